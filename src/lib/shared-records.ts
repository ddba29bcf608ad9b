import { createStore, delMany, get, keys, update } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'
import { isOfPerson, readKept, saveKept } from './kept.ts'
import type { Owner } from './kept.ts'
import { sharedLocks } from './secure-context.ts'
import type { StorageKey } from './storage-keys.ts'

/**
 * What a person has stored in this browser and two tabs may change at once: payment intents, and
 * unfinished work (kept-work.ts). It is in IndexedDB, where reading and writing is one transaction. Local storage reaches another process
 * later, so two tabs could each find it empty. Removed on sign-out. No secrets.
 */

const key: StorageKey = 'intents'
const keyOf = (owner: Owner, name: string): string => `${owner}:${name}`

let opened: UseStore | undefined
/** The key in local storage that says when unfinished work was kept last. */
export const workMark = 'work-kept'
/** The one object store of the site, by `<owner>:<name>`. */
export const recordStore = (): UseStore => (opened ??= createStore(key, 'records'))

/**
 * Where the browser refuses its database, local storage and a lock of all tabs stand in; where it
 * refuses local storage as well, the page alone. It then keeps no session's cookie either.
 */
const memory = new Map<string, unknown>()
const readInstead = (owner: Owner, name: string): unknown =>
  memory.get(keyOf(owner, name)) ?? readKept(owner, name) ?? undefined

/** How long another process may take to hear of a change of local storage, in milliseconds. */
const heard = 200

async function changeInstead(
  owner: Owner,
  name: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  const save = (): void => {
    const value = change(readInstead(owner, name))
    if (!saveKept(owner, name, value)) memory.set(keyOf(owner, name), value)
  }
  // Only secure contexts have locks.
  const locks = sharedLocks()
  if (!locks) return save()
  await locks.request(keyOf(owner, name), async () => {
    save()
    await new Promise((resolve) => setTimeout(resolve, heard))
  })
}

/** The stored value in any shape; undefined if there is none. */
export async function readRecord(owner: Owner, name: string): Promise<unknown> {
  const id = keyOf(owner, name)
  try {
    return (await get<unknown>(id, recordStore())) ?? readInstead(owner, name)
  } catch {
    return readInstead(owner, name)
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
    await update<unknown>(id, change, recordStore())
  } catch {
    await changeInstead(owner, name, change)
  }
}

/** A visitor's picture for a test. */
export const visitorPicture = 'visitor-picture'
/** The classes of a drawing, for a project. */
export const visitorClasses = 'visitor-classes'
/** What is drawn in the open annotator. */
export const annotatorWork = 'annotator'
/** Work of a visitor that outlives their sign-in: it is for the account behind it. */
const visitorWork = [visitorPicture, visitorClasses, annotatorWork]

/**
 * Removes everything.
 * @param except the person whose records stay, and with them what a visitor has brought for them
 */
export async function clearRecords(except?: Owner): Promise<void> {
  const isKept = (id: unknown): boolean =>
    except !== undefined &&
    (isOfPerson(String(id), except) ||
      visitorWork.some((name) => String(id).startsWith(keyOf('guest', `work:${name}:`))))
  for (const id of memory.keys()) if (!isKept(id)) memory.delete(id)
  try {
    const ids = await keys(recordStore())
    await delMany(
      ids.filter((id) => !isKept(id)),
      recordStore(),
    )
  } catch {
    // The database is refused, so nothing was stored.
  }
}
