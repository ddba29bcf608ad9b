import type { InferInput } from 'valibot'
import type { DataArchive } from '../../api/contract/archives.ts'
import type { MockArchive, MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import { notify } from '../lib/notify.ts'

const second = 1000
const queuedFor = 2 * second
const madeIn = 6 * second
const day = 24 * 60 * 60 * second
const keptFor = 7 * day

export function archiveState({ createdAt }: MockArchive, now: number): string {
  const age = now - createdAt
  if (age < queuedFor) return 'queued'
  if (age < queuedFor + madeIn) return 'running'
  return age > keptFor ? 'expired' : 'ready'
}

export function archiveView(made: MockArchive, now: number): InferInput<typeof DataArchive> {
  const status = archiveState(made, now)
  const { id, createdAt } = made
  return {
    id,
    status,
    progress:
      status === 'running' ? Math.floor(((now - createdAt - queuedFor) / madeIn) * 100) : null,
    bytes: null,
    url: status === 'ready' ? `/api/v2/user/archives/${id}/all-my-data.zip` : null,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: status === 'ready' ? new Date(createdAt + keptFor).toISOString() : null,
  }
}

/** Tells a person of the archive that has become ready since. */
export function announceArchives(db: Data, user: MockAccount, now: number): void {
  for (const made of db.archives.filter(({ accountId }) => accountId === user.id))
    if (!made.isAnnounced && archiveState(made, now) === 'ready') {
      made.isAnnounced = true
      notify(db, user, 'archive', now, { own: { href: '/profile/docs#data' } })
    }
}
