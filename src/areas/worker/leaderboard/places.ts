import type { Leaderboard, LeaderboardPlace } from '@/api/contract/worker.ts'

/** The two largest units of a remaining time. Less than a minute counts as one. */
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

/** Whether another worker has the same place. */
export const isShared = (
  records: readonly LeaderboardPlace[],
  { rank }: LeaderboardPlace,
): boolean => records.filter((other) => other.rank === rank).length > 1

/** Whether a row is the reader's. The name alone is not enough. */
export const isMine = (
  me: LeaderboardPlace | null,
  { rank, name, solved }: LeaderboardPlace,
): boolean => me !== null && me.rank === rank && me.name === name && me.solved === solved

/** The options of the country filter: from the backend, the rows, and the current choice. */
export function boardCountries(
  { countries, records }: Pick<Leaderboard, 'countries' | 'records'>,
  chosen: string,
): string[] {
  const codes = [...countries, ...records.flatMap(({ country }) => country ?? []), chosen].map(
    (code) => code.toUpperCase(),
  )
  return [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))]
}
