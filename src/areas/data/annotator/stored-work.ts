import * as v from 'valibot'
import { colours, createWork, labelLength, mostLabels } from './work.ts'
import type { AnnotatorWork } from './work.ts'
import type { OpenedPicture } from './types.ts'

/** A drawing as it is kept in this browser, without the steps that could be undone. */

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const Place = v.pipe(v.number(), v.finite())
const Length = v.pipe(v.number(), v.finite(), v.minValue(0))
const Stored = v.object({
  /** Null for the sample, which is not kept. */
  picture: v.nullable(
    v.object({
      name: v.string(),
      width: Length,
      height: Length,
      orientation: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
    }),
  ),
  label: Id,
  nextId: Id,
  shapes: v.array(
    v.variant('kind', [
      v.object({
        kind: v.literal('box'),
        id: Id,
        label: Id,
        x: Place,
        y: Place,
        width: Length,
        height: Length,
      }),
      v.object({
        kind: v.literal('polygon'),
        id: Id,
        label: Id,
        points: v.pipe(v.array(v.tuple([Place, Place])), v.minLength(3)),
      }),
    ]),
  ),
  labels: v.pipe(
    v.array(
      v.object({
        id: Id,
        name: v.pipe(v.string(), v.maxLength(labelLength)),
        colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(colours - 1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostLabels),
  ),
})

export const storedWork = (
  { name, width, height, orientation, file }: OpenedPicture,
  { now, label, nextId }: AnnotatorWork,
): v.InferInput<typeof Stored> => ({
  picture: file ? { name, width, height, orientation } : null,
  label,
  nextId,
  shapes: now.shapes.map((shape) =>
    shape.kind === 'box'
      ? shape
      : { ...shape, points: shape.points.map(([x, y]): [number, number] => [x, y]) },
  ),
  labels: [...now.labels],
})

/** Reads a kept drawing, which anyone can change; null if it is none. */
export function readStoredWork(
  value: unknown,
): { picture: Omit<OpenedPicture, 'src' | 'file'> | null; work: AnnotatorWork } | null {
  const parsed = v.safeParse(Stored, value)
  if (!parsed.success) return null
  const { picture, label, nextId, shapes, labels } = parsed.output
  const isWhole = shapes.every((shape) => labels.some(({ id }) => id === shape.label))
  if (!isWhole || !labels.some(({ id }) => id === label)) return null
  return { picture, work: { ...createWork([], shapes), now: { shapes, labels }, label, nextId } }
}
