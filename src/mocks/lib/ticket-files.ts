import { fileAccounts } from './file-accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockFile } from '../data/support.ts'

const place = /^\/api\/v2\/support\/attachments\/([\w-]+)\/[^/]+$/

export const fileUrl = ({ id, name }: MockFile): string =>
  `/api/v2/support/attachments/${id}/${encodeURIComponent(name)}`

export const fileView = (file: MockFile) => ({
  id: file.id,
  name: file.name,
  mime: file.mime,
  size: file.size,
  url: fileUrl(file),
  width: file.width,
  height: file.height,
})

/** A file of a ticket for whoever sent it and their team; undefined for another path. */
export function ticketFile(
  path: string,
  db: Data,
  session: string | undefined,
  now: number,
): Response | undefined {
  const id = place.exec(path)?.[1]
  if (id === undefined) return undefined
  const accounts = fileAccounts(db, session, 'support', now)
  const found = db.support.files.find(
    (file) => file.id === id && accounts.some((account) => account.id === file.accountId),
  )
  if (!found) return new Response(null, { status: 404 })
  const bytes = Uint8Array.from(atob(found.data), (char) => char.codePointAt(0) ?? 0)
  const picture = found.mime.startsWith('image/')
  return new Response(bytes, {
    headers: {
      'content-type': picture ? found.mime : 'application/octet-stream',
      'content-disposition': picture ? 'inline' : 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    },
  })
}
