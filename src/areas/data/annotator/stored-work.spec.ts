import { expect, it } from 'vitest'
import { readStoredWork, storedWork } from './stored-work.ts'
import { changeWork, createWork } from './work.ts'

const own = {
  src: 'data:,',
  name: 'street.jpg',
  width: 800,
  height: 600,
  orientation: 6,
  file: new Blob(['a']),
}
const drawn = [
  { type: 'add', shape: { kind: 'box', x: 1, y: 2, width: 30, height: 40 } },
  { type: 'addLabel', name: 'Bus' },
  {
    type: 'add',
    shape: {
      kind: 'polygon',
      points: [
        [1, 1],
        [9, 1],
        [9, 9],
      ],
    },
  },
] as const
const work = drawn.reduce(changeWork, createWork(['Car']))

it('keeps shapes, classes and the next id, and leaves the steps and the selection', () => {
  const read = readStoredWork(structuredClone(storedWork(own, work)))
  expect(read?.picture).toEqual({
    name: 'street.jpg',
    width: 800,
    height: 600,
    orientation: 6,
  })
  expect(read?.work).toMatchObject({ now: work.now, label: work.label, nextId: work.nextId })
  expect(read?.work.past).toEqual([])
})

it('names no picture where the sample is drawn on', () => {
  const { file: _, ...sample } = own
  expect(readStoredWork(storedWork(sample, work))?.picture).toBeNull()
})

it.each([
  null,
  'text',
  {},
  { ...storedWork(own, work), labels: [] },
  { ...storedWork(own, work), label: 99 },
  { ...storedWork(own, work), shapes: [{ kind: 'box', id: 1, label: 99, x: 0, y: 0 }] },
  {
    ...storedWork(own, work),
    shapes: [{ kind: 'box', id: 1, label: 1, x: 0, y: 0, width: Number.NaN, height: 1 }],
  },
  { ...storedWork(own, work), shapes: [{ kind: 'polygon', id: 1, label: 1, points: [[0, 0]] }] },
])('reads nothing from %j', (value) => {
  expect(readStoredWork(value)).toBeNull()
})
