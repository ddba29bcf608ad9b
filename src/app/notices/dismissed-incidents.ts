import { readKept, saveKept } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'

const name = 'incidents'
const most = 20

/** The incidents that a person has dismissed in this browser. */
export function readDismissed(owner: Owner): string[] {
  const kept = readKept(owner, name)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

export const dismissIncident = (owner: Owner, id: string): boolean =>
  saveKept(owner, name, [...new Set([...readDismissed(owner), id])].slice(-most))
