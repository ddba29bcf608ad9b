import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { identityLimits } from '@/api/contract/identity.ts'
import { identityApi } from '@/api/endpoints/ledger.ts'
import { toProblem } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'

const { appealShort, appealLong } = identityLimits
const AppealForm = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(appealShort),
    v.maxLength(appealLong),
  ),
})

interface IdentityAppealProps {
  onMoved: () => void
  onSent: () => void
}

/** Asks another person to decide on a refusal. */
export function IdentityAppeal({ onMoved, onSent }: IdentityAppealProps) {
  const { t } = useTranslation('identity')
  const [appeal] = identityApi.useAppealIdentityMutation()
  const form = useForm({
    name: 'identity-appeal',
    schema: AppealForm,
    defaults: { text: '' },
    keep: ['text'],
    send: async ({ text }) => {
      try {
        return await appeal({ text }).unwrap()
      } catch (error) {
        if (toProblem(error).status === 409) onMoved()
        throw error
      }
    },
    done: () => {
      onSent()
      return 'leaving'
    },
  })
  return (
    <div className="stack gap-2">
      <h3>{t('appeal.title')}</h3>
      <Form form={form} submit={t('appeal.send')} button={{ variant: 'secondary' }}>
        <Field
          {...form.field('text')}
          label={t('appeal.label')}
          help={t('appeal.help', { min: appealShort })}
          required
        >
          <Textarea {...form.input('text')} rows={4} />
        </Field>
      </Form>
    </div>
  )
}
