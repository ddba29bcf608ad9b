import { isRecord } from '../is-record.ts'
import { createReading } from './reading.ts'
import type { DataIssue, ReadOptions, ReadResult } from './reading.ts'
import { readCoco } from './read-coco.ts'
import { readDataCsv } from './read-csv.ts'
import { readVoc } from './read-voc.ts'
import { readYolo } from './read-yolo.ts'
import type { LabelFile } from './read-yolo.ts'

/** The formats in which labels come in. */
export const readFormats = ['coco', 'yolo', 'voc', 'csv'] as const
export type ReadFormat = (typeof readFormats)[number]

/** Whether a JSON file is COCO: other JSON lies beside it. */
function isCoco(text: string): boolean {
  if (!/"annotations"/.test(text) || !/"images"/.test(text)) return false
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isRecord(value)
  } catch {
    // A broken one is reported by its reader.
    return true
  }
}

/** The format of some files, by their names and contents; null if none is known. */
export function formatOfLabels(files: readonly LabelFile[]): ReadFormat | null {
  if (files.some(({ path, text }) => /\.json$/i.test(path) && isCoco(text))) return 'coco'
  if (files.some(({ path, text }) => /\.xml$/i.test(path) && text.includes('<annotation')))
    return 'voc'
  if (files.some(({ path }) => /\.(?:csv|tsv)$/i.test(path))) return 'csv'
  return files.some(({ path }) => /\.txt$/i.test(path)) ? 'yolo' : null
}

/** The format of a file of labels by itself; null for lists, notes and settings. */
function formatOfFile(file: LabelFile): ReadFormat | null {
  const format = formatOfLabels([file])
  // Of all text files those with lines of a class and four numbers or more are labels.
  const isLabels = format !== 'yolo' || /^\s*\d+(?:[ \t]+[-+.\de]+){4,}\s*$/im.test(file.text)
  return isLabels ? format : null
}

/** Several files of a format in which one file holds many pictures. */
function joined(
  files: readonly LabelFile[],
  options: ReadOptions,
  read: (file: LabelFile, options: ReadOptions) => ReadResult,
): ReadResult {
  const [first, ...rest] = files.map((file) => file)
  let result = first ? read(first, options) : createReading(options).result()
  for (const file of rest) {
    // The classes of the files before are known, or each file would number them anew.
    const next = read(file, {
      ...options,
      classes: options.classes ?? result.set.classes,
    })
    result = merged(result, next, options)
  }
  return result
}

/** Adds the pictures of a result to another one, class by class by name. */
function merged(one: ReadResult, two: ReadResult, { classes: known }: ReadOptions): ReadResult {
  const classes = [...one.set.classes]
  const numbers = two.set.classes.map((added) => {
    const at = classes.findIndex(({ name }) => name === added.name)
    return at >= 0 ? at : classes.push(added) - 1
  })
  const pictures = new Map(one.set.pictures.map((picture) => [picture.name, picture]))
  for (const picture of two.set.pictures) {
    const before = pictures.get(picture.name)
    const labels = picture.labels.map((label) => numbers[label] ?? label)
    const shapes = picture.shapes.map((shape) => ({
      ...shape,
      label: numbers[shape.label] ?? shape.label,
    }))
    pictures.set(picture.name, {
      ...picture,
      labels: [...new Set([...(before?.labels ?? []), ...labels])],
      shapes: [...(before?.shapes ?? []), ...shapes],
    })
  }
  // A class that only the first file has not named is not unknown.
  const issues = known?.length
    ? two.issues
    : two.issues.filter(
        ({ code, label }) => code !== 'unknown_class' || label?.startsWith('class_'),
      )
  return {
    set: { classes, pictures: [...pictures.values()], texts: [] },
    issues: [...one.issues, ...issues],
  }
}

/**
 * Reads labels from files of one format.
 * @param options.pictures for YOLO they are needed: without them each file is of an unknown picture
 */
export function readLabels(
  files: readonly LabelFile[],
  format: ReadFormat,
  options: ReadOptions = {},
): ReadResult {
  const { set, issues } = readFormat(files, format, options)
  const others = files.flatMap((file): DataIssue[] => {
    const other = formatOfFile(file)
    return other === null || other === format ? [] : [otherFormat(file, other)]
  })
  return { set, issues: [...issues, ...others] }
}

const otherFormat = ({ path }: LabelFile, format: ReadFormat): DataIssue => ({
  code: 'other_format',
  file: path,
  line: null,
  entry: null,
  picture: null,
  label: null,
  value: format.toUpperCase(),
})

function readFormat(
  files: readonly LabelFile[],
  format: ReadFormat,
  options: ReadOptions,
): ReadResult {
  switch (format) {
    case 'coco':
      return joined(
        files.filter(({ path }) => /\.json$/i.test(path)),
        options,
        ({ path, text }, known) => readCoco(text, path, known),
      )
    case 'csv':
      return joined(
        files.filter(({ path }) => /\.(?:csv|tsv)$/i.test(path)),
        options,
        ({ path, text }, known) => readDataCsv(text, path, known),
      )
    case 'voc':
      return readVoc(files, options)
    case 'yolo':
      return readYolo(files, { ...options, pictures: options.pictures ?? [] })
  }
}
