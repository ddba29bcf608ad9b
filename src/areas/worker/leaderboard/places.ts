import type { Leaderboard, Place } from '@/api/contract/worker.ts'

/** The largest two units of a time that remains; less than a minute counts as one. */
export function timeLeft(
  milliseconds: number,
): { unit: 'day' | 'hour' | 'minute'; value: number }[] {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  const all = [
    { unit: 'day', value: Math.floor(minutes / 1440) },
    { unit: 'hour', value: Math.floor(minutes / 60) % 24 },
    { unit: 'minute', value: minutes % 60 },
  ] as const
  const first = all.findIndex(({ value }) => value > 0)
  return all.slice(first, first + 2).filter(({ value }) => value > 0)
}

/** Whose place is another's too. */
export const isShared = (records: readonly Place[], { rank }: Place): boolean =>
  records.filter((other) => other.rank === rank).length > 1

/** The row of the person who looks; a name alone is not one's own. */
export const isMine = (me: Place | null, { rank, name, solved }: Place): boolean =>
  me !== null && me.rank === rank && me.name === name && me.solved === solved

/** What can be chosen: the countries that the backend names, those of the rows, and what is chosen already. */
export function countriesOf(
  { countries, records }: Pick<Leaderboard, 'countries' | 'records'>,
  chosen: string,
): string[] {
  const codes = [...countries, ...records.flatMap(({ country }) => country ?? []), chosen].map(
    (code) => code.toUpperCase(),
  )
  return [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))]
}
