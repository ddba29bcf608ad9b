import { check } from '@placemarkio/check-geojson'
import { decode } from 'fast-png'
import fc from 'fast-check'
import { parseCsv } from 'hucre/csv'
import { JSDOM } from 'jsdom'
import { load } from 'js-yaml'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import type { DataFile, DataPicture, DataSet, DataShape } from './data-set.ts'
import { splitBySeed } from './split.ts'
import { fitsFormat, lossesOf, picturePaths, writeDataSet } from './write-data-set.ts'
import type { DataFormat } from './formats.ts'
import { yoloKinds, yoloLines } from './write-yolo.ts'
import { zipFiles } from './zip.ts'

/** Each format is read by a reader that is not ours: a library, or one written here from the format's description. */

const person = {
  name: 'person',
  skeleton: { points: ['nose', 'hand'], lines: [[0, 1]] },
} as const
const picture = (name: string, shapes: readonly DataShape[], more: Partial<DataPicture> = {}) => ({
  name,
  width: 40,
  height: 20,
  labels: [],
  shapes,
  ...more,
})
const box: DataShape = { kind: 'box', label: 0, x: 1, y: 2, width: 10, height: 5 }
const crowd: DataShape = { ...box, x: 20, width: 3, height: 2, isCrowd: true }
const triangle: DataShape = {
  kind: 'polygon',
  label: 1,
  rings: [
    [
      [10, 10],
      [20, 10],
      [10, 20],
    ],
  ],
}
const pose: DataShape = {
  kind: 'points',
  label: 2,
  points: [
    { x: 30, y: 5, visibility: 2 },
    { x: 0, y: 0, visibility: 0 },
  ],
  box: { x: 28, y: 2, width: 8, height: 12 },
}
const set: DataSet = {
  classes: [{ name: 'car & <bus>', colour: '#ff0000' }, { name: '=roof, "flat"' }, person],
  pictures: [
    picture('a/one.jpg', [box, triangle, pose, crowd], {
      labels: [1],
      ground: { west: 179.99, south: 50, east: -179.99, north: 50.01 },
    }),
    picture('a/one.png', [], { orientation: 6 }),
  ],
  texts: [],
}
const textOf = (files: readonly DataFile[], path: string): string =>
  String(files.find((file) => file.path === path)?.content)
const write = (format: DataFormat): DataFile[] => writeDataSet(set, format)

