import * as v from 'valibot'
import { Finite, Id, keptList, textOrNull } from './common.ts'

/*
 * Proposed: what a key may do. One table of products and levels serves the form, the mock and the
 * checks of a program's call.
 */
export const scopeProducts = ['captcha', 'proxy', 'labelling'] as const
export type ScopeProduct = (typeof scopeProducts)[number]
/** Each level includes the ones before it. */
export const scopeLevels = ['none', 'read', 'write'] as const
export type ScopeLevel = (typeof scopeLevels)[number]
/** What a call needs: a level of a product, or one of the two rights that have no levels. */
export const scopeAreas = [...scopeProducts, 'statistics', 'balance'] as const
export type ScopeArea = (typeof scopeAreas)[number]

/** A scope as it is sent. */
export const ScopeArg = v.strictObject({
  captcha: v.picklist(scopeLevels),
  proxy: v.picklist(scopeLevels),
  labelling: v.picklist(scopeLevels),
  statistics: v.boolean(),
  balance: v.boolean(),
  /** The labelling projects that it may use; null for all. */
  projects: v.nullable(v.pipe(v.array(v.string()), v.nonEmpty(), v.maxLength(100))),
})
export type ScopeArg = v.InferOutput<typeof ScopeArg>

/** A scope as it is answered: a form sends every part of it back. */
export const KeyScope = v.looseObject({
  captcha: v.string(),
  proxy: v.string(),
  labelling: v.string(),
  statistics: v.boolean(),
  balance: v.boolean(),
  projects: v.nullable(keptList(v.string())),
})
export type KeyScope = v.InferOutput<typeof KeyScope>

/** A kind of call that a key has made, with what it needs. */
export const KeyUseRow = v.looseObject({
  /** The method of the task API, else the HTTP method and path. */
  call: v.string(),
  area: v.string(),
  level: v.string(),
  /** The type of the tasks that it sent. */
  type: textOrNull,
  /** The labelling project that it named. */
  projectId: v.optional(v.nullable(Id), null),
  projectName: textOrNull,
  count: Finite,
  lastAt: textOrNull,
})
export type KeyUseRow = v.InferOutput<typeof KeyUseRow>

const rank = (level: string): number => scopeLevels.findIndex((known) => known === level)

/** Whether a scope allows a call. Null allows everything; an unknown area or level is refused. */
export function scopeAllows(
  scope: KeyScope | null,
  {
    area,
    level,
    projectId = null,
  }: Pick<KeyUseRow, 'area' | 'level'> & Partial<Pick<KeyUseRow, 'projectId'>>,
): boolean {
  if (scope === null) return true
  if (area === 'statistics' || area === 'balance') return scope[area]
  const product = scopeProducts.find((known) => known === area)
  if (!product || rank(level) < 0 || rank(scope[product]) < rank(level)) return false
  return (
    product !== 'labelling' ||
    scope.projects === null ||
    (projectId !== null && scope.projects.includes(String(projectId)))
  )
}

/** The least scope under which these calls work; null where there are none. */
export function leastScope(calls: readonly KeyUseRow[]): ScopeArg | null {
  if (calls.length === 0) return null
  const most = (product: ScopeProduct): ScopeLevel =>
    scopeLevels[
      Math.max(0, ...calls.flatMap(({ area, level }) => (area === product ? [rank(level)] : [])))
    ] ?? 'none'
  const labelling = calls.filter(({ area }) => area === 'labelling')
  const projects = new Set(
    labelling.flatMap(({ projectId }) => (projectId === null ? [] : [String(projectId)])),
  )
  return {
    captcha: most('captcha'),
    proxy: most('proxy'),
    labelling: most('labelling'),
    statistics: calls.some(({ area }) => area === 'statistics'),
    balance: calls.some(({ area }) => area === 'balance'),
    // A call that names no project, such as the list of all, needs them all.
    projects:
      projects.size > 0 && labelling.every(({ projectId }) => projectId !== null)
        ? [...projects]
        : null,
  }
}

/** What a program's HTTP call needs. Calls outside the products are those of the statistics. */
export function needOfCall(
  method: string,
  path: string,
): Pick<KeyUseRow, 'area' | 'level' | 'projectId'> {
  const [, area, rest = ''] = /^\/api\/v2\/(labelling|proxy)(?:\/(.+))?$/.exec(path) ?? []
  if (!area) return { area: 'statistics', level: 'read', projectId: null }
  return {
    area,
    level: method === 'GET' ? 'read' : 'write',
    projectId: area === 'labelling' ? (/^projects\/([^/]+)/.exec(rest)?.[1] ?? null) : null,
  }
}
