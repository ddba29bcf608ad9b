import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { lengthOf } from '../counters.ts'
import s from './rich.module.css'

/** The number of words and characters. */
export function Lengths({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor')
  const locale = useLocale()
  const { words, characters } = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      lengthOf(now.state.doc.textBetween(0, now.state.doc.content.size, ' ', ' ')),
  })
  return (
    <p className={`row wrap justify-end line-above faint text-1 num ${s.lengths}`}>
      <span>{t('edit.rich.words', { count: words, shown: words.toLocaleString(locale) })}</span>
      <span>
        {t('edit.rich.characters', { count: characters, shown: characters.toLocaleString(locale) })}
      </span>
    </p>
  )
}
