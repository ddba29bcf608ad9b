import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { methodKinds, paymentStatuses } from '@/api/contract/payment-states.ts'
import { withParam } from '@/shared/account/lists.ts'
import filters from '@/shared/account/filters.module.css'
import { Select } from '@/ui/Select.tsx'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { readDay, withDay } from '../../model/range.ts'
import type { PaymentQuery } from '../../model/history.ts'

interface PaymentFiltersProps {
  query: PaymentQuery
  /** What there is to filter by. */
  methods: readonly { shortname: string; title: string }[]
}

export function PaymentFilters({ query, methods }: PaymentFiltersProps) {
  const { t } = useTranslation('payments')
  const [params, setParams] = useSearchParams()
  const change = (name: 'status' | 'method' | 'kind', value: string): void => setParams(withParam(params, name, value), { preventScrollReset: true })
  const changeDay = (name: 'dateFrom' | 'dateTo', value: string): void => {
    // While a year is being typed there are days of the year 2.
    if (value === '' || readDay(value)) setParams(withDay(params, name, value), { preventScrollReset: true })
  }
  // One that the address names and the list does not (yet) know stays chosen.
  const offered =
    query.method && methods.every(({ shortname }) => shortname !== query.method)
      ? [...methods, { shortname: query.method, title: query.method }]
      : methods
  return (
    <div className={filters.filters}>
      <Field label={t('filter.status')}>
        <Select value={query.status ?? ''} onChange={({ target }) => change('status', target.value)}>
          <option value="">{t('filter.anyStatus')}</option>
          {paymentStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filter.method')}>
        <Select value={query.method ?? ''} onChange={({ target }) => change('method', target.value)}>
          <option value="">{t('filter.anyMethod')}</option>
          {offered.map(({ shortname, title }) => (
            <option key={shortname} value={shortname}>
              {title || shortname}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filter.kind')}>
        <Select value={query.kind ?? ''} onChange={({ target }) => change('kind', target.value)}>
          <option value="">{t('filter.anyKind')}</option>
          {methodKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={filters.days}>
        <Field label={t('filter.from')}>
          <TextInput
            key={query.dateFrom}
            type="date"
            defaultValue={query.dateFrom ?? ''}
            onChange={({ target }) => changeDay('dateFrom', target.value)}
          />
        </Field>
        <Field label={t('filter.to')}>
          <TextInput key={query.dateTo} type="date" defaultValue={query.dateTo ?? ''} onChange={({ target }) => changeDay('dateTo', target.value)} />
        </Field>
      </div>
    </div>
  )
}
