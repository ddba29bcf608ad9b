import { isEnter } from '@/ui/is-enter.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { articleLimits } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { useUser } from '@/session/use-user.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useFieldWords } from '@/shared/form/use-field-words.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { addTags, isTagList } from './tags.ts'
import { useBench } from './bench-context.ts'
import { Counted } from './Counted.tsx'
import s from './edit.module.css'
import { Panel } from './Panel.tsx'

/** What lists show of an article. */
export function SummaryPanel() {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const words = useFieldWords()
  const { draft, set, document, problemAt } = useBench()
  const { user } = useUser()
  const problem = problemAt('excerpt')
  return (
    <Panel title={t('edit.summary.title')}>
      <Field
        id="article-excerpt"
        label={t('edit.field.excerpt')}
        error={problem && words(problem, { required: t('preview.point.excerpt') })}
        help={
          <Counted text={draft.excerpt} soft={articleLimits.excerpt} hard={articleLimits.excerpt}>
            {t('edit.summary.excerptHelp')}
          </Counted>
        }
      >
        <Textarea
          rows={4}
          value={draft.excerpt}
          lang={document.article.language}
          onChange={({ target }) => set({ excerpt: target.value })}
        />
      </Field>
      <Field label={t('edit.field.category')} marker={common('form.optional')}>
        <TextInput
          value={draft.category ?? ''}
          lang={document.article.language}
          most={articleLimits.category}
          onChange={({ target }) => set({ category: target.value === '' ? null : target.value })}
        />
      </Field>
      <Tags />
      {user?.permissions['admin'] === true && <Author />}
    </Panel>
  )
}

function Tags() {
  const { t } = useTranslation('editor')
  const { draft, set, document, readOnly } = useBench()
  const [typed, setTyped] = useState('')
  const full = draft.tags.length >= articleLimits.tags
  const take = (text: string): void => {
    const added = addTags(draft.tags, text)
    set({ tags: added.tags })
    setTyped(added.rest)
  }
  return (
    <div className="stack gap-2">
      <Field
        label={t('edit.field.tags')}
        help={
          full
            ? t('edit.summary.tagsFull', { max: articleLimits.tags })
            : t('edit.summary.tagsHelp')
        }
      >
        <TextInput
          value={typed}
          lang={document.article.language}
          most={articleLimits.tag}
          // What was left over can still be removed.
          readOnly={readOnly || (full && typed === '')}
          onChange={({ target }) =>
            !full && isTagList(target.value) ? take(target.value) : setTyped(target.value)
          }
          onBlur={() => typed.trim() !== '' && take(typed)}
          onKeyDown={(event) => {
            if (!isEnter(event)) return
            event.preventDefault()
            take(typed)
          }}
        />
      </Field>
      {draft.tags.length > 0 && (
        <ul className="cluster gap-1" aria-label={t('edit.field.tags')}>
          {draft.tags.map((tag) => (
            <li key={tag} className={`inline-row gap-1 border alice text-2 pill ${s.tag}`}>
              <span lang={document.article.language}>{cutText(tag)}</span>
              <button
                type="button"
                aria-label={t('edit.summary.tagRemove', { tag })}
                onClick={() => set({ tags: draft.tags.filter((one) => one !== tag) })}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The author, which only admins can change. */
function Author() {
  const { t } = useTranslation('editor')
  const { kind, draft, set, document } = useBench()
  const { data } = editorApi.useEditorAuthorsQuery({ kind })
  const { author } = document.article
  const records = data?.records ?? []
  const known = records.some(({ id }) => String(id) === String(draft.authorId))
  return (
    <Field label={t('edit.field.authorId')}>
      <Select
        value={String(draft.authorId)}
        onChange={({ target }) =>
          set({
            authorId: records.find(({ id }) => String(id) === target.value)?.id ?? draft.authorId,
          })
        }
      >
        {!known && <option value={String(draft.authorId)}>{author?.name ?? ''}</option>}
        {records.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
