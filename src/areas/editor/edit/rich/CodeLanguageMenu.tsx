import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from '@/i18n/use-translation.ts'
import s from './rich.module.css'

/** Proper names, the same in every language. */
const languages = [
  ['bash', 'Shell'],
  ['python', 'Python'],
  ['javascript', 'JavaScript'],
  ['typescript', 'TypeScript'],
  ['php', 'PHP'],
  ['java', 'Java'],
  ['csharp', 'C#'],
  ['cpp', 'C++'],
  ['go', 'Go'],
  ['ruby', 'Ruby'],
  ['rust', 'Rust'],
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['json', 'JSON'],
  ['http', 'HTTP'],
  ['sql', 'SQL'],
] as const

interface CodeLanguageProps {
  editor: Editor
  editable: boolean
  item: { 'data-roving': string; tabIndex: number; onFocus: () => void }
}

/** The language of a code block. */
export function CodeLanguageMenu({ editor, editable, item }: CodeLanguageProps) {
  const { t } = useTranslation('editor')
  const chosen = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const language: unknown = now.getAttributes('codeBlock')['language']
      return typeof language === 'string' ? language : ''
    },
  })
  const known = chosen === '' || languages.some(([id]) => id === chosen)
  return (
    <select
      className={`pad-x-2 round-2 paper text-2 ${s.language}`}
      {...item}
      aria-label={t('edit.rich.codeLanguage')}
      disabled={!editable}
      value={chosen}
      onChange={({ target }) =>
        editor
          .chain()
          .updateAttributes('codeBlock', { language: target.value || null })
          .run()
      }
    >
      <option value="">{t('edit.rich.plainCode')}</option>
      {!known && <option value={chosen}>{chosen}</option>}
      {languages.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
