import * as v from 'valibot'
import { LabellingRequest, labellingKinds, maxItems } from '@/api/contract/labelling.ts'
import { digitsOf } from '@/lib/typed-amount.ts'

const { entries } = LabellingRequest

/** An optional field, which is left out of the request if it is empty. */
const optional = <Schema extends v.GenericSchema<string | undefined, string | undefined>>(
  schema: Schema,
) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text || undefined),
    schema,
  )

const isToCome = (text: string): boolean => Date.parse(`${text}T23:59:59`) >= Date.now()

/** The input is typed text; the output is the argument of the call. */
export const RequestValues = v.object({
  name: entries.name,
  company: optional(entries.company),
  email: entries.email,
  kind: v.pipe(v.string(), v.nonEmpty(), v.picklist(labellingKinds)),
  volume: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.transform(digitsOf),
    v.regex(/^\d+$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(maxItems),
  ),
  deadline: optional(
    v.optional(v.pipe(v.string(), v.isoDate(), v.check(isToCome, 'out_of_range'))),
  ),
  sampleUrl: optional(entries.sampleUrl),
  message: entries.message,
  agreePrivacy: v.pipe(v.boolean(), v.literal(true)),
})
