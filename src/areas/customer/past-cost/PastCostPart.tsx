import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import type { PastCostProps } from './PastCost.tsx'

const loadPastCost = async () => (await import('./PastCost.tsx')).PastCost
const words = ['pastCost'] as const

/** Loads when there are changes to check, which most visits do not make. */
export function PastCostPart(props: PastCostProps) {
  return (
    <LatePart
      load={loadPastCost}
      ns={words}
      props={props}
      fallback={null}
      failed={<PartLost level={3} />}
    />
  )
}
