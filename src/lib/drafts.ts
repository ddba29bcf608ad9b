import { clearKept, isOfPerson } from './kept.ts'
import type { Owner } from './kept.ts'
import { clearRecords, workMark } from './shared-records.ts'
import type { StorageKey } from './storage-keys.ts'

/**
 * Unsent text by person and form. Session storage keeps it across a reload, but not beyond the tab:
 * longer work is also in kept-work.ts. No secrets.
 */

interface Draft {
  at: number
  /**
   * The values that the typing started from. Over other values the draft would not be the person's
   * own text.
   */
  base: unknown
  values: unknown
  /** Whether the person has put the form away, so that it does not open by itself. */
  isPutAway?: boolean
}

/** When somebody last signed out in this browser. A tab that slept then still has its drafts. */
const key: StorageKey = 'signed-out'
export function signedOutAt(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
export function noteSignOut(): void {
  try {
    localStorage.setItem(key, String(timeNow()))
  } catch {
    // Storage is refused. The other tabs hear of it by their channel.
  }
}
/**
 * Now, as the time of what is kept: after the last sign-out, even if the device's clock has been set
 * back since.
 */
export const timeNow = (): number => Math.max(Date.now(), signedOutAt() + 1)

/**
 * Whether what was made at a time still belongs to the person: made within a day and since the last
 * sign-out.
 */
export const isFresh = ({ at }: Pick<Draft, 'at'>): boolean =>
  Date.now() - at <= day && at > signedOutAt()

const day = 24 * 60 * 60 * 1000
const group: StorageKey = 'draft'
const keyOf = (owner: Owner, form: string): string => `${group}:${owner}:${form}`

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'base' in value &&
    'values' in value
  )
}

/** Returns what a person typed into a form within a day, over the same base; else null. */
export function readDraft(owner: Owner, form: string, base: unknown): unknown {
  try {
    const draft = stored(owner, form)
    if (!isDraft(draft) || !isFresh(draft) || JSON.stringify(draft.base) !== JSON.stringify(base)) {
      removeDraft(owner, form)
      return null
    }
    return draft.values
  } catch {
    return null
  }
}

const stored = (owner: Owner, form: string): unknown =>
  JSON.parse(sessionStorage.getItem(keyOf(owner, form)) ?? 'null')

function freshDraft(owner: Owner, form: string): Draft | null {
  try {
    const draft = stored(owner, form)
    return isDraft(draft) && isFresh(draft) ? draft : null
  } catch {
    return null
  }
}

/** Whether a form has a draft of a person, whatever its base is. */
export const hasDraft = (owner: Owner, form: string): boolean => freshDraft(owner, form) !== null

/** Whether a form was left open over a draft. */
export function hasOpenDraft(owner: Owner, form: string): boolean {
  const draft = freshDraft(owner, form)
  return draft !== null && draft.isPutAway !== true
}

/** Notes that the person has put a form away with its draft, or has opened it again. */
export function setPutAway(owner: Owner, form: string, isPutAway: boolean): void {
  try {
    const draft = stored(owner, form)
    if (isDraft(draft) && draft.isPutAway !== isPutAway)
      sessionStorage.setItem(keyOf(owner, form), JSON.stringify({ ...draft, isPutAway }))
  } catch {
    // Storage is refused, so there is no draft.
  }
}

/** @returns false if storage is refused or full, so that the text is in the page only */
export function saveDraft(owner: Owner, form: string, base: unknown, values: unknown): boolean {
  try {
    sessionStorage.setItem(
      keyOf(owner, form),
      JSON.stringify({ at: timeNow(), base, values } satisfies Draft),
    )
    return true
  } catch {
    return false
  }
}

export function removeDraft(owner: Owner, form: string): void {
  try {
    sessionStorage.removeItem(keyOf(owner, form))
  } catch {
    // As above.
  }
}

/**
 * Removes all drafts and everything else a person has stored.
 * @param except the person whose data stays
 */
export function clearDrafts(except?: Owner): void {
  clearKept(except)
  void clearRecords(except)
  try {
    if (except === undefined) localStorage.removeItem(workMark)
    for (const key of Object.keys(sessionStorage)) {
      const isKept = except !== undefined && isOfPerson(key.slice(group.length + 1), except)
      if (key.startsWith(`${group}:`) && !isKept) sessionStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}
