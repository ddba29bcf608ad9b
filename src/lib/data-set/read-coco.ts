import { isRecord } from '../is-record.ts'
import { jsonFaultLine } from './json-fault.ts'
import type { DataKeyPoint, DataShape } from './data-set.ts'
import { createReading, pointPairs, readAttributes, readNumber, readNumbers } from './reading.ts'
import type { DataPlace, DataReading, ReadOptions, ReadPicture, ReadResult } from './reading.ts'

/** Reads COCO: objects, outlines, key points and crowds. Masks of runs are read as their boxes. */

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The points of an annotation; null if they are not threes of numbers. */
function keyPointsOf(value: unknown): DataKeyPoint[] | null {
  const numbers = readNumbers(listOf(value))
  if (!numbers || numbers.length === 0 || numbers.length % 3 !== 0) return null
  return Array.from({ length: numbers.length / 3 }, (_, at) => {
    const [x = 0, y = 0, seen = 0] = numbers.slice(at * 3, at * 3 + 3)
    return { x, y, visibility: seen >= 2 ? 2 : seen >= 1 ? 1 : 0 }
  })
}

const isBoxRing = (numbers: readonly number[], box: readonly number[]): boolean => {
  const [x = 0, y = 0, width = 0, height = 0] = box
  const corners = [x, y, x + width, y, x + width, y + height, x, y + height]
  return numbers.length === 8 && corners.every((corner, at) => corner === numbers[at])
}

/** Null if the annotation has no form that can be read. */
function shapeOf(
  annotation: Record<string, unknown>,
  label: number,
  reading: DataReading,
  at: DataPlace,
  picture: ReadPicture,
): DataShape | null {
  const numbers = readNumbers(listOf(annotation['bbox']))
  const box = numbers?.length === 4 ? numbers : null
  const [x = 0, y = 0, width = 0, height = 0] = box ?? []
  const attributes = readAttributes(annotation['attributes'])
  const isCrowd = annotation['iscrowd'] === 1 || annotation['iscrowd'] === true
  const common = {
    label,
    ...(attributes && { attributes }),
    ...(isCrowd && { isCrowd }),
  }
  const keyPoints = keyPointsOf(annotation['keypoints'])
  if (keyPoints?.some(({ visibility }) => visibility > 0))
    return {
      kind: 'points',
      points: keyPoints,
      ...(box && width > 1 && height > 1 && { box: { x, y, width, height } }),
      ...common,
    }
  const { segmentation } = annotation
  const rings = listOf(segmentation).map((ring) => readNumbers(listOf(ring)))
  const whole = rings.filter((ring) => ring !== null && ring.length >= 6 && ring.length % 2 === 0)
  if (whole.length > 0 && whole.length === rings.length) {
    // A box is written with its corners as outline.
    const isBox = box && rings.length === 1 && rings[0] && isBoxRing(rings[0], box)
    if (!isBox)
      return { kind: 'polygon', rings: whole.map((ring) => pointPairs(ring ?? [])), ...common }
  } else if (rings.length > 0 && !box) return null
  if (!box) return null
  if (isRecord(segmentation) && !isCrowd)
    reading.report('mask_as_box', at, { picture: picture.name, value: box.join(' ') })
  return { kind: 'box', x, y, width, height, ...common }
}

/** A value as it is written, for the report; empty where it is nested too deep to be written. */
function written(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? '').slice(0, 200)
  } catch {
    return ''
  }
}

/**
 * @param file the name of the file, for the report
 */
export function readCoco(text: string, file: string, options: ReadOptions = {}): ReadResult {
  const json = text.replace(/^\uFEFF/, '')
  let coco: unknown
  try {
    // Only known fields are read, and no deeper than they go.
    coco = JSON.parse(json)
  } catch {
    const reading = createReading(options)
    reading.report('unreadable', { file, line: jsonFaultLine(json) })
    return reading.result()
  }
  const top = isRecord(coco) ? coco : {}
  const categories = listOf(top['categories']).filter(isRecord)
  const reading = createReading(options)
  const place = (list: string, index: number): DataPlace => ({ file, entry: `${list}[${index}]` })
  if (!Array.isArray(top['images']) || !Array.isArray(top['annotations']))
    reading.report('unreadable', { file }, { value: 'images, annotations' })

  const labels = new Map<unknown, number>()
  for (const [index, category] of categories.entries()) {
    const { id, name, keypoints, skeleton } = category
    if (typeof name !== 'string' || name.trim() === '' || readNumber(id) === null) {
      reading.report('unreadable', place('categories', index), { value: written(category) })
      continue
    }
    const label = reading.labelOf(name.trim(), place('categories', index), null)
    labels.set(id, label)
    const points = listOf(keypoints).filter((point) => typeof point === 'string')
    if (points.length > 0)
      reading.setSkeleton(label, {
        points,
        lines: listOf(skeleton).flatMap((line) => {
          const [from, to] = readNumbers(listOf(line)) ?? []
          return from && to ? [[from - 1, to - 1] as const] : []
        }),
      })
  }

  const pictures = new Map<unknown, ReadPicture>()
  /** What is said of a picture is not said again of each of its annotations. */
  const refused = new Set<unknown>()
  for (const [index, image] of listOf(top['images']).entries()) {
    const at = place('images', index)
    const name = isRecord(image) ? image['file_name'] : null
    if (!isRecord(image) || typeof name !== 'string' || image['id'] === undefined) {
      reading.report('unreadable', at, { value: written(image) })
      continue
    }
    const [width, height] = [readNumber(image['width']) ?? 0, readNumber(image['height']) ?? 0]
    const claimed = width > 0 && height > 0 ? { width, height } : null
    const picture = reading.pictureOf(name.replaceAll('\\', '/'), claimed, at)
    if (picture) pictures.set(image['id'], picture)
    else refused.add(image['id'])
  }

  for (const [index, annotation] of listOf(top['annotations']).entries()) {
    const at = place('annotations', index)
    if (!isRecord(annotation)) {
      reading.report('unreadable', at, { value: written(annotation) })
      continue
    }
    const { image_id: image, category_id: category } = annotation
    const picture = pictures.get(image)
    if (!picture) {
      if (!refused.has(image))
        reading.report('unknown_picture', at, {
          picture: typeof image === 'string' ? image : written(image),
        })
      continue
    }
    const number = readNumber(category)
    if (number === null) {
      reading.report('unreadable', at, { picture: picture.name, value: 'category_id' })
      continue
    }
    const label = labels.get(category) ?? reading.labelOfNumber(number, at, picture.name)
    const shape = shapeOf(annotation, label, reading, at, picture)
    if (shape) reading.add(picture, shape, at)
    else
      reading.report('unreadable', at, {
        picture: picture.name,
        value: written(annotation),
      })
  }
  return reading.result()
}
