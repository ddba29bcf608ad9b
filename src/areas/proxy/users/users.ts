import { proxyUserSorts, proxyUserStates } from '@/api/contract/proxy-users.ts'
import type { ProxyUser, WholeProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import { choice, defineQuery, page, searchParam, sort } from '@/shared/query/query.ts'

/** The query of the users list. Deleted users are in no list. */
export const userQuery = defineQuery({
  text: searchParam(),
  status: choice(proxyUserStates.filter((state) => state !== 'deleted')),
  product: choice(proxyProducts),
  sort: sort(proxyUserSorts, '-createdAt'),
  page,
})
/** Enough for a team of users, which is created and edited together. */
export const usersPerPage = 20

export type UserCommand = 'edit' | 'pause' | 'resume' | 'password' | 'delete'
/** The actions for a user in a status. An unknown status allows all. */
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
/** The name of the form of a user's settings. */
export const proxyUserForm = (id: ProxyUser['id']): string => `proxy-user-${id}`

/** Rows for a spreadsheet: the API's names and values, the same in every language. */
export const userRows = (users: readonly ProxyUser[]): string[][] => [
  [...cells],
  ...users.map((user) =>
    cells.map((cell) => {
      const value = user[cell]
      return Array.isArray(value) ? value.join(' ') : String(value ?? '')
    }),
  ),
]
/** New users with their passwords, which are visible only once. */
export const passwordRows = (users: readonly WholeProxyUser[]): string[][] => [
  ['label', 'username', 'password'],
  ...users.map(({ record, password }) => [record.label, record.username, password]),
]
