import { dollars } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { drift } from '../lib/random.ts'
import type { TaskType } from './types.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const clampFigure = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))
export const roundFigure = (value: number, places = 0): number =>
  Math.round(value * 10 ** places) / 10 ** places
export const startOf = (time: number, step: number): number => Math.floor(time / step) * step
export const iso = (time: number): string => new Date(time).toISOString()
export const graphSpans = { minute, hour, day } as const

/** Figures change once a minute, like those of a caching backend. */
export const settled = (now: number): number => startOf(now, graphSpans.minute)

/** The load from 0 to 1: low at 03:00 UTC, high at 15:00, lower at weekends. */
export function trafficFactor(time: number): number {
  const wave = 0.5 - 0.5 * Math.cos(((time - 3 * hour) / day) * 2 * Math.PI)
  const weekday = new Date(time).getUTCDay()
  return wave * (weekday === 0 || weekday === 6 ? 0.8 : 1)
}

/**
 * The share of a day's work that is done by a time of the day: the sum of `bustle` since midnight.
 */
export function doneToday(time: number): number {
  const part = (time - startOf(time, day)) / day
  const shift = 3 / 24
  const wave = (x: number): number =>
    0.5 * x - (0.5 * Math.sin((x - shift) * 2 * Math.PI)) / (2 * Math.PI)
  return clampFigure(0.3 * part + 0.7 * ((wave(part) - wave(0)) / (wave(1) - wave(0))), 0, 1)
}

export const loadAt = (seed: number, time: number): number =>
  Math.round(
    clampFigure(
      24 + 58 * trafficFactor(time) + 30 * (drift(time, 45 * minute, seed, 'load') - 0.5),
      4,
      99,
    ),
  )

export const levelOf = (percent: number): 'low' | 'normal' | 'high' | 'overload' =>
  percent < 40 ? 'low' : percent < 75 ? 'normal' : percent < 95 ? 'high' : 'overload'

export const workersAt = (seed: number, time: number): number =>
  Math.round(1350 + 1900 * trafficFactor(time) + 260 * drift(time, 20 * minute, seed, 'workers'))

/** Seconds that a worker waits for the next task: the lower the load, the longer. */
export const waitingAt = (seed: number, time: number): number =>
  roundFigure(
    clampFigure(
      14 - loadAt(seed, time) / 8 + 2 * drift(time, 10 * minute, seed, 'waiting'),
      0.8,
      20,
    ),
    1,
  )

/**
 * The price of 1000 tasks, rounded to the cent. It rises from half load on. It holds for half an
 * hour, so that the latest tasks cost what the price is now.
 */
export function priceAt(seed: number, { min, max, type }: TaskType, at: number): Micros {
  const time = startOf(at, 30 * minute)
  const pressure = clampFigure((loadAt(seed, time) - 50) / 50, 0, 1)
  const wobble = 0.15 * (drift(time, 30 * minute, seed, 'price', type) - 0.5)
  // FunCaptcha's highest price is for rare variants, so the average does not reach it.
  const span = Math.min(max - min, 4)
  return dollars(roundFigure(clampFigure(min + span * (pressure + wobble), min, max), 2))
}

/** A worker's pay for 1000 tasks. */
export const payAt = (seed: number, type: TaskType, time: number): Micros =>
  dollars(roundFigure((priceAt(seed, type, time) / 1e6) * 0.55, 2))

export const secondsAt = (seed: number, { seconds, type }: TaskType, time: number): number =>
  roundFigure(
    seconds *
      (0.85 + loadAt(seed, time) / 300 + 0.15 * drift(time, 15 * minute, seed, 'seconds', type)),
    1,
  )
/** The mean lies above the median, since few tasks take much longer than usual. */
export const averageSecondsAt = (seed: number, type: TaskType, time: number): number =>
  roundFigure(secondsAt(seed, type, time) * 1.12, 1)

export const successAt = (seed: number, { success, type }: TaskType, time: number): number =>
  roundFigure(
    clampFigure(success + 1.2 * (drift(time, 6 * hour, seed, 'success', type) - 0.5), 0, 100),
    1,
  )

export function solvedToday(seed: number, time: number): number {
  const whole = 1_150_000 + 240_000 * drift(startOf(time, day), day, seed, 'solved')
  return Math.round(whole * doneToday(time))
}

export const accuracyAt = (seed: number, time: number): number =>
  roundFigure(96 + 2 * drift(time, 3 * hour, seed, 'accuracy'), 1)
