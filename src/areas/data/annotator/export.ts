import type { DataPicture, DataSet, DataShape } from '@/lib/data-set/data-set.ts'
import type { Size } from '@/shared/picture/outline.ts'
import type { DrawnShape } from './drawn.ts'
import { entryAt } from './session.ts'
import type { AnnotatorSession } from './session.ts'
import { labelName } from './work.ts'
import type { Label, ShapeDrawing } from './work.ts'

export interface ExportedPicture extends Size {
  name: string
  orientation: number
}

function toDataShape(shape: DrawnShape, label: number): DataShape {
  const more = { label, ...shape.carried }
  if (shape.kind === 'polygon') return { kind: 'polygon', rings: [shape.points], ...more }
  if (shape.kind === 'box') {
    const { x, y, width, height } = shape
    return { kind: 'box', x, y, width, height, ...more }
  }
  return {
    kind: 'points',
    points: shape.points.map(([x, y], at) => ({ x, y, visibility: shape.seen[at] ?? 2 })),
    ...(shape.box && { box: shape.box }),
    ...more,
  }
}

const classesOf = (labels: readonly Label[]): DataSet['classes'] =>
  labels.map((label) => ({
    name: labelName(label),
    ...(label.skeleton && { skeleton: label.skeleton }),
  }))

function toDataPicture(
  { shapes, tags }: ShapeDrawing,
  labels: readonly Label[],
  { name, width, height, orientation }: ExportedPicture,
): DataPicture {
  const numbers = new Map(labels.map(({ id }, index) => [id, index]))
  return {
    name,
    width,
    height,
    orientation,
    labels: tags.flatMap((tag) => numbers.get(tag) ?? []),
    shapes: shapes.map((shape) => toDataShape(shape, numbers.get(shape.label) ?? 0)),
  }
}

/** The drawing on a picture in the model that every format is written from. */
export function toDataSet(
  drawing: ShapeDrawing,
  picture: ExportedPicture,
): DataSet & { pictures: readonly [DataPicture] } {
  const { labels } = drawing
  return {
    classes: classesOf(labels),
    pictures: [toDataPicture(drawing, labels, picture)],
    texts: [],
  }
}

/** All pictures of a session. */
export function toWholeSet(session: AnnotatorSession): DataSet {
  const { labels } = entryAt(session).work.now
  return {
    classes: classesOf(labels),
    pictures: session.entries.map(({ picture, work }) => toDataPicture(work.now, labels, picture)),
    texts: [],
  }
}

/** A file name without its extension. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '') || 'picture'
