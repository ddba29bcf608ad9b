import { useTranslation } from '@/i18n/use-translation.ts'
import { articleLimits } from '@/api/contract/editor.ts'
import { useFieldWords } from '@/shared/form/use-field-words.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useBench } from './bench-context.ts'
import { Counted } from './Counted.tsx'
import s from './edit.module.css'

/** The title, and the heading if it differs. */
export function TitleFields() {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const words = useFieldWords()
  const { draft, set, document, problemAt, readOnly } = useBench()
  const { min, max } = articleLimits.title
  const length = draft.title.trim().length
  const own =
    length === 0
      ? { code: 'required' }
      : length < min
        ? { code: 'too_short', params: { min } }
        : length > max
          ? { code: 'too_long', params: { max } }
          : undefined
  const problem = own ?? problemAt('title')
  return (
    <>
      <Field
        id="article-title"
        className={s.title}
        label={t('edit.field.title')}
        required
        error={problem && words(problem, { required: t('edit.title.missing') })}
        help={
          <Counted text={draft.title} soft={max} hard={max}>
            {t('edit.title.help')}
          </Counted>
        }
      >
        <TextInput
          value={draft.title}
          lang={document.article.language}
          readOnly={readOnly}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <Field
        label={t('edit.title.h1')}
        marker={common('form.optional')}
        help={t('edit.title.h1Help')}
      >
        <TextInput
          value={draft.h1 ?? ''}
          lang={document.article.language}
          most={articleLimits.h1}
          readOnly={readOnly}
          onChange={({ target }) => set({ h1: target.value || null })}
        />
      </Field>
    </>
  )
}
