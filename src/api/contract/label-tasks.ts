import * as v from 'valibot'
import { Finite, Id, longList, shortList, textOrNull, Side, Length } from './common.ts'
import { AttributeValues, LabelClass, mostClasses } from './label-classes.ts'

const side = v.optional(Finite, 0)
const length = v.optional(Length, 0)
const mark = {
  labelId: v.optional(v.string(), ''),
  attributes: v.optional(AttributeValues, {}),
}
const place = { x: side, y: side }
const share = v.optional(Finite, 0)

/** Labels that exist, in the fields of an answer. Nothing is known of how right they are. */
const Start = v.looseObject({
  boxes: v.optional(
    longList(v.looseObject({ ...place, width: length, height: length, ...mark })),
    [],
  ),
  polygons: v.optional(
    longList(v.looseObject({ points: longList(v.looseObject(place)), ...mark })),
    [],
  ),
  coordinates: v.optional(longList(v.looseObject({ ...place, ...mark })), []),
  spans: v.optional(longList(v.looseObject({ start: side, end: side, labelId: mark.labelId })), []),
  classes: v.optional(shortList(v.string()), []),
  text: textOrNull,
})

const Example = v.looseObject({
  good: v.boolean(),
  text: v.string(),
  pictureUrl: textOrNull,
  /** The labels that it shows, in the pixels of its picture; null for a picture of its own. */
  answer: v.optional(v.nullable(Start), null),
  width: Side,
  height: Side,
})

/** What the owner of a labelling project (contract.md 4.13) says of its items. */
export const TaskProject = v.looseObject({
  id: v.optional(v.nullable(Id), null),
  /** The kind of labels (`projectKinds`). Without one, the task's kind says how it is answered. */
  kind: v.optional(v.string(), ''),
  instructions: v.string(),
  examples: v.optional(shortList(Example, 20), []),
  labels: shortList(LabelClass, mostClasses),
  start: v.optional(v.nullable(Start), null),
  /** Why the item was sent back; null if it was not. */
  comment: textOrNull,
  /** The place in the picture that the comment is about. */
  pin: v.optional(v.nullable(v.looseObject({ x: share, y: share })), null),
  /** Questions of workers that the owner has answered, the latest first. */
  questions: v.optional(shortList(v.looseObject({ text: v.string(), answer: v.string() }), 50), []),
})
