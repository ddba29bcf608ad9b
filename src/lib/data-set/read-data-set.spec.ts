import { expect, it } from 'vitest'
import type { DataSet } from './data-set.ts'
import { formatOfLabels, readLabels } from './read-data-set.ts'
import type { ReadFormat } from './read-data-set.ts'
import { isIssueKept } from './reading.ts'
import type { DataIssue, ReadResult } from './reading.ts'
import { writeDataSet } from './write-data-set.ts'
import { unzipFiles, zipFiles } from './zip.ts'

const pictures = [{ name: 'images/one.jpg', width: 100, height: 50 }]
const briefly = ({ issues }: ReadResult) =>
  issues.map(({ code, line, entry }: DataIssue) => [code, line ?? entry])
const shapesOf = ({ set }: ReadResult) => set.pictures.flatMap(({ shapes }) => shapes)

const box = { x: 10, y: 5, width: 20, height: 10 }
const set: DataSet = {
  classes: [{ name: 'car' }, { name: 'roof' }],
  pictures: [
    {
      name: 'images/one.jpg',
      width: 100,
      height: 50,
      labels: [],
      shapes: [{ kind: 'box', label: 1, ...box }],
    },
  ],
  texts: [],
}

it.each([
  ['coco', 'coco'],
  ['yolo_detect', 'yolo'],
  ['voc', 'voc'],
  ['csv', 'csv'],
] as const)('reads %s back as it was written, through an archive', (format, read) => {
  const { files } = unzipFiles(zipFiles(writeDataSet(set, format)))
  const texts = files.map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) }))
  expect(formatOfLabels(texts)).toBe(read)
  const result = readLabels(texts, read, { pictures })
  expect(result.issues).toEqual([])
  const [shape] = shapesOf(result)
  expect(result.set.classes[shape?.label ?? 9]?.name).toBe('roof')
  if (shape?.kind !== 'box') throw new Error('It is no box.')
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(shape[side]).toBeCloseTo(box[side], 3)
})

/** One fault of each kind that a format can have: over the edge, outside, double, unknown class, unreadable. */
const coco = JSON.stringify({
  images: [{ id: 7, file_name: 'one.jpg', width: 100, height: 50 }],
  categories: [{ id: 3, name: 'car' }],
  annotations: [
    { id: 1, image_id: 7, category_id: 3, bbox: [90, 10, 30, 10] },
    { id: 2, image_id: 7, category_id: 3, bbox: [200, 10, 30, 10] },
    { id: 3, image_id: 7, category_id: 3, bbox: [1, 1, 5, 5] },
    { id: 4, image_id: 7, category_id: 3, bbox: [1, 1, 5, 5] },
    { id: 5, image_id: 7, category_id: 99, bbox: [2, 2, 5, 5] },
    { id: 6, image_id: 7, category_id: 3, bbox: ['a', 1, 5, 5] },
    { id: 7, image_id: 8, category_id: 3, bbox: [1, 1, 5, 5] },
    null,
  ],
})
const voc = (objects: string) =>
  `<annotation>\n<filename>one.jpg</filename>\n<size><width>100</width><height>50</height></size>\n${objects}\n</annotation>`
const object = (name: string, ...[xmin, ymin, xmax, ymax]: (string | number)[]) =>
  `<object><name>${name}</name><bndbox><xmin>${xmin}</xmin><ymin>${ymin}</ymin><xmax>${xmax}</xmax><ymax>${ymax}</ymax></bndbox></object>`

