import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { useUser } from '@/session/use-user.ts'
import { deadLink, linkArg } from '@/shared/link/link-arg.ts'
import type { DeadLink, LinkArg } from '@/shared/link/link-arg.ts'
import { useLink } from '@/shared/link/use-link.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { transferCalls } from '@/api/contract/transfers.ts'
import { transfersApi } from '@/api/endpoints/ledger.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { entriesSum } from '@/lib/idempotency.ts'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { ReviewFacts } from '@/shared/review/ReviewFacts.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { DeadTransferLink, TransferDone, WrongAccount } from './LinkOutcome.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import s from '../pay.module.css'

/** A transfer is confirmed by a press, because mail scanners open every link. */
export default function SendUserHashPage() {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const { place, token, outcome, settle } = useLink()
  const { user } = useUser()
  const [now, setNow] = useState<{ id: string; dead?: DeadLink; done?: boolean } | null>(null)
  const id = `${place} ${token?.hash}`
  // A second link opens the same page, which must not show the outcome of the first.
  const own = now?.id === id || outcome !== null ? now : null
  const arg = token && linkArg(token)

  function content() {
    if (outcome !== null) return <TransferDone fresh={own?.done === true} />
    if (!token || !arg)
      return <DeadTransferLink why={token ? 'invalid' : 'missing'} fresh={false} />
    if (own?.dead) return <DeadTransferLink why={own.dead} fresh />
    if (user && user.id !== arg.userId) return <WrongAccount email={user.email ?? ''} />
    return (
      <TransferConfirm
        key={arg.hash}
        arg={arg}
        onDone={() => {
          setNow({ id, done: true })
          settle('done')
        }}
        onRefused={(problem) => {
          const dead = deadLink(problem)
          if (dead) setNow({ id, dead })
          return dead !== null
        }}
      />
    )
  }
  return (
    <AccountFrame wide title={common('nav.crumb.sendUserHash')} lead={t('link.lead')}>
      {content()}
    </AccountFrame>
  )
}

interface TransferConfirmProps {
  arg: LinkArg
  onDone: () => void
  /** Returns whether the link is used up. */
  onRefused: (problem: Problem) => boolean
}

const Nothing = v.object({})

/** Shows the transfer that a mailed link belongs to, and confirms it. */
function TransferConfirm({ arg, onDone, onRefused }: TransferConfirmProps) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  // If the backend cannot show the transfer, it can still be confirmed.
  const {
    data: transfer,
    error,
    isLoading,
  } = transfersApi.useTransferOfLinkQuery(arg, { refetchOnMountOrArgChange: true })
  const [confirm] = transfersApi.useConfirmTransferMutation()
  // The name contains the link, so that the outcome of another link is not shown here.
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
      <div className="stack gap-4">
        <IntentNotice intent={intent} />
        {(!intent.asking || form.busy) && (
          <Form
            form={form}
            submit={t('confirm.submit')}
            foot={
              <p className={`quiet text-2 ${s.transferNote}`}>
                {t('confirm.unasked') + gapAfter(t('confirm.unasked'))}
                <RouteLink to={{ id: 'sendUser' }}>{common('label.transfers')}</RouteLink>
              </p>
            }
          >
            {transfer && (
              <ReviewFacts>
                <TransferFacts {...transfer} to={transfer.counterpart} />
              </ReviewFacts>
            )}
          </Form>
        )}
      </div>
    </AccountSection>
  )
}
