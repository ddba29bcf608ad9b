import { changeWork, createWork, isUsed, withLabels } from './work.ts'
import type { AnnotatorWork, Change, Label, NewDrawn } from './work.ts'
import type { SetPicture } from './types.ts'

/** The pictures of a set, each with its drawing. They share the classes. */

export interface SessionEntry {
  picture: SetPicture
  work: AnnotatorWork
}
export interface AnnotatorSession {
  /** Never empty. */
  entries: readonly SessionEntry[]
  /** The picture on the stage. */
  at: number
}

/** What a file of labels says of one picture. */
export interface TakenLabels {
  shapes: readonly NewDrawn[]
  tags: readonly number[]
}

type SetChange =
  | { type: 'open'; session: AnnotatorSession }
  | { type: 'go'; at: number }
  | { type: 'addPictures'; pictures: readonly SetPicture[] }
  /** Takes a picture out of the set. */
  | { type: 'leave'; at: number }
  /** Adds labels by the names of pictures. They refer to the given classes. */
  | { type: 'takeAll'; labels: readonly Label[]; taken: ReadonlyMap<string, TakenLabels> }
export type SessionChange = Change | SetChange

const setChanges: readonly string[] = [
  'open',
  'go',
  'addPictures',
  'leave',
  'takeAll',
] satisfies SetChange['type'][]
const isOfSet = (change: SessionChange): change is SetChange => setChanges.includes(change.type)

export const mostPictures = 1000

export const entryAt = ({ entries, at }: AnnotatorSession): SessionEntry => {
  const entry = entries[at] ?? entries[0]
  if (!entry) throw new Error('A session has a picture.')
  return entry
}

const isTouched = ({ past, future }: AnnotatorWork): boolean => past.length + future.length > 0

/** Whether nobody has drawn anything: there is a sample with its example. */
export const isUntouched = ({ entries }: AnnotatorSession): boolean =>
  entries.every(({ picture, work }) => picture.sample !== null && !isTouched(work))

/** Whether any picture, or another than the one on the stage, has a class. */
export const isUsedInSet = (
  session: AnnotatorSession,
  label: number,
  besides: SessionEntry | null = null,
): boolean => session.entries.some((one) => one !== besides && isUsed(one.work.now, label))

/** Gives a picture another name where the set has it. */
function freeName(name: string, used: ReadonlySet<string>): string {
  if (!used.has(name)) return name
  const [, stem = name, end = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  let number = 2
  while (used.has(`${stem}-${number}${end}`)) number += 1
  return `${stem}-${number}${end}`
}

const isSame = (one: SetPicture, { name, width, height, file }: SetPicture): boolean =>
  one.name === name &&
  one.width === width &&
  one.height === height &&
  (one.file === null || one.file.size === file?.size)

/** Adds pictures. One that is there already is not added; one whose file was gone has it again. */
function withPictures(
  session: AnnotatorSession,
  pictures: readonly SetPicture[],
): AnnotatorSession {
  const { work } = entryAt(session)
  const kept = isUntouched(session) ? [] : [...session.entries]
  const first = kept.length
  for (const picture of pictures) {
    const at = kept.findIndex((one) => one.picture.sample === null && isSame(one.picture, picture))
    const before = kept[at]
    if (before) {
      kept[at] = { ...before, picture }
      continue
    }
    const used = new Set(kept.map((one) => one.picture.name))
    kept.push({
      picture: { ...picture, name: freeName(picture.name, used) },
      work: withLabels(createWork([]), work),
    })
  }
  const at = first < kept.length ? first : session.at
  return kept.length === 0 ? session : go({ entries: kept, at: session.at }, at, work)
}

/** Puts a picture on the stage, with the classes as the picture before leaves them. */
function go(
  { entries }: AnnotatorSession,
  at: number,
  before: Pick<AnnotatorWork, 'now' | 'label' | 'nextId'>,
): AnnotatorSession {
  return {
    at,
    entries: entries.map((entry, index) =>
      index === at ? { ...entry, work: withLabels(entry.work, before) } : entry,
    ),
  }
}

export function changeSession(session: AnnotatorSession, change: SessionChange): AnnotatorSession {
  if (isOfSet(change)) return changeSet(session, change)
  const { entries, at } = session
  const current = entryAt(session)
  const work = changeWork(current.work, change)
  return work === current.work
    ? session
    : { at, entries: entries.map((one) => (one === current ? { ...one, work } : one)) }
}

function changeSet(session: AnnotatorSession, change: SetChange): AnnotatorSession {
  const { entries, at } = session
  const current = entryAt(session)
  switch (change.type) {
    case 'open':
      return change.session
    case 'go':
      return entries[change.at] ? go(session, change.at, current.work) : session
    case 'addPictures':
      return withPictures(session, change.pictures)
    case 'leave': {
      const left = entries.toSpliced(change.at, 1)
      if (left.length === 0) return session
      const next = Math.min(change.at < at ? at - 1 : at, left.length - 1)
      return go({ entries: left, at: next }, next, current.work)
    }
    case 'takeAll': {
      const highest = change.labels.reduce((most, { id }) => Math.max(most, id), 0)
      const isKnown = change.labels.some(({ id }) => id === current.work.label)
      const before = {
        now: { ...current.work.now, labels: change.labels },
        label: isKnown ? current.work.label : (change.labels[0]?.id ?? 1),
        nextId: Math.max(current.work.nextId, highest + 1),
      }
      return {
        at,
        entries: entries.map((entry) => {
          const taken = change.taken.get(entry.picture.name)
          const work = withLabels(entry.work, before)
          return { ...entry, work: taken ? changeWork(work, { type: 'take', ...taken }) : work }
        }),
      }
    }
  }
}
