import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { maxDays } from '@/api/contract/tasks.ts'
import { addDays } from '@/lib/zone.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { DayRange } from './DayRange.tsx'
import { windowDays } from './days.ts'
import type { ChosenDays, PeriodDays } from './days.ts'
import s from '../small.module.css'

interface PeriodProps extends PeriodDays {
  today: string
  zone: string
  onChange: (days: ChosenDays) => void
}

export const presets = ['today', 'yesterday', 'week', 'month'] as const
type Preset = (typeof presets)[number]

function daysFor(preset: Preset, today: string): ChosenDays {
  if (preset === 'today') return { dateFrom: today, dateTo: today }
  if (preset === 'yesterday') return { dateFrom: addDays(today, -1), dateTo: addDays(today, -1) }
  // The default week is not in the address, because it would be another week tomorrow.
  if (preset === 'week') return { dateFrom: undefined, dateTo: undefined }
  return { dateFrom: addDays(today, -29), dateTo: today }
}

/** A range of whole days in the user's time zone. */
export function Period({ dateFrom, dateTo, today, zone, onChange }: PeriodProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const help = useId()
  const usual = addDays(today, 1 - windowDays)
  const chosen = presets.find((preset) => {
    const days = daysFor(preset, today)
    return (days.dateFrom ?? usual) === dateFrom && (days.dateTo ?? today) === dateTo
  })
  return (
    <div
      className={`cluster gap-3 align-end ${s.period}`}
      role="group"
      aria-label={common('label.period')}
    >
      <Field label={common('label.period')} className={s.preset}>
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
      <DayRange
        dateFrom={dateFrom}
        dateTo={dateTo}
        max={today}
        mostDays={maxDays}
        describedBy={help}
        isRequired
        onChange={onChange}
      />
      <p id={help} className={`faint text-1 ${s.zone}`}>
        {t('period.zone', { zone: zone.replaceAll('_', ' ') })}
      </p>
    </div>
  )
}
