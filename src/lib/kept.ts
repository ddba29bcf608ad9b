import type { StorageKey } from './storage-keys.ts'

/** Whose it is: a person's id, `<id>@<team>` where they act in a team, or `guest`. */
export type Owner = number | string

/** Who owns what a person stores: nothing typed in one team's account is offered in another. */
export const ownerOf = (
  user:
    | { id: number | string; team?: { id?: number | string | undefined } | undefined }
    | null
    | undefined,
): Owner => {
  if (!user) return 'guest'
  const { id, team } = user
  return team?.id === undefined || String(team.id) === String(id) ? id : `${id}@${team.id}`
}

/** Whether a stored key belongs to a person, in whatever team they were. */
export const isOfPerson = (key: string, person: Owner): boolean =>
  key.startsWith(`${person}:`) || key.startsWith(`${person}@`)

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
      const isKept = except !== undefined && isOfPerson(key.slice(group.length + 1), except)
      if (key.startsWith(`${group}:`) && !isKept) localStorage.removeItem(key)
    }
  } catch {
    // Storage is refused, so nothing was stored.
  }
}