interface ReadAnnotation {
  image_id: number
  category_id: number
  bbox: number[]
  area: number
  iscrowd: 0 | 1
  segmentation: number[][] & { counts: number[] }
  keypoints?: number[]
  num_keypoints?: number
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** From https://cocodataset.org/#format-data; the runs go down the columns. */
function readCocoFile(text: string) {
  const { images, annotations, categories } = JSON.parse(text) as {
    images: { id: number; file_name: string }[]
    annotations: ReadAnnotation[]
    categories: { id: number; name: string }[]
  }
  return annotations.map((one) => ({
    file: images.find(({ id }) => id === one.image_id)?.file_name,
    name: categories.find(({ id }) => id === one.category_id)?.name,
    bbox: one.bbox,
    area: one.area,
    pixels: one.iscrowd
      ? one.segmentation.counts.filter((_, at) => at % 2 === 1)
      : one.segmentation,
    whole: one.iscrowd ? sum(one.segmentation.counts) : null,
    points: one.keypoints ?? null,
    seen: one.num_keypoints ?? null,
  }))
}

describe('COCO', () => {
  const text = textOf(write('coco'), 'annotations/instances.json')
  it('has the boxes, areas, outlines, crowds and key points of its description', () => {
    const file = 'a/one.jpg'
    expect(readCocoFile(text)).toEqual([
      {
        file,
        name: 'car & <bus>',
        bbox: [1, 2, 10, 5],
        area: 50,
        pixels: [[1, 2, 11, 2, 11, 7, 1, 7]],
        whole: null,
        points: null,
        seen: null,
      },
      {
        file,
        name: '=roof, "flat"',
        bbox: [10, 10, 10, 10],
        area: 50,
        pixels: [[10, 10, 20, 10, 10, 20]],
        whole: null,
        points: null,
        seen: null,
      },
      {
        file,
        name: 'person',
        bbox: [28, 2, 8, 12],
        area: 96,
        pixels: [[28, 2, 36, 2, 36, 14, 28, 14]],
        whole: null,
        points: [30, 5, 2, 0, 0, 0],
        seen: 1,
      },
      {
        file,
        name: 'car & <bus>',
        bbox: [20, 2, 3, 2],
        area: 6,
        pixels: [2, 2, 2],
        whole: 800,
        points: null,
        seen: null,
      },
    ])
    expect(JSON.parse(text).categories[2]).toMatchObject({
      keypoints: ['nose', 'hand'],
      skeleton: [[1, 2]],
    })
  })
  it('says which pictures are to be turned first', () => {
    const { info, images } = JSON.parse(text)
    expect(images.map((one: object) => 'exif_orientation' in one)).toEqual([false, true])
    expect(info.description).toContain('apply the EXIF orientation')
  })
})

describe('YOLO', () => {
  it('names classes, folders and key points in its settings, and every picture has a file', () => {
    const splits = splitBySeed(['a/one.jpg', 'a/one.png'], { train: 1, val: 1, test: 0 }, 7)
    const files = writeDataSet(set, 'yolo_pose', splits)
    expect(load(textOf(files, 'data.yaml'))).toEqual({
      path: '.',
      train: 'images/train',
      val: 'images/val',
      kpt_shape: [2, 3],
      names: { 0: 'car & <bus>', 1: '=roof, "flat"', 2: 'person' },
      kpt_names: { 2: ['nose', 'hand'] },
    })
    const paths = picturePaths(set, 'yolo_pose', splits)
    // By its own rule a program finds the labels of a picture, also of two with one name.
    for (const { name } of set.pictures) {
      const labels = paths
        .get(name)
        ?.replace('images/', 'labels/')
        .replace(/\.\w+$/, '.txt')
      expect(files.map(({ path }) => path)).toContain(labels)
    }
    expect(new Set(paths.values()).size).toBe(2)
    expect(textOf(files, 'renamed.csv')).toContain('a/one.png,one-2.png')
  })
  it('never passes 1 and gives the pixels back, in every kind', () => {
    const side = fc.integer({ min: 16, max: 8000 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(side, side, share, share, share, share, (width, height, a, b, c, d) => {
        const x = Math.floor(a * (width - 1))
        const y = Math.floor(b * (height - 1))
        const across = 1 + Math.floor(c * (width - x - 1))
        const down = 1 + Math.floor(d * (height - y - 1))
        const shape: DataShape = { kind: 'box', label: 0, x, y, width: across, height: down }
        for (const kind of yoloKinds) {
          const of = picture('a', [shape, { ...pose, points: [{ x, y, visibility: 2 }] }], {
            width,
            height,
          })
          const numbers = yoloLines(of, kind, 1)
            .split('\n')
            .slice(0, 1)
            .flatMap((line) => line.split(' ').slice(1).map(Number))
          expect(numbers.every((number) => number >= 0 && number <= 1)).toBe(true)
          if (kind === 'segment') continue
          const [cx = 0, cy = 0, w = 0, h = 0] = numbers
          expect(cx + w / 2).toBeLessThanOrEqual(1)
          expect(cy - h / 2).toBeGreaterThanOrEqual(0)
          expect(Math.round((cx - w / 2) * width) + 0).toBe(x)
          expect(Math.round(h * height)).toBe(down)
        }
      }),
      { numRuns: 50 },
    )
  })
})

it('writes Pascal VOC whose first pixel is 1, 1, and escapes names', () => {
  const { window } = new JSDOM()
  const xml = new window.DOMParser().parseFromString(
    textOf(write('voc'), 'Annotations/a_one.xml'),
    'text/xml',
  )
  const objects = [...xml.querySelectorAll('object')].map((one) =>
    ['name', 'xmin', 'ymin', 'xmax', 'ymax', 'difficult'].map(
      (name) => one.querySelector(name)?.textContent,
    ),
  )
  expect(objects[0]).toEqual(['car & <bus>', '2', '3', '11', '7', '0'])
  expect(objects[3]?.at(-1)).toBe('1')
  expect(xml.querySelector('filename')?.textContent).toBe('a_one.jpg')
  expect(picturePaths(set, 'voc').get('a/one.png')).toBe('JPEGImages/a_one-2.png')
})

it('writes CSV and JSONL with a line for a picture without shapes', () => {
  const rows = parseCsv(textOf(write('csv'), 'labels.csv'))
  expect(rows.length).toBe(7)
  expect(rows[2]?.slice(0, 9).map(String)).toEqual([
    'a/one.jpg',
    '40',
    '20',
    'car & <bus>',
    '1',
    '2',
    '11',
    '7',
    'box',
  ])
  expect(rows[0]?.at(-1)).toBe('attributes')
  const side = { ...set, pictures: [picture('a.jpg', [{ ...box, attributes: { side: 'left' } }])] }
  const told = parseCsv(textOf(writeDataSet(side, 'csv'), 'labels.csv'))
  expect(told[1]?.at(-1)).toBe('{"side":"left"}')
  const lines = textOf(write('jsonl'), 'items.jsonl').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).shapes.length)).toEqual([4, 0])
})

type ReadGeometry =
  | { type: 'Polygon'; coordinates: number[][][] }
  | { type: 'MultiPolygon'; coordinates: number[][][][] }
  | { type: 'Point' }

