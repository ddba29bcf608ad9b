import { covers } from '@/lib/ip-range.ts'

/** The range of a list that an address lies in. */
export const coverOf = (ranges: readonly { ip: string }[], address: string): string | undefined =>
  ranges.find(({ ip }) => covers(ip, address))?.ip

/** Whether calls from where one sits are refused, the list being on: of what is not known, nothing is said. */
export function locksOut(records: readonly { ip: string }[], currentIp: string | null): boolean {
  return records.length === 0 || (currentIp !== null && coverOf(records, currentIp) === undefined)
}
