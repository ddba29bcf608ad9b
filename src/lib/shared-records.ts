import { createStore, delMany, get, keys, update } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'
import type { Owner } from './kept.ts'

/**
 * What a person has stored in this browser and two tabs may change at once: payment intents. It is
 * in IndexedDB, where reading and writing is one transaction. Local storage reaches another process
 * later, so two tabs could each find it empty. Removed on sign-out. No secrets.
 */

const key = 'intents'
const keyOf = (owner: Owner, name: string): string => `${owner}:${name}`

let opened: UseStore | undefined
const store = (): UseStore => (opened ??= createStore(key, 'records'))

/** Stands in where the browser has no database or refuses it, for this page alone. */
const memory = new Map<string, unknown>()

/** The stored value in any shape; undefined if there is none. */
export async function readRecord(owner: Owner, name: string): Promise<unknown> {
  const id = keyOf(owner, name)
  try {
    return (await get<unknown>(id, store())) ?? memory.get(id)
  } catch {
    return memory.get(id)
  }
}

/** Replaces a value by what `change` makes of it, while no other tab reads or writes it. */
export async function changeRecord(
  owner: Owner,
  name: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  const id = keyOf(owner, name)
  try {
    await update<unknown>(id, change, store())
  } catch {
    memory.set(id, change(memory.get(id)))
  }
}

/**
 * Removes everything.
 * @param except the person whose records stay
 */
export async function clearRecords(except?: Owner): Promise<void> {
  const isKept = (id: unknown): boolean =>
    except !== undefined && String(id).startsWith(keyOf(except, ''))
  for (const id of memory.keys()) if (!isKept(id)) memory.delete(id)
  try {
    const ids = await keys(store())
    await delMany(
      ids.filter((id) => !isKept(id)),
      store(),
    )
  } catch {
    // The database is refused, so nothing was stored.
  }
}
