import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { guessTimezone } from '@/lib/guess-timezone.ts'
import { known } from '@/lib/known.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { timeIn, timezoneRegions } from '../user/timezones.ts'
import { useZoneNames } from './use-zone-names.ts'
import s from '../profile.module.css'
import { serverNow } from '@/lib/server-clock.ts'

interface TimezoneFieldProps {
  field: Pick<FieldProps, 'id' | 'error'>
  input: ComponentProps<'select'>
  /** The chosen zone. */
  zone: string
  saved: string
  onGuess: (zone: string) => void
}

const regions = {
  Africa: 'region.Africa',
  America: 'region.America',
  Antarctica: 'region.Antarctica',
  Arctic: 'region.Arctic',
  Asia: 'region.Asia',
  Atlantic: 'region.Atlantic',
  Australia: 'region.Australia',
  Europe: 'region.Europe',
  Indian: 'region.Indian',
  Pacific: 'region.Pacific',
} as const

/** The time zone of dates, with its current time, and the device's zone if it differs. */
export function TimezoneField({ field, input, zone, saved, onGuess }: TimezoneFieldProps) {
  const { t } = useTranslation('profileEdit')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const [now] = useState(() => serverNow())
  const [guess] = useState(guessTimezone)
  const time = timeIn(zone, locale, now)
  const all = timezoneRegions(saved, guess)
  const nameOf = useZoneNames(
    all.flatMap(({ zones }) => zones),
    [zone, guess],
    locale,
  )
  const { compare } = new Intl.Collator(locale)
  return (
    <div className={`stack gap-2 items-start ${s.timezone}`}>
      <Field
        {...field}
        label={common('label.timeZone')}
        help={time && t('details.timeThere', { time })}
      >
        <Select {...input}>
          {all.map(({ name, zones }) => {
            const key = known(regions, name)
            const options = zones
              .toSorted((one, other) => compare(nameOf(one), nameOf(other)))
              .map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))
            return name === '' ? (
              options
            ) : (
              <optgroup key={name} label={key ? t(key) : name}>
                {options}
              </optgroup>
            )
          })}
        </Select>
      </Field>
      {guess !== zone && (
        <Button variant="service" onClick={() => onGuess(guess)}>
          {t('details.useGuess', { zone: nameOf(guess) })}
        </Button>
      )}
    </div>
  )
}
