import { readKept as read, removeKept, saveKept } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'

/**
 * An intent to move money. Its key goes out with every request of the same entries, so that the
 * backend books it once (contract.md 4.0.9). Local storage keeps it across reloads and tabs until
 * its outcome is known or the person signs out. The key is not secret, and only a hash of the
 * entries is stored.
 */
export interface Kept {
  key: string
  entries: string
  /**
   * - `open`: it was sent, and its outcome is unknown;
   * - `ready`: nothing was done, and the same entries go out under the same key;
   * - `done`: it was booked. Another tab that waited for it reads its answer by the key.
   */
  state: 'open' | 'ready' | 'done'
  /** When it was last sent or booked, in milliseconds. */
  at: number
}

const states: readonly string[] = ['open', 'ready', 'done'] satisfies Kept['state'][]
const day = 24 * 60 * 60 * 1000
/** The time within which another tab must read the outcome that it waited for, in milliseconds. */
const minute = 60_000

const nameOf = (name: string): string => `intent-${name}`

/** Hashes the entries (cyrb53): it distinguishes them and reveals nothing about them. */
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

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'entries' in value &&
  typeof value.entries === 'string' &&
  'state' in value &&
  typeof value.state === 'string' &&
  states.includes(value.state) &&
  'at' in value &&
  typeof value.at === 'number'

/** Returns the last intent of a form, or null if there is none or it is too old. */
export function readIntent(owner: Owner, name: string): Kept | null {
  const value = read(owner, nameOf(name))
  if (!isKept(value)) return null
  if (Date.now() - value.at <= (value.state === 'done' ? minute : day)) return value
  removeIntent(owner, name)
  return null
}

/** Whether a form has sent a request whose outcome is unknown. */
export const isOpen = (owner: Owner, name: string): boolean =>
  readIntent(owner, name)?.state === 'open'

export const saveIntent = (owner: Owner, name: string, kept: Kept): void =>
  void saveKept(owner, nameOf(name), kept)
export const removeIntent = (owner: Owner, name: string): void => removeKept(owner, nameOf(name))

/** Works without a secure context, unlike crypto.randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
