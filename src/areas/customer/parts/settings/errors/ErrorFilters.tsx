import { useTranslation } from 'react-i18next'
import { receivingErrorApi } from '@/api/endpoints/receiving-errors.ts'
import { addressText } from '../../../model/settings/errors.ts'
import type { ErrorQuery } from '../../../model/settings/errors.ts'
import { FilterBar, FilterDays, FilterSelect, FilterText } from '../Filters.tsx'
import { keyName } from './key-name.ts'

interface Option {
  value: string
  label: string
}
/** With what the address asks for, though the list may not hold it. */
const withChosen = (options: readonly Option[], value: string | undefined): Option[] =>
  value === undefined || options.some((option) => option.value === value) ? [...options] : [...options, { value, label: value }]

export function ErrorFilters({ query: { code, ip, keyId, ...days } }: { query: ErrorQuery }) {
  const { t } = useTranslation('errors')
  // Without filters: what there is to choose from.
  const { data } = receivingErrorApi.useReceivingErrorsQuery({})
  const codes = (data?.records ?? []).map((record) => ({ value: record.code, label: record.code }))
  const keys = new Map((data?.records ?? []).flatMap(({ key }) => (key?.id ? [[key.id, keyName(key)] as const] : [])))
  return (
    <FilterBar label={t('filter.label')}>
      <FilterSelect name="code" label={t('filter.code')} value={code} any={t('filter.any')} options={withChosen(codes, code)} />
      <FilterSelect
        name="key"
        label={t('filter.key')}
        value={keyId}
        any={t('filter.any')}
        options={withChosen(
          [...keys].map(([value, label]) => ({ value, label })),
          keyId,
        )}
      />
      <FilterText name="ip" label={t('filter.ip')} value={ip} pattern={addressText} wrong={t('filter.ipWrong')} mono />
      <FilterDays from={t('filter.from')} to={t('filter.to')} query={days} />
    </FilterBar>
  )
}
