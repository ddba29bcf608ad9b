import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { readGraph, writeGraph } from '../model/tasks/graph.ts'
import { GraphChoices } from '../parts/graph/GraphChoices.tsx'
import { GraphPanel } from '../parts/graph/GraphPanel.tsx'
import { useDays } from '../parts/uploads/use-days.ts'

const codec = { read: readGraph, write: writeGraph }

export default function GraphCapturesPage() {
  const { t } = useTranslation('captureGraph')
  const { t: common } = useTranslation()
  const [query, change] = useAddressQuery(codec)
  const { dateFrom, dateTo, zone, today } = useDays(query)
  return (
    <AccountFrame wide title={common('nav.crumb.graphCaptures')} lead={t('lead')}>
      <GraphChoices query={query} days={{ dateFrom, dateTo }} zone={zone} today={today} onChange={change} />
      <GraphPanel query={query} days={{ dateFrom, dateTo }} zone={zone} live={dateTo >= today} />
    </AccountFrame>
  )
}
