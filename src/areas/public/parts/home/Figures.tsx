import { LivePart } from '@/shared/LivePart.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { lostChunk, reload, waiting } from './lost-chunk.ts'

const load = async () => (await import('./live.tsx')).LiveFigures
const props = {}

export function Figures() {
  return (
    <LivePart
      onSight
      load={load}
      props={props}
      fallback={<FigureStrip state={waiting} onRetry={reload} />}
      failed={<FigureStrip state={lostChunk} onRetry={reload} />}
    />
  )
}
