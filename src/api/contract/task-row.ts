import * as v from 'valibot'
import { flag, Money, text, Finite, Id as RawId } from './common.ts'

export const number = v.optional(v.nullable(Finite), null)
/** Ids arrive as strings or numbers and become strings here. */
export const Id = v.pipe(RawId, v.transform(String))
export const id = v.optional(v.nullable(Id), null)

export const TaskReport = v.looseObject({
  kind: v.string(),
  status: v.optional(v.string(), ''),
  at: text,
})
export type TaskReport = v.InferOutput<typeof TaskReport>

export const row = {
  id: Id,
  type: v.optional(v.string(), ''),
  typeTitle: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
  submittedAt: v.optional(v.string(), ''),
  finishedAt: text,
  solveSeconds: number,
  /** How many workers answered. */
  solveCount: number,
  cost: v.optional(Money),
  refunded: flag,
  ip: text,
  keyId: id,
  softId: id,
  softName: text,
  /** The host name without a path. */
  host: text,
  answerPreview: text,
  imageUrl: text,
  report: v.optional(v.nullable(TaskReport), null),
  canReport: flag,
  reportUntil: text,
}

/** contract.md 4.5. */
export const TaskRow = v.looseObject(row)
export type TaskRow = v.InferOutput<typeof TaskRow>
