import { nice, ticks } from 'd3-array'
import { curveMonotoneX, line } from 'd3-shape'

export interface Frame {
  width: number
  /** Room for the numbers at the start of the lines. */
  start: number
  bars: { top: number; height: number }
  line: { top: number; height: number }
}
export interface Scale {
  max: number
  ticks: number[]
}
export interface Geometry {
  /** The middle of each point. */
  x: number[]
  barWidth: number
  barScale: Scale
  lineScale: Scale
  barY: (value: number) => number
  lineY: (value: number) => number
  path: string
}

/** About how many lines each panel has. */
export const barTicks = 3
export const lineTicks = 2

/** From 0 to a round number at or above the largest value; 1 where all are 0. */
export function scaleOf(values: readonly number[], count: number): Scale {
  const [, max] = nice(0, Math.max(0, ...values) || 1, count)
  return { max, ticks: ticks(0, max, count) }
}

export function layOut(bars: readonly number[], amounts: readonly number[], frame: Frame): Geometry {
  const step = (frame.width - frame.start) / Math.max(1, bars.length)
  const x = bars.map((_, index) => frame.start + step * (index + 0.5))
  const barScale = scaleOf(bars, barTicks)
  const lineScale = scaleOf(amounts, lineTicks)
  const y =
    ({ top, height }: { top: number; height: number }, { max }: Scale) =>
    (value: number) =>
      top + height * (1 - Math.max(0, value) / max)
  const lineY = y(frame.line, lineScale)
  const draw = line<number>((_, index) => x[index] ?? 0, lineY)
    .curve(curveMonotoneX)
    .digits(1)
  return {
    x,
    barWidth: Math.max(1, Math.min(56, step * 0.62)),
    barScale,
    lineScale,
    barY: y(frame.bars, barScale),
    lineY,
    path: draw([...amounts]) ?? '',
  }
}

/** Which points get a label below: every n-th, counted from the last, so that none touches another. */
export function labelled(count: number, step: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(room / step))
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0)
}

export function nearest(x: readonly number[], at: number): number {
  return x.reduce((best, value, index) => (Math.abs(value - at) < Math.abs((x[best] ?? 0) - at) ? index : best), 0)
}

/** Room for a text of small figures and letters; Chinese ones are wider. */
export const room = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0)
export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(room))

/** Moves what is written at the ends of lines down until none touches another. */
export function spread(wanted: readonly { index: number; y: number }[], apart: number): Map<number, number> {
  let before = Number.NEGATIVE_INFINITY
  const sorted = wanted.toSorted((a, b) => a.y - b.y)
  return new Map(
    sorted.map(({ index, y }) => {
      before = Math.max(y, before + apart)
      return [index, before]
    }),
  )
}
