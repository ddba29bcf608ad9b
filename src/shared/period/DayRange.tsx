import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { DayControl } from './DayControl.tsx'
import { withEnd } from './days.ts'
import type { ChosenDays } from './days.ts'
import s from '../small.module.css'

interface DayRangeProps extends ChosenDays {
  /** Defaults to "From" and "To". */
  labels?: { dateFrom: string; dateTo: string }
  /** The first and the last day with data. */
  min?: string | undefined
  max?: string | undefined
  /** How many days the range may have, both ends included. */
  mostDays?: number
  describedBy?: string
  /** If true, an emptied control gets its value back. */
  isRequired?: boolean
  /** Receives both days: the other one may have moved. */
  onChange: (days: ChosenDays) => void
}

/**
 * The two days of a range. A day that was entered stays as it is; the other one moves only where
 * the range would be reversed or too long, and the change is announced.
 */
export function DayRange({
  dateFrom,
  dateTo,
  labels,
  mostDays,
  onChange,
  ...control
}: DayRangeProps) {
  const { t, i18n } = useTranslation()
  const { date } = formatFor(i18n.language, 'UTC')
  const days = { dateFrom, dateTo }
  const [notes, setNotes] = useState<HTMLElement | null>(null)
  const [moved, setMoved] = useState<{ end: keyof ChosenDays; to: string } | null>(null)

  function change(end: keyof ChosenDays, day: string): void {
    const next = withEnd(days, end, day || undefined, mostDays)
    const other = end === 'dateFrom' ? 'dateTo' : 'dateFrom'
    const to = next[other]
    setMoved(to !== undefined && to !== days[other] ? { end: other, to } : null)
    onChange(next)
  }

  // Another change, such as a reset, has replaced what the message is about.
  const isSaid = moved !== null && days[moved.end] === moved.to
  const controlOf = (end: keyof ChosenDays, label: string) => (
    <DayControl
      {...control}
      label={label}
      value={days[end] ?? ''}
      noteIn={notes}
      onChange={(day) => change(end, day)}
    />
  )
  return (
    <>
      {controlOf('dateFrom', labels?.dateFrom ?? t('label.from'))}
      {controlOf('dateTo', labels?.dateTo ?? t('label.to'))}
      <div ref={setNotes} role="status" className={s.moved} />
      <p role="status" className={`quiet text-1 ${s.moved}`}>
        {isSaid && t(`period.moved.${moved.end}`, { date: date(moved.to) })}
      </p>
    </>
  )
}
