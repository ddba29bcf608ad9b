import { returnTo } from './return-to.ts'
import type { PathMatch } from './return-to.ts'
import { roleOpens } from './team.ts'
import type { TeamRole } from './team.ts'
import type { GuardName, PageRow, Permission } from './types.ts'

/** What a guard may know of the person; null for a visitor who is not signed in. */
export type Person = {
  userType: string | null
  permissions: Readonly<Record<string, boolean>>
  /** The role in the team whose account they use; absent where the backend has no teams. */
  teamRole?: TeamRole | undefined
} | null

/** What a guard may know of the address, and how to validate a return_to. */
export interface Address {
  /** The path without a language prefix. */
  path: string
  /** Path and query with the prefix, as the address bar shows them: the value for return_to. */
  href: string
  /** The query. */
  search: string
  /** Whether the table knows a path. */
  match: PathMatch
  origin: string
}

/**
 * `pass`, or the path (without language prefix, with query and hash) to redirect to. An absolute
 * one is already localized.
 */
export type GuardVerdict = 'pass' | { to: string; localised?: boolean }

const withReturn = (path: string, address: Address): GuardVerdict => ({
  to: `${path}?return_to=${encodeURIComponent(address.href)}`,
})

/** The start page of a person by userType, if that page exists. */
export function startPage(person: Person, exists: (path: string) => boolean): string {
  if (!person) return '/'
  if (!person.userType) return '/select-role'
  const start =
    person.userType === 'worker'
      ? '/cabinet'
      : roleOpens(person.teamRole, 'account')
        ? '/enterpage'
        : '/statistics/graph_captures'
  return exists(start) ? start : '/'
}

const role =
  (...names: Permission[]) =>
  (person: Person, address: Address): GuardVerdict => {
    if (!person) return withReturn('/auth/login', address)
    return names.some((name) => person.permissions[name] === true) ? 'pass' : { to: '/' }
  }

/** Whether a visitor who is not signed in may see the page. */
export const isOpenRow = ({ guard }: Pick<PageRow, 'guard'>): boolean =>
  guard === 'public' || guard === 'guest'

/**
 * The guards by the name in a row's `guard` column. Pure functions: specification section 2,
 * "Guards and navigation".
 */
export const guards: Record<GuardName, (person: Person, address: Address) => GuardVerdict> = {
  public: () => 'pass',
  guest: (person, address) => {
    if (!person) return 'pass'
    const target = returnTo(address.search, address)
    return target
      ? { to: target, localised: true }
      : { to: startPage(person, (path) => address.match(path)) }
  },
  user: (person, address) => {
    if (!person) return withReturn('/auth/login', address)
    return person.userType ? 'pass' : withReturn('/select-role', address)
  },
  'user-any-type': (person, address) => (person ? 'pass' : withReturn('/auth/login', address)),
  team: (person, address) => {
    const verdict = guards.user(person, address)
    return verdict !== 'pass' || person?.teamRole ? verdict : { to: '/profile' }
  },
  'order-anchor': (person) => (person ? 'pass' : { to: '/#order-captchas' }),
  'role:admin': role('admin'),
  'role:moderator': role('moderator'),
  'role:moderator,admin': role('moderator', 'admin'),
}

/** Whether the role of a person in their team opens a page, or its member page. */
export const isOpenToRole = ({ team }: Pick<PageRow, 'team'>, person: Person): boolean =>
  roleOpens(person?.teamRole, team)

/** The verdict of a row: its guard's, then that of the person's role in their team. */
export function judgeRow(row: PageRow, person: Person, address: Address): GuardVerdict {
  const verdict = guards[row.guard](person, address)
  return verdict !== 'pass' || isOpenRow(row) || isOpenToRole(row, person)
    ? verdict
    : { to: startPage(person, (path) => address.match(path)) }
}
