import { chartPath } from './geometry.ts'
import s from './chart.module.css'

interface OpenPathProps {
  /** Whether the last point can still change, so that its segment is dashed. */
  isOpen: boolean | undefined
  values: readonly (number | null)[]
  x: readonly number[]
  y: (value: number) => number
  className?: string | undefined
}

/** A line whose last segment is dashed while its time is still running. */
export function OpenPath({ isOpen, values, x, y, className }: OpenPathProps) {
  if (!isOpen || values.length < 2)
    return <path className={className} d={chartPath(values, x, y)} />
  const last = values.length - 2
  return (
    <g className={className}>
      <path d={chartPath(values.slice(0, -1), x, y)} />
      <path className={s.open} d={chartPath(values.slice(last), x.slice(last), y)} />
    </g>
  )
}
