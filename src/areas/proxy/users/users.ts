import { proxyUserSorts, proxyUserStates } from '@/api/contract/proxy-users.ts'
import type { ProxyUser, WholeProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import { choice, defineQuery, page, search, sort } from '@/shared/query/query.ts'

/** States that a user of the list may have: deleted ones are in none. */
export const userQuery = defineQuery({
  text: search(),
  status: choice(proxyUserStates.filter((state) => state !== 'deleted')),
  product: choice(proxyProducts),
  sort: sort(proxyUserSorts, '-createdAt'),
  page,
})
/** Enough to see a team of users at once, which is made and changed together. */
export const usersPerPage = 20

export type UserCommand = 'edit' | 'pause' | 'resume' | 'password' | 'delete'
/** What can be done with a user in a state; one of a state that is not known may be all. */
export function commandsOf(status: string): UserCommand[] {
  if (status === 'deleted') return []
  const turn: UserCommand[] =
    status === 'paused' ? ['resume'] : status === 'expired' ? [] : ['pause']
  return ['edit', ...turn, 'password', 'delete']
}

const cells = [
  'id',
  'label',
  'username',
  'product',
  'status',
  'usedBytes',
  'limitBytes',
  'limitPeriod',
  'threads',
  'countries',
  'expiresAt',
  'lastUsedAt',
  'createdAt',
] as const
/** For a spreadsheet: names and values as the API has them, in every language alike. */
export const userRows = (users: readonly ProxyUser[]): string[][] => [
  [...cells],
  ...users.map((user) =>
    cells.map((cell) => {
      const value = user[cell]
      return Array.isArray(value) ? value.join(' ') : String(value ?? '')
    }),
  ),
]
/** New users with their passwords, this once. */
export const passwordRows = (users: readonly WholeProxyUser[]): string[][] => [
  ['label', 'username', 'password'],
  ...users.map(({ record, password }) => [record.label, record.username, password]),
]
