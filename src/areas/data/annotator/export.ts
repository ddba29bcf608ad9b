import { areaOf } from '@/shared/picture/geometry.ts'
import { boundsOf, outlineOf } from '@/shared/picture/outline.ts'
import type { Point, Shape, Size } from '@/shared/picture/outline.ts'
import { nameOf } from './work.ts'
import type { Drawing } from './work.ts'

/** Converts the drawing to formats of training programs. */

export interface Picture extends Size {
  name: string
}

export interface Coco {
  info: { description: string; version: string }
  images: { id: number; file_name: string; width: number; height: number }[]
  annotations: {
    id: number
    image_id: number
    category_id: number
    /** x and y of the upper left corner, width, height. */
    bbox: [number, number, number, number]
    /** One ring of alternating x and y. */
    segmentation: number[][]
    area: number
    iscrowd: 0
  }[]
  categories: { id: number; name: string; supercategory: string }[]
}

/**
 * https://cocodataset.org/#format-data. Ids start at 1. A box gets its four corners as
 * segmentation, so that every reader accepts it.
 */
export function toCoco({ shapes, labels }: Drawing, { name, width, height }: Picture): Coco {
  return {
    info: { description: name, version: '1.0' },
    images: [{ id: 1, file_name: name, width, height }],
    annotations: shapes.map((shape, index) => {
      const bounds = boundsOf(shape)
      return {
        id: index + 1,
        image_id: 1,
        category_id: labels.findIndex(({ id }) => id === shape.label) + 1,
        bbox: [bounds.x, bounds.y, bounds.width, bounds.height],
        segmentation: [outlineOf(shape).flat()],
        area: areaOf(shape),
        iscrowd: 0,
      }
    }),
    categories: labels.map((label, index) => ({
      id: index + 1,
      name: nameOf(label),
      supercategory: '',
    })),
  }
}

/** JSON with one line per image, annotation and category, so that it stays readable. */
export function cocoText(coco: Coco): string {
  const list = (items: readonly unknown[]): string =>
    items.length === 0
      ? '[]'
      : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
  const { info, images, annotations, categories } = coco
  return `{\n  "info": ${JSON.stringify(info)},\n  "images": ${list(images)},\n  "annotations": ${list(annotations)},\n  "categories": ${list(categories)}\n}\n`
}

/** Six decimals are finer than a pixel of any accepted picture. */
const share = (value: number, whole: number): string => (value / whole).toFixed(6)

const lines = (drawing: Drawing, numbers: (shape: Shape) => readonly string[]): string =>
  drawing.shapes
    .map(
      (shape) =>
        `${[drawing.labels.findIndex(({ id }) => id === shape.label), ...numbers(shape)].join(' ')}\n`,
    )
    .join('')

/**
 * One line per shape: class, center x, center y, width, height, as fractions of the picture. A
 * polygon becomes its bounding box.
 */
export const toYolo = (drawing: Drawing, { width, height }: Size): string =>
  lines(drawing, (shape) => {
    const box = boundsOf(shape)
    return [
      share(box.x + box.width / 2, width),
      share(box.y + box.height / 2, height),
      share(box.width, width),
      share(box.height, height),
    ]
  })

/**
 * One line per shape: class, then x and y of each corner. A box becomes its four corners, because a
 * file must not mix both kinds of lines.
 */
export const toYoloSegments = (drawing: Drawing, { width, height }: Size): string =>
  lines(drawing, (shape) =>
    outlineOf(shape).flatMap(([x, y]: Point) => [share(x, width), share(y, height)]),
  )

/** The class names by line; the first is class 0. */
export const toClasses = ({ labels }: Drawing): string =>
  labels.map((label) => `${nameOf(label)}\n`).join('')

/** A file name without its extension. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '') || 'picture'
