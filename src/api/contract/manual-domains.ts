import * as v from 'valibot'
import { Id, Nothing, savedVersion, Finite, shortList, longList } from './common.ts'
import { defineCalls } from './types.ts'

// Domains that are handled manually (contract.md 4.12). Our additions: a removal can be undone, one
// answer holds the whole list (for export and for the comparison with an import), and an import is
// one call.

export const domainActions = ['allow', 'block', 'manual', 'limit'] as const
export type DomainAction = (typeof domainActions)[number]
/** The captcha type of a rule that applies to all types. */
export const anyType = 'any'
export const noteLength = 300

/** `domain` is punycode in lower case. A domain and a captcha type have at most one rule. */
export const ManualDomain = v.looseObject({
  id: Id,
  domain: v.string(),
  captchaType: v.string(),
  action: v.string(),
  note: v.nullable(v.string()),
  createdBy: v.optional(
    v.nullable(
      v.looseObject({ id: v.optional(Id), name: v.optional(v.nullable(v.string()), null) }),
    ),
    null,
  ),
  createdAt: v.optional(v.nullable(v.string()), null),
  updatedAt: savedVersion,
})
export type ManualDomain = v.InferOutput<typeof ManualDomain>

const Filters = {
  text: v.optional(v.pipe(v.string(), v.maxLength(253))),
  captchaType: v.optional(v.string()),
  action: v.optional(v.picklist(domainActions)),
}

const entry = {
  domain: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(253)),
  captchaType: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
  action: v.picklist(domainActions),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(noteLength))),
}

export const manualDomainCalls = defineCalls({
  manualDomains: {
    method: 'GET',
    path: '/api/v1/editor/manual-domains',
    arg: v.strictObject({
      ...Filters,
      page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      sort: v.optional(v.picklist(['domain', '-domain', 'createdAt', '-createdAt'])),
    }),
    res: v.looseObject({
      records: longList(ManualDomain),
      totalCount: v.optional(Finite),
      page: v.optional(Finite, 0),
      perPage: v.optional(Finite, 20),
    }),
    provides: ['ManualDomains'],
  },
  /** Every filtered rule in one answer; `limits` has the maximum number of lines of an import. */
  allManualDomains: {
    method: 'GET',
    path: '/api/v1/editor/manual-domains/export',
    arg: v.strictObject(Filters),
    res: v.looseObject({
      records: longList(ManualDomain),
      limits: v.optional(
        v.nullable(v.looseObject({ importRows: v.optional(v.nullable(Finite), null) })),
        null,
      ),
    }),
    provides: ['ManualDomains'],
  },
  createManualDomain: {
    method: 'POST',
    path: '/api/v1/editor/manual-domains',
    arg: v.strictObject(entry),
    res: ManualDomain,
    invalidates: ['ManualDomains'],
    repeatable: true,
  },
  /** Updates existing rules. `refused` names lines by their zero-based index in `rows`. */
  importManualDomains: {
    method: 'POST',
    path: '/api/v1/editor/manual-domains/import',
    arg: v.strictObject({ rows: v.pipe(v.array(v.strictObject(entry)), v.minLength(1)) }),
    res: v.looseObject({
      created: Finite,
      updated: Finite,
      refused: v.optional(
        shortList(
          v.looseObject({
            row: Finite,
            fields: v.optional(v.record(v.string(), v.looseObject({ code: v.string() })), {}),
          }),
        ),
        [],
      ),
    }),
    invalidates: ['ManualDomains'],
    repeatable: true,
  },
  updateManualDomain: {
    method: 'PUT',
    path: '/api/v1/editor/manual-domains/{id}',
    arg: v.strictObject({ id: Id, ...entry, updatedAt: v.optional(v.nullable(v.string())) }),
    res: ManualDomain,
    invalidates: ['ManualDomains'],
  },
  deleteManualDomain: {
    method: 'DELETE',
    path: '/api/v1/editor/manual-domains/{id}',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['ManualDomains'],
  },
  /** Undoes a removal. */
  restoreManualDomain: {
    method: 'POST',
    path: '/api/v1/editor/manual-domains/{id}/restore',
    arg: v.strictObject({ id: Id }),
    res: ManualDomain,
    invalidates: ['ManualDomains'],
  },
})
