import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PingbackHost } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readableDomain } from '@/lib/domain.ts'
import { known } from '@/lib/known.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { LongText } from '@/shared/LongText.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { toast } from '@/ui/toast-store.ts'
import { hostStatuses, hostTones } from '@/shared/deliveries/delivery.ts'
import { HostProof } from '@/shared/deliveries/HostProof.tsx'
import { ReceiverFacts } from '@/shared/deliveries/ReceiverFacts.tsx'
import type { Made } from '@/shared/deliveries/SecretDialog.tsx'
import { HostQuestion } from './HostQuestion.tsx'
import type { HostQuestionProps } from './HostQuestion.tsx'
import s from '../customer.module.css'
import { TestDialog, testForm } from './TestDialog.tsx'

interface HostCardProps {
  host: PingbackHost
  now: number
  onSecret: (made: Made) => void
}

/** A host: its status, what that means, and the possible actions. */
export function HostCard({ host, now, onSecret }: HostCardProps) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [update] = pingbackApi.useUpdatePingbackHostMutation()
  const [verify] = pingbackApi.useVerifyPingbackHostMutation()
  const [open, setOpen] = useState<HostQuestionProps['about'] | null>(null)
  const [isTesting, setIsTesting] = useOpenOverDraft(testForm(host.id))
  const action = useAction()
  const card = useRef<HTMLLIElement>(null)
  const whole = readableDomain(host.host)
  const name = cutText(whole)
  const status = known(hostStatuses, host.status)
  const verified = status !== undefined && status !== 'pending_verification'

  const close = () => setOpen(null)

  async function turnOn(): Promise<void> {
    if (!(await action.run(() => update({ id: host.id, status: 'active' }).unwrap()))) return
    toast({ id: 'pingback', tone: 'ok', text: t('card.turnedOn', { host: name }) })
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
    <li ref={card} tabIndex={-1} className={`stack gap-4 ${s.pingbackCard}`} data-status={status}>
      <div className={`cluster gap-1 gap-x-3 ${s.cardHead}`}>
        <h3 translate="no">
          <LongText text={whole} />
        </h3>
        <StatusBadge status={host.status} tone={status && hostTones[status]}>
          {status && t(`status.${status}`)}
        </StatusBadge>
      </div>
      {status && (
        <p className={`quiet text-2 ${s.state}`}>
          <Explanation host={host} now={now} />
        </p>
      )}
      <ActionProblem action={action} />
      {status === 'pending_verification' && (
        <HostProof
          host={host.host}
          verification={host.verification}
          now={now}
          change={(method) => update({ id: host.id, method }).unwrap()}
          check={() => verify({ id: host.id }).unwrap()}
          onDone={() => card.current?.focus()}
        >
          {removal}
        </HostProof>
      )}
      {verified && <ReceiverFacts receiver={host} now={now} />}
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
              <RouteLink
                to={{ id: 'pingbackLog', search: { host: host.id } }}
                className={buttonClass({ variant: 'tertiary' })}
                aria-label={t('card.logNamed', { host: name })}
              >
                {t('card.log')}
              </RouteLink>
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
      {verified && isTesting && <TestDialog host={host} onClose={() => setIsTesting(false)} />}
      {open && <HostQuestion about={open} host={host} onSecret={onSecret} onClose={close} />}
    </li>
  )
}

function Explanation({
  host: { status, failures, failingSince, disabledReason },
  now,
}: {
  host: PingbackHost
  now: number
}) {
  const { t } = useTranslation('pingback')
  const format = useFormat()
  if (status === 'failing')
    return failingSince
      ? t('explain.failing', { count: failures, time: format.relative(failingSince, now) })
      : t('explain.failingPlain')
  if (status === 'disabled')
    return t(disabledReason === 'user' ? 'explain.disabledByUser' : 'explain.disabled')
  return t(status === 'active' ? 'explain.active' : 'explain.pending_verification')
}
