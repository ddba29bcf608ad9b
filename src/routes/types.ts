import type { Language } from '../site/languages.ts'
import type { TeamArea } from './team.ts'

export type Permission = 'admin' | 'moderator'

export const guardNames = [
  'public',
  'guest',
  'user',
  'user-any-type',
  'team',
  'order-anchor',
  'role:admin',
  'role:moderator',
  'role:moderator,admin',
] as const
export type GuardName = (typeof guardNames)[number]

/**
 * `auth` is the narrow page without navigation; `account` has the rail; `focus` shows only the
 * page.
 */
export type Layout = 'public' | 'auth' | 'account' | 'focus'

interface Base {
  /** As in the specification: `{x}` is a parameter, `*` the rest. */
  path: string
  /** The languages in which the page is available. The first is the last fallback. */
  langs: readonly [Language, ...Language[]]
  /** Whether it is in the sitemap. Other pages are served with noindex. */
  index: boolean
}

export interface PageRow extends Base {
  /** Its file in src/areas, without extension. Rows of one template share a file. */
  page: `${string}/${string}Page`
  guard: GuardName
  layout: Layout
  /**
   * The part of an account that the page, or its member page, belongs to: a team's members need a
   * role that opens it (team.ts).
   */
  team?: TeamArea
  /** Locale namespaces besides `common`. `type/{slug}` uses the parameter's value. */
  ns?: readonly string[]
  /** Closed sets by parameter, expanded into static paths. A value outside the set is not found. */
  slugs?: Readonly<Record<string, readonly string[]>>
  /** The parent in the breadcrumbs, if that is not home. */
  parent?: string
  /**
   * Its name in the breadcrumbs, as `namespace:key` with parameters; `nav.crumb.<id>` by default.
   */
  crumb?: string
  /**
   * Calls without filters that the page makes first, of everybody or of workers alone: they begin
   * while its scripts load.
   */
  first?: { of?: 'worker'; calls: readonly `/api/v2/${string}`[] }
  /**
   * The page that replaces this one for people who pass the account's guard. The prerendered file
   * stays this row's, and the guard runs after hydration. It has the account's layout.
   */
  member?: { page: `${string}/${string}Page`; ns?: readonly string[] }
}

export interface RedirectRow extends Base {
  guard: 'redirect'
  to: string
  status: 301 | 302
}

/**
 * One row of the route table: pure data, read by the app, the build, the host's configuration and
 * the tests.
 */
export type Row = PageRow | RedirectRow
