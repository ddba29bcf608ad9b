import type { Language } from '../site/languages.ts'

export type Permission = 'admin' | 'moderator'

export const guardNames = [
  'public',
  'guest',
  'user',
  'user-any-type',
  'order-anchor',
  'role:admin',
  'role:moderator',
  'role:moderator,admin',
] as const
export type GuardName = (typeof guardNames)[number]

/** `auth` is the narrow page without offers; `account` has the rail; `focus` has nothing beside the page. */
export type Layout = 'public' | 'auth' | 'account' | 'focus'

interface Base {
  /** As in the specification: `{x}` is a parameter, `*` the rest. */
  path: string
  /** The languages in which the page may be shown; the first is the last fallback. */
  langs: readonly [Language, ...Language[]]
  /** Whether it belongs into the sitemap; the others are served with noindex. */
  index: boolean
}

export interface PageRow extends Base {
  /** Its file in src/areas, without the ending; rows of one template share a file. */
  page: `${string}/${string}Page`
  guard: GuardName
  layout: Layout
  /** Locale namespaces besides `common`; `type/{slug}` is the one of the parameter's value. */
  ns?: readonly string[]
  /** Closed sets by parameter, expanded into static paths: what is not in the set is not found. */
  slugs?: Readonly<Record<string, readonly string[]>>
  /** The row above it in the breadcrumbs, where that is not home. */
  parent?: string
  /** The words of its own name in the breadcrumbs, as `namespace:key` with parameters; `nav.crumb.<id>` where absent. */
  crumb?: string
  /**
   * The page in its place for whoever may have the rows of the account: the served file stays that of this row, and the guard
   * judges after hydration. It has the account's layout.
   */
  member?: { page: `${string}/${string}Page`; ns?: readonly string[] }
}

export interface RedirectRow extends Base {
  guard: 'redirect'
  to: string
  status: 301 | 302
}

/** One line of the route table: pure data, read by the app, the build, the host's configuration and the tests. */
export type Row = PageRow | RedirectRow
