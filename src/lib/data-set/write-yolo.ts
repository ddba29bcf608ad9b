import {
  dataBounds,
  dataClassName,
  dataRing,
  dataSplits,
  keyPointCount,
  pictureFileName,
  stemsOf,
} from './data-set.ts'
import type { DataFile, DataPicture, DataSet, DataShape, DataSplitMap } from './data-set.ts'

/**
 * YOLO in the layout of Ultralytics (https://docs.ultralytics.com/datasets/): `data.yaml`, and
 * `labels/<split>/` beside `images/<split>/`. A picture without shapes gets an empty file.
 */

export const yoloKinds = ['detect', 'segment', 'pose'] as const
export type YoloKind = (typeof yoloKinds)[number]

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

function boxNumbers(shape: DataShape, picture: DataPicture): string[] {
  const box = dataBounds(shape, picture)
  const [x, across] = sideOf(box.x, box.width, picture.width)
  const [y, down] = sideOf(box.y, box.height, picture.height)
  return [x, y, across, down]
}

/** Every object has the same number of points; the missing ones are not labelled. */
function pointNumbers(shape: DataShape, { width, height }: DataPicture, count: number): string[] {
  const points = shape.kind === 'points' ? shape.points : []
  return Array.from({ length: count }, (_, at) => points[at]).flatMap((point) =>
    point && point.visibility > 0
      ? [share(point.x, width), share(point.y, height), String(point.visibility)]
      : ['0.000000', '0.000000', '0'],
  )
}

/** The lines of one picture. A file must not mix kinds of lines, so each shape takes the kind's form. */
export function yoloLines(picture: DataPicture, kind: YoloKind, keyPoints = 0): string {
  const numbers = (shape: DataShape): string[] => {
    if (kind === 'segment')
      return dataRing(shape, picture).flatMap(([x, y]) => [
        share(x, picture.width),
        share(y, picture.height),
      ])
    const box = boxNumbers(shape, picture)
    return kind === 'detect' ? box : [...box, ...pointNumbers(shape, picture, keyPoints)]
  }
  return picture.shapes
    .map((shape) => `${[String(shape.label), ...numbers(shape)].join(' ')}\n`)
    .join('')
}

/** The class names by line; the first is class 0. */
export const yoloNames = (set: DataSet): string =>
  set.classes.map((_, label) => `${dataClassName(set, label)}\n`).join('')

/** The names of the points of each class that has some. JSON is YAML too. */
function keyPointNames({ classes }: DataSet): string[] {
  const named = classes.flatMap(({ skeleton }, label) =>
    skeleton ? [`  ${label}: ${JSON.stringify(skeleton.points)}`] : [],
  )
  return named.length > 0 ? ['kpt_names:', ...named] : []
}

/** A JSON text is a quoted text of YAML too. */
function dataYaml(set: DataSet, kind: YoloKind, keyPoints: number, splits: DataSplitMap): string {
  const used = dataSplits.filter((split) => [...splits.values()].includes(split))
  // Ultralytics wants both; without a split one folder is both.
  const folders = splits.size === 0 ? { train: 'images', val: 'images' } : null
  const lines = [
    'path: .',
    ...(folders
      ? Object.entries(folders).map(([split, folder]) => `${split}: ${folder}`)
      : used.map((split) => `${split}: images/${split}`)),
    ...(kind === 'pose' ? [`kpt_shape: [${keyPoints}, 3]`] : []),
    'names:',
    ...set.classes.map((_, label) => `  ${label}: ${JSON.stringify(dataClassName(set, label))}`),
    ...(kind === 'pose' ? keyPointNames(set) : []),
  ]
  return `${lines.join('\n')}\n`
}

/** The folder of a picture in `images` and `labels`. */
const folderOf = (name: string, splits: DataSplitMap): string => {
  const split = splits.get(name)
  return split ? `${split}/` : splits.size > 0 ? 'train/' : ''
}

export function toYolo(set: DataSet, kind: YoloKind, splits: DataSplitMap): DataFile[] {
  const keyPoints = kind === 'pose' ? keyPointCount(set) : 0
  const stems = stemsOf(set.pictures)
  return [
    { path: 'data.yaml', content: dataYaml(set, kind, keyPoints, splits) },
    { path: 'classes.txt', content: yoloNames(set) },
    ...set.pictures.map((picture, index) => ({
      path: `labels/${folderOf(picture.name, splits)}${stems[index]}.txt`,
      content: yoloLines(picture, kind, keyPoints),
    })),
  ]
}

/** Where each picture is to lie beside the labels of a YOLO delivery, by its name. */
export function yoloPicturePaths(set: DataSet, splits: DataSplitMap): Map<string, string> {
  const stems = stemsOf(set.pictures)
  return new Map(
    set.pictures.map(({ name }, index) => [
      name,
      `images/${folderOf(name, splits)}${pictureFileName(name, stems[index] ?? name)}`,
    ]),
  )
}
