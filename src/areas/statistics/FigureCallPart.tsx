import type { ComponentProps } from 'react'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import type { FigureCall } from './FigureCall.tsx'
import s from './statistics.module.css'

const loadFigureCall = async () => (await import('./FigureCall.tsx')).FigureCall
const words = ['shell'] as const

/** Loads late, as few visitors of an open page write programs. */
export function FigureCallPart(props: ComponentProps<typeof FigureCall>) {
  return (
    <div className={`mt-5 ${s.asCall}`}>
      <LatePart
        onSight
        load={loadFigureCall}
        ns={words}
        props={props}
        fallback={null}
        failed={<PartLost level={3} />}
      />
    </div>
  )
}
