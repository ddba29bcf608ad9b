import { nice, ticks } from 'd3-array'

export interface Scale {
  /** 0, or a round number at or below the smallest negative value. */
  min: number
  max: number
  ticks: number[]
}
/**
 * Returns a scale with round numbers that includes all values and 0; from 0 to 1 if all values are
 * 0.
 */
export function scaleOf(values: readonly number[], count: number): Scale {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const [min, max] = nice(least, most === least ? 1 : most, count)
  return { min, max, ticks: ticks(min, max, count) }
}

/**
 * Returns the points that get a label: every n-th, counted from the last, so that labels do not
 * touch.
 */
export function labelled(count: number, step: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(room / step))
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  )
}

export function nearest(x: readonly number[], at: number): number {
  return x.reduce(
    (best, value, index) => (Math.abs(value - at) < Math.abs((x[best] ?? 0) - at) ? index : best),
    0,
  )
}

/** Estimates the width of a small text. Chinese characters are wider. */
export const room = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0)
export const widestText = (texts: readonly string[]): number => Math.max(0, ...texts.map(room))

/** Moves the texts at the ends of lines apart: down, then up again from the lowest place. */
export function spread(
  wanted: readonly { index: number; y: number }[],
  apart: number,
  lowest: number,
): Map<number, number> {
  const sorted = wanted.toSorted((a, b) => a.y - b.y)
  const places = sorted.map(({ y }) => y)
  for (let at = 1; at < places.length; at++)
    places[at] = Math.max(places[at] ?? 0, (places[at - 1] ?? 0) + apart)
  let below = lowest + apart
  for (let at = places.length - 1; at >= 0; at--)
    places[at] = below = Math.min(places[at] ?? 0, below - apart)
  return new Map(sorted.map(({ index }, at) => [index, places[at] ?? 0]))
}

/**
 * Returns the time labels to show. The last one is moved inside the drawing, closer to its
 * neighbor.
 */
export function timesShown(
  labels: readonly string[],
  x: readonly number[],
  width: number,
): number[] {
  const label = widestText(labels)
  const [first = 0, second = width, last = 0] = [x[0], x[1], x.at(-1)]
  return labelled(x.length, second - first, 10 + label + Math.max(0, label / 2 - (width - last)))
}

/** Keeps a text around a point inside the drawing. */
export const inside = (x: number, text: string, width: number, from = 0): number => {
  const half = room(text) / 2
  return Math.max(from + half, Math.min(width - half, x))
}

/** Returns points without neighbors, which a line alone would not show. */
export const isolatedPoints = (values: readonly (number | null)[]): number[] =>
  values.flatMap((one, at) =>
    one !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
      ? [at]
      : [],
  )

/**
 * Draws straight segments that break at missing values. A point without neighbors becomes a line of
 * no length.
 */
export function chartPath(
  values: readonly (number | null)[],
  x: readonly number[],
  y: (value: number) => number,
): string {
  const alone = new Set(isolatedPoints(values))
  const round = (length: number): number => Math.round(length * 10) / 10
  return values
    .map((value, at) => {
      if (value === null) return ''
      const command = (values[at - 1] ?? null) === null ? 'M' : 'L'
      return `${command}${round(x[at] ?? 0)},${round(y(value))}${alone.has(at) ? 'Z' : ''}`
    })
    .join('')
}
