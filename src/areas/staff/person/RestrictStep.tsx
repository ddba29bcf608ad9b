import { useTranslation } from '@/i18n/use-translation.ts'
import { restrictionDays, restrictionKinds, staffReason } from '@/api/contract/staff-terms.ts'
import type { PersonRecord } from '@/api/contract/staff-people.ts'
import { staffPeopleApi } from '@/api/endpoints/staff.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'
import { dayChoices, personFormName, RestrictForm } from './person-form.ts'
import { StepFrame } from './StepFrame.tsx'
import { useReasonWords } from './use-reason-words.ts'

interface RestrictStepProps {
  person: PersonRecord
  onCancel: () => void
  onDone: () => void
}

/** Restricts an account in one way that it is not restricted in yet. */
export function RestrictStep({
  person: { id, restrictions },
  onCancel,
  onDone,
}: RestrictStepProps) {
  const { t } = useTranslation('staffPerson')
  const { t: staff } = useTranslation('staff')
  const { t: common } = useTranslation()
  const [restrict] = staffPeopleApi.useRestrictPersonMutation()
  const kinds = restrictionKinds.filter((kind) => restrictions.every((one) => one.kind !== kind))
  const form = useForm({
    name: personFormName(String(id), 'restrict'),
    schema: RestrictForm,
    defaults: { kind: kinds[0] ?? 'api_ban', days: '7', reason: '' },
    keep: ['kind', 'days', 'reason'],
    words: { kind: { not_unique: t('restrict.taken') }, reason: useReasonWords() },
    send: ({ kind, days, reason }) =>
      withProof(() =>
        restrict({
          id,
          kind,
          days: restrictionDays.find((one) => String(one) === days) ?? null,
          reason,
        }).unwrap(),
      ),
    done: () => {
      toast({ tone: 'ok', id: 'person', text: t('restrict.done') })
      onDone()
      return 'leaving'
    },
  })
  return (
    <StepFrame title={t('restrict.title')} text={t('restrict.text')}>
      <Form
        form={form}
        submit={t('restrict.submit')}
        button={{ variant: 'primary-danger' }}
        foot={
          <Button variant="secondary" onClick={onCancel}>
            {common('action.cancel')}
          </Button>
        }
      >
        <Field {...form.field('kind')} label={t('restrict.kind')}>
          <Select {...form.input('kind')}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {staff(`people.restrictions.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...form.field('days')} label={t('restrict.days')}>
          <Select {...form.input('days')}>
            {dayChoices.map((days) => (
              <option key={days} value={days}>
                {days === 'none' ? t('restrict.open') : t('restrict.for', { count: Number(days) })}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          {...form.field('reason')}
          label={common('label.reason')}
          help={t('reason.help')}
          required
        >
          <Textarea {...form.input('reason')} rows={3} most={staffReason.max} />
        </Field>
      </Form>
    </StepFrame>
  )
}
