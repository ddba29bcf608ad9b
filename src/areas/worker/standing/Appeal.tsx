import * as v from 'valibot'
import { useTranslation } from 'react-i18next'
import { appealLength } from '@/api/contract/worker-account.ts'
import type { Suspension } from '@/api/contract/worker-account.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import lists from '@/shared/account/lists.module.css'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Textarea } from '@/ui/Textarea.tsx'

const { min, max } = appealLength
const AppealForm = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.minLength(min), v.maxLength(max)),
})

/** The only appeal against a ban. */
export function Appeal({ suspension }: { suspension: Suspension }) {
  const { t } = useTranslation('worker')
  const format = useFormat()
  const { appealedAt, canAppeal } = suspension
  if (appealedAt)
    return (
      <Notice title={t('appeal.sent', { date: format.date(appealedAt, 'date') })}>
        {t('appeal.sentText')}
      </Notice>
    )
  return canAppeal ? <AppealText id={suspension.id} /> : <p>{t('appeal.none')}</p>
}

function AppealText({ id }: { id: Suspension['id'] }) {
  const { t } = useTranslation('worker')
  const [appeal] = workerAccountApi.useAppealRestrictionMutation()
  const form = useForm({
    name: 'worker-appeal',
    schema: AppealForm,
    defaults: { text: '' },
    keep: ['text'],
    send: ({ text }) => appeal({ id, text }).unwrap(),
  })
  return (
    <Form form={form} className={lists.form} submit={t('appeal.send')} button={{ block: false }}>
      <Field {...form.field('text')} label={t('appeal.label')} help={t('appeal.help')} required>
        <Textarea {...form.input('text')} rows={5} maxLength={max} />
      </Field>
    </Form>
  )
}
