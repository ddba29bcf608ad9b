import { useTranslation } from '@/i18n/use-translation.ts'
import { useEffect, useRef } from 'react'
import type { ReportSummary } from '@/api/contract/reports.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { shareOf } from './reports.ts'
import type { ShareLevel } from './reports.ts'
import s from '../customer.module.css'

const tones = { none: 'neutral', fine: 'ok', near: 'warn', over: 'bad' } as const

/**
 * The share of rejected complaints, and its distance from the limit at which complaints are
 * suspended.
 */
export function ReportShare({ summary, now }: { summary: ReportSummary; now: number }) {
  const { t } = useTranslation('complaints')
  const format = useFormat()
  const { percent, level, spare } = shareOf(summary)
  const { limitPercent, rejected, decided, windowMinutes, periodDays, suspendedUntil } = summary
  const limit = format.percent(limitPercent)
  const suspended = suspendedUntil !== null && Date.parse(suspendedUntil) > now
  return (
    <AccountSection
      title={t('share.title')}
      text={periodDays === null ? t('share.text') : t('share.textPeriod', { count: periodDays })}
      aside={<Badge tone={tones[level]}>{t(`share.level.${level}`)}</Badge>}
    >
      <div className="stack gap-3">
        {suspended && (
          <Notice
            tone="bad"
            title={t('suspended.title', { time: format.date(suspendedUntil, 'dateTime') })}
          >
            {t('suspended.text')}
          </Notice>
        )}
        {level === 'none' ? (
          <p>{t('share.none')}</p>
        ) : (
          <>
            <p className={`cluster gap-1 gap-x-3 align-baseline ${s.figure}`}>
              <b className="text-5">{format.percent(percent)}</b>{' '}
              <span className="quiet text-2">
                {t('share.of', {
                  rejected: format.number(rejected),
                  decided: format.number(decided),
                })}
              </span>
            </p>
            <Meter
              percent={percent}
              limit={limitPercent}
              level={level}
              label={t('share.title')}
              text={t('share.meter', { percent: format.percent(percent), limit })}
            />
            <p className={s.words}>
              {level === 'over'
                ? t('share.over', { limit })
                : Number.isFinite(spare)
                  ? t('share.spare', { count: spare + 1, limit })
                  : t('share.noLimit')}
            </p>
          </>
        )}
        <ul className={`grid gap-1 line-above quiet text-2 ${s.rules}`}>
          <li>{t('rules.window', { count: windowMinutes })}</li>
          <li>{t('rules.once')}</li>
          <li>{t('rules.second')}</li>
          <li>{t('rules.limit', { limit })}</li>
        </ul>
      </div>
    </AccountSection>
  )
}

interface MeterProps {
  percent: number
  limit: number
  level: ShareLevel
  label: string
  /** The values in words. */
  text: string
}

/**
 * A percentage with a mark at its limit. Scripts set the lengths, because the policy forbids style
 * attributes.
 */
function Meter({ percent, limit, level, label, text }: MeterProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.style.setProperty('--value', `${percent}%`)
    box.current?.style.setProperty('--limit', `${limit}%`)
  }, [percent, limit])
  return (
    <div
      ref={box}
      className={`relative ok pill ${s.meter}`}
      data-level={level}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <span className={s.fill} />
      <span className={s.mark} />
    </div>
  )
}
