import { nice, ticks } from 'd3-array'

export interface Scale {
  /** 0, or a round number at or below the smallest value where that is negative. */
  min: number
  max: number
  ticks: number[]
}
/** Round numbers around all values and 0; from 0 to 1 where all are 0. */
export function scaleOf(values: readonly number[], count: number): Scale {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const [min, max] = nice(least, most === least ? 1 : most, count)
  return { min, max, ticks: ticks(min, max, count) }
}

/** Which points get a label below: every n-th, counted from the last, so that none touches another. */
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

/** Room for a text of small figures and letters; Chinese ones are wider. */
export const room = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0)
export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(room))

/** Moves what is written at the ends of lines until none touches another: down, and from the lowest place up again. */
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

/** Which of the times below the axis are written: the last stands inside of the drawing, and nearer to the one before it then. */
export function timesShown(
  labels: readonly string[],
  x: readonly number[],
  width: number,
): number[] {
  const label = widest(labels)
  const [first = 0, second = width, last = 0] = [x[0], x[1], x.at(-1)]
  return labelled(x.length, second - first, 10 + label + Math.max(0, label / 2 - (width - last)))
}

/** Where a text around a point begins to leave the drawing, it stands as near to it as it can. */
export const inside = (x: number, text: string, width: number, from = 0): number => {
  const half = room(text) / 2
  return Math.max(from + half, Math.min(width - half, x))
}

/** Points without one beside them: a line through them alone shows nothing. */
export const lonely = (values: readonly (number | null)[]): number[] =>
  values.flatMap((one, at) =>
    one !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
      ? [at]
      : [],
  )

/** Straight from point to point, broken where there is none; a point without one beside it is a line of no length. */
export function pathOf(
  values: readonly (number | null)[],
  x: readonly number[],
  y: (value: number) => number,
): string {
  const alone = new Set(lonely(values))
  const round = (length: number): number => Math.round(length * 10) / 10
  return values
    .map((value, at) => {
      if (value === null) return ''
      const command = (values[at - 1] ?? null) === null ? 'M' : 'L'
      return `${command}${round(x[at] ?? 0)},${round(y(value))}${alone.has(at) ? 'Z' : ''}`
    })
    .join('')
}
