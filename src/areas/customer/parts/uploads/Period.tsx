import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '@/lib/zone.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { windowDays, withFirst, withLast } from '../../model/tasks/days.ts'
import type { Days } from '../../model/tasks/days.ts'
import s from './period.module.css'

interface PeriodProps extends Days {
  today: string
  zone: string
  /** Empty texts take the usual days. */
  onChange: (days: Days) => void
}

export const presets = ['today', 'yesterday', 'week', 'month'] as const
type Preset = (typeof presets)[number]

function daysFor(preset: Preset, today: string): Days {
  if (preset === 'today') return { dateFrom: today, dateTo: today }
  if (preset === 'yesterday') return { dateFrom: addDays(today, -1), dateTo: addDays(today, -1) }
  // The usual ones are not in the address: tomorrow they are others.
  if (preset === 'week') return { dateFrom: '', dateTo: '' }
  return { dateFrom: addDays(today, -29), dateTo: today }
}

/** Whole days, in the user's zone. */
export function Period({ dateFrom, dateTo, today, zone, onChange }: PeriodProps) {
  const { t } = useTranslation('shell')
  const help = useId()
  const usual = addDays(today, 1 - windowDays)
  const chosen = presets.find((preset) => {
    const days = daysFor(preset, today)
    return (days.dateFrom || usual) === dateFrom && (days.dateTo || today) === dateTo
  })
  return (
    <div className={s.period} role="group" aria-label={t('period.title')}>
      <Field label={t('period.preset')} className={s.preset}>
        <Select
          value={chosen ?? 'own'}
          onChange={({ target }) => {
            const preset = presets.find((one) => one === target.value)
            if (preset) onChange(daysFor(preset, today))
          }}
        >
          {presets.map((preset) => (
            <option key={preset} value={preset}>
              {t(`period.${preset}`)}
            </option>
          ))}
          {!chosen && <option value="own">{t('period.own')}</option>}
        </Select>
      </Field>
      <Field label={t('period.from')}>
        <DayInput value={dateFrom} max={today} help={help} onDay={(day) => onChange(withFirst(day, dateTo))} />
      </Field>
      <Field label={t('period.to')}>
        <DayInput value={dateTo} max={today} help={help} onDay={(day) => onChange(withLast(dateFrom, day))} />
      </Field>
      <p id={help} className={s.zone}>
        {t('period.zone', { zone: zone.replaceAll('_', ' ') })}
      </p>
    </div>
  )
}

/** A year is typed digit by digit: the control keeps what stands in it, and only a day of these times counts. */
function DayInput({ value, max, help, onDay }: { value: string; max: string; help: string; onDay: (day: string) => void }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = value
  }, [value])
  return (
    <TextInput
      ref={box}
      type="date"
      defaultValue={value}
      max={max}
      aria-describedby={help}
      onChange={({ target }) => {
        if (/^20\d\d-/.test(target.value)) onDay(target.value)
      }}
      onBlur={({ target }) => {
        target.value = value
      }}
    />
  )
}
