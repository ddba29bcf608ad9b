import { line } from 'd3-shape'
import { useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { labelled, nearest, scaleOf } from './geometry.ts'
import type { LineChartProps } from './LineChart.tsx'
import s from './TrendChart.module.css'
import { useWidth } from './use-width.ts'

const height = 300
const top = 14
const bottom = 262
/** Lines apart, in pixels, that the values at the end of the lines are kept. */
const apart = 16

/** Room for a text of small figures and letters; Chinese ones are wider. */
const room = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0)
const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(room))

interface LineDrawingProps extends Omit<LineChartProps, 'text'> {
  text: (value: number | null) => string
  /** What stands at the crosshair, in words. */
  value: string
  at: number | null
  onAt: (at: number | null) => void
}

/** Moves texts down until none touches another. */
function spread(wanted: readonly { index: number; y: number }[]): Map<number, number> {
  let before = Number.NEGATIVE_INFINITY
  const sorted = wanted.toSorted((a, b) => a.y - b.y)
  return new Map(
    sorted.map(({ index, y }) => {
      before = Math.max(y, before + apart)
      return [index, before]
    }),
  )
}

/** The crosshair is a slider: arrows move it, and its value is what stands there. */
export function LineDrawing({ times, series, words, axis, text, value, at, onAt }: LineDrawingProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const id = useId()
  const last = times.length - 1
  const marked = Math.min(at ?? last, last)
  const all = series.flatMap(({ values }) => values.filter((one) => one !== null))
  const scale = scaleOf(all, 4)
  const ends = series.map(({ values }) => text(values.findLast((one) => one !== null) ?? null))
  const start = 10 + widest(scale.ticks.map(axis))
  const end = width - 10 - widest(ends)
  const x = times.map((_, index) => start + ((end - start) * index) / Math.max(1, last))
  const y = (amount: number): number => top + (bottom - top) * (1 - Math.max(0, amount) / scale.max)
  const draw = line<number | null>(
    (_, index) => x[index] ?? 0,
    (amount) => y(amount ?? 0),
  )
    .defined((amount) => amount !== null)
    .digits(1)
  const labels = labelled(times.length, (end - start) / times.length, 12 + widest(times.map(({ label }) => label)))
  const tails = spread(
    series.flatMap(({ values }, index) => {
      const amount = values.findLast((one) => one !== null)
      return amount === undefined || amount === null ? [] : [{ index, y: y(amount) }]
    }),
  )
  const px = x[marked] ?? 0

  const keys = (event: KeyboardEvent) => {
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
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onAt(Math.max(0, Math.min(last, step)))
  }
  const follow = (event: PointerEvent) => onAt(nearest(x, event.clientX - (box.current?.getBoundingClientRect().left ?? 0)))
  return (
    <>
      <p id={id} className="visually-hidden">
        {words.summary}
      </p>
      <div
        ref={box}
        className={s.drawing}
        role="slider"
        tabIndex={0}
        aria-label={words.crosshair}
        aria-describedby={id}
        aria-valuemin={1}
        aria-valuemax={times.length}
        aria-valuenow={marked + 1}
        aria-valuetext={value}
        onKeyDown={keys}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => onAt(null)}
        onBlur={() => onAt(null)}
      >
        <svg className={s.svg} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <path className={s.grid} d={`M${start} ${y(tick)}H${end}`} />
              <text className={s.tick} x={start - 8} y={y(tick) + 4} textAnchor="end">
                {axis(tick)}
              </text>
            </g>
          ))}
          {at !== null && <path className={s.cross} d={`M${px} ${top - 6}V${bottom}`} />}
          {series.map(({ key, values }, index) => {
            const amount = values[marked]
            return (
              <g key={key} data-line={index % 3} className={s.series}>
                <path d={draw([...values]) ?? ''} />
                {amount !== null && amount !== undefined && <circle cx={px} cy={y(amount)} r="4" />}
                <text x={end + 8} y={(tails.get(index) ?? 0) + 4}>
                  {ends[index]}
                </text>
              </g>
            )
          })}
          {labels.map((index) => (
            <text
              key={times[index]?.key}
              className={s.label}
              data-on={index === marked || undefined}
              x={x[index]}
              y={bottom + 22}
              textAnchor="middle"
            >
              {times[index]?.label}
            </text>
          ))}
        </svg>
      </div>
    </>
  )
}
