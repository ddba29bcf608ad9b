import * as v from 'valibot'
import { flag, Money, textOrNull, Finite, Id as RawId } from './common.ts'

export const numberOrNull = v.optional(v.nullable(Finite), null)
/** Ids arrive as strings or numbers and become strings here. */
export const RowId = v.pipe(RawId, v.transform(String))
export const id = v.optional(v.nullable(RowId), null)

export const TaskReport = v.looseObject({
  kind: v.string(),
  status: v.optional(v.string(), ''),
  at: textOrNull,
})
export type TaskReport = v.InferOutput<typeof TaskReport>

export const row = {
  id: RowId,
  type: v.optional(v.string(), ''),
  typeTitle: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
  submittedAt: v.optional(v.string(), ''),
  finishedAt: textOrNull,
  solveSeconds: numberOrNull,
  /** How many workers answered. */
  solveCount: numberOrNull,
  cost: v.optional(Money),
  refunded: flag,
  ip: textOrNull,
  keyId: id,
  softId: id,
  softName: textOrNull,
  /** The host name without a path. */
  host: textOrNull,
  answerPreview: textOrNull,
  imageUrl: textOrNull,
  report: v.optional(v.nullable(TaskReport), null),
  canReport: flag,
  reportUntil: textOrNull,
}

/** contract.md 4.5. */
export const TaskRow = v.looseObject(row)
export type TaskRow = v.InferOutput<typeof TaskRow>
