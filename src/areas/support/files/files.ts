import type { FileLimits, TicketFile } from '@/api/contract/tickets.ts'
import { extensionOf, matchesExtension, signatureBytes } from '@/lib/file-kind.ts'

/** Why a file cannot be sent. */
export type AttachmentFault = 'many' | 'big' | 'empty' | 'type' | 'content' | 'unreadable'

/** The stored part of an uploaded file. */
export type SentFile = Pick<TicketFile, 'id' | 'name' | 'size'>

/** Checks a file before it is sent: its size, its name, and whether its bytes match. */
export async function attachmentFault(
  file: File,
  count: number,
  limits: FileLimits,
): Promise<AttachmentFault | null> {
  if (count >= limits.maxCount) return 'many'
  if (file.size > limits.maxBytes) return 'big'
  if (file.size === 0) return 'empty'
  if (!limits.types.includes(extensionOf(file.name))) return 'type'
  try {
    const bytes = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())
    return matchesExtension(file.name, bytes) ? null : 'content'
  } catch {
    // It was moved or deleted meanwhile.
    return 'unreadable'
  }
}

/** Removes characters that reverse the text direction from a displayed file name. */
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

/** Parses the files of a draft, which anyone can change. */
export function readSentFiles(text: string): SentFile[] {
  try {
    const list: unknown = JSON.parse(text || '[]')
    return Array.isArray(list) ? list.filter((one) => isSent(one)) : []
  } catch {
    return []
  }
}
export const writeSent = (files: readonly SentFile[]): string =>
  files.length === 0 ? '' : JSON.stringify(files.map(({ id, name, size }) => ({ id, name, size })))
