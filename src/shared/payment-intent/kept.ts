import { readDraft, removeDraft, saveDraft } from '@/session/drafts.ts'
import type { Owner } from '@/session/drafts.ts'

/**
 * One will to move money: its key goes out with every try of the same entries, so that the backend does it once
 * (contract.md 4.0.9). Kept with the drafts, so over a reload, until it is known what became of it. The key is no secret, and of the entries only
 * a sum is kept.
 */
export interface Kept {
  key: string
  entries: string
  /** Went out, and nobody has said what became of it. */
  open: boolean
}

const nameOf = (name: string): string => `intent-${name}`

/** A sum of the entries (cyrb53): tells them apart and says nothing of them. */
export function entriesSum(entries: unknown): string {
  const text = JSON.stringify(entries)
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}

export function readKept(owner: Owner, name: string): Kept | null {
  const value = readDraft(owner, nameOf(name), null)
  if (typeof value !== 'object' || value === null) return null
  if (!('key' in value) || !('entries' in value) || !('open' in value)) return null
  const { key, entries, open } = value
  return typeof key === 'string' && typeof entries === 'string' && typeof open === 'boolean' ? { key, entries, open } : null
}

export const keep = (owner: Owner, name: string, kept: Kept): void => saveDraft(owner, nameOf(name), null, kept)
export const drop = (owner: Owner, name: string): void => removeDraft(owner, nameOf(name))

/** Needs no secure context, unlike crypto.randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
