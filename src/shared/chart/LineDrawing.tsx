import { signOf } from './ChartFrame.tsx'
import type { ChartWords } from './ChartFrame.tsx'
import { Crosshair, Tick, Times } from './Crosshair.tsx'
import { isolatedPoints, chartPath, scaleOf, spread, timesShown, widestText } from './geometry.ts'
import { OpenPath } from './OpenPath.tsx'
import s from './chart.module.css'

export interface LineSeries {
  key: string
  /** The name in the legend, the table and the readout. */
  title: string
  /** One value per time; null if there is none. */
  values: readonly (number | null)[]
  /** The values as text, if the numbers are only for drawing (money). */
  texts?: readonly string[] | undefined
  /** The same measure in the previous period, point by point. */
  past?:
    | (Pick<LineSeries, 'title' | 'values' | 'texts'> & {
        /** Beside the line's own value: "before". */ short: string
      })
    | undefined
}

export interface LineTime {
  key: string
  /** The label below the axis. */
  label: string
  /** The full label, for the table and the readout. */
  title: string
  /**
   * True while the time is still running, so that its values can change. Only the last time can be
   * open.
   */
  isOpen?: boolean | undefined
}

export interface LineWords extends ChartWords {
  none: string
}

export interface LineChartProps {
  times: readonly LineTime[]
  series: readonly LineSeries[]
  words: LineWords
  /** Formats a value for the axis. */
  axis: (value: number) => string
  /** Formats a value with its unit. */
  text: (value: number) => string
  /** Markers tell the lines apart, so that dashes can mean the previous period. */
  signed?: boolean
}

const height = 300
const top = 14
const bottom = 262
/** The minimum distance in pixels between the values at the ends of the lines. */
const apart = 16
/** The distance between markers on a line. */
const signEvery = 44

interface LineDrawingProps extends Omit<LineChartProps, 'text' | 'signed'> {
  written: (series: Pick<LineSeries, 'values' | 'texts'>, point: number) => string
  signed: boolean
  /** The values at the crosshair, in words. */
  value: string
  at: number | null
  onAt: (at: number | null) => void
}

const lastOf = (values: readonly (number | null)[]): number =>
  values.findLastIndex((one) => one !== null)

export function LineDrawing({
  times,
  series,
  words,
  axis,
  written,
  signed,
  value,
  at,
  onAt,
}: LineDrawingProps) {
  const last = times.length - 1
  const marked = Math.min(at ?? last, last)
  const isOpen = times[last]?.isOpen === true
  const all = series.flatMap(({ values, past }) =>
    [...values, ...(past?.values ?? [])].filter((one) => one !== null),
  )
  const scale = scaleOf(all, 4)

  const drawAll = (width: number) => {
    const ends = series.map((one) => written(one, lastOf(one.values)))
    const start = 10 + widestText(scale.ticks.map(axis))
    const end = width - 10 - widestText(ends)
    const step = (end - start) / Math.max(1, last)
    // Positions count from the end, where the values are written, so that a single point lies
    // beside its value.
    const x = times.map((_, index) => end - step * (last - index))
    const y = (amount: number): number =>
      top + ((bottom - top) * (scale.max - amount)) / (scale.max - scale.min)
    const labels = timesShown(
      times.map(({ label }) => label),
      x,
      width,
    )
    const tails = spread(
      series.flatMap(({ values }, index) => {
        const amount = values[lastOf(values)]
        return amount === undefined || amount === null ? [] : [{ index, y: y(amount) }]
      }),
      apart,
      bottom,
    )
    const px = x[marked] ?? 0
    const every = Math.max(1, Math.ceil(signEvery / Math.max(1, step)))
    return {
      x,
      height,
      drawing: (
        <>
          {scale.ticks.map((tick) => (
            <Tick key={tick} y={y(tick)} from={start} to={end} text={axis(tick)} />
          ))}
          {at !== null && <path className={s.cross} d={`M${px} ${top - 6}V${bottom}`} />}
          {series.map(({ key, past }, index) =>
            past ? (
              <g key={key} data-line={signed ? index : index % 3} className={s.past}>
                <path d={chartPath(past.values, x, y)} />
                {isolatedPoints(past.values).map((point) => (
                  <circle key={point} cx={x[point]} cy={y(past.values[point] ?? 0)} r="4" />
                ))}
              </g>
            ) : null,
          )}
          {series.map(({ key, values }, index) => {
            const amount = values[marked]
            return (
              <g key={key} data-line={signed ? index : index % 3} className={s.series}>
                <OpenPath isOpen={isOpen} values={values} x={x} y={y} />
                {signed &&
                  values.map((one, point) =>
                    !(isOpen && point === last) &&
                    // Offset by half a step from line to line, so that the markers of overlapping
                    // lines do not overlap.
                    one !== null &&
                    (last - point + Math.floor((index * every) / series.length)) % every === 0 ? (
                      <path
                        key={point}
                        className={s.mark}
                        d={signOf(index)}
                        transform={`translate(${x[point] ?? 0} ${y(one)})`}
                      />
                    ) : null,
                  )}
                {isOpen && marked !== last && values[last] !== null && (
                  <circle cx={x[last]} cy={y(values[last] ?? 0)} r="4" data-open="" />
                )}
                {amount !== null && amount !== undefined && (
                  <circle
                    cx={px}
                    cy={y(amount)}
                    r={signed ? 5.5 : 4}
                    data-ring={signed || undefined}
                    data-open={(isOpen && marked === last) || undefined}
                  />
                )}
                <text x={end + 8} y={(tails.get(index) ?? 0) + 4}>
                  {ends[index]}
                </text>
              </g>
            )
          })}
          <Times
            points={times}
            shown={labels}
            marked={marked}
            x={x}
            y={bottom + 22}
            width={width}
          />
        </>
      ),
    }
  }
  return (
    <Crosshair words={words} count={times.length} at={at} onAt={onAt} value={value}>
      {drawAll}
    </Crosshair>
  )
}
