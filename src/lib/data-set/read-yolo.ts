import { load } from 'js-yaml'
import { isRecord } from '../is-record.ts'
import { withoutExtension } from './data-set.ts'
import type { DataClass, DataShape } from './data-set.ts'
import { createReading, pointPairs, readNumber, readNumbers } from './reading.ts'
import type { ReadOptions, ReadPicture, ReadResult } from './reading.ts'

/**
 * Reads YOLO labels of any kind: boxes (with or without the confidence of a model), outlines, key
 * points. Shares need the sizes of the pictures.
 */

export interface LabelFile {
  path: string
  text: string
}

interface YoloSettings {
  classes: DataClass[]
  /** Points per object and numbers per point. */
  keyPoints: { count: number; numbers: 2 | 3 } | null
}

/** The names of `data.yaml`: a list, or a table by number. */
function namesOfYaml(names: unknown): string[] {
  if (Array.isArray(names)) return names.map(String)
  if (!isRecord(names)) return []
  const numbers = Object.keys(names)
    .map(Number)
    .filter((number) => Number.isInteger(number) && number >= 0 && number < 100_000)
  const count = numbers.reduce((most, number) => Math.max(most, number + 1), 0)
  return Array.from({ length: count }, (_, at) => {
    const name = names[at]
    return typeof name === 'string' || typeof name === 'number' ? String(name) : `class_${at}`
  })
}

/** The settings of a data set. Null if the text is no YAML table. */
export function readYoloSettings(text: string): YoloSettings | null {
  let yaml: unknown
  try {
    yaml = load(text)
  } catch {
    return null
  }
  if (!isRecord(yaml)) return null
  const shape = readNumbers(Array.isArray(yaml['kpt_shape']) ? yaml['kpt_shape'] : [])
  const [count, numbers] = shape ?? []
  const points: Record<string, unknown> = isRecord(yaml['kpt_names']) ? yaml['kpt_names'] : {}
  return {
    classes: namesOfYaml(yaml['names']).map((name, label) => {
      const named = points[label]
      return Array.isArray(named)
        ? { name, skeleton: { points: named.map(String), lines: [] } }
        : { name }
    }),
    keyPoints:
      count !== undefined && count > 0 && (numbers === 2 || numbers === 3)
        ? { count, numbers }
        : null,
  }
}

/** A list of names by line, as in `classes.txt` and `obj.names`. */
export const readYoloNames = (text: string): DataClass[] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((name) => ({ name: name.trim() }))

const isNames = (path: string): boolean =>
  /(?:^|\/)(?:classes|labels|names)\.txt$|\.names$/i.test(path)
const isSettings = (path: string): boolean => /\.ya?ml$/i.test(path)
/** Lists of pictures, notes: text files that hold no labels. */
const isOtherText = (path: string): boolean =>
  /(?:^|\/)(?:train|val|valid|test|readme|notes|requirements)(?:\.[^/]*)?\.txt$/i.test(path) &&
  !/(?:^|\/)labels\//i.test(path)

/** Where the picture of a label file lies, by the rule of YOLO: `labels` is `images`. */
const pictureOfPath = (path: string): string =>
  withoutExtension(path).replace(/(^|\/)labels\//i, '$1images/')

/**
 * The shape of one line, whose numbers are shares; null if their count fits no kind. Four corners of
 * a turned box are read as an outline.
 */
function shapeOfLine(
  label: number,
  shares: readonly number[],
  keyPoints: YoloSettings['keyPoints'],
  { width, height }: ReadPicture,
): DataShape | null {
  const [cx = 0, cy = 0, across = 0, down = 0] = shares
  const box = {
    x: (cx - across / 2) * width,
    y: (cy - down / 2) * height,
    width: across * width,
    height: down * height,
  }
  if (shares.length === 4) return { kind: 'box', label, ...box }
  if (shares.length === 5)
    return { kind: 'box', label, ...box, attributes: { confidence: shares[4] ?? 0 } }
  const left = shares.length - 4
  const threes = shares.length % 2 === 1 && left % 3 === 0 ? 3 : null
  const per = keyPoints && keyPoints.count * keyPoints.numbers === left ? keyPoints.numbers : threes
  if (per) {
    const points = Array.from({ length: left / per }, (_, at) => {
      const [x = 0, y = 0, seen] = shares.slice(4 + at * per, 4 + (at + 1) * per)
      // Without a third number a point that is not labelled is 0, 0.
      const visibility =
        seen === undefined ? (x > 0 || y > 0 ? 2 : 0) : seen >= 1.5 ? 2 : seen > 0 ? 1 : 0
      return { x: x * width, y: y * height, visibility } as const
    })
    return { kind: 'points', label, points, box }
  }
  if (shares.length < 6 || shares.length % 2 === 1) return null
  const ring = pointPairs(shares).map(([x, y]) => [x * width, y * height] as const)
  return { kind: 'polygon', label, rings: [ring] }
}

/**
 * @param files label files, `data.yaml` or `classes.txt`, in any folders
 * @param options.pictures are needed, because YOLO has no sizes
 */
export function readYolo(
  files: readonly LabelFile[],
  options: ReadOptions & Required<Pick<ReadOptions, 'pictures'>>,
): ReadResult {
  const settingsFile = files.find(({ path }) => isSettings(path))
  const settings = settingsFile ? readYoloSettings(settingsFile.text) : null
  const namesFile = files.find(({ path }) => isNames(path))
  const ownNames = settings?.classes.length
    ? settings.classes
    : namesFile
      ? readYoloNames(namesFile.text)
      : null
  const reading = createReading(options)
  if (settingsFile && !settings) reading.report('unreadable', { file: settingsFile.path, line: 1 })
  const listFile = (settings?.classes.length ? settingsFile : namesFile)?.path ?? ''
  // Numbers count in the file's own list; without one they count in the known classes.
  const labels = (ownNames ?? options.classes ?? []).map(({ name, skeleton }, index) => {
    const label = reading.labelOf(name || `class_${index}`, { file: listFile }, null)
    if (skeleton) reading.setSkeleton(label, skeleton)
    return label
  })

  for (const { path, text } of files) {
    if (isSettings(path) || isNames(path) || isOtherText(path) || !/\.txt$/i.test(path)) continue
    const picture = reading.pictureOf(pictureOfPath(path), null, { file: path })
    if (!picture) continue
    for (const [index, line] of text
      .replace(/^\uFEFF/, '')
      .split(/\r\n?|\n/)
      .entries()) {
      if (line.trim() === '') continue
      const at = { file: path, line: index + 1 }
      const [first, ...rest] = line.trim().split(/\s+/)
      const number = readNumber(first)
      const shares = readNumbers(rest)
      const isClass = number !== null && Number.isInteger(number) && number >= 0
      if (!isClass || !shares) {
        reading.report('unreadable', at, { picture: picture.name, value: line.slice(0, 200) })
        continue
      }
      const label = labels[number] ?? reading.labelOfNumber(number, at, picture.name)
      const shape = shapeOfLine(label, shares, settings?.keyPoints ?? null, picture)
      if (shape) reading.add(picture, shape, at)
      else reading.report('unreadable', at, { picture: picture.name, value: line.slice(0, 200) })
    }
  }
  return reading.result()
}
