import { publicCalls } from '@/api/contract/public.ts'
import { figureRequest } from '@/shared/code-sample/figure-request.ts'
import { ViewAsCall } from '@/shared/code-sample/ViewAsCall.tsx'
import type { GraphPageId, GraphRange } from './graph/graph-pages.ts'
import { graphArg } from './graph/graph-pages.ts'

type FigureCallProps = { currency: string } | { id: GraphPageId; range: GraphRange }

/** The request that gives a program the figures of a page, without a key. */
export function FigureCall(props: FigureCallProps) {
  const request =
    'id' in props
      ? figureRequest(publicCalls.statisticsGraph, graphArg(props.id, props.range))
      : figureRequest(publicCalls.publicStatistics, { currency: props.currency })
  return <ViewAsCall requests={[request]} />
}
