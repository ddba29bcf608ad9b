import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { besideOf, graphQuery } from './graph.ts'
import { GraphChoices } from './GraphChoices.tsx'
import { GraphPanel } from './GraphPanel.tsx'
import { useRoomForTwo } from '@/shared/chart/use-room-for-two.ts'
import { useDays } from '@/shared/period/use-days.ts'
import s from '@/shared/chart/compared.module.css'

export default function GraphCapturesPage() {
  const { t } = useTranslation('captureGraph')
  const { t: common } = useTranslation()
  const { value: query, change } = useListQuery(graphQuery)
  const { dateFrom, dateTo, zone, today } = useDays(query)
  const { metric } = query
  const shown = useRoomForTwo() ? [metric, besideOf(metric)] : [metric]
  return (
    <AccountFrame wide title={common('nav.crumb.graphCaptures')} lead={t('lead')}>
      <GraphChoices
        query={query}
        days={{ dateFrom, dateTo }}
        zone={zone}
        today={today}
        onChange={change}
      />
      <div className={s.side}>
        {shown.map((metric, index) => (
          <GraphPanel
            key={metric}
            query={{ ...query, metric }}
            days={{ dateFrom, dateTo }}
            zone={zone}
            live={dateTo >= today}
            isSecond={index > 0}
          />
        ))}
      </div>
    </AccountFrame>
  )
}
