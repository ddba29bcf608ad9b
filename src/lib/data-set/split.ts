import { dataSplits } from './data-set.ts'
import type { DataSplit, DataSplitMap } from './data-set.ts'

/** The shares in any unit: 80, 10, 10 are the same as 8, 1, 1. */
export type SplitShares = Readonly<Record<DataSplit, number>>

/** Scatters a text over 32 bits: FNV-1a with the last mixing of MurmurHash3. The same on every device. */
function scattered(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Whole numbers with a sum in the given shares; the largest remainders are rounded up. */
function countsOf(shares: SplitShares, total: number): Record<DataSplit, number> {
  const whole = dataSplits.reduce((sum, split) => sum + Math.max(shares[split], 0), 0)
  const exact = dataSplits.map((split) => ({
    split,
    count: whole > 0 ? (Math.max(shares[split], 0) / whole) * total : split === 'train' ? total : 0,
  }))
  const counts = { train: 0, val: 0, test: 0 }
  for (const { split, count } of exact) counts[split] = Math.floor(count)
  let left = total - counts.train - counts.val - counts.test
  for (const { split, count } of exact.toSorted((a, b) => (b.count % 1) - (a.count % 1)))
    if (left > 0 && count % 1 > 0) {
      counts[split] += 1
      left -= 1
    }
  counts.train += left
  return counts
}

/**
 * Splits by a seed. The result depends on the names, never on their order. The counts are exact to
 * one. What an earlier version of the data set has split stays where it is, so that nothing that a
 * model was trained with is tested later; new names fill what is missing.
 */
export function splitBySeed(
  names: readonly string[],
  shares: SplitShares,
  seed: string | number,
  earlier: DataSplitMap = new Map(),
): Map<string, DataSplit> {
  const unique = [...new Set(names)]
  const missing = countsOf(shares, unique.length)
  const split = new Map<string, DataSplit>()
  for (const name of unique) {
    const kept = earlier.get(name)
    if (!kept) continue
    split.set(name, kept)
    missing[kept] -= 1
  }
  const free = unique
    .filter((name) => !split.has(name))
    .map((name) => ({ name, rank: scattered(`${seed}\n${name}`) }))
    .toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
  for (const { name } of free) {
    const to = dataSplits.find((one) => missing[one] > 0) ?? 'train'
    split.set(name, to)
    missing[to] -= 1
  }
  return split
}
