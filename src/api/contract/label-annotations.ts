import * as v from 'valibot'
import { Finite, Id, shortList, textOrNull } from './common.ts'
import { AttributeValues } from './label-classes.ts'

/** At most this many shapes or spans of an item are read and sent. */
export const mostShapes = 500
/** The most characters of a transcription. */
export const transcriptionLength = 20_000

const Coordinate = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))
const Place = v.tuple([Coordinate, Coordinate])
const ClassId = v.pipe(v.string(), v.maxLength(40))

const box = { xMin: Coordinate, yMin: Coordinate, xMax: Coordinate, yMax: Coordinate }

/** What was found in an item, in the pixels of the picture or the characters of the text. */
export const LabelAnnotations = v.looseObject({
  boxes: v.optional(
    shortList(
      v.looseObject({ ...box, labelId: ClassId, attributes: v.optional(AttributeValues, {}) }),
      mostShapes,
    ),
    [],
  ),
  polygons: v.optional(
    shortList(
      v.looseObject({
        points: shortList(Place, mostShapes),
        labelId: ClassId,
        attributes: v.optional(AttributeValues, {}),
      }),
      mostShapes,
    ),
    [],
  ),
  points: v.optional(
    shortList(
      v.looseObject({
        x: Coordinate,
        y: Coordinate,
        labelId: ClassId,
        attributes: v.optional(AttributeValues, {}),
      }),
      mostShapes,
    ),
    [],
  ),
  classes: v.optional(shortList(ClassId, mostShapes), []),
  text: textOrNull,
  spans: v.optional(
    shortList(v.looseObject({ start: Finite, end: Finite, labelId: ClassId }), mostShapes),
    [],
  ),
})
export type LabelAnnotations = v.InferOutput<typeof LabelAnnotations>

const shapes = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(mostShapes)))

/** Annotations that a person sends: a list that is left out is empty. */
export const SentAnnotations = v.strictObject({
  boxes: shapes(
    v.strictObject({ ...box, labelId: ClassId, attributes: v.optional(AttributeValues) }),
  ),
  polygons: shapes(
    v.strictObject({
      points: v.pipe(v.array(Place), v.minLength(3), v.maxLength(mostShapes)),
      labelId: ClassId,
      attributes: v.optional(AttributeValues),
    }),
  ),
  points: shapes(
    v.strictObject({
      x: Coordinate,
      y: Coordinate,
      labelId: ClassId,
      attributes: v.optional(AttributeValues),
    }),
  ),
  classes: shapes(ClassId),
  text: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(transcriptionLength)))),
  spans: shapes(
    v.strictObject({
      start: v.pipe(v.number(), v.integer(), v.minValue(0)),
      end: v.pipe(v.number(), v.integer(), v.minValue(1)),
      labelId: ClassId,
    }),
  ),
})
export type SentAnnotations = v.InferInput<typeof SentAnnotations>

/** The answer of one person. */
export const PersonAnswer = v.looseObject({
  person: Id,
  seconds: v.optional(v.nullable(Finite), null),
  annotations: LabelAnnotations,
})
