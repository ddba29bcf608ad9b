import type { Brought } from '../kit/brought.ts'
import { entryAt } from './session.ts'
import type { AnnotatorSession } from './session.ts'
import { labelName } from './work.ts'

const kinds = { box: 'bounding_box', polygon: 'polygon', points: 'points' } as const

/** The kind of a project in which workers draw what is drawn most here, its classes and own pictures. */
export function projectOf(session: AnnotatorSession): Brought {
  const drawings = session.entries.map(({ work }) => work.now)
  const counts = { box: 0, polygon: 0, points: 0 }
  for (const { shapes } of drawings) for (const { kind } of shapes) counts[kind] += 1
  const [most] = (['box', 'polygon', 'points'] as const).toSorted((a, b) => counts[b] - counts[a])
  const hasShapes = drawings.some(({ shapes }) => shapes.length > 0)
  const hasTags = drawings.some(({ tags }) => tags.length > 0)
  return {
    kind: !hasShapes && hasTags ? 'classification' : kinds[most ?? 'box'],
    classes: [...new Set(entryAt(session).work.now.labels.map(labelName))],
    pictures: session.entries.flatMap(({ picture: { name, file } }) => (file ? [name] : [])),
  }
}
