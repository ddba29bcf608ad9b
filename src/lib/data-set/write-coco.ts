import { columnRuns, fillRing } from './raster.ts'
import { dataArea, dataBounds, dataClassName, dataRings, keyPointCount } from './data-set.ts'
import type { DataAttributes, DataPicture, DataSet, DataShape } from './data-set.ts'

/** COCO: https://cocodataset.org/#format-data. Ids start at 1. */

export interface CocoImage {
  id: number
  file_name: string
  width: number
  height: number
  /** Not of the format, and only where the file's pixels are to be turned first. */
  exif_orientation?: number
}
export interface CocoRuns {
  /** Height before width. */
  size: [number, number]
  counts: number[]
}
export interface CocoAnnotation {
  id: number
  image_id: number
  category_id: number
  /** x and y of the upper left corner, width, height. */
  bbox: [number, number, number, number]
  /** Rings of alternating x and y, or the runs of a crowd. */
  segmentation: number[][] | CocoRuns
  area: number
  iscrowd: 0 | 1
  /** x, y and visibility of each point. */
  keypoints?: number[]
  num_keypoints?: number
  attributes?: DataAttributes
}
export interface CocoCategory {
  id: number
  name: string
  supercategory: string
  keypoints?: readonly string[]
  /** Pairs of numbers of points, from 1. */
  skeleton?: (readonly [number, number])[]
}
export interface CocoFile {
  info: { description: string; version: string }
  images: CocoImage[]
  annotations: CocoAnnotation[]
  categories: CocoCategory[]
}

/** For the person who reads the file, whose language nobody knows. */
function descriptionOf({ pictures }: DataSet): string {
  const [first] = pictures
  const turned = pictures.filter(({ orientation = 1 }) => orientation !== 1)
  const name = pictures.length === 1 && first ? first.name : ''
  const how =
    'apply the EXIF orientation # of the file first, for example with PIL.ImageOps.exif_transpose.'
  if (turned.length === 0) return name
  return name
    ? `${name}. Size and coordinates are of the upright picture: ${how.replace('#', String(first?.orientation))}`
    : `Sizes and coordinates are of the upright pictures. Where an image has exif_orientation, ${how.replace(' # of the file', '')}`
}

/** The runs of all pixels that a shape covers, in the size of its picture. */
function runsOf(shape: DataShape, picture: DataPicture): CocoRuns {
  const { width, height } = picture
  const mask = { width, height, pixels: new Uint8Array(width * height) }
  for (const ring of dataRings(shape, picture)) fillRing(mask, ring, 1)
  return { size: [height, width], counts: columnRuns(mask) }
}

function annotationOf(
  shape: DataShape,
  picture: DataPicture,
  ids: Pick<CocoAnnotation, 'id' | 'image_id'>,
): CocoAnnotation {
  const { x, y, width, height } = dataBounds(shape, picture)
  const isCrowd = shape.isCrowd === true
  return {
    ...ids,
    category_id: shape.label + 1,
    bbox: [x, y, width, height],
    // A box gets its four corners, so that every reader accepts it; a crowd has runs by definition.
    segmentation: isCrowd
      ? runsOf(shape, picture)
      : shape.kind === 'points' && !shape.box
        ? []
        : dataRings(shape, picture).map((ring) => ring.flat()),
    area: dataArea(shape, picture),
    iscrowd: isCrowd ? 1 : 0,
    ...(shape.kind === 'points' && {
      // A point that is not labelled is 0, 0 by definition.
      keypoints: shape.points.flatMap((point) =>
        point.visibility === 0 ? [0, 0, 0] : [point.x, point.y, point.visibility],
      ),
      num_keypoints: shape.points.filter(({ visibility }) => visibility > 0).length,
    }),
    ...(shape.attributes && { attributes: shape.attributes }),
  }
}

/** The key points of a class: those of its skeleton, else as many as its shapes have. */
function keyPointsOf(set: DataSet, label: number): Partial<CocoCategory> {
  const skeleton = set.classes[label]?.skeleton
  if (skeleton)
    return {
      keypoints: skeleton.points,
      skeleton: skeleton.lines.map(([from, to]) => [from + 1, to + 1] as const),
    }
  const pictures = set.pictures.map((picture) => ({
    ...picture,
    shapes: picture.shapes.filter((shape) => shape.label === label),
  }))
  const count = keyPointCount({ ...set, classes: [], pictures })
  return count === 0
    ? {}
    : { keypoints: Array.from({ length: count }, (_, at) => `point_${at + 1}`), skeleton: [] }
}

export function toCoco(set: DataSet): CocoFile {
  let id = 0
  return {
    info: { description: descriptionOf(set), version: '1.0' },
    images: set.pictures.map(({ name, width, height, orientation = 1 }, index) => ({
      id: index + 1,
      file_name: name,
      width,
      height,
      ...(orientation !== 1 && { exif_orientation: orientation }),
    })),
    annotations: set.pictures.flatMap((picture, index) =>
      picture.shapes.map((shape) => {
        id += 1
        return annotationOf(shape, picture, { id, image_id: index + 1 })
      }),
    ),
    categories: set.classes.map((_, label) => ({
      id: label + 1,
      name: dataClassName(set, label),
      supercategory: '',
      ...keyPointsOf(set, label),
    })),
  }
}

/** JSON with one line per image, annotation and category, so that it stays readable. */
export function cocoText(coco: CocoFile): string {
  const list = (items: readonly unknown[]): string =>
    items.length === 0
      ? '[]'
      : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
  const { info, images, annotations, categories } = coco
  return `{\n  "info": ${JSON.stringify(info)},\n  "images": ${list(images)},\n  "annotations": ${list(annotations)},\n  "categories": ${list(categories)}\n}\n`
}