it.each<[ReadFormat, string, string, unknown[]]>([
  [
    'coco',
    'a.json',
    coco,
    [
      ['outside', 'annotations[0]'],
      ['outside_whole', 'annotations[1]'],
      ['double', 'annotations[3]'],
      ['unknown_class', 'annotations[4]'],
      ['unreadable', 'annotations[5]'],
      ['unknown_picture', 'annotations[6]'],
      ['unreadable', 'annotations[7]'],
    ],
  ],
  [
    'yolo',
    'labels/one.txt',
    '0 0.95 0.5 0.2 0.2\n0 3 3 0.2 0.2\n\n0 .5 .5 .1 .1\n0 .5 .5 .1 .1\n4 .5 .5 .1 .1\n0 a .5 .1 .1\n0 .5 .5 .1\n0 .5 .5 0 .1',
    [
      ['outside', 1],
      ['outside_whole', 2],
      ['double', 5],
      ['unknown_class', 6],
      ['unreadable', 7],
      ['unreadable', 8],
      ['no_area', 9],
    ],
  ],
  [
    'voc',
    'one.xml',
    voc(
      [
        object('car', 91, 11, 120, 20),
        object('car', 201, 1, 220, 20),
        object('car', 1, 1, 5, 5),
        object('car', 1, 1, 5, 5),
        object('lorry', 2, 2, 5, 5),
        object('car', 'x', 2, 5, 5),
      ].join('\n'),
    ),
    [
      ['outside', 4],
      ['outside_whole', 5],
      ['double', 7],
      ['unknown_class', 8],
      ['unreadable', 9],
    ],
  ],
  [
    'csv',
    'a.csv',
    'filename,width,height,class,xmin,ymin,xmax,ymax\none.jpg,100,50,car,90,10,120,20\none.jpg,100,50,car,200,1,220,20\none.jpg,100,50,car,1,1,5,5\none.jpg,100,50,car,1,1,5,5\none.jpg,100,50,lorry,2,2,5,5\none.jpg,100,50,car,x,2,5,5\ntwo.jpg,100,50,car,1,2,5,5',
    [
      ['outside', 2],
      ['outside_whole', 3],
      ['double', 5],
      ['unknown_class', 6],
      ['unreadable', 7],
      ['unknown_picture', 8],
    ],
  ],
])('reports what is wrong in %s by its place, and reads the rest', (format, path, text, issues) => {
  const result = readLabels([{ path, text }], format, { pictures, classes: [{ name: 'car' }] })
  expect(briefly(result)).toEqual(issues)
  expect(shapesOf(result)[0]).toMatchObject({ kind: 'box', label: 0 })
  // What an issue says was left out is not there, and what it says was kept is.
  const isOne = ({ code }: DataIssue) => code === 'outside' || code === 'unknown_class'
  expect(result.issues.filter(isIssueKept)).toEqual(result.issues.filter(isOne))
  const [first] = shapesOf(result)
  expect(first?.kind === 'box' && first.x + first.width).toBeCloseTo(100)
  expect(shapesOf(result)).toHaveLength(3)
})

it.each<[ReadFormat, string, string, number | null]>([
  ['coco', 'a.json', '{"images": [],\n"annotations": [}', 2],
  ['voc', 'one.xml', '<annotation>\n<object>\n</annotation>', 3],
  ['voc', 'one.xml', '', 1],
  ['coco', 'a.json', '[]', null],
])('reports a broken file of %s instead of throwing', (format, path, text, line) => {
  const { issues, set: read } = readLabels([{ path, text }], format, { pictures })
  expect(issues).toHaveLength(1)
  expect(issues[0]).toMatchObject({ code: 'unreadable', file: path, line })
  expect(read.pictures).toEqual([])
})

it('reads VOC of programs that count from 0', () => {
  const text = voc(object('car', 0, 0, 20, 10))
  const [shape] = shapesOf(readLabels([{ path: 'one.xml', text }], 'voc'))
  expect(shape).toMatchObject({ x: 0, y: 0, width: 20, height: 10 })
})

it('tells pictures of one name apart by the folders of their labels', () => {
  const twice = ['a/one.jpg', 'b/one.jpg'].map((name) => ({ name, width: 100, height: 50 }))
  const files = ['Annotations/a/one.xml', 'Annotations/b/one.xml', 'one.xml'].map((path, at) => ({
    path,
    text: voc(object('car', 11, 11, 20 + at, 20)),
  }))
  const { issues, set: read } = readLabels(files, 'voc', { pictures: twice })
  expect(read.pictures.map(({ name, shapes }) => [name, shapes])).toMatchObject([
    ['a/one.jpg', [{ width: 10 }]],
    ['b/one.jpg', [{ width: 11 }]],
  ])
  // Without a folder nobody knows which one is meant.
  expect(issues.map(({ code, file }) => [code, file])).toEqual([['same_name', 'one.xml']])
  const both: DataSet = {
    ...set,
    pictures: twice.map((picture, at) => ({
      ...picture,
      labels: [],
      shapes: [{ kind: 'box', label: 0, ...box, width: 20 + at }],
    })),
  }
  const unzipped = unzipFiles(zipFiles(writeDataSet(both, 'voc'))).files.map(({ path, bytes }) => ({
    path,
    text: new TextDecoder().decode(bytes),
  }))
  const again = readLabels(unzipped, 'voc', { pictures: twice })
  expect(again.set.pictures.map(({ name, shapes }) => [name, shapes])).toMatchObject([
    ['a/one.jpg', [{ width: 20 }]],
    ['b/one.jpg', [{ width: 21 }]],
  ])
})

