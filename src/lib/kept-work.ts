import { delMany, entries, get, set } from 'idb-keyval'
import { isFresh, timeNow } from './drafts.ts'
import { isRecord } from './is-record.ts'
import type { Owner } from './kept.ts'
import { recordStore, workMark } from './shared-records.ts'

/**
 * Unfinished work that took more than a minute, by person, tab and name. IndexedDB keeps it beyond
 * the tab, under the rule of drafts: for the same person, for 24 hours, removed on sign-out and when
 * the work was sent. No secrets, and never a document that proves who somebody is.
 */

export interface KeptWork {
  id: string
  /** When it was kept last. */
  at: number
  /** Whether this tab kept it. */
  isOwn: boolean
  value: unknown
  /** The pictures or files that belong to it. */
  files: readonly Blob[]
}

/** About what a person types in a minute. */
const minuteOfTyping = 200

/** Whether text took more than about a minute to type. */
export const isLongWork = (texts: readonly unknown[]): boolean =>
  texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0) >=
  minuteOfTyping

/** Under the prefix of drafts, so that it leaves with the person. */
const tabKey = 'draft:tab'
let tab: string | undefined
/** The name of this tab, which a reload keeps. */
function tabName(): string {
  const made = Math.random().toString(36).slice(2, 10)
  try {
    tab = sessionStorage.getItem(tabKey) ?? tab ?? made
    sessionStorage.setItem(tabKey, tab)
  } catch {
    tab ??= made
  }
  return tab
}

/** When anything was kept last. Without it nothing opens the database, which would create it. */
function isMarked(): boolean {
  try {
    return localStorage.getItem(workMark) !== null
  } catch {
    return true
  }
}
function mark(is: boolean): void {
  try {
    if (is) localStorage.setItem(workMark, String(Date.now()))
    else localStorage.removeItem(workMark)
  } catch {
    // Storage is refused. isMarked() then says that there may be something.
  }
}

const work = 'work:'
const fileEnd = ':file'
const idOf = (owner: Owner, name: string): string => `${owner}:${work}${name}:${tabName()}`
const isKept = (value: unknown): value is { at: number; value: unknown } =>
  isRecord(value) && typeof value['at'] === 'number'

/**
 * Keeps work in place of what this tab has kept under the name.
 * @returns whether it is stored
 */
export async function saveWork(owner: Owner, name: string, value: unknown): Promise<boolean> {
  try {
    mark(true)
    await set(idOf(owner, name), { at: timeNow(), value }, recordStore())
    return true
  } catch {
    return false
  }
}

/**
 * Keeps files with the work, so that saving the work again does not write them again.
 * @returns whether they are stored
 */
export async function saveWorkFiles(
  owner: Owner,
  name: string,
  files: readonly Blob[],
): Promise<boolean> {
  const id = idOf(owner, name) + fileEnd
  try {
    if (files.length === 0) await delMany([id], recordStore())
    else await set(id, { at: timeNow(), value: files }, recordStore())
    return true
  } catch {
    return false
  }
}

/** All that a person has kept under a name, in this tab and others; the newest first. */
export async function findWork(owner: Owner, name: string): Promise<readonly KeptWork[]> {
  if (!isMarked()) return []
  const prefix = `${owner}:${work}${name}:`
  try {
    const all = await entries<string, unknown>(recordStore())
    const found = all.flatMap(([id, kept]) =>
      String(id).startsWith(prefix) &&
      !String(id).endsWith(fileEnd) &&
      isKept(kept) &&
      isFresh(kept)
        ? [{ id: String(id), ...kept }]
        : [],
    )
    const made = await Promise.all(
      found.map(async ({ id, at, value }): Promise<KeptWork> => {
        const kept = await get<unknown>(id + fileEnd, recordStore())
        const files = isKept(kept) ? [kept.value].flat() : []
        return {
          id,
          at,
          value,
          isOwn: id === idOf(owner, name),
          files: files.filter((file) => file instanceof Blob),
        }
      }),
    )
    return made.toSorted((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

/** Removes one piece of work, with its files. */
export async function dropWork(id: string): Promise<void> {
  try {
    await delMany([id, id + fileEnd], recordStore())
  } catch {
    // The database is refused, so nothing was stored.
  }
}

/** Removes what this tab has kept under a name. */
export const dropOwnWork = async (owner: Owner, name: string): Promise<void> => {
  if (isMarked()) await dropWork(idOf(owner, name))
}

/** Removes work that is older than a day, whoever made it. */
export async function sweepWork(): Promise<void> {
  if (!isMarked()) return
  try {
    const all = (await entries<string, unknown>(recordStore())).filter(([id]) =>
      String(id).includes(`:${work}`),
    )
    const fresh = all.flatMap(([id, kept]) =>
      !String(id).endsWith(fileEnd) && isKept(kept) && isFresh(kept) ? [String(id)] : [],
    )
    const stale = all
      .map(([id]) => String(id))
      .filter((id) => !fresh.includes(id.endsWith(fileEnd) ? id.slice(0, -fileEnd.length) : id))
    await delMany(stale, recordStore())
    if (fresh.length === 0) mark(false)
  } catch {
    // The database is refused, so nothing was stored.
  }
}
