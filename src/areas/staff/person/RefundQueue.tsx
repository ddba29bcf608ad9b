import { useTranslation } from '@/i18n/use-translation.ts'
import { staffReason } from '@/api/contract/staff-terms.ts'
import { staffPeopleCalls } from '@/api/contract/staff-people.ts'
import type { StaffRefund } from '@/api/contract/staff-people.ts'
import { staffPeopleApi } from '@/api/endpoints/staff.ts'
import { cutText, joinTexts } from '@/lib/cut-text.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'
import { DecisionForm, decisionForm } from './person-form.ts'
import { StepFrame } from './StepFrame.tsx'
import { useReasonWords } from './use-reason-words.ts'

/** The refunds that need a second person. */
export function RefundQueue({ refunds }: { refunds: readonly StaffRefund[] }) {
  const { t } = useTranslation('staffPerson')
  const { t: staff } = useTranslation('staff')
  const open = refunds.filter(({ mayDecide }) => mayDecide).map(({ id }) => String(id))
  const [deciding, setDeciding] = useRowOverDraft(open, decisionForm)
  const format = useFormat()
  const money = useMoneyText()
  return (
    <AccountSection title={staff('refunds.title')} text={t('queue.text')}>
      <div>
        {refunds.length === 0 ? (
          <p className="quiet">{t('queue.none')}</p>
        ) : (
          <PartedList as="ul" rows={refunds} className="bare grid gap-4 break">
            {({ id, amount, person, reason, by, at, mayDecide }) => (
              <li key={id} className="stack gap-2 items-start">
                <p>
                  <strong>{money(amount.amount, amount.currency)}</strong>
                  {format.colon} {cutText(person.title)}
                </p>
                {reason && (
                  <p>
                    <LongText text={reason} most={1000} />
                  </p>
                )}
                <p className="quiet text-1">
                  {joinTexts(format.comma, [by, at && format.date(at, 'dateTime')])}
                </p>
                {!mayDecide ? (
                  <p className="quiet">{t('queue.own')}</p>
                ) : deciding === String(id) ? (
                  <Decision
                    id={String(id)}
                    onCancel={() => setDeciding(null)}
                    onDone={() => setDeciding(null)}
                  />
                ) : (
                  <Button
                    variant="secondary"
                    aria-label={t('queue.decideNamed', { name: person.title })}
                    onClick={() => setDeciding(String(id))}
                  >
                    {t('queue.decide')}
                  </Button>
                )}
              </li>
            )}
          </PartedList>
        )}
      </div>
    </AccountSection>
  )
}

interface DecisionProps {
  id: string
  onCancel: () => void
  onDone: () => void
}

function Decision({ id, onCancel, onDone }: DecisionProps) {
  const { t } = useTranslation('staffPerson')
  const { t: common } = useTranslation()
  const [decide] = staffPeopleApi.useDecideRefundMutation()
  const name = decisionForm(id)
  const finish = ({ status }: StaffRefund): void => {
    toast({
      tone: 'ok',
      id: 'person',
      text: t(status === 'refused' ? 'queue.refused' : 'refund.done'),
    })
    onDone()
  }
  const intent = usePaymentIntent({ name, call: staffPeopleCalls.decideRefund, onFound: finish })
  const form = useForm({
    name,
    schema: DecisionForm,
    defaults: { decision: 'approve', reason: '' },
    keep: ['decision', 'reason'],
    about: id,
    words: { reason: useReasonWords() },
    send: ({ decision, reason }) => {
      const entries = { id, approve: decision === 'approve', reason }
      return intent.submit(entries, (idempotencyKey) =>
        withProof(() => decide({ ...entries, idempotencyKey }).unwrap()),
      )
    },
    done: ({ answer }) => {
      finish(answer)
      return 'leaving'
    },
  })
  const isApproved = useValue(form, 'decision') === 'approve'
  return (
    <StepFrame title={t('queue.title')} text={t('queue.check')}>
      <IntentNotice intent={intent} />
      <Form
        form={form}
        submit={t(isApproved ? 'queue.approve' : 'queue.refuse')}
        button={{ variant: isApproved ? 'primary' : 'primary-danger' }}
        foot={
          <Button variant="secondary" onClick={onCancel}>
            {common('action.cancel')}
          </Button>
        }
      >
        <Field {...form.field('decision')} label={t('queue.decision')}>
          <Select {...form.input('decision')}>
            <option value="approve">{t('queue.approve')}</option>
            <option value="refuse">{t('queue.refuse')}</option>
          </Select>
        </Field>
        <Field
          {...form.field('reason')}
          label={common('label.reason')}
          help={t('queue.reason')}
          required
        >
          <Textarea {...form.input('reason')} rows={3} most={staffReason.max} />
        </Field>
      </Form>
    </StepFrame>
  )
}
