import { File as NodeFile } from 'node:buffer'
import { afterEach, expect, it, vi } from 'vitest'
import { changeSession } from './session.ts'
import type { SessionChange } from './session.ts'
import { readStoredSession, storedFiles, storedSession } from './stored-work.ts'
import { createWork } from './work.ts'

afterEach(() => vi.unstubAllGlobals())

const own = (name: string, file = new File([name], name)) => ({
  name,
  width: 800,
  height: 600,
  orientation: 6,
  sample: null,
  file,
})
const begun = {
  at: 0,
  entries: [
    {
      picture: { ...own('sample.svg'), sample: 'data:,', file: null },
      work: createWork(['Car']),
    },
  ],
}
const drawn: SessionChange[] = [
  { type: 'addPictures', pictures: [own('a.jpg'), own('b.jpg')] },
  { type: 'add', shape: { kind: 'box', x: 1, y: 2.5, width: 30, height: 40 } },
  { type: 'addLabel', name: 'Bus' },
  { type: 'go', at: 1 },
  {
    type: 'add',
    shape: {
      kind: 'polygon',
      points: [
        [1, 1],
        [9, 1],
        [9, 9],
      ],
      carried: { attributes: { color: 'red' }, isDifficult: true },
    },
  },
  {
    type: 'add',
    shape: {
      kind: 'points',
      points: [
        [4, 4],
        [0, 0],
      ],
      seen: [2, 0],
      box: { x: 1, y: 1, width: 5, height: 5 },
    },
  },
  { type: 'tag', id: 1 },
]
const session = drawn.reduce(changeSession, begun)
const stored = (): Record<string, unknown> => JSON.parse(JSON.stringify(storedSession(session)))

it('keeps pictures, shapes, classes and the next id, and leaves the steps and the selection', () => {
  const read = readStoredSession(stored(), storedFiles(session), 'data:,')
  expect(read?.at).toBe(1)
  expect(read?.entries.map(({ picture }) => picture)).toEqual(
    session.entries.map(({ picture }) => picture),
  )
  for (const [at, { work }] of session.entries.entries()) {
    const again = read?.entries[at]?.work
    expect(again?.now.shapes).toEqual(work.now.shapes)
    expect(again?.now.tags).toEqual(work.now.tags)
    expect(again?.now.labels.map(({ name }) => name)).toEqual(['Car', 'Bus'])
    expect(again?.past).toEqual([])
  }
})

it('keeps the labels of pictures whose files this browser has not kept', () => {
  const read = readStoredSession(stored(), [], 'data:,')
  expect(read?.entries.map(({ picture }) => picture.file)).toEqual([null, null])
  const again =
    read &&
    changeSession(read, { type: 'addPictures', pictures: [own('b.jpg', new File([''], 'b'))] })
  expect(again?.entries).toHaveLength(2)
  expect(again?.entries[1]?.picture.file).not.toBeNull()
  expect(again?.entries[1]?.work.now.shapes).toHaveLength(2)
})

it('names the file of a picture from an archive as the set does', () => {
  vi.stubGlobal('File', NodeFile)
  const [file] = storedFiles({
    at: 0,
    entries: [{ picture: own('a/b.jpg', new File(['x'], '')), work: createWork(['Car']) }],
  })
  expect(file?.name).toBe('a/b.jpg')
})

const entry = {
  name: 'a.jpg',
  width: 8,
  height: 8,
  orientation: 1,
  isSample: false,
  shapes: [],
  tags: [],
}
const of = (shape: object) => ({ ...stored(), pictures: [{ ...entry, shapes: [shape] }], at: 0 })
it.each([
  null,
  'text',
  {},
  { ...stored(), labels: [] },
  { ...stored(), label: 99 },
  { ...stored(), at: 7 },
  { ...stored(), pictures: [] },
  { ...stored(), pictures: [{ ...entry, tags: [99] }], at: 0 },
  of({ kind: 'box', id: 1, label: 99, x: 0, y: 0, width: 1, height: 1 }),
  of({ kind: 'box', id: 1, label: 1, x: 0, y: 0, width: null, height: 1 }),
  of({ kind: 'polygon', id: 1, label: 1, points: [[0, 0]] }),
  of({ kind: 'points', id: 1, label: 1, points: [[0, 0]], seen: [] }),
])('reads nothing from %j', (value) => {
  expect(readStoredSession(value, [], 'data:,')).toBeNull()
})
