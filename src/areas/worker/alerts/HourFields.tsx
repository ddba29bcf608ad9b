import { useLocale } from '@/i18n/page-context.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useZone } from '@/shared/period/use-days.ts'
import type { Registered } from '@/shared/form/form-store.ts'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { clockTime } from './clock-time.ts'

const fullHours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const ends = ['from', 'to'] as const

interface HourFieldsProps {
  form: {
    field: (name: (typeof ends)[number]) => Pick<FieldProps, 'id' | 'error'>
    input: (name: (typeof ends)[number]) => Registered
  }
  /** Times that were chosen before, which need not be full hours. */
  chosen: readonly (string | null)[]
}

/** Two times of the day, or none. */
export function HourFields({ form, chosen }: HourFieldsProps) {
  const { t } = useTranslation('workAlerts')
  const locale = useLocale()
  const zone = useZone()
  const times = [...new Set([...fullHours, ...chosen.filter((time) => time !== null)])].toSorted()
  return ends.map((end) => (
    <Field
      key={end}
      {...form.field(end)}
      label={t(end)}
      help={end === 'from' && t('zone', { zone })}
    >
      <Select {...form.input(end)}>
        <option value="">{t('anyTime')}</option>
        {times.map((time) => (
          <option key={time} value={time}>
            {clockTime(locale, time)}
          </option>
        ))}
      </Select>
    </Field>
  ))
}
