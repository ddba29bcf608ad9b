import { scaleOf } from './geometry.ts'
import type { Scale } from './geometry.ts'

export interface Frame {
  width: number
  /** Room for the numbers at the start of the lines. */
  start: number
  bars: { top: number; height: number }
  line: { top: number; height: number }
}
export interface Geometry {
  /** The middle of each point. */
  x: number[]
  barWidth: number
  barScale: Scale
  lineScale: Scale
  barY: (value: number) => number
  /** From 0 up, or down where the value is negative. */
  barAt: (value: number) => { y: number; height: number }
  lineY: (value: number) => number
}

/** About how many lines each panel has. */
export const barTicks = 3
export const lineTicks = 2

export function layOut(
  bars: readonly number[],
  amounts: readonly number[],
  frame: Frame,
): Geometry {
  const step = (frame.width - frame.start) / Math.max(1, bars.length)
  const x = bars.map((_, index) => frame.start + step * (index + 0.5))
  const barScale = scaleOf(bars, barTicks)
  const lineScale = scaleOf(amounts, lineTicks)
  const y =
    ({ top, height }: { top: number; height: number }, { min, max }: Scale) =>
    (value: number) =>
      top + (height * (max - value)) / (max - min)
  const barY = y(frame.bars, barScale)
  const lineY = y(frame.line, lineScale)
  return {
    x,
    barWidth: Math.max(1, Math.min(56, step * 0.62)),
    barScale,
    lineScale,
    barY,
    barAt: (value) => ({
      y: Math.min(barY(0), barY(value)),
      height: Math.abs(barY(0) - barY(value)),
    }),
    lineY,
  }
}
