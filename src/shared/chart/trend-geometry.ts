import { scaleOf } from './geometry.ts'
import type { Scale } from './geometry.ts'

export interface Frame {
  width: number
  /** The width reserved for the axis numbers. */
  start: number
  bars: { top: number; height: number }
  line: { top: number; height: number }
}
export interface Geometry {
  /** The center of each point. */
  x: number[]
  barWidth: number
  barScale: Scale
  lineScale: Scale
  barY: (value: number) => number
  /** Measured up from 0, or down for negative values. */
  barAt: (value: number) => { y: number; height: number }
  lineY: (value: number) => number
}

/** The approximate number of grid lines per panel. */
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
