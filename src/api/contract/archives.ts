import * as v from 'valibot'
import { Finite, Id, longList, NoArg, textOrNull } from './common.ts'
import { defineCalls } from './types.ts'

/** An archive with all data of a person, as it is made and kept (contract.md 4.2). */
export const DataArchive = v.looseObject({
  id: Id,
  status: v.string(),
  /** Percent, 0 to 100; null where it is unknown. */
  progress: v.optional(v.nullable(Finite), null),
  bytes: v.optional(v.nullable(Finite), null),
  url: textOrNull,
  createdAt: textOrNull,
  expiresAt: textOrNull,
})
export type DataArchive = v.InferOutput<typeof DataArchive>

export const archiveCalls = defineCalls({
  archives: {
    method: 'GET',
    path: '/api/v2/user/archives',
    arg: NoArg,
    res: v.looseObject({ records: longList(DataArchive) }),
    provides: ['Archives'],
  },
  orderArchive: {
    method: 'POST',
    path: '/api/v2/user/archives',
    arg: NoArg,
    res: DataArchive,
    invalidates: ['Archives'],
    repeatable: true,
  },
})