it('says which files are of another format than the one it reads', () => {
  const files = [
    { path: 'labels.json', text: coco },
    { path: 'labels/one.txt', text: '0 0.5 0.5 0.2 0.2\n' },
    { path: 'one.xml', text: voc('') },
    { path: 'train.txt', text: 'images/one.jpg\n' },
    { path: 'classes.txt', text: 'car\n' },
  ]
  const { issues } = readLabels(files, formatOfLabels(files) ?? 'csv', { pictures })
  expect(
    issues.flatMap(({ code, file, value }) => (code === 'other_format' ? [[file, value]] : [])),
  ).toEqual([
    ['labels/one.txt', 'YOLO'],
    ['one.xml', 'VOC'],
  ])
})

it('reads outlines, key points and the confidence of YOLO, and the names of its settings', () => {
  const files = [
    { path: 'data.yaml', text: 'names:\n  0: car\n  1: "big: roof"\nkpt_shape: [2, 2]\n' },
    {
      path: 'labels/one.txt',
      text: '1 0 0 .5 0 .5 1\n0 .5 .5 .5 .5 .4 .4 .6 .6\n0 .5 .5 .2 .2 .9',
    },
  ]
  const result = readLabels(files, 'yolo', { pictures })
  expect(result.set.classes.map(({ name }) => name)).toEqual(['car', 'big: roof'])
  expect(shapesOf(result)).toMatchObject([
    { kind: 'polygon', label: 1 },
    { kind: 'points', points: [{ x: 40, y: 20, visibility: 2 }, { visibility: 2 }] },
    { kind: 'box', attributes: { confidence: 0.9 } },
  ])
})

it('turns and scales labels that were made for another form of the picture', () => {
  const photo = [{ name: 'one.jpg', width: 50, height: 100, orientation: 6 }]
  const text = (width: number, height: number, ...corners: number[]) =>
    `filename,width,height,class,xmin,ymin,xmax,ymax\none.jpg,${width},${height},car,${corners.join()}`
  const read = (body: string) => {
    const result = readLabels([{ path: 'a.csv', text: body }], 'csv', { pictures: photo })
    return { codes: result.issues.map(({ code }) => code), shape: shapesOf(result)[0] }
  }
  // The stored pixels lie on their side: their upper left corner is the upper right one that is seen.
  const turned = read(text(100, 50, 0, 0, 10, 5))
  expect(turned.codes).toEqual(['turned'])
  expect(turned.shape).toMatchObject({ x: 45, y: 0, width: 5, height: 10 })
  const scaled = read(text(500, 1000, 100, 100, 200, 300))
  expect(scaled.codes).toEqual(['scaled'])
  expect(scaled.shape).toMatchObject({ x: 10, y: 10, width: 10, height: 20 })
  expect(read(text(60, 80, 1, 1, 5, 5)).codes).toEqual(['size_differs'])
})

it('opens no broken archive', () => {
  expect(unzipFiles(Uint8Array.of(1, 2, 3))).toEqual({ files: [], fault: 'broken' })
})

it('reports what is nested too deep to be written, and reads the rest', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const text = `{"images": [{"id": 7, "file_name": "one.jpg", "width": 100, "height": 50}, {"id": ${deep}}],
    "categories": [{"id": 3, "name": "car"}, {"id": ${deep}}],
    "annotations": [${deep},
      {"id": 1, "image_id": 7, "category_id": 3, "bbox": ${deep}},
      {"id": 2, "image_id": ${deep}, "category_id": 3, "bbox": [1, 1, 5, 5]},
      {"id": 3, "image_id": 7, "category_id": 3, "bbox": [1, 1, 5, 5], "attributes": {"of": ${deep}}}]}`
  const result = readLabels([{ path: 'deep.json', text }], 'coco', { pictures })
  expect(briefly(result).map(([code]) => code)).toEqual([
    'unreadable',
    'unreadable',
    'unreadable',
    'unreadable',
    'unknown_picture',
  ])
  expect(shapesOf(result)).toHaveLength(1)
})
