import type { FileLimits, TicketFile } from '@/api/contract/tickets.ts'
import { endingOf, isNamedRight, tellingBytes } from '@/lib/file-kind.ts'

/** Why a file is not sent at all. */
export type FileFault = 'many' | 'big' | 'empty' | 'type' | 'content' | 'unreadable'

/** What is kept of a file that has been sent. */
export type SentFile = Pick<TicketFile, 'id' | 'name' | 'size'>

/** Judges a file before anything of it is sent: its size, its name, and whether its bytes agree. */
export async function faultOf(
  file: File,
  count: number,
  limits: FileLimits,
): Promise<FileFault | null> {
  if (count >= limits.maxCount) return 'many'
  if (file.size > limits.maxBytes) return 'big'
  if (file.size === 0) return 'empty'
  if (!limits.types.includes(endingOf(file.name))) return 'type'
  try {
    const bytes = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer())
    return isNamedRight(file.name, bytes) ? null : 'content'
  } catch {
    // It has been moved or deleted meanwhile.
    return 'unreadable'
  }
}

/** A name as it may be shown: what reverses the direction of reading is taken out. */
export const shownName = (name: string): string =>
  name.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

const isSent = (value: unknown): value is SentFile =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (typeof value.id === 'string' || typeof value.id === 'number') &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number'

/** The files of a draft, which anybody may have changed. */
export function readSent(text: string): SentFile[] {
  try {
    const list: unknown = JSON.parse(text || '[]')
    return Array.isArray(list) ? list.filter((one) => isSent(one)) : []
  } catch {
    return []
  }
}
export const writeSent = (files: readonly SentFile[]): string =>
  files.length === 0 ? '' : JSON.stringify(files.map(({ id, name, size }) => ({ id, name, size })))
