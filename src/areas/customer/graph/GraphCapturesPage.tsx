import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { graphQuery } from './graph.ts'
import { GraphChoices } from './GraphChoices.tsx'
import { GraphPanel } from './GraphPanel.tsx'
import { useDays } from '@/shared/period/use-days.ts'

export default function GraphCapturesPage() {
  const { t } = useTranslation('captureGraph')
  const { t: common } = useTranslation()
  const { value: query, change } = useListQuery(graphQuery)
  const { dateFrom, dateTo, zone, today } = useDays(query)
  return (
    <AccountFrame wide title={common('nav.crumb.graphCaptures')} lead={t('lead')}>
      <GraphChoices
        query={query}
        days={{ dateFrom, dateTo }}
        zone={zone}
        today={today}
        onChange={change}
      />
      <GraphPanel query={query} days={{ dateFrom, dateTo }} zone={zone} live={dateTo >= today} />
    </AccountFrame>
  )
}
