import { areaOf } from '@/shared/picture/geometry.ts'
import { boundsOf, shapeOutline } from '@/shared/picture/outline.ts'
import type { Point, Shape, Size } from '@/shared/picture/outline.ts'
import { labelName } from './work.ts'
import type { ShapeDrawing } from './work.ts'

/** Converts the drawing to formats of training programs. */

export interface ExportedPicture extends Size {
  name: string
  orientation: number
}

export interface Coco {
  info: { description: string; version: string }
  images: {
    id: number
    file_name: string
    width: number
    height: number
    /** Not of the format, and only where the file's pixels are to be turned first. */
    exif_orientation?: number
  }[]
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
export function toCoco({ shapes, labels }: ShapeDrawing, picture: ExportedPicture): Coco {
  const { name, width, height, orientation } = picture
  const turned = orientation !== 1
  return {
    info: {
      // For the person who reads the file, whose language nobody knows.
      description: turned
        ? `${name}. Size and coordinates are of the upright picture: apply the EXIF orientation ${orientation} of the file first, for example with PIL.ImageOps.exif_transpose.`
        : name,
      version: '1.0',
    },
    images: [
      {
        id: 1,
        file_name: name,
        width,
        height,
        ...(turned && { exif_orientation: orientation }),
      },
    ],
    annotations: shapes.map((shape, index) => {
      const bounds = boundsOf(shape)
      return {
        id: index + 1,
        image_id: 1,
        category_id: labels.findIndex(({ id }) => id === shape.label) + 1,
        bbox: [bounds.x, bounds.y, bounds.width, bounds.height],
        segmentation: [shapeOutline(shape).flat()],
        area: areaOf(shape),
        iscrowd: 0,
      }
    }),
    categories: labels.map((label, index) => ({
      id: index + 1,
      name: labelName(label),
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

/** A share in millionths, which are finer than a pixel of any accepted picture. */
const millionths = (value: number, whole: number): number =>
  Math.min(1_000_000, Math.max(0, Math.round((value / whole) * 1_000_000)))
const written = (share: number): string => (share / 1_000_000).toFixed(6)
const share = (value: number, whole: number): string => written(millionths(value, whole))

/**
 * The middle and the length of a side. Its ends are rounded, not the results: a middle and a half
 * that are rounded up would end behind the picture, and readers refuse such a line.
 */
function sideOf(start: number, length: number, whole: number): [string, string] {
  const from = millionths(start, whole)
  const to = millionths(start + length, whole)
  // The middle is a whole number too.
  const even = to - ((to - from) % 2)
  return [written((from + even) / 2), written(even - from)]
}

const lines = (drawing: ShapeDrawing, numbers: (shape: Shape) => readonly string[]): string =>
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
export const toYolo = (drawing: ShapeDrawing, { width, height }: Size): string =>
  lines(drawing, (shape) => {
    const box = boundsOf(shape)
    const [x, across] = sideOf(box.x, box.width, width)
    const [y, down] = sideOf(box.y, box.height, height)
    return [x, y, across, down]
  })

/**
 * One line per shape: class, then x and y of each corner. A box becomes its four corners, because a
 * file must not mix both kinds of lines.
 */
export const toYoloSegments = (drawing: ShapeDrawing, { width, height }: Size): string =>
  lines(drawing, (shape) =>
    shapeOutline(shape).flatMap(([x, y]: Point) => [share(x, width), share(y, height)]),
  )

/** The class names by line; the first is class 0. */
export const toClasses = ({ labels }: ShapeDrawing): string =>
  labels.map((label) => `${labelName(label)}\n`).join('')

/** A file name without its extension. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '') || 'picture'
