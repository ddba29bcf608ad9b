import type { LabelAnnotations, SentAnnotations } from '@/api/contract/label-annotations.ts'
import type { LabelClass } from '@/api/contract/label-projects.ts'
import type { Shape } from '@/shared/picture/outline.ts'

/** Shapes of the annotator for an answer. Its classes are numbered from 1. */
export function shapesOf(
  { boxes, polygons }: LabelAnnotations,
  labels: readonly LabelClass[],
): Shape[] {
  const numberOf = (id: string): number =>
    Math.max(1, labels.findIndex((label) => label.id === id) + 1)
  return [
    ...boxes.map(({ xMin, yMin, xMax, yMax, labelId }) => ({
      kind: 'box' as const,
      label: numberOf(labelId),
      x: xMin,
      y: yMin,
      width: xMax - xMin,
      height: yMax - yMin,
    })),
    ...polygons.map(({ points, labelId }) => ({
      kind: 'polygon' as const,
      label: numberOf(labelId),
      points,
    })),
  ].map((shape, at) => ({ ...shape, id: labels.length + at + 1 }))
}

/** An answer for shapes of the annotator. */
export function annotationsOf(
  shapes: readonly Shape[],
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
            },
          ]
        : [],
    ),
  }
}
