import type { DataPicture, DataSet } from '@/lib/data-set/data-set.ts'
import type { Size } from '@/shared/picture/outline.ts'
import { labelName } from './work.ts'
import type { ShapeDrawing } from './work.ts'

export interface ExportedPicture extends Size {
  name: string
  orientation: number
}

/** The drawing on a picture in the model that every format is written from. */
export function toDataSet(
  { shapes, labels }: ShapeDrawing,
  { name, width, height, orientation }: ExportedPicture,
): DataSet & { pictures: readonly [DataPicture] } {
  return {
    classes: labels.map((label) => ({ name: labelName(label) })),
    pictures: [
      {
        name,
        width,
        height,
        orientation,
        labels: [],
        shapes: shapes.map((shape) => {
          const label = labels.findIndex(({ id }) => id === shape.label)
          if (shape.kind === 'polygon') return { kind: 'polygon', label, rings: [shape.points] }
          const { x, y, width: across, height: down } = shape
          return { kind: 'box', label, x, y, width: across, height: down }
        }),
      },
    ],
    texts: [],
  }
}

/** A file name without its extension. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '') || 'picture'
