import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Receiver, VerificationMethod } from '@/api/contract/deliveries.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { LongText } from '@/shared/LongText.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Button } from '@/ui/Button.tsx'
import { FoldingItem } from '@/ui/FoldingItem.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { hostStatuses, hostTones } from './delivery.ts'
import { HostProof } from './HostProof.tsx'
import { ReceiverFacts } from './ReceiverFacts.tsx'
import { ReceiverQuestion } from './ReceiverQuestion.tsx'
import type { ReceiverQuestionCalls, ReceiverQuestionWords } from './ReceiverQuestion.tsx'
import type { Made } from './SecretDialog.tsx'
import s from './deliveries.module.css'

/** What the states mean for the receivers of one kind, and what is asked before an action. */
export interface ReceiverWords extends ReceiverQuestionWords {
  active: string
  disabled: string
  disabledByUser: string
}
export interface ReceiverCalls extends ReceiverQuestionCalls {
  turnOn: () => Promise<unknown>
  change: (method: VerificationMethod) => Promise<unknown>
  verify: () => Promise<Pick<Receiver, 'status'>>
}

interface ReceiverCardProps {
  /** The host or URL, as it is shown. */
  title: string
  /** The host that is verified. */
  host: string
  receiver: Receiver
  /** True for one that was just added: it takes the focus. */
  fresh: boolean
  now: number
  words: ReceiverWords
  calls: ReceiverCalls
  onSecret: (made: Made) => void
  /** The name of the test's form, whose draft opens the dialog again. */
  testForm: string
  test: (close: () => void) => ReactNode
  /** More that can be done with a verified receiver. */
  actions?: ReactNode
  /** What it gets. */
  children?: ReactNode
}

/** A receiver of signed deliveries: its status, what that means, and the possible actions. */
export function ReceiverCard({
  title,
  host,
  receiver,
  fresh,
  now,
  words,
  calls,
  onSecret,
  testForm,
  test,
  actions,
  children,
}: ReceiverCardProps) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [open, setOpen] = useState<'rotate' | 'off' | 'remove' | null>(null)
  const [isTesting, setIsTesting] = useOpenOverDraft(testForm)
  const action = useAction()
  const card = useTakeFocus<HTMLLIElement>(fresh)
  const name = cutText(title)
  const status = known(hostStatuses, receiver.status)
  const verified = status !== undefined && status !== 'pending_verification'

  async function turnOn(): Promise<void> {
    if (!(await action.run(calls.turnOn))) return
    toast({ id: 'receiver', tone: 'ok', text: t('card.turnedOn', { host: name }) })
    card.current?.focus()
  }

  const removal = (
    <Button
      variant="tertiary"
      onClick={() => setOpen('remove')}
      aria-label={t('card.removeNamed', { host: name })}
    >
      {common('action.remove')}
    </Button>
  )

  return (
    <FoldingItem
      ref={card}
      tabIndex={-1}
      className={`stack gap-4 ${s.card}`}
      data-status={status}
      name={
        <h3 translate="no">
          <LongText text={title} />
        </h3>
      }
      note={verified && <Last at={receiver.lastDeliveryAt} now={now} />}
      state={
        <StatusBadge status={receiver.status} tone={status && hostTones[status]}>
          {status && t(`status.${status}`)}
        </StatusBadge>
      }
      unfold={common('label.details')}
      opened={status === 'pending_verification'}
    >
      {status && (
        <p className={`quiet text-2 ${s.state}`}>
          <Explanation receiver={receiver} words={words} now={now} />
        </p>
      )}
      {children}
      <ActionProblem action={action} />
      {status === 'pending_verification' && (
        <HostProof
          host={host}
          verification={receiver.verification}
          now={now}
          change={calls.change}
          check={calls.verify}
          onDone={() => card.current?.focus()}
        >
          {removal}
        </HostProof>
      )}
      {verified && <ReceiverFacts receiver={receiver} />}
      {status !== 'pending_verification' && (
        <div className="cluster gap-2">
          {status === 'disabled' && (
            <Button
              loading={action.busy}
              loadingText={common('busy')}
              onClick={() => void turnOn()}
            >
              {t('card.turnOn')}
            </Button>
          )}
          {verified && (
            <>
              <Button
                variant="secondary"
                onClick={() => setIsTesting(true)}
                aria-label={t('card.testNamed', { host: name })}
              >
                {t('card.test')}
              </Button>
              <Button
                variant="secondary"
                onClick={() => setOpen('rotate')}
                aria-label={t('card.rotateNamed', { host: name })}
              >
                {t('card.rotate')}
              </Button>
              {actions}
            </>
          )}
          {verified && status !== 'disabled' && (
            <Button
              variant="tertiary"
              onClick={() => setOpen('off')}
              aria-label={t('card.turnOffNamed', { host: name })}
            >
              {t('card.turnOff')}
            </Button>
          )}
          {removal}
        </div>
      )}
      {verified && isTesting && test(() => setIsTesting(false))}
      {open && (
        <ReceiverQuestion
          about={open}
          name={name}
          receiver={receiver}
          words={words}
          calls={calls}
          onSecret={onSecret}
          onClose={() => setOpen(null)}
        />
      )}
    </FoldingItem>
  )
}

/** When the last delivery was made. */
function Last({ at, now }: { at: string | null; now: number }) {
  const { t } = useTranslation('pingback')
  return (
    <>
      <span className="faint">{t('fact.last')}</span>{' '}
      {at ? <TimeAgo at={at} now={now} /> : t('fact.never')}
    </>
  )
}

function Explanation({
  receiver: { status, failures, failingSince, disabledReason },
  words,
  now,
}: {
  receiver: Receiver
  words: ReceiverWords
  now: number
}) {
  const { t } = useTranslation('pingback')
  const format = useFormat()
  if (status === 'failing')
    return failingSince
      ? t('explain.failing', { count: failures, time: format.relative(failingSince, now) })
      : t('explain.failingPlain')
  if (status === 'disabled')
    return disabledReason === 'user' ? words.disabledByUser : words.disabled
  return status === 'active' ? words.active : t('explain.pending_verification')
}
