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
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { toast } from '@/ui/toast-store.ts'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { hostStatuses, hostTones } from './pingback.ts'
import { HostQuestion } from './HostQuestion.tsx'
import type { HostQuestionProps } from './HostQuestion.tsx'
import { Verification } from './Verification.tsx'
import type { Made } from './SecretDialog.tsx'
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
        <Verification host={host} now={now} onDone={() => card.current?.focus()}>
          {removal}
        </Verification>
      )}
      {verified && <HostFacts host={host} now={now} />}
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

function HostFacts({
  host: { successRate24h, lastDeliveryAt, signingSecretSuffix },
  now,
}: {
  host: PingbackHost
  now: number
}) {
  const { t } = useTranslation('pingback')
  const format = useFormat()
  return (
    <DescriptionList layout="flow" terms="faint" className={s.pingbackFacts}>
      <div>
        <dt>{t('fact.rate')}</dt>
        <dd data-low={successRate24h !== null && successRate24h < 90 ? '' : undefined}>
          {successRate24h === null ? t('fact.nothing') : format.rate(successRate24h)}
        </dd>
      </div>
      <Description term={t('fact.last')}>
        {lastDeliveryAt ? <TimeAgo at={lastDeliveryAt} now={now} /> : t('fact.never')}
      </Description>
      <Description term={t('fact.secret')}>
        {signingSecretSuffix ? (
          <code translate="no">…{cutText(signingSecretSuffix, 16)}</code>
        ) : (
          t('fact.noSecret')
        )}
      </Description>
    </DescriptionList>
  )
}
