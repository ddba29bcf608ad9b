import { dataRing } from '@/lib/data-set/data-set.ts'
import type { DataPicture, DataShape } from '@/lib/data-set/data-set.ts'
import { formatOfLabels, readLabels } from '@/lib/data-set/read-data-set.ts'
import type { ReadFormat } from '@/lib/data-set/read-data-set.ts'
import type { DataIssue } from '@/lib/data-set/reading.ts'
import type { LabelFile } from '@/lib/data-set/read-yolo.ts'
import type { Point } from '@/shared/picture/outline.ts'
import type { DrawnShape } from './drawn.ts'
import { entryAt, isUsedInSet } from './session.ts'
import type { AnnotatorSession, TakenLabels } from './session.ts'
import { labelName, labelsOf, mostLabels } from './work.ts'
import type { Label, NewDrawn } from './work.ts'

/** Labels that were read for the pictures of a session. */
export interface LabelsRead {
  format: ReadFormat
  labels: readonly Label[]
  taken: Map<string, TakenLabels>
  issues: DataIssue[]
  shapes: number
  /** Pictures that have labels from the files. */
  pictures: number
  /** Objects of several parts, which the annotator shows in one outline. */
  joined: number
}
/** Why nothing is taken from files: nobody knows the format, or there are too many classes. */
export type LabelsFault = 'format' | 'classes'

const pointOf = ([x, y]: readonly [number, number]): Point => [x, y]

function drawnOf(shape: DataShape, picture: DataPicture, label: number): NewDrawn {
  const { attributes, isCrowd, isDifficult } = shape
  const isCarrying = attributes ?? isCrowd ?? isDifficult
  const more = {
    label,
    ...(isCarrying !== undefined && {
      carried: {
        ...(attributes && { attributes }),
        ...(isCrowd && { isCrowd }),
        ...(isDifficult && { isDifficult }),
      },
    }),
  }
  if (shape.kind === 'box') {
    const { x, y, width, height } = shape
    return { kind: 'box', x, y, width, height, ...more }
  }
  if (shape.kind === 'polygon')
    return { kind: 'polygon', points: dataRing(shape, picture).map(pointOf), ...more }
  return {
    kind: 'points',
    points: shape.points.map(({ x, y }): Point => [x, y]),
    seen: shape.points.map(({ visibility }) => visibility),
    ...(shape.box && { box: shape.box }),
    ...more,
  }
}

const numbersOf = (shape: NewDrawn | DrawnShape): number[] =>
  shape.kind === 'box'
    ? [shape.x, shape.y, shape.width, shape.height]
    : shape.points.flatMap(([x, y]) => [x, y])
/** Two shapes are one if they differ by less than a tenth of a pixel. */
const keyOf = (shape: NewDrawn | DrawnShape): string =>
  [shape.kind, shape.label, ...numbersOf(shape).map((one) => Math.round(one * 10))].join(' ')

/**
 * Reads labels for the pictures of a session. Where nothing is drawn and the classes are still those
 * of the page, the files' classes take their place; else they are added to the session's.
 */
export function readIntoSession(
  files: readonly LabelFile[],
  session: AnnotatorSession,
  pageLabels: readonly string[],
): LabelsRead | LabelsFault {
  const format = formatOfLabels(files)
  if (!format) return 'format'
  const own = entryAt(session).work.now.labels
  const isFresh =
    own.every(({ id, name }, at) => name === pageLabels[at] && !isUsedInSet(session, id)) &&
    own.length === pageLabels.length
  const { set, issues } = readLabels(files, format, {
    pictures: session.entries.map(({ picture }) => picture),
    ...(!isFresh && { classes: own.map((label) => ({ name: labelName(label) })) }),
  })
  // Classes of the session come first, in their order, so that an index finds its class.
  const names = set.classes.map(({ name }) => name)
  const highest = own.reduce((most, { id }) => Math.max(most, id), 0)
  const added = labelsOf(isFresh ? names : names.slice(own.length)).map((label) =>
    isFresh ? label : { ...label, id: highest + label.id, colour: (own.length + label.colour) % 8 },
  )
  const labels = (isFresh ? added : [...own, ...added]).map((label, index): Label => {
    const skeleton = set.classes[index]?.skeleton
    return skeleton && !label.skeleton ? { ...label, skeleton } : label
  })
  if (labels.length > mostLabels) return 'classes'
  if (labels.length === 0) return { ...empty, format, labels: own, issues, taken: new Map() }

  const idOf = (index: number): number => labels[index]?.id ?? labels[0]?.id ?? 1
  const taken = new Map<string, TakenLabels>()
  let [shapes, joined] = [0, 0]
  for (const picture of set.pictures) {
    const entry = session.entries.find((one) => one.picture.name === picture.name)
    const there = new Set(entry?.work.now.shapes.map(keyOf))
    const fresh: NewDrawn[] = []
    for (const shape of picture.shapes) {
      const drawn = drawnOf(shape, picture, idOf(shape.label))
      if (there.has(keyOf(drawn))) {
        issues.push({
          code: 'double',
          file: files.length === 1 ? (files[0]?.path ?? '') : '',
          line: null,
          entry: null,
          picture: picture.name,
          label: names[shape.label] ?? null,
          value: null,
        })
        continue
      }
      if (shape.kind === 'polygon' && shape.rings.length > 1) joined += 1
      fresh.push(drawn)
    }
    shapes += fresh.length
    if (fresh.length + picture.labels.length > 0)
      taken.set(picture.name, { shapes: fresh, tags: picture.labels.map(idOf) })
  }
  return { format, labels, taken, issues, shapes, pictures: taken.size, joined }
}
const empty = { shapes: 0, pictures: 0, joined: 0 }
