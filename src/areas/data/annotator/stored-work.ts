import * as v from 'valibot'
import { createWork, colours, labelLength, mostLabels } from './work.ts'
import { entryAt, mostPictures } from './session.ts'
import type { AnnotatorSession, SessionEntry } from './session.ts'
import type { SetPicture } from './types.ts'

/** A session as it is kept in this browser, without the steps that could be undone. */

/** Files of more bytes in all are not kept. Their labels are, and wait until they are opened again. */
const mostKeptBytes = 300 * 1024 * 1024

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const Place = v.pipe(v.number(), v.finite())
const Length = v.pipe(v.number(), v.finite(), v.minValue(0))
const Points = v.array(v.tuple([Place, Place]))
const Box = { x: Place, y: Place, width: Length, height: Length }
const common = {
  id: Id,
  label: Id,
  carried: v.exactOptional(
    v.object({
      attributes: v.exactOptional(
        v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
      ),
      isCrowd: v.exactOptional(v.boolean()),
      isDifficult: v.exactOptional(v.boolean()),
    }),
  ),
}
const StoredShape = v.variant('kind', [
  v.object({ kind: v.literal('box'), ...common, ...Box }),
  v.object({ kind: v.literal('polygon'), ...common, points: v.pipe(Points, v.minLength(3)) }),
  v.pipe(
    v.object({
      kind: v.literal('points'),
      ...common,
      points: v.pipe(Points, v.minLength(1)),
      seen: v.array(v.picklist([0, 1, 2])),
      box: v.exactOptional(v.object(Box)),
    }),
    v.check(
      ({ points, seen }) => points.length === seen.length && seen.some((value) => value !== 0),
    ),
  ),
])
const StoredEntry = v.object({
  name: v.string(),
  width: Length,
  height: Length,
  orientation: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  /** Whether it is the page's own picture, which is not kept. */
  isSample: v.boolean(),
  shapes: v.array(StoredShape),
  tags: v.array(Id),
})
const Stored = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  label: Id,
  nextId: Id,
  pictures: v.pipe(v.array(StoredEntry), v.minLength(1), v.maxLength(mostPictures)),
  labels: v.pipe(
    v.array(
      v.object({
        id: Id,
        name: v.pipe(v.string(), v.maxLength(labelLength)),
        colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(colours - 1)),
        skeleton: v.exactOptional(
          v.object({
            points: v.array(v.string()),
            lines: v.array(v.tuple([v.number(), v.number()])),
          }),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostLabels),
  ),
})

function storedEntry({ picture, work }: SessionEntry): object {
  const { name, width, height, orientation, sample } = picture
  const { shapes, tags } = work.now
  return { name, width, height, orientation, isSample: sample !== null, shapes, tags }
}

export function storedSession(session: AnnotatorSession): unknown {
  const { now, label, nextId } = entryAt(session).work
  return {
    at: session.at,
    label,
    nextId,
    labels: now.labels,
    pictures: session.entries.map(storedEntry),
  }
}

/** The files of a session, by the names of its pictures; none if there are too many bytes. */
export function storedFiles({ entries }: AnnotatorSession): File[] {
  const files = entries.flatMap(({ picture: { name, file } }) =>
    file
      ? [
          file instanceof File && file.name === name
            ? file
            : new File([file], name, { type: file.type }),
        ]
      : [],
  )
  return files.reduce((sum, { size }) => sum + size, 0) > mostKeptBytes ? [] : files
}

/**
 * Reads a kept session, which anyone can change; null if it is none.
 * @param sample the address of the page's own picture
 */
export function readStoredSession(
  value: unknown,
  files: readonly Blob[],
  sample: string,
): AnnotatorSession | null {
  const parsed = v.safeParse(Stored, value)
  if (!parsed.success) return null
  const { at, label, nextId, pictures, labels } = parsed.output
  const known = new Set(labels.map(({ id }) => id))
  const isWhole = pictures.every(
    ({ shapes, tags }) =>
      shapes.every((shape) => known.has(shape.label)) && tags.every((tag) => known.has(tag)),
  )
  if (!isWhole || !known.has(label) || at >= pictures.length) return null
  const byName = new Map(files.flatMap((file) => (file instanceof File ? [[file.name, file]] : [])))
  return {
    at,
    entries: pictures.map(({ shapes, tags, isSample, ...picture }) => ({
      picture: {
        ...picture,
        sample: isSample ? sample : null,
        file: isSample ? null : (byName.get(picture.name) ?? null),
      } satisfies SetPicture,
      work: {
        ...createWork([], shapes),
        now: { shapes, labels, tags },
        label,
        nextId: shapes.reduce((most, { id }) => Math.max(most, id + 1), nextId),
      },
    })),
  }
}
