import { useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { barTicks, labelled, layOut, lineTicks, nearest, scaleOf } from './geometry.ts'
import type { TrendChartProps } from './TrendChart.tsx'
import s from './TrendChart.module.css'
import { useWidth } from './use-width.ts'

const height = 300
const panels = { bars: { top: 26, height: 138 }, line: { top: 212, height: 58 } }
const base = panels.line.top + panels.line.height

/** Room for a text of small figures and letters; Chinese ones are wider. */
const room = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0)
const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(room))

interface TrendDrawingProps extends TrendChartProps {
  at: number | null
  onAt: (at: number | null) => void
}

/** The crosshair is a slider: arrows move it, and its value is what stands there. */
export function TrendDrawing({ points, words, barAxis, lineAxis, at, onAt }: TrendDrawingProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const id = useId()
  const bars = points.map(({ bar }) => bar)
  const amounts = points.map(({ line }) => line)
  const numbers = [...scaleOf(bars, barTicks).ticks.map(barAxis), ...scaleOf(amounts, lineTicks).ticks.map(lineAxis)]
  const start = 10 + widest(numbers)
  const { x, barWidth, barScale, lineScale, barY, lineY, path } = layOut(bars, amounts, { width, start, ...panels })
  const last = points.length - 1
  const marked = Math.min(at ?? last, last)
  const point = points[marked]
  const labels = labelled(points.length, (width - start) / points.length, 10 + widest(points.map(({ label }) => label)))

  const keys = (event: KeyboardEvent) => {
    const steps: Record<string, number | null> = {
      ArrowLeft: marked - 1,
      ArrowDown: marked - 1,
      ArrowRight: marked + 1,
      ArrowUp: marked + 1,
      Home: 0,
      End: last,
    }
    const step = steps[event.key]
    if (step === undefined || step === null) return
    event.preventDefault()
    onAt(Math.max(0, Math.min(last, step)))
  }
  const follow = (event: PointerEvent) => onAt(nearest(x, event.clientX - (box.current?.getBoundingClientRect().left ?? 0)))
  if (!point) return null
  const px = x[marked] ?? 0
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
        aria-valuemax={points.length}
        aria-valuenow={marked + 1}
        aria-valuetext={words.value(point)}
        onKeyDown={keys}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => onAt(null)}
        onBlur={() => onAt(null)}
      >
        <svg className={s.svg} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <text className={s.panel} x={0} y={12}>
            {words.bar}
          </text>
          <text className={s.panel} x={0} y={panels.line.top - 12}>
            {words.line}
          </text>
          {barScale.ticks.map((tick) => (
            <Tick key={tick} y={barY(tick)} start={start} width={width} text={barAxis(tick)} />
          ))}
          {lineScale.ticks.map((tick) => (
            <Tick key={tick} y={lineY(tick)} start={start} width={width} text={lineAxis(tick)} />
          ))}
          <path className={s.cross} d={`M${px} ${at === null ? panels.line.top - 6 : panels.bars.top - 6}V${base}`} />
          {points.map(({ key, bar }, index) => (
            <rect
              key={key}
              className={s.bar}
              data-on={index === marked || undefined}
              x={(x[index] ?? 0) - barWidth / 2}
              width={barWidth}
              y={barY(bar)}
              height={Math.max(0, barY(0) - barY(bar))}
              rx={Math.min(2, barWidth / 4)}
            />
          ))}
          <path className={s.line} d={path} />
          <circle className={s.dot} cx={px} cy={lineY(point.line)} r="4" />
          <Value x={px} y={barY(point.bar) - 7} from={barY(point.bar) < 40 ? room(words.bar) : 0} width={width} text={point.barText} />
          <Value x={px} y={panels.line.top - 12} from={room(words.line)} width={width} text={point.lineText} />
          {labels.map((index) => (
            <text key={points[index]?.key} className={s.label} data-on={index === marked || undefined} x={x[index]} y={base + 22} textAnchor="middle">
              {points[index]?.label}
            </text>
          ))}
        </svg>
      </div>
    </>
  )
}

function Tick({ y, start, width, text }: { y: number; start: number; width: number; text: string }) {
  return (
    <>
      <path className={s.grid} d={`M${start} ${y}H${width}`} />
      <text className={s.tick} x={start - 8} y={y + 4} textAnchor="end">
        {text}
      </text>
    </>
  )
}

/** The marked value, kept inside the drawing and off the name of its panel. */
function Value({ x, y, from, width, text }: { x: number; y: number; from: number; width: number; text: string }) {
  const half = room(text) / 2 + 4
  return (
    <text className={s.value} x={Math.max(from + half, Math.min(width - half, x))} y={Math.max(12, y)} textAnchor="middle">
      {text}
    </text>
  )
}
