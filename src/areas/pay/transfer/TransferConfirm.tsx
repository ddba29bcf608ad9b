import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { transferCalls } from '@/api/contract/transfers.ts'
import type { Transfer } from '@/api/contract/transfers.ts'
import { transfersApi } from '@/api/endpoints/transfers.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import lists from '@/shared/account/lists.module.css'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { deadLink } from '@/shared/link/link-arg.ts'
import type { LinkArg } from '@/shared/link/link-arg.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { entriesSum } from '@/shared/payment-intent/stored-intent.ts'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Money } from '@/ui/Money.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { DeadTransferLink } from './LinkOutcome.tsx'
import s from './transfer.module.css'

interface TransferConfirmProps {
  arg: LinkArg
  onDone: () => void
  /** Whether it was the end of the link. */
  onRefused: (problem: Problem) => boolean
}

const Nothing = v.object({})

/** What the link is about, and one button. */
export function TransferConfirm({ arg, onDone, onRefused }: TransferConfirmProps) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  // A backend that does not tell it is no reason not to confirm.
  const {
    data: transfer,
    error,
    isLoading,
  } = transfersApi.useTransferOfLinkQuery(arg, { refetchOnMountOrArgChange: true })
  const [confirm] = transfersApi.useConfirmTransferMutation()
  // Of this link alone: what became of another one is not to be said here.
  const intent = usePaymentIntent({
    name: `transfer-confirm-${entriesSum(arg)}`,
    call: transferCalls.confirmTransfer,
    onFound: onDone,
  })
  const form = useForm({
    name: 'transfer-confirm',
    schema: Nothing,
    defaults: {},
    keep: [],
    send: async () => {
      try {
        const outcome = await intent.submit(arg, (idempotencyKey) =>
          withProof(() => confirm({ ...arg, idempotencyKey }).unwrap()),
        )
        return 'answer' in outcome ? ('done' as const) : nothingDone
      } catch (refused) {
        if (onRefused(toProblem(refused))) return 'dead' as const
        throw refused
      }
    },
    done: (result) => {
      if (result === 'done') onDone()
      return 'leaving'
    },
  })
  const dead = error ? deadLink(toProblem(error)) : null
  if (dead && !intent.asking) return <DeadTransferLink why={dead} fresh={false} />
  if (isLoading && !intent.asking) return <SectionSkeleton title={t('confirm.title')} lines={5} />
  return (
    <AccountSection title={t('confirm.title')} text={t('confirm.text')}>
      <Stack gap={4}>
        <IntentNotice intent={intent} />
        {(!intent.asking || form.busy) && (
          <Form
            form={form}
            className={lists.form}
            submit={t('confirm.submit')}
            button={{ block: false }}
            foot={
              <p className={s.note}>
                {t('confirm.unasked') + gapAfter(t('confirm.unasked'))}
                <RouteLink to={{ id: 'sendUser' }}>{common('label.transfers')}</RouteLink>
              </p>
            }
          >
            {transfer && <TransferFacts transfer={transfer} />}
          </Form>
        )}
      </Stack>
    </AccountSection>
  )
}

function TransferFacts({
  transfer: { counterpart, amount, fee, total, comment, createdAt },
}: {
  transfer: Transfer
}) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const locale = useLocale()
  return (
    <dl className={s.facts}>
      {counterpart && (
        <div>
          <dt>{t('review.to')}</dt>
          <dd className={s.who}>
            <span translate="no">{counterpart.maskedEmail}</span>
            {counterpart.id !== null && (
              <span className={s.id}>{t('review.id', { id: String(counterpart.id) })}</span>
            )}
          </dd>
        </div>
      )}
      {amount && (
        <div>
          <dt>{t('review.amount')}</dt>
          <dd>
            <Money amount={amount.amount} currency={amount.currency} locale={locale} />
          </dd>
        </div>
      )}
      {fee && (
        <div>
          <dt>{common('label.fee')}</dt>
          <dd>
            <Money amount={fee.amount} currency={fee.currency} locale={locale} />
          </dd>
        </div>
      )}
      {total && (
        <div data-total="">
          <dt>{common('label.takenFromBalance')}</dt>
          <dd>
            <Money amount={total.amount} currency={total.currency} locale={locale} />
          </dd>
        </div>
      )}
      {comment && (
        <div>
          <dt>{common('label.comment')}</dt>
          <dd className={s.comment}>{comment}</dd>
        </div>
      )}
      {createdAt && (
        <div>
          <dt>{t('column.when')}</dt>
          <dd>
            <DateTime at={createdAt} format="dateTime" />
          </dd>
        </div>
      )}
    </dl>
  )
}