it('writes GeoJSON that is valid, and cuts a shape at the 180th meridian', () => {
  const wide: DataShape = { ...box, x: 0, y: 0, width: 40, height: 20 }
  const at = { ...set, pictures: [{ ...set.pictures[0], shapes: [box, wide, pose] }] } as DataSet
  const written = textOf(writeDataSet(at, 'geojson'), 'shapes.geojson')
  expect(() => check(written)).not.toThrow()
  const { features } = JSON.parse(written) as { features: { geometry: ReadGeometry }[] }
  const geometries = features.map(({ geometry }) => geometry)
  expect(geometries.map(({ type }) => type)).toEqual(['Polygon', 'MultiPolygon', 'Point'])
  const [first, parts] = geometries
  if (first?.type !== 'Polygon' || parts?.type !== 'MultiPolygon') throw new Error('No polygons.')
  // An outer ring runs counterclockwise, where the shoelace sum is above zero.
  const ring = first.coordinates[0] ?? []
  const turn = ring.slice(1).reduce((all, [x = 0, y = 0], index) => {
    const [px = 0, py = 0] = ring[index] ?? []
    return all + (px - 180) * y - (x - 180) * py
  }, 0)
  expect(turn).toBeGreaterThan(0)
  expect(parts.coordinates.flat(2).every(([x = 0]) => Math.abs(x) <= 180)).toBe(true)
})

it('writes masks whose pixels are classes and shapes', () => {
  const files = write('masks')
  const pixelsOf = (path: string) => {
    const content = files.find((file) => file.path === path)?.content
    return decode(content instanceof Uint8Array ? content : new Uint8Array())
  }
  const { data, width, depth, palette } = pixelsOf('masks/a/one.png')
  expect([width, depth, palette?.[1]]).toEqual([40, 8, [255, 0, 0]])
  const at = (x: number, y: number) => data[y * 40 + x]
  expect([at(0, 0), at(1, 2), at(10, 6), at(11, 6), at(10, 10), at(19, 19)]).toEqual([
    0, 1, 1, 0, 2, 0,
  ])
  // A triangle covers half of its square, by the middles of pixels.
  expect(data.filter((value) => value === 2).length).toBe(45)
  const shapes = pixelsOf('instances/a/one.png')
  expect([shapes.depth, shapes.data[2 * 40 + 20]]).toEqual([16, 4])
})

it('writes CoNLL whose tags give the spans back, whatever the script', () => {
  const text = 'Anna lives in New York. 王小明在北京。'
  const spanOf = (part: string, label: number) => ({
    start: text.indexOf(part),
    end: text.indexOf(part) + part.length,
    label,
  })
  const spans = [spanOf('Anna', 0), spanOf('New York', 1), spanOf('王小明', 0), spanOf('北京', 1)]
  const texts: DataSet = {
    classes: [{ name: 'PER' }, { name: 'big place' }],
    pictures: [],
    texts: [{ name: 't', text, labels: [], spans: [...spans, spanOf('York', 0)] }],
  }
  expect(lossesOf(texts, 'conll')).toEqual(['overlaps'])
  const lines = textOf(writeDataSet(texts, 'conll'), 'texts.conll').split('\n')
  expect(lines[0]).toBe('-DOCSTART- -X- -X- O')
  const found: string[] = []
  for (const line of lines.slice(1)) {
    const [word = '', , , tag = 'O'] = line.split(' ')
    if (tag.startsWith('B-')) found.push(`${tag.slice(2)}:${word}`)
    if (tag.startsWith('I-')) found.push(`${found.pop()}+${word}`)
  }
  expect(found.map((one) => one.replaceAll('+', ''))).toEqual([
    'PER:Anna',
    'big_place:NewYork',
    'PER:王小明',
    'big_place:北京',
  ])
})

it('packs files into an archive that another program opens', async () => {
  const zip = await JSZip.loadAsync(zipFiles(write('coco')))
  const text = await zip.file('annotations/instances.json')?.async('string')
  expect(text).toBe(textOf(write('coco'), 'annotations/instances.json'))
})

it('says what a format has no place for', () => {
  expect(lossesOf(set, 'csv')).toEqual([])
  expect(lossesOf(set, 'voc')).toEqual(['polygons', 'points', 'picture_labels'])
  expect(lossesOf(set, 'geojson')).toEqual(['picture_labels', 'no_ground'])
  expect(fitsFormat(set, 'conll')).toBe(false)
})

describe('a split', () => {
  const names = Array.from({ length: 103 }, (_, at) => `picture-${at}.jpg`)
  const shares = { train: 80, val: 10, test: 10 }
  it('has exact shares, the same for a seed in any order, another for another seed', () => {
    const split = splitBySeed(names, shares, 'seed')
    const count = (of: string) => [...split.values()].filter((one) => one === of).length
    expect([count('train'), count('val'), count('test')]).toEqual([83, 10, 10])
    const again = splitBySeed(names.toReversed(), shares, 'seed')
    for (const name of names) expect(again.get(name)).toBe(split.get(name))
    const other = splitBySeed(names, shares, 'other')
    expect(names.some((name) => other.get(name) !== split.get(name))).toBe(true)
  })
  it('moves nothing of an earlier version', () => {
    const split = splitBySeed(names, shares, 'seed')
    const more = splitBySeed([...names, ...names.map((name) => `new-${name}`)], shares, 'x', split)
    for (const name of names) expect(more.get(name)).toBe(split.get(name))
    expect([...more.values()].filter((one) => one === 'test').length).toBe(20)
  })
})
