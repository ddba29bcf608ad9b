import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Field, FieldNotes } from '@/ui/Field.tsx'
import { RangeInput } from '@/ui/RangeInput.tsx'
import { Section } from '@/ui/Section.tsx'
import { Select } from '@/ui/Select.tsx'
import { hasLongAnswers, takesAttempts } from './estimate.ts'
import { findRow } from './prices.ts'
import type { PriceGroup } from './prices.ts'
import { priceLimits, parseWhole } from './query.ts'
import type { PriceQuery } from './query.ts'
import { EstimateCard } from './EstimateCard.tsx'
import s from './pricing.module.css'
import { groupName } from './words.ts'

interface CalculatorProps {
  groups: readonly PriceGroup[]
  query: PriceQuery
  change: (part: Partial<PriceQuery>) => void
}

export function PriceCalculator({ groups, query, change }: CalculatorProps) {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  const format = formatFor(useLocale())
  const notes = useId()
  const row = findRow(groups, query.type) ?? groups[0]?.rows[0]
  if (!row) return null
  const perDay = parseWhole(query.perDay, priceLimits.perDay)
  const repeats = takesAttempts(row)
  const low = parseWhole(query.attemptsMin, priceLimits.attempts)
  const high = parseWhole(query.attemptsMax, priceLimits.attempts)
  const attempts = low !== null && high !== null && low <= high ? { low, high } : null
  const attemptsError =
    repeats && !attempts ? t('calc.attemptsError', { max: priceLimits.attempts }) : undefined
  const plan =
    perDay && (attempts ?? !repeats)
      ? {
          perDay,
          attemptsMin: attempts?.low ?? 1,
          attemptsMax: attempts?.high ?? 1,
          long: query.long,
        }
      : null
  return (
    <Section title={t('calc.title')} lead={t('calc.lead')} tone="alice" id="calculator">
      <div className={`stack gap-6 align-start ${s.calc}`}>
        <form className={`stack gap-5 ${s.form}`} onSubmit={(event) => event.preventDefault()}>
          <Field label={t('calc.type')}>
            <Select
              value={row.key}
              onChange={(event) => change({ type: event.currentTarget.value })}
            >
              {groups.map(({ id, title, rows }) => {
                const known = groupName(id)
                return (
                  <optgroup key={id} label={known ? t(known) : title || id}>
                    {rows.map(({ key, name }) => (
                      <option key={key} value={key}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                )
              })}
            </Select>
          </Field>
          <Field
            label={t('calc.perDay')}
            error={
              perDay
                ? undefined
                : common('form.wholeTo', { max: format.number(priceLimits.perDay) })
            }
          >
            <NumberInput
              whole
              value={query.perDay}
              onChange={(event) => change({ perDay: event.currentTarget.value.trim() })}
            />
          </Field>
          <fieldset className={`stack gap-2 ${s.set}`}>
            <legend>{common('label.percent')}</legend>
            <p className="quiet text-1">{t(repeats ? 'calc.attemptsHelp' : 'calc.attemptsOff')}</p>
            {repeats && (
              <div className={`grid gap-4 align-end mt-1 ${s.pair}`}>
                <Field label={t('calc.min')}>
                  <NumberInput
                    whole
                    value={query.attemptsMin}
                    aria-invalid={attemptsError ? true : undefined}
                    aria-describedby={attemptsError && `${notes}-error`}
                    onChange={(event) => {
                      const attemptsMin = event.currentTarget.value.trim()
                      const wanted = parseWhole(attemptsMin, priceLimits.attempts)
                      // Raising the first above the second raises the second too.
                      change({
                        attemptsMin,
                        ...(wanted && high && wanted > high && { attemptsMax: attemptsMin }),
                      })
                    }}
                  />
                </Field>
                <Field label={t('calc.max')}>
                  <NumberInput
                    whole
                    value={query.attemptsMax}
                    aria-invalid={attemptsError ? true : undefined}
                    aria-describedby={attemptsError && `${notes}-error`}
                    onChange={(event) => change({ attemptsMax: event.currentTarget.value.trim() })}
                  />
                </Field>
              </div>
            )}
            <FieldNotes id={notes} error={attemptsError} />
          </fieldset>
          {hasLongAnswers(row) && (
            <Field label={t('calc.long')} help={t('calc.longHelp')}>
              <RangeInput
                min={0}
                max={100}
                step={5}
                value={query.long}
                format={(value) => format.percent(value, 0)}
                onChange={(event) => change({ long: event.currentTarget.valueAsNumber })}
              />
            </Field>
          )}
        </form>
        <EstimateCard row={row} plan={plan} />
      </div>
    </Section>
  )
}
