import { covers } from '@/lib/ip-range.ts'

/** Returns the range of a list that contains an address. */
export const coverOf = (ranges: readonly { ip: string }[], address: string): string | undefined =>
  ranges.find(({ ip }) => covers(ip, address))?.ip

/**
 * Whether the list, when enabled, would refuse calls from the reader's own address. False if that
 * address is unknown.
 */
export function locksOut(records: readonly { ip: string }[], currentIp: string | null): boolean {
  return records.length === 0 || (currentIp !== null && coverOf(records, currentIp) === undefined)
}
