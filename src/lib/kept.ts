import type { StorageKey } from './storage-keys.ts'

/** A person's id, or `guest`. */
export type Owner = number | string

/**
 * What a person has stored in this browser for all tabs: saved filters. It is in
 * local storage and removed on sign-out. No secrets.
 */

const group: StorageKey = 'kept'
const keyOf = (owner: Owner, name: string): string => `${group}:${owner}:${name}`

/** The stored value in any shape; null if there is none. */
export function readKept(owner: Owner, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(owner, name)) ?? 'null')
  } catch {
    return null
  }
}

/** @returns whether it was stored */
export function saveKept(owner: Owner, name: string, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(owner, name), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeKept(owner: Owner, name: string): void {
  try {
    localStorage.removeItem(keyOf(owner, name))
  } catch {
    // Storage is refused, so nothing was stored.
  }
}

/**
 * Removes everything.
 * @param except the person whose data stays
 */
export function clearKept(except?: Owner): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (
        key.startsWith(`${group}:`) &&
        !(except !== undefined && key.startsWith(keyOf(except, '')))
      )
        localStorage.removeItem(key)
    }
  } catch {
    // Storage is refused, so nothing was stored.
  }
}
