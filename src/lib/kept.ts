import type { Owner } from './drafts.ts'

/** What a person has kept in this browser over tabs: saved filters, intents to pay. Local storage, gone when they sign out. No secrets. */

const keyOf = (owner: Owner, name: string): string => `kept:${owner}:${name}`

/** What was kept, in whatever shape; null where there is nothing. */
export function readKept(owner: Owner, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(owner, name)) ?? 'null')
  } catch {
    return null
  }
}

/** @returns whether it was kept */
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
    // Storage is refused: nothing was kept.
  }
}

/** Removes everything, but for what is one person's. */
export function clearKept(except?: Owner): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('kept:') && !(except !== undefined && key.startsWith(keyOf(except, ''))))
        localStorage.removeItem(key)
    }
  } catch {
    // Storage is refused: nothing was kept.
  }
}
