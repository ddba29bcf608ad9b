import type { LabelAnnotations, SentAnnotations } from '@/api/contract/label-annotations.ts'
import type { AttributeValues, LabelClass } from '@/api/contract/label-classes.ts'
import { hasWrongNumber, readableValues, valuesFor } from '@/shared/attributes/attributes.ts'
import type { Point } from '@/shared/picture/outline.ts'
import { shownPoints } from '../annotator/drawn.ts'
import type { DrawnShape } from '../annotator/drawn.ts'

const carriedOf = (attributes: Record<string, string>): Pick<DrawnShape, 'carried'> =>
  Object.keys(attributes).length > 0 ? { carried: { attributes } } : {}
/** The values of a shape's attributes. */
export const textsOf = ({ carried }: DrawnShape): AttributeValues =>
  Object.fromEntries(
    Object.entries(carried?.attributes ?? {}).map(([name, value]) => [name, String(value)]),
  )
/** The values that the shape's class asks for: another class has others. */
const attributesOf = (
  shape: DrawnShape,
  labels: readonly LabelClass[],
): { attributes?: AttributeValues } => {
  const attributes = valuesFor(labels[shape.label - 1]?.attributes ?? [], textsOf(shape))
  return Object.keys(attributes).length > 0 ? { attributes } : {}
}

/** Shapes of the annotator for an answer. Its classes are numbered from 1. */
export function shapesOf(
  { boxes, polygons, points }: LabelAnnotations,
  labels: readonly LabelClass[],
): DrawnShape[] {
  const numberOf = (id: string): number =>
    Math.max(1, labels.findIndex((label) => label.id === id) + 1)
  const said = (labelId: string, attributes: AttributeValues) =>
    carriedOf(readableValues(labels.find(({ id }) => id === labelId)?.attributes ?? [], attributes))
  return [
    ...boxes.map(({ xMin, yMin, xMax, yMax, labelId, attributes }) => ({
      ...said(labelId, attributes),
      kind: 'box' as const,
      label: numberOf(labelId),
      x: xMin,
      y: yMin,
      width: xMax - xMin,
      height: yMax - yMin,
    })),
    ...polygons.map(({ points: corners, labelId, attributes }) => ({
      ...said(labelId, attributes),
      kind: 'polygon' as const,
      label: numberOf(labelId),
      points: corners,
    })),
    ...points.map(({ x, y, labelId, attributes }) => ({
      ...said(labelId, attributes),
      kind: 'points' as const,
      label: numberOf(labelId),
      points: [[x, y] satisfies Point],
      seen: [2 as const],
    })),
  ].map((shape, at) => ({ ...shape, id: labels.length + at + 1 }))
}

/** An answer for shapes of the annotator. */
export function annotationsOf(
  shapes: readonly DrawnShape[],
  labels: readonly LabelClass[],
): SentAnnotations {
  const idOf = (label: number): string => labels[label - 1]?.id ?? labels[0]?.id ?? ''
  return {
    boxes: shapes.flatMap((shape) =>
      shape.kind === 'box'
        ? [
            {
              xMin: shape.x,
              yMin: shape.y,
              xMax: shape.x + shape.width,
              yMax: shape.y + shape.height,
              labelId: idOf(shape.label),
              ...attributesOf(shape, labels),
            },
          ]
        : [],
    ),
    polygons: shapes.flatMap((shape) =>
      shape.kind === 'polygon'
        ? [
            {
              points: shape.points.map(([x, y]): [number, number] => [x, y]),
              labelId: idOf(shape.label),
              ...attributesOf(shape, labels),
            },
          ]
        : [],
    ),
    points: shapes.flatMap((shape) =>
      shape.kind === 'points'
        ? shownPoints(shape).map(({ point: [x, y] }) => ({
            x,
            y,
            labelId: idOf(shape.label),
            ...attributesOf(shape, labels),
          }))
        : [],
    ),
  }
}

/** Whether a number that the classes ask for is none. */
export const hasWrongNumbers = (
  { boxes = [], polygons = [], points = [] }: SentAnnotations,
  labels: readonly LabelClass[],
): boolean =>
  [...boxes, ...polygons, ...points].some(({ labelId, attributes }) =>
    hasWrongNumber(labels.find(({ id }) => id === labelId)?.attributes ?? [], attributes),
  )
