import { publicApi } from '@/api/endpoints/public.ts'
import type { Graph } from '@/api/contract/public.ts'
import { useCurrency } from '@/session/currency.ts'
import { figuresState } from '../live-figures/figures-state.ts'
import { FigureStrip } from './FigureStrip.tsx'
import { LoadedFigures, type } from './LoadedFigures.tsx'

function pointsOf(graph: Graph | undefined): number[] {
  const series = graph?.series.find(({ key }) => key === type) ?? graph?.series[0]
  return series ? series.points.map(([, value]) => value) : []
}

export function HomeFigures() {
  const { currency } = useCurrency()
  const { refetch, ...answer } = publicApi.usePublicStatisticsQuery(
    { currency },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const seconds = publicApi.useStatisticsGraphQuery({ name: 'devspeed' })
  const online = publicApi.useStatisticsGraphQuery({ name: 'devonline' })
  const retry = () => void refetch()
  const state = figuresState(answer)
  if (!answer.data) return <FigureStrip state={state} onRetry={retry} />
  return (
    <LoadedFigures
      data={answer.data}
      lines={{ seconds: pointsOf(seconds.data), online: pointsOf(online.data) }}
      state={state}
      onRetry={retry}
    />
  )
}
