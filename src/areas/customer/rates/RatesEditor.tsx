import { Plus } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { CustomerSettings } from '@/api/contract/settings.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import type { DocumentState } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { Button } from '@/ui/Button.tsx'
import { Select } from '@/ui/Select.tsx'
import { Field } from '@/ui/Field.tsx'
import { focusGroup, groupsAround } from '@/ui/focus-group.ts'
import {
  limitOf,
  marketOf,
  normal,
  typeOfRate,
  placedSettings,
  rateForm,
  rateNames,
  rateValues,
  ratesArg,
  ratesReplay,
} from './rates.ts'
import type { PayRate } from './rates.ts'
import type { useMarket } from '../task-types/use-market.ts'
import { PastCostPart } from '../past-cost/PastCostPart.tsx'
import { useRangeText } from '../kit/use-range-text.ts'
import { RateRow } from './RateRow.tsx'
import s from '../customer.module.css'

interface RatesEditorProps {
  document: DocumentState<CustomerSettings>
  market: ReturnType<typeof useMarket>
  /** What workers earn; empty where that is unknown. */
  earned: readonly PayRate[]
}

/**
 * The maximum prices for 1000 tasks: for images with text, and for each other type with its own
 * maximum.
 */
export function RatesEditor({ document, market, earned }: RatesEditorProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const nameOf = useTypeName()
  const format = useFormat()
  const locale = useLocale()
  const range = useRangeText()
  const [update] = settingsApi.useUpdateCustomerSettingsMutation()
  const { current } = document
  const { limits } = current
  const { options, currency } = market
  // The market's list can load later or grow, while a form's fields are fixed.
  const [names] = useState(() => rateNames(current, options))
  const schema = useMemo(() => rateForm(names, limits), [limits, names])
  const [added, setAdded] = useState<readonly string[]>([])
  const [choice, setChoice] = useState('')
  const list = useRef<HTMLSelectElement>(null)
  const [fresh, setFresh] = useState('')
  const titleOf = (name: string): string =>
    nameOf(typeOfRate(name), options.find(({ type }) => type === name)?.title)

  const form = useDocumentForm(document, {
    name: 'rates',
    schema,
    contract: CustomerSettings,
    keep: names,
    words: Object.fromEntries(
      names.map((name) => {
        const limit = limitOf(limits, name)
        return [
          name,
          {
            bad_format: t('rates.bad_format', {
              step: format.number(Number(limit?.step ?? '0.01'), 6),
            }),
            out_of_range: range(limit, titleOf(name)),
            not_allowed: t('rates.not_allowed'),
          },
        ]
      }),
    ),
    valuesOf: (settings) => rateValues(settings, names, locale),
    save: (rates, _, base) => update(ratesArg(base, { rates }, currency)).unwrap(),
    placed: placedSettings,
    saved: () => common('form.saved'),
    done: () => setAdded([]),
  })

  const values = useValues(form)
  const shown = names.filter(
    (name) =>
      name === normal ||
      values[name] ||
      known(current.maxRatePer1000, name) ||
      added.includes(name),
  )
  const rest = names
    .filter((name) => !shown.includes(name))
    .toSorted((a, b) => titleOf(a).localeCompare(titleOf(b)))
  const add = (): void => {
    if (!rest.includes(choice)) return list.current?.focus()
    setAdded([...added, choice])
    setChoice('')
    setFresh(choice)
  }
  // A new row takes the focus.
  useLayoutEffect(() => {
    if (fresh) window.document.getElementById(`rates-${fresh}`)?.focus()
  }, [fresh])
  const remove = (name: string): void => {
    const field = window.document.getElementById(`rates-${name}`)
    // A stored rate is removed on save. Until then its empty row stays.
    if (known(current.maxRatePer1000, name)) field?.focus()
    else focusGroup(groupsAround(field))
    form.set(name, '')
    setAdded(added.filter((one) => one !== name))
  }

  return (
    <DocumentForm form={form} submit={t('rates.save')}>
      <ul className="stack" aria-label={t('rates.title')}>
        {shown.map((name) => (
          <RateRow
            key={name}
            title={titleOf(name)}
            field={form.field(name)}
            input={form.input(name)}
            typed={values[name] ?? ''}
            price={marketOf(name, options)}
            currency={limitOf(limits, name)?.min.currency ?? currency}
            pay={earned.find(({ type }) => type === typeOfRate(name)) ?? null}
            limit={limitOf(limits, name)}
            onRemove={
              name !== normal && (values[name] || added.includes(name))
                ? () => remove(name)
                : undefined
            }
          />
        ))}
      </ul>
      {rest.length > 0 && (
        <div className="cluster gap-3 align-end">
          <Field label={t('rates.add')} className={`fill ${s.sum}`}>
            <Select
              ref={list}
              value={rest.includes(choice) ? choice : ''}
              onChange={({ currentTarget }) => setChoice(currentTarget.value)}
            >
              <option value="">{t('rates.choose')}</option>
              {rest.map((name) => (
                <option key={name} value={name}>
                  {titleOf(name)}
                </option>
              ))}
            </Select>
          </Field>
          <Button variant="secondary" prepend={<Plus size={18} aria-hidden="true" />} onClick={add}>
            {common('action.add')}
          </Button>
        </div>
      )}
      {form.dirty && <PastCostPart change={ratesReplay(values, schema, currency)} />}
    </DocumentForm>
  )
}
