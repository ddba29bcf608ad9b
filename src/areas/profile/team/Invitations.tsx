import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Invitation } from '@/api/contract/team.ts'
import { teamApi } from '@/api/endpoints/profile.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readTeamRole } from '@/routes/team.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { useParts } from '@/shared/list/use-parts.ts'
import { LongText } from '@/shared/LongText.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import s from '../profile.module.css'

interface InvitationsProps {
  invitations: readonly Invitation[]
  now: number
}

/** The invitations that nobody has accepted. */
export function Invitations({ invitations, now }: InvitationsProps) {
  const { t } = useTranslation('team')
  const list = useRef<HTMLUListElement>(null)
  const parts = useParts(invitations, list)
  return (
    <AccountSection title={t('invitations.title')}>
      <div className="stack gap-4">
        {invitations.length === 0 ? (
          <p className="quiet text-2">{t('invitations.none')}</p>
        ) : (
          <ul
            ref={list}
            data-list=""
            className={`bare grid ${s.securityList}`}
            aria-label={t('invitations.title')}
          >
            {parts.drawn.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} now={now} />
            ))}
          </ul>
        )}
        <MoreParts {...parts} />
      </div>
    </AccountSection>
  )
}

interface InvitationRowProps extends Pick<InvitationsProps, 'now'> {
  invitation: Invitation
}

function InvitationRow({
  invitation: { id, email, role, sentAt, expiresAt },
  now,
}: InvitationRowProps) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const format = useFormat()
  const action = useAction()
  const [running, setRunning] = useState<'resend' | 'withdraw' | null>(null)
  const [resend] = teamApi.useResendInvitationMutation()
  const { refetch } = teamApi.endpoints.team.useQuerySubscription()
  const [withdraw] = teamApi.useWithdrawInvitationMutation()
  const short = cutText(email)
  const until = format.date(expiresAt ?? '', 'dateTime')
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now
  async function run(kind: 'resend' | 'withdraw'): Promise<void> {
    setRunning(kind)
    const isDone = await action.run(() =>
      kind === 'resend'
        ? resend({ id }).unwrap()
        : withTruth(ignoreNotFound(withdraw({ id }).unwrap()), refetch, (team) =>
            team.invitations.every((other) => other.id !== id),
          ),
    )
    setRunning(null)
    if (!isDone) return
    const text =
      kind === 'resend' ? t('invitations.resent', { email: short }) : t('invitations.withdrawn')
    toast({ tone: 'ok', text })
  }
  return (
    <li className={`cluster gap-2 gap-x-4 pad-y-3 line-below ${s.item}`}>
      <div className={`min-0 break ${s.itemText}`}>
        <p className={`cluster gap-1 gap-x-2 bold ${s.name}`}>
          <LongText text={email} />
          <Badge>{t(`role.${readTeamRole(role)}.label`)}</Badge>
        </p>
        <p className={`quiet text-2 ${s.securityQuiet}`}>
          {isOver
            ? t('invitations.expired', { until })
            : t('invitations.sent', { date: format.date(sentAt ?? '', 'dateTime'), until })}
        </p>
        <ActionProblem action={action} />
      </div>
      <Button
        variant="secondary"
        loading={running === 'resend'}
        loadingText={common('busy')}
        aria-label={t('invitations.resendOf', { email: short })}
        onClick={() => void run('resend')}
      >
        {t('invitations.resend')}
      </Button>
      <Button
        variant="secondary"
        loading={running === 'withdraw'}
        loadingText={common('busy')}
        aria-label={t('invitations.withdrawOf', { email: short })}
        onClick={() => void run('withdraw')}
      >
        {t('invitations.withdraw')}
      </Button>
    </li>
  )
}
