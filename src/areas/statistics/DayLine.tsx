import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { Sparkline } from '@/ui/Sparkline.tsx'
import { graphPages } from './graph/graph-pages.ts'
import type { GraphPageId } from './graph/graph-pages.ts'
import { graphView } from './graph/graph-view.ts'

interface DayLineProps {
  id: GraphPageId
  size?: 'm' | 'l'
}

/** The last day of a graph, as a small line beside its figure. */
export function DayLine({ id, size }: DayLineProps) {
  const { t } = useTranslation('statistics')
  const { t: common } = useTranslation()
  const { data } = publicApi.useStatisticsGraphQuery({ name: graphPages[id] })
  const line = data && graphView(data)?.lines[0]
  const points = line ? line.values.filter((value) => value !== null) : []
  return points.length > 1 ? (
    <Sparkline
      points={points}
      size={size}
      label={t('overview.day', { name: common(`nav.crumb.${id}`) })}
    />
  ) : null
}
