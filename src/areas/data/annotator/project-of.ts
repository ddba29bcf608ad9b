import type { Brought } from '../kit/brought.ts'
import { writeDataSet } from '@/lib/data-set/write-data-set.ts'
import { toWholeSet } from './export.ts'
import { entryAt } from './session.ts'
import type { AnnotatorSession } from './session.ts'
import { labelName } from './work.ts'
import type { Label } from './work.ts'

const kinds = { box: 'bounding_box', polygon: 'polygon', points: 'points' } as const

/** The points of an object are classes of their own in a project, where a file names them. */
function classesOf(labels: readonly Label[], kind: Brought['kind']): [string, Label][] {
  const named = labels.flatMap((label): [string, Label][] =>
    kind === 'points' && label.skeleton
      ? label.skeleton.points.map((name) => [name, label])
      : [[labelName(label), label]],
  )
  return [...new Map(named)]
}

/**
 * The kind of a project in which workers draw what is drawn most here, its classes and own pictures.
 * @param colourOf the colour that a class is drawn in
 */
export function projectOf(
  session: AnnotatorSession,
  colourOf: (label: Label) => string | null,
): Brought {
  const drawings = session.entries.map(({ work }) => work.now)
  const counts = { box: 0, polygon: 0, points: 0 }
  for (const { shapes } of drawings) for (const { kind } of shapes) counts[kind] += 1
  const [most] = (['box', 'polygon', 'points'] as const).toSorted((a, b) => counts[b] - counts[a])
  const hasShapes = drawings.some(({ shapes }) => shapes.length > 0)
  const hasTags = drawings.some(({ tags }) => tags.length > 0)
  const kind = !hasShapes && hasTags ? 'classification' : kinds[most ?? 'box']
  const classes = classesOf(entryAt(session).work.now.labels, kind)
  // The points of one object would all have its colour.
  const colours = classes.flatMap(([name, label]) => {
    const colour = kind === 'points' && label.skeleton ? null : colourOf(label)
    return colour === null ? [] : [[name, colour] as const]
  })
  return {
    kind,
    labels: labelsOf(session, kind),
    classes: classes.map(([name]) => name),
    colours: Object.fromEntries(colours),
    pictures: session.entries.flatMap(({ picture: { name, file } }) => (file ? [name] : [])),
  }
}

/** The drawings on a person's own pictures, which the project takes as labels that exist. */
function labelsOf(session: AnnotatorSession, kind: Brought['kind']): Brought['labels'] {
  const own = new Set(
    session.entries.flatMap(({ picture: { name, file } }) => (file ? [name] : [])),
  )
  const whole = toWholeSet(session)
  const pictures = whole.pictures.filter(
    ({ name, shapes, labels }) => own.has(name) && shapes.length + labels.length > 0,
  )
  if (pictures.length === 0) return null
  // COCO keeps every shape as it is, and a table the classes of whole pictures.
  const [file] = writeDataSet({ ...whole, pictures }, kind === 'classification' ? 'csv' : 'coco')
  return file && typeof file.content === 'string' ? { path: file.path, text: file.content } : null
}
