import { useTranslation } from 'react-i18next'
import { deliveryStates } from '@/api/contract/deliveries.ts'
import { pingbackApi } from '@/api/endpoints/pingback.ts'
import type { LogFilter } from '@/api/endpoints/deliveries.ts'
import { readableDomain } from '@/lib/domain.ts'
import { FilterBar, FilterDays, FilterSelect, FilterText } from '../Filters.tsx'

export function LogFilters({ filter: { status, hostId, taskId, ...days } }: { filter: LogFilter }) {
  const { t } = useTranslation('pingback')
  const { data } = pingbackApi.usePingbackHostsQuery()
  const hosts = (data?.records ?? []).map(({ id, host }) => ({ value: String(id), label: readableDomain(host) }))
  // What the address asks for may be gone, or not loaded yet.
  const options = !hostId || hosts.some(({ value }) => value === hostId) ? hosts : [...hosts, { value: hostId, label: hostId }]
  return (
    <FilterBar label={t('log.filters')}>
      <FilterSelect
        name="status"
        label={t('log.column.state')}
        value={status}
        any={t('log.any')}
        options={deliveryStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <FilterSelect name="host" label={t('log.column.host')} value={hostId} any={t('log.any')} options={options} />
      <FilterText name="taskId" label={t('log.taskId')} value={taskId} pattern={/^\d{1,20}$/} wrong={t('log.taskIdWrong')} inputMode="numeric" mono />
      <FilterDays from={t('log.from')} to={t('log.to')} query={days} />
    </FilterBar>
  )
}
