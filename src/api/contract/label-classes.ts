import * as v from 'valibot'
import { shortList, textOrNull } from './common.ts'

// Apart from the projects, because workers read the classes too.

export const attributeTypes = ['select', 'checkbox', 'number', 'text'] as const
export const mostClasses = 100

/** What is said of a shape, by the names of attributes. `true` is a tick; what is not ticked is absent. */
export const AttributeValues = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.pipe(v.string(), v.maxLength(200)),
)
export type AttributeValues = v.InferOutput<typeof AttributeValues>

const Attribute = v.looseObject({
  name: v.string(),
  type: v.optional(v.string(), 'checkbox'),
  options: v.optional(shortList(v.string()), []),
})
export const LabelClass = v.looseObject({
  id: v.string(),
  name: v.string(),
  color: v.optional(v.string(), ''),
  /** The key that chooses it while labelling. */
  hotkey: textOrNull,
  attributes: v.optional(shortList(Attribute, 50), []),
})
export type LabelClass = v.InferOutput<typeof LabelClass>
