import * as v from 'valibot'
import { Email, Id } from './common.ts'
import { defineCalls } from './types.ts'

export const labellingKinds = [
  'bounding_box',
  'polygon',
  'points',
  'classification',
  'transcription',
  'satellite',
] as const
export const messageLength = { min: 20, max: 3000 }
export const maxItems = 100_000_000

const Line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))

/** A visitor's request for a quote (contract.md 4.13). Empty form fields are omitted. */
export const LabellingRequest = v.strictObject({
  name: Line,
  company: v.optional(Line),
  email: Email,
  kind: v.picklist(labellingKinds),
  /** The approximate number of items. */
  volume: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxItems)),
  deadline: v.optional(v.pipe(v.string(), v.isoDate())),
  sampleUrl: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(2048), v.url(), v.startsWith('https://')),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(messageLength.min),
    v.maxLength(messageLength.max),
  ),
  agreePrivacy: v.literal(true),
})

/** The number of the request: without one, nobody has it. */
const LabellingRequested = v.looseObject({ id: Id })

export const labellingCalls = defineCalls({
  askForLabelling: {
    method: 'POST',
    path: '/api/v2/labelling/requests',
    arg: LabellingRequest,
    res: LabellingRequested,
    repeatable: true,
  },
})
