import type { InferInput } from 'valibot'
import type { KeyUseRow } from '../../api/contract/key-scopes.ts'
import { noise } from '../lib/random.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockKey } from '../data/keys.ts'

/** The days that the use of a key is counted over. */
export const useDays = 30

type Row = InferInput<typeof KeyUseRow>

export const ownProjects = (db: Data, { id }: MockAccount): Data['labelling']['projects'] =>
  db.labelling.projects.filter(({ accountId }) => accountId === id)

/**
 * What a key has called in the last days. Every key that spends sends tasks, and the first of an
 * account does the rest as well.
 */
export function keyUse(db: Data, key: MockKey, account: MockAccount, now: number): Row[] {
  const used = key.idle === null ? key.lastUsedAt : now - key.idle
  if (used === null || used < now - useDays * 24 * 60 * 60 * 1000) return []
  const tasks = Math.max(
    1,
    Math.round(account.volume * useDays * key.share * (0.9 + 0.2 * noise('use', key.id))),
  )
  const lastAt = new Date(used).toISOString()
  const row = (call: string, area: Row['area'], level: Row['level'], count: number, more = {}) => ({
    call,
    area,
    level,
    count: Math.max(1, Math.round(count)),
    lastAt,
    ...more,
  })
  const types = key.allowedTypes ?? ['ImageToTextTask', 'RecaptchaV2Task', 'HCaptchaTask']
  const parts = [0.7, 0.2, 0.1]
  const [project] = key.primary ? ownProjects(db, account) : []
  return [
    ...types
      .slice(0, parts.length)
      .map((type, index) =>
        row('createTask', 'captcha', 'write', tasks * (parts[index] ?? 0.1), { type }),
      ),
    row('getTaskResult', 'captcha', 'read', tasks * 2.4),
    row('getBalance', 'balance', 'read', tasks / 90),
    ...(project
      ? [
          row('GET /labelling/projects/{id}/items', 'labelling', 'read', 64, {
            projectId: project.id,
            projectName: project.title,
          }),
        ]
      : []),
  ]
}
