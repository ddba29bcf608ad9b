import { areaOf } from '@/shared/picture/geometry.ts'
import { boundsOf, outlineOf } from '@/shared/picture/outline.ts'
import type { Point, Shape, Size } from '@/shared/picture/outline.ts'
import { nameOf } from './work.ts'
import type { Drawing } from './work.ts'

/** What the drawing is in the formats that training programs read. */

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
    /** x and y of the left upper corner, width, height. */
    bbox: [number, number, number, number]
    /** One ring: x and y in turn. */
    segmentation: number[][]
    area: number
    iscrowd: 0
  }[]
  categories: { id: number; name: string; supercategory: string }[]
}

/** https://cocodataset.org/#format-data. Ids count from 1; a box has its four corners for a segmentation, so that every reader takes it. */
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

/** JSON with one line for each image, annotation and category: short enough to be read. */
export function cocoText(coco: Coco): string {
  const list = (items: readonly unknown[]): string =>
    items.length === 0
      ? '[]'
      : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
  const { info, images, annotations, categories } = coco
  return `{\n  "info": ${JSON.stringify(info)},\n  "images": ${list(images)},\n  "annotations": ${list(annotations)},\n  "categories": ${list(categories)}\n}\n`
}

/** Six places are finer than a pixel of any picture that is taken here. */
const share = (value: number, whole: number): string => (value / whole).toFixed(6)

const lines = (drawing: Drawing, numbers: (shape: Shape) => readonly string[]): string =>
  drawing.shapes
    .map(
      (shape) =>
        `${[drawing.labels.findIndex(({ id }) => id === shape.label), ...numbers(shape)].join(' ')}\n`,
    )
    .join('')

/** A line for each shape: class, centre x, centre y, width, height, as shares of the picture. A polygon is its surrounding box. */
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

/** A line for each shape: class, then x and y of each corner. A box is its four corners: a file may not mix the two kinds of lines. */
export const toYoloSegments = (drawing: Drawing, { width, height }: Size): string =>
  lines(drawing, (shape) =>
    outlineOf(shape).flatMap(([x, y]: Point) => [share(x, width), share(y, height)]),
  )

/** The names by line; the first is class 0. */
export const toClasses = ({ labels }: Drawing): string =>
  labels.map((label) => `${nameOf(label)}\n`).join('')

/** A picture's name without its ending. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '') || 'picture'
