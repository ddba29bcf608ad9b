import { cx } from './cx.ts'
import s from './small.module.css'

export interface SparklineProps {
  points: readonly number[]
  /** Describes the line. Without it the line is decorative beside a figure. */
  label?: string | undefined
  className?: string | undefined
  /** `l` is as wide as its place. */
  size?: 'm' | 'l' | undefined
}

const sizes = { m: [88, 24], l: [440, 72] } as const
const pad = 3

/** A chart line without axes; the last value is marked. */
export function Sparkline({ points, label, className, size = 'm' }: SparklineProps) {
  const [width, height] = sizes[size]
  const low = Math.min(...points)
  const span = Math.max(...points) - low
  const at = points.map((value, index) => {
    const x =
      pad +
      (points.length > 1 ? (index / (points.length - 1)) * (width - 2 * pad) : width - 2 * pad)
    const y = span > 0 ? pad + (1 - (value - low) / span) * (height - 2 * pad) : height / 2
    return [Number(x.toFixed(1)), Number(y.toFixed(1))] as const
  })
  const last = at.at(-1)
  const line = at.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')
  return (
    <svg
      className={cx(s.spark, className)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {last && (
        <>
          <path className={s.area} d={`${line}V${height}H${pad}Z`} />
          <path className={s.sparklineLine} d={line} />
          <circle className={s.dot} cx={last[0]} cy={last[1]} r="2.75" />
        </>
      )}
    </svg>
  )
}
