import { publicApi } from '@/api/endpoints/public.ts'
import type { Graph, PublicStatistics } from '@/api/contract/public.ts'
import { useCurrency } from '@/session/currency.ts'
import { figuresState } from '../live-figures/figures-state.ts'
import { FigureStrip } from './FigureStrip.tsx'
import { LoadedFigures, type } from './LoadedFigures.tsx'

function pointsOf(graph: Graph | undefined): number[] {
  const series = graph?.series.find(({ key }) => key === type) ?? graph?.series[0]
  return series ? series.points.map(([, value]) => value) : []
}

/** @param served the figures in the prerendered file */
export function LiveFigures({ served }: { served?: PublicStatistics | undefined }) {
  const { currency, settled } = useCurrency()
  const { refetch, ...answer } = publicApi.usePublicStatisticsQuery(
    { currency },
    { skip: !settled, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const seconds = publicApi.useStatisticsGraphQuery({ name: 'devspeed' })
  const online = publicApi.useStatisticsGraphQuery({ name: 'devonline' })
  const retry = () => void refetch()
  const state = figuresState(answer, served)
  const data = answer.data ?? served
  if (!data) return <FigureStrip state={state} onRetry={retry} />
  return (
    <LoadedFigures
      data={data}
      lines={{ seconds: pointsOf(seconds.data), online: pointsOf(online.data) }}
      state={state}
      onRetry={retry}
    />
  )
}
