import { describe, expect, it } from 'vitest'
import { toWholeSet } from './export.ts'
import { projectOf } from './project-of.ts'
import { readIntoSession } from './read-set.ts'
import { changeSession, entryAt } from './session.ts'
import type { AnnotatorSession, SessionChange } from './session.ts'
import { createWork } from './work.ts'
import type { Label } from './work.ts'
import { writeSet } from './write-set.ts'

const sample: AnnotatorSession = {
  at: 0,
  entries: [
    {
      picture: { name: 's.svg', width: 960, height: 600, orientation: 1, sample: 'x', file: null },
      work: createWork(
        ['bus', 'car'],
        [{ kind: 'box', id: 11, label: 1, x: 1, y: 1, width: 9, height: 9 }],
      ),
    },
  ],
}
const own = (name: string) => ({
  name,
  width: 200,
  height: 100,
  orientation: 1,
  sample: null,
  file: new File([name], name),
})
const after = (changes: readonly SessionChange[], from = sample) =>
  changes.reduce(changeSession, from)
const opened = after([{ type: 'addPictures', pictures: [own('a.jpg'), own('b.jpg')] }])
const box = { type: 'add', shape: { kind: 'box', x: 5, y: 5, width: 10, height: 10 } } as const
const read = (path: string, text: string, session = opened) => {
  const found = readIntoSession([{ path, text }], session, ['bus', 'car'])
  if (typeof found === 'string') throw new Error(found)
  return { found, session: changeSession(session, { type: 'takeAll', ...found }) }
}
const csv = 'filename,class,xmin,ymin,xmax,ymax\n'

describe('a set of pictures', () => {
  it('takes the place of an untouched sample, and keeps one that was drawn on', () => {
    expect(opened.entries.map(({ picture }) => picture.name)).toEqual(['a.jpg', 'b.jpg'])
    const kept = after([box, { type: 'addPictures', pictures: [own('a.jpg')] }])
    expect(kept.entries.map(({ picture }) => picture.name)).toEqual(['s.svg', 'a.jpg'])
  })

  it('has a picture once, and another of the same name under a name of its own', () => {
    const again = after([{ type: 'addPictures', pictures: [own('a.jpg')] }], opened)
    expect(again.entries).toHaveLength(2)
    const other = { ...own('a.jpg'), width: 300 }
    const more = after([{ type: 'addPictures', pictures: [other] }], opened)
    expect(more.entries.map(({ picture }) => picture.name)).toEqual(['a.jpg', 'b.jpg', 'a-2.jpg'])
  })

  it('shares the classes, and undoes each picture on its own', () => {
    const two = after(
      [box, { type: 'addLabel', name: 'tram' }, { type: 'go', at: 1 }, box, { type: 'go', at: 0 }],
      opened,
    )
    const undone = after([{ type: 'undo' }], two)
    expect(entryAt(undone).work.now.shapes).toEqual([])
    expect(entryAt(undone).work.now.labels.map(({ name }) => name)).toEqual(['bus', 'car', 'tram'])
    expect(undone.entries[1]?.work.now.shapes).toHaveLength(1)
    const numbers = after(
      [
        { type: 'go', at: 1 },
        { type: 'addLabel', name: 'van' },
      ],
      undone,
    )
    const ids = entryAt(numbers).work.now.labels.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('loses a picture with its drawing alone, and never the last', () => {
    const left = after([{ type: 'go', at: 1 }, box, { type: 'leave', at: 0 }], opened)
    expect(left.entries.map(({ picture }) => picture.name)).toEqual(['b.jpg'])
    expect(entryAt(left).work.now.shapes).toHaveLength(1)
    expect(changeSession(left, { type: 'leave', at: 0 })).toBe(left)
  })
})

describe('labels that are read', () => {
  it('bring their classes where nothing is drawn, and are undone as one step', () => {
    const { found, session } = read(
      'labels.csv',
      `${csv}a.jpg,dog,1,2,30,40\na.jpg,cat,5,6,20,30\nb.jpg,dog,1,1,9,9\n`,
    )
    expect(found).toMatchObject({ shapes: 3, pictures: 2, issues: [] })
    expect(entryAt(session).work.now.labels.map(({ name }) => name)).toEqual(['dog', 'cat'])
    expect(entryAt(after([{ type: 'undo' }], session)).work.now.shapes).toEqual([])
  })

  it('are added to what is drawn, with a report of what is outside, unknown or there twice', () => {
    const drawn = after([box], opened)
    const { found, session } = read(
      'labels.csv',
      `${csv}a.jpg,bus,5,5,15,15\na.jpg,tram,190,90,260,120\na.jpg,car,300,300,400,400\nz.jpg,car,1,1,2,2\n`,
      drawn,
    )
    expect(found.issues.map(({ code }) => code).toSorted()).toEqual(
      ['double', 'outside', 'outside_whole', 'unknown_class', 'unknown_picture'].toSorted(),
    )
    expect(entryAt(session).work.now.labels.map(({ name }) => name)).toEqual(['bus', 'car', 'tram'])
    expect(entryAt(session).work.now.shapes).toMatchObject([
      { x: 5, label: 1 },
      { x: 190, y: 90, width: 10, height: 10, label: 3 },
    ])
    expect(read('labels.csv', `${csv}a.jpg,tram,190,90,260,120\n`, session).found.shapes).toBe(0)
  })

  it('keep fractions, key points, attributes and classes of whole pictures up to the download', () => {
    const coco = JSON.stringify({
      images: [{ id: 1, file_name: 'a.jpg', width: 200, height: 100 }],
      categories: [{ id: 7, name: 'person', keypoints: ['nose', 'tail'], skeleton: [[1, 2]] }],
      annotations: [
        {
          id: 1,
          image_id: 1,
          category_id: 7,
          bbox: [10.25, 10, 50, 50],
          keypoints: [12.5, 12, 2, 0, 0, 0],
          num_keypoints: 1,
        },
      ],
    })
    const { session } = read('person.json', coco)
    const tagged = after([{ type: 'tag', id: 1 }], session)
    const set = toWholeSet(tagged)
    expect(set.classes[0]?.skeleton).toEqual({ points: ['nose', 'tail'], lines: [[0, 1]] })
    expect(set.pictures[0]).toMatchObject({
      labels: [0],
      shapes: [
        {
          kind: 'points',
          box: { x: 10.25, y: 10, width: 50, height: 50 },
          points: [{ x: 12.5, y: 12, visibility: 2 }, { visibility: 0 }],
        },
      ],
    })
    expect(writeSet(set, 'coco').losses).toEqual(['picture_labels'])
    expect(writeSet(set, 'voc').name).toBe('labels-voc.zip')
  })

  it('are refused where nobody knows the format', () => {
    expect(readIntoSession([{ path: 'a.json', text: '{}' }], opened, ['bus', 'car'])).toBe('format')
  })
})

it('makes a project of what is drawn most', () => {
  const colourOf = ({ name }: Label) => (name === 'bus' ? '#c9b93b' : null)
  expect(projectOf(opened, colourOf)).toEqual({
    kind: 'bounding_box',
    classes: ['bus', 'car'],
    colours: { bus: '#c9b93b' },
    pictures: ['a.jpg', 'b.jpg'],
    labels: null,
  })
  const pointed = after(
    [{ type: 'add', shape: { kind: 'points', points: [[3, 3]], seen: [2] } }],
    opened,
  )
  expect(projectOf(pointed, colourOf).kind).toBe('points')
  expect(projectOf(after([{ type: 'tag', id: 1 }], opened), colourOf).kind).toBe('classification')
})
