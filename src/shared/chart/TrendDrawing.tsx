import { Crosshair, Tick, Times } from './Crosshair.tsx'
import { inside, room, scaleOf, timesShown, widestText } from './geometry.ts'
import { OpenPath } from './OpenPath.tsx'
import { barTicks, layOut, lineTicks } from './trend-geometry.ts'
import type { ChartWords } from './ChartFrame.tsx'
import s from './chart.module.css'

export interface TrendPoint {
  key: string
  /** The label below the axis. */
  label: string
  /** The full label, for the table and the readout. */
  title: string
  /** True while the time is still running, so that its values can change. */
  isOpen?: boolean | undefined
  bar: number
  barText: string
  line: number
  lineText: string
}

export interface TrendWords extends ChartWords {
  bar: string
  line: string
  value: (point: TrendPoint) => string
}

export interface TrendChartProps {
  points: readonly TrendPoint[]
  words: TrendWords
  barAxis: (value: number) => string
  lineAxis: (value: number) => string
}

const height = 300
const panels = { bars: { top: 26, height: 138 }, line: { top: 212, height: 58 } }
const base = panels.line.top + panels.line.height

interface TrendDrawingProps extends TrendChartProps {
  at: number | null
  onAt: (at: number | null) => void
}

export function TrendDrawing({ points, words, barAxis, lineAxis, at, onAt }: TrendDrawingProps) {
  const last = points.length - 1
  const marked = Math.min(at ?? last, last)
  const point = points[marked]
  if (!point) return null

  const draw = (width: number) => {
    const bars = points.map(({ bar }) => bar)
    const amounts = points.map(({ line }) => line)
    const numbers = [
      ...scaleOf(bars, barTicks).ticks.map(barAxis),
      ...scaleOf(amounts, lineTicks).ticks.map(lineAxis),
    ]
    const start = 10 + widestText(numbers)
    const { x, barWidth, barScale, lineScale, barY, barAt, lineY } = layOut(bars, amounts, {
      width,
      start,
      ...panels,
    })
    const labels = timesShown(
      points.map(({ label }) => label),
      x,
      width,
    )
    const px = x[marked] ?? 0
    // The value is drawn above every bar that it would overlap.
    const half = (room(point.barText) + barWidth) / 2
    const middle = inside(px, point.barText, width - 4)
    const top = Math.min(
      ...bars.flatMap((bar, index) =>
        Math.abs((x[index] ?? 0) - middle) < half ? [barAt(bar).y] : [],
      ),
    )
    return {
      x,
      height,
      drawing: (
        <>
          <text className={s.panel} x={0} y={12}>
            {words.bar}
          </text>
          <text className={s.panel} x={0} y={panels.line.top - 12}>
            {words.line}
          </text>
          {barScale.ticks.map((tick) => (
            <Tick key={tick} y={barY(tick)} from={start} to={width} text={barAxis(tick)} />
          ))}
          {lineScale.ticks.map((tick) => (
            <Tick key={tick} y={lineY(tick)} from={start} to={width} text={lineAxis(tick)} />
          ))}
          <path
            className={s.cross}
            d={`M${px} ${at === null ? panels.line.top - 6 : panels.bars.top - 6}V${base}`}
          />
          {points.map(({ key, bar }, index) => (
            <rect
              key={key}
              className={s.bar}
              data-on={index === marked || undefined}
              data-open={points[index]?.isOpen || undefined}
              x={(x[index] ?? 0) - barWidth / 2}
              width={barWidth}
              {...barAt(bar)}
              rx={Math.min(2, barWidth / 4)}
            />
          ))}
          <OpenPath
            className={s.line}
            isOpen={points[last]?.isOpen}
            values={amounts}
            x={x}
            y={lineY}
          />
          <circle
            className={s.dot}
            data-open={point.isOpen || undefined}
            cx={px}
            cy={lineY(point.line)}
            r="4"
          />
          <Value
            x={px}
            y={top - 7}
            from={top < 40 ? room(words.bar) : 0}
            width={width}
            text={point.barText}
          />
          <Value
            x={px}
            y={panels.line.top - 12}
            from={room(words.line)}
            width={width}
            text={point.lineText}
          />
          <Times points={points} shown={labels} marked={marked} x={x} y={base + 22} width={width} />
        </>
      ),
    }
  }
  return (
    <Crosshair words={words} count={points.length} at={at} onAt={onAt} value={words.value(point)}>
      {draw}
    </Crosshair>
  )
}

/** The marked value, kept inside the drawing and clear of the panel's name. */
function Value({
  x,
  y,
  from,
  width,
  text,
}: {
  x: number
  y: number
  from: number
  width: number
  text: string
}) {
  return (
    <text
      className={`bold ${s.value}`}
      x={inside(x, text, width - 4, from + 4)}
      y={Math.max(12, y)}
      textAnchor="middle"
    >
      {text}
    </text>
  )
}
