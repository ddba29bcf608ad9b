import { useTranslation } from '@/i18n/use-translation.ts'
import { FieldTable } from '@/shared/landing/FieldTable.tsx'
import { SourceLinks } from '@/shared/landing/SourceLinks.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { captchaCatalogue } from '@/task-api/captcha-types.ts'
import type { TaskForm, TypeSlug } from '@/task-api/captcha-types.ts'
import { fieldOf, apiFieldName } from '@/task-api/requests/fields.ts'
import type { FieldKey } from '@/task-api/requests/fields.ts'
import s from './captcha-type.module.css'
import { gapBetween } from '@/lib/sentences.ts'
import { vendorDocs } from './vendor-docs.ts'

interface FieldsProps {
  slug: TypeSlug
  /** One sentence about the request and one about the result. */
  send?: string
  get?: string
}

/** Lists the request and result fields, with the words of `landing`. */
export function TypeFields({ slug, send, get }: FieldsProps) {
  const { t } = useTranslation('landing')
  const { forms } = captchaCatalogue[slug]
  const docs = vendorDocs[slug]
  const several = forms.length > 1
  return (
    <>
      <Split title={t('send.title')} lead={send} tone="alice">
        {forms.map((form, index) => (
          <div key={form.tasks[0]} className={`stack gap-4 ${s.form}`}>
            {several && (
              <h3 className="heading">{index === 0 ? t('form.token') : t('form.image')}</h3>
            )}
            <TaskNames form={form} />
            <Table caption={t('send.caption')} required={form.needs} optional={form.takes} />
          </div>
        ))}
      </Split>
      <Split title={t('get.title')} lead={get}>
        {forms.map((form, index) => (
          <div key={form.tasks[0]} className={`stack gap-4 ${s.form}`}>
            {several && (
              <h3 className="heading">{index === 0 ? t('form.token') : t('form.image')}</h3>
            )}
            <Table caption={t('get.caption')} optional={form.gives} answer />
          </div>
        ))}
        {docs && (
          <div className="mt-5">
            {docs.length > 0 ? (
              <SourceLinks label={t('get.docs')} list={docs} />
            ) : (
              <p className="quiet text-2">{t('get.noDocs')}</p>
            )}
          </div>
        )}
      </Split>
    </>
  )
}

function TaskNames({ form: { tasks } }: { form: TaskForm }) {
  const { t } = useTranslation('landing')
  const [first, second] = tasks
  return (
    <p className={`quiet text-2 break ${s.task}`}>
      {t('send.task')} <code translate="no">{first}</code>
      {second && (
        <>
          {gapBetween(first, t('send.or'))}
          {t('send.or')} <code translate="no">{second}</code>
        </>
      )}
    </p>
  )
}

interface TableProps {
  caption: string
  required?: readonly FieldKey[]
  optional: readonly FieldKey[]
  answer?: boolean
}

function Table({ caption, required = [], optional, answer = false }: TableProps) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const row = (key: FieldKey) => {
    const { type, default: value } = fieldOf(key)
    const note = t(`field.${key}`)
    const needed = required.includes(key)
    return {
      name: apiFieldName(key),
      type,
      note:
        answer || needed || value === undefined ? note : t('table.noteDefault', { note, value }),
      ...(needed && { mark: common('table.required') }),
    }
  }
  return (
    <FieldTable
      caption={caption}
      head={{ name: common('table.field'), type: common('label.type'), note: t('table.note') }}
      rows={[...required, ...optional].map(row)}
    />
  )
}
