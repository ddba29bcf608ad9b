import { CircleX, Scale } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import { ratingId } from '../fairness/places.ts'
import { isAtWork } from './state.ts'
import type { DeskState } from './state.ts'
import s from './desk.module.css'

interface EarnedProps {
  me: WorkerMe
  state: DeskState
  onStop: () => void
}

/**
 * What has become of an answer that waited for the connection.
 * @param isShort for one line of a phone
 */
export function WaitedText({
  last,
  isShort = false,
}: {
  last: NonNullable<DeskState['last']>
  isShort?: boolean
}) {
  const { t } = useTranslation('desk')
  const money = useMoneyText()
  return last.accepted
    ? t(isShort ? 'waited.sum' : 'waited.counted', { sum: money(last.amount, last.currency) })
    : t(isShort ? 'waited.no' : 'waited.refused')
}

/** The earnings of the session, and the button that stops. */
export function Earned({ me, state: { phase, session, last, stopAfter }, onStop }: EarnedProps) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const day = useToday(useZone())
  const today = session.today ?? me.earnedToday.amount
  const refused = t('earned.refused', { count: session.refused })
  return (
    <div className={`row align-center between gap-3 line-below ${s.earned}`}>
      <DescriptionList
        layout="flow"
        terms="small"
        details="strong"
        className="gap-1 gap-x-5 nowrap"
      >
        <div>
          <dt>{t('earned.today')}</dt>
          <dd className="relative">
            <RouteLink
              to={{ id: 'cabinet', search: { day } }}
              preventScrollReset
              className={`inline-row control ${s.today}`}
            >
              <Money amount={today} currency={me.earnedToday.currency} locale={locale} />
            </RouteLink>
            {last && phase.name !== 'answered' && (
              <span
                key={last.number}
                className={`pad-x-2 text-1 nowrap ${s.plus}`}
                data-tone={last.accepted ? undefined : 'bad'}
                data-waited={last.waited || undefined}
                aria-hidden="true"
              >
                {last.waited ? (
                  <WaitedText last={last} isShort />
                ) : last.accepted ? (
                  <Money amount={last.amount} currency={last.currency} locale={locale} signed />
                ) : (
                  t('answered.refused')
                )}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('earned.now')}</dt>
          <dd className="row gap-3 align-center">
            {t('earned.tasks', { count: session.answered })}
            {session.refused > 0 && (
              <RouteLink
                to={{ id: 'workerMistakes' }}
                className={`inline-row gap-1 control pad-x-2 bad ${s.refused}`}
                aria-label={refused}
              >
                <CircleX size={16} aria-hidden="true" /> {session.refused}
              </RouteLink>
            )}
          </dd>
        </div>
      </DescriptionList>
      <p role="status" className="visually-hidden">
        {session.refused > 0 && phase.name !== 'answered' && refused}
      </p>
      <div className="row rigid gap-2">
        <RouteLink
          to={{ id: 'cabinet', hash: ratingId }}
          className={buttonClass({ variant: 'tertiary', hideText: true })}
          title={t('rating')}
        >
          <Scale size={20} aria-hidden="true" />
          <span className="visually-hidden">{t('rating')}</span>
        </RouteLink>
        {isAtWork(phase) && (
          <Button variant="secondary" onClick={onStop} loading={stopAfter}>
            {t('stop')}
          </Button>
        )}
      </div>
    </div>
  )
}
