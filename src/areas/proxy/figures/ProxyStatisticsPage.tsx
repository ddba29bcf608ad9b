import { useTranslation } from '@/i18n/use-translation.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { useDays } from '@/shared/period/use-days.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { figureQuery } from './figures.ts'
import { FigureChoices } from './FigureChoices.tsx'
import { FigurePlaceholder } from './FigurePlaceholder.tsx'

const loadPanel = async () => (await import('./FigurePanel.tsx')).FigurePanel

export default function ProxyStatisticsPage() {
  const { t } = useTranslation('proxyFigures')
  const { t: common } = useTranslation()
  const query = useListQuery(figureQuery)
  const { dateFrom, dateTo, zone, today } = useDays(query.value)
  const days = { dateFrom, dateTo }
  return (
    <AccountFrame wide title={common('nav.crumb.proxyStatistics')} lead={t('lead')}>
      <FigureChoices query={query} days={days} zone={zone} today={today} />
      <LatePart
        load={loadPanel}
        props={{ query, days, zone, live: dateTo >= today }}
        fallback={<FigurePlaceholder />}
        failed={<PartLost level={2} />}
      />
    </AccountFrame>
  )
}
