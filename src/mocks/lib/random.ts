/** mulberry32: a small generator whose numbers depend only on the seed. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** A number from 0 to 1 that depends only on its keys, not on the order of calls. */
export const noise = (...keys: readonly (string | number)[]): number =>
  mulberry32(hash(keys.join('|')))()

/** Smooth noise: fixed points every `step` milliseconds with interpolation between them. */
export function drift(time: number, step: number, ...keys: readonly (string | number)[]): number {
  const at = Math.floor(time / step)
  const part = time / step - at
  const ease = part * part * (3 - 2 * part)
  return noise(...keys, at) * (1 - ease) + noise(...keys, at + 1) * ease
}

/** An opaque token that looks random but is predictable, so it is no secret. */
export function token(...keys: readonly (string | number)[]): string {
  const next = mulberry32(hash(keys.join('|')))
  return Array.from({ length: 4 }, () =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
}

export function pickRandom<T>(
  items: readonly [T, ...T[]],
  ...keys: readonly (string | number)[]
): T {
  return items[Math.floor(noise(...keys) * items.length)] ?? items[0]
}
