import { useState } from 'react'
import type { QueueEntry } from './queue.ts'
import { nextOf } from './queue.ts'

/**
 * The open entry and the next one. It stays while it is open, although a claim or decision may
 * remove it from a filtered list.
 */
export function useOpenedEntry<T extends QueueEntry>(
  entries: readonly T[],
  id: string | null,
): { opened: T | undefined; next: T | null } {
  const [last, setLast] = useState<T | null>(null)
  const found = entries.find((entry) => entry.id === id)
  if (found && found !== last) setLast(found)
  const opened = found ?? (last?.id === id ? last : undefined)
  return { opened, next: opened ? nextOf(entries, opened) : null }
}
