import * as v from 'valibot'
import { Id, Money, NoArg, savedVersion, versionOrNull, longList } from './common.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

export const documentKinds = ['invoice', 'act', 'receipt', 'contract'] as const
export const OwnDocument = v.looseObject({
  id: Id,
  kind: v.string(),
  number: v.optional(v.string(), ''),
  date: v.string(),
  amount: v.optional(v.nullable(Money), null),
  status: v.optional(v.string(), ''),
  /** Empty while the file is being generated. */
  url: v.optional(v.nullable(v.string()), ''),
})
export type OwnDocument = v.InferOutput<typeof OwnDocument>

export const Requisites = v.looseObject({
  type: v.string(),
  name: v.string(),
  country: v.string(),
  taxId: v.nullable(v.string()),
  address: v.nullable(v.string()),
  zip: v.nullable(v.string()),
  updatedAt: savedVersion,
})
export type Requisites = v.InferOutput<typeof Requisites>

const short = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)))

export const documentCalls = defineCalls({
  documents: {
    method: 'GET',
    path: '/api/v2/user/documents',
    arg: v.strictObject({
      ...Paged,
      kind: v.optional(v.picklist(documentKinds)),
      year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100))),
    }),
    res: v.looseObject({ records: longList(OwnDocument), ...list }),
    provides: ['Documents'],
  },
  requisites: {
    method: 'GET',
    path: '/api/v2/user/requisites',
    arg: NoArg,
    res: v.nullable(Requisites),
    empty: 'Null until the person has saved billing details.',
    provides: ['Requisites'],
  },
  updateRequisites: {
    method: 'PUT',
    path: '/api/v2/user/requisites',
    arg: v.strictObject({
      type: v.picklist(['person', 'company']),
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      taxId: short(40),
      address: short(300),
      zip: short(16),
      updatedAt: versionOrNull,
    }),
    res: Requisites,
    invalidates: ['Requisites'],
  },
})
