import { known } from '@/lib/known.ts'
import { useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { inside, nearest } from './geometry.ts'
import type { ChartWords } from './ChartFrame.tsx'
import s from './chart.module.css'
import { useWidth } from './use-width.ts'

interface CrosshairProps {
  words: Pick<ChartWords, 'crosshair' | 'summary'>
  count: number
  /** The index of the crosshair; null for the last point, until it is moved. */
  at: number | null
  onAt: (at: number | null) => void
  /** The values at the crosshair, in words. */
  value: string
  /** Draws at a width. `x` gives the points' positions for the pointer. */
  children: (width: number) => { x: readonly number[]; height: number; drawing: ReactNode }
}

/** A drawing with a crosshair. The crosshair is a slider: arrow keys and the pointer move it. */
export function Crosshair({ words, count, at, onAt, value, children }: CrosshairProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const id = useId()
  const last = count - 1
  const marked = Math.min(at ?? last, last)
  const { x, height, drawing } = children(width)

  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const steps: Record<string, number> = {
      ArrowLeft: marked - 1,
      ArrowDown: marked - 1,
      ArrowRight: marked + 1,
      ArrowUp: marked + 1,
      PageDown: marked - 10,
      PageUp: marked + 10,
      Home: 0,
      End: last,
    }
    const step = known(steps, event.key)
    if (step === undefined) return
    event.preventDefault()
    onAt(Math.max(0, Math.min(last, step)))
  }
  const follow = (event: PointerEvent) =>
    onAt(nearest(x, event.clientX - (box.current?.getBoundingClientRect().left ?? 0)))
  return (
    <>
      <p id={id} className="visually-hidden">
        {words.summary}
      </p>
      <div
        ref={box}
        className={`round-1 ${s.drawing}`}
        role="slider"
        tabIndex={0}
        aria-label={words.crosshair}
        aria-describedby={id}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={marked + 1}
        aria-valuetext={value}
        onKeyDown={keys}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => onAt(null)}
        onBlur={() => onAt(null)}
      >
        <svg
          className={`num ${s.svg}`}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          {drawing}
        </svg>
      </div>
    </>
  )
}

/** A grid line with its number. */
export function Tick({ y, from, to, text }: { y: number; from: number; to: number; text: string }) {
  return (
    <>
      <path className={s.grid} d={`M${from} ${y}H${to}`} />
      <text className={s.tick} x={from - 8} y={y + 4} textAnchor="end">
        {text}
      </text>
    </>
  )
}

interface TimesProps {
  points: readonly { key: string; label: string }[]
  /** The indexes of the labels to show. */
  shown: readonly number[]
  marked: number
  x: readonly number[]
  y: number
  /** The width of the whole drawing. */
  width: number
}
/** The time labels below the axis. */
export function Times({ points, shown, marked, x, y, width }: TimesProps) {
  return shown.flatMap((index) => {
    const point = points[index]
    return point ? (
      <text
        key={point.key}
        className={s.label}
        data-on={index === marked || undefined}
        x={inside(x[index] ?? 0, point.label, width)}
        y={y}
        textAnchor="middle"
      >
        {point.label}
      </text>
    ) : (
      []
    )
  })
}
