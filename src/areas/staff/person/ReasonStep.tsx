import { useTranslation } from '@/i18n/use-translation.ts'
import { restrictionKinds, staffReason } from '@/api/contract/staff-terms.ts'
import type { PersonRecord } from '@/api/contract/staff-people.ts'
import { staffPeopleApi } from '@/api/endpoints/staff.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'
import { personFormName, ReasonAlone } from './person-form.ts'
import type { PersonStep } from './person-form.ts'
import { StepFrame } from './StepFrame.tsx'
import { useReasonWords } from './use-reason-words.ts'

interface ReasonStepProps {
  step: Exclude<PersonStep, 'restrict' | 'refund'>
  person: PersonRecord
  onCancel: () => void
  onDone: () => void
}

/** A note, or the lifting of a restriction: each takes one text. */
export function ReasonStep({ step, person: { id }, onCancel, onDone }: ReasonStepProps) {
  const { t } = useTranslation('staffPerson')
  const { t: staff } = useTranslation('staff')
  const { t: common } = useTranslation()
  const [note] = staffPeopleApi.useNotePersonMutation()
  const [lift] = staffPeopleApi.useLiftRestrictionMutation()
  const isNote = step === 'note'
  const kind = step.replace('lift-', '')
  const restriction = known(restrictionKinds, kind)
  const name = restriction ? staff(`people.restrictions.${restriction}`) : plainCode(kind)
  const form = useForm({
    name: personFormName(String(id), step),
    schema: ReasonAlone,
    defaults: { reason: '' },
    keep: ['reason'],
    words: { reason: useReasonWords() },
    send: ({ reason }) =>
      isNote
        ? note({ id, text: reason }).unwrap()
        : withProof(() => lift({ id, kind, reason }).unwrap()),
    done: () => {
      toast({ tone: 'ok', id: 'person', text: t(isNote ? 'note.done' : 'lift.done') })
      onDone()
      return 'leaving'
    },
  })
  return (
    <StepFrame
      title={isNote ? t('note.title') : t('lift.title', { name })}
      text={t(isNote ? 'note.text' : 'lift.text')}
    >
      <Form
        form={form}
        submit={t(isNote ? 'note.submit' : 'lift.submit')}
        foot={
          <Button variant="secondary" onClick={onCancel}>
            {common('action.cancel')}
          </Button>
        }
      >
        <Field
          {...form.field('reason')}
          label={isNote ? t('note.label') : common('label.reason')}
          help={isNote ? undefined : t('reason.help')}
          required
        >
          <Textarea {...form.input('reason')} rows={3} most={staffReason.max} />
        </Field>
      </Form>
    </StepFrame>
  )
}
