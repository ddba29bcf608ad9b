import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Reward } from '@/api/contract/worker-hub.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { LongText } from '@/shared/LongText.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Money } from '@/ui/Money.tsx'
import { Progress } from '@/ui/Progress.tsx'
import s from '../account.module.css'

const tones = {
  locked: 'neutral',
  active: 'info',
  claimable: 'earls',
  claimed: 'ok',
  expired: 'neutral',
} as const satisfies Record<string, BadgeTone>
const states = ['locked', 'active', 'claimable', 'claimed', 'expired'] as const

interface RewardCardProps {
  reward: Reward
  isBusy: boolean
  onClaim: () => void
}

/** A reward: its condition, the progress, and its value. */
export function RewardCard({ reward, isBusy, onClaim }: RewardCardProps) {
  const { t } = useTranslation('rewards')
  const { t: common } = useTranslation()
  const format = useFormat()
  const id = useId()
  const state = known(states, reward.state)
  const title = cutText(reward.title) || plainCode(reward.code)
  const { progress, goal, endsAt, prize } = reward
  return (
    <li
      className={`stack gap-2 content-start pad-4 border round-3 ${s.reward}`}
      data-state={state}
      aria-labelledby={id}
    >
      <div className={`cluster gap-2 between ${s.head}`}>
        <h3 id={id}>{title}</h3>
        <StatusBadge status={reward.state} tone={state && tones[state]}>
          {state && t(`state.${state}`)}
        </StatusBadge>
      </div>
      {reward.description && (
        <p className="quiet text-2">
          <LongText text={reward.description} most={1000} />
        </p>
      )}
      <p className={`text-4 ${s.prize}`}>
        <Prize prize={prize} />
      </p>
      {goal > 0 && state !== 'claimed' && state !== 'expired' && (
        <Progress
          label={common('label.progress')}
          value={Math.min(progress, goal)}
          max={goal}
          text={t('of', { done: format.number(progress), goal: format.number(goal) })}
          tone={state === 'claimable' ? 'earls' : 'blue'}
        />
      )}
      {endsAt && state !== 'claimed' && (
        <p className="quiet text-2">
          {t(state === 'expired' ? 'ended' : 'ends', { date: format.date(endsAt, 'dateTime') })}
        </p>
      )}
      {state === 'claimable' && (
        <Button
          variant="primary-earls-green"
          loading={isBusy}
          loadingText={common('busy')}
          about={title}
          onClick={onClaim}
        >
          {t('claim')}
        </Button>
      )}
    </li>
  )
}

function Prize({ prize }: Pick<Reward, 'prize'>) {
  const { t } = useTranslation('rewards')
  const locale = useLocale()
  if (!prize) return null
  return 'points' in prize && typeof prize.points === 'number' ? (
    t('points', { count: prize.points })
  ) : 'amount' in prize && typeof prize.amount === 'string' ? (
    <Money amount={prize.amount} currency={String(prize['currency'])} locale={locale} />
  ) : null
}
