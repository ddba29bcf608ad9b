import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scenes } from '../scene/scenes.ts'
import { cocoText, toCoco } from '@/lib/data-set/write-coco.ts'
import { yoloLines, yoloNames } from '@/lib/data-set/write-yolo.ts'
import { stemOf, toDataSet } from './export.ts'
import {
  areaOf,
  contains,
  cornerAdded,
  cornerMoved,
  cornerRemoved,
  crossesItself,
  grown,
  handlePoint,
  handles,
  isPolygon,
  moved,
  rectBetween,
  resized,
  shapeAt,
} from '@/shared/picture/geometry.ts'
import { boundsOf, shapeOutline } from '@/shared/picture/outline.ts'
import type { BoxShape, Point, PolygonShape, Shape, Size } from '@/shared/picture/outline.ts'
import { faultOfFile, faultOfSize, pictureLimits, pictureAmong } from './picture.ts'
import { fit, panned, showing, toPicture, toStage, zoomed } from '@/shared/picture/view.ts'
import { createWork, changeWork, colours, labelName, mostLabels } from './work.ts'
import type { Change, AnnotatorWork } from './work.ts'

const size: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 16, max: 8000 }),
  height: fc.integer({ min: 16, max: 8000 }),
})
/** Also outside the picture, because a pointer can be anywhere. */
const anywhere: fc.Arbitrary<Point> = fc.tuple(
  fc.double({ min: -9000, max: 9000, noNaN: true }),
  fc.double({ min: -9000, max: 9000, noNaN: true }),
)

const boxOf = (from: Point, to: Point, picture: Size): BoxShape => ({
  kind: 'box',
  id: 1,
  label: 1,
  ...rectBetween(from, to, picture),
})
const polygonOf = (points: readonly Point[]): PolygonShape => ({
  kind: 'polygon',
  id: 1,
  label: 1,
  points,
})

function lies(shape: Shape, picture: Size): boolean {
  return shapeOutline(shape).every(
    ([x, y]) =>
      Number.isInteger(x) &&
      Number.isInteger(y) &&
      x >= 0 &&
      y >= 0 &&
      x <= picture.width &&
      y <= picture.height,
  )
}

describe('a box', () => {
  it('stays in the picture and has an area, whatever is done to it', () => {
    fc.assert(
      fc.property(
        size,
        anywhere,
        anywhere,
        anywhere,
        fc.constantFrom(...handles),
        (picture, from, to, other, handle) => {
          const box = boxOf(from, to, picture)
          for (const shape of [
            box,
            moved(box, ...other, picture),
            resized(box, handle, other, picture),
            grown(box, ...other, picture),
          ]) {
            expect(lies(shape, picture)).toBe(true)
            expect(areaOf(shape)).toBeGreaterThan(0)
          }
          expect(boundsOf(moved(box, ...other, picture))).toMatchObject({
            width: box.width,
            height: box.height,
          })
        },
      ),
    )
  })

  it('is moved there and back', () => {
    const picture = { width: 100, height: 80 }
    const box = boxOf([10, 10], [30, 20], picture)
    expect(box).toMatchObject({ x: 10, y: 10, width: 20, height: 10 })
    expect(moved(moved(box, 5, -3, picture), -5, 3, picture)).toEqual(box)
    expect(moved(box, 1000, 1000, picture)).toMatchObject({ x: 80, y: 70 })
  })

  it('is turned over when a side is taken beyond the other', () => {
    const picture = { width: 100, height: 100 }
    const box = boxOf([20, 20], [40, 40], picture)
    expect(resized(box, 'e', [5, 0], picture)).toMatchObject({ x: 5, y: 20, width: 15, height: 20 })
    expect(resized(box, 'nw', [60, 70], picture)).toMatchObject({
      x: 40,
      y: 40,
      width: 20,
      height: 30,
    })
    expect(handlePoint(box, 'se')).toEqual([40, 40])
    expect(handlePoint(box, 'n')).toEqual([30, 20])
  })
})

describe('a polygon', () => {
  const picture = { width: 200, height: 200 }
  const square = polygonOf([
    [10, 10],
    [50, 10],
    [50, 50],
    [10, 50],
  ])

  it('stays in the picture', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 })), {
          minLength: 3,
          maxLength: 12,
        }),
        anywhere,
        (points, to) => {
          fc.pre(isPolygon(points))
          const shape = polygonOf(points)
          for (const next of [
            moved(shape, ...to, picture),
            cornerMoved(shape, 1, to, picture),
            cornerAdded(shape, 0, to, picture),
            cornerRemoved(shape, 0),
          ]) {
            expect(lies(next, picture)).toBe(true)
            expect(next.points.length).toBeGreaterThanOrEqual(3)
            expect(areaOf(next)).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })

  it('knows its area, its inside and its crossings', () => {
    expect(areaOf(square)).toBe(1600)
    expect(contains(square, [20, 20])).toBe(true)
    expect(contains(square, [60, 20])).toBe(false)
    expect(crossesItself(square.points)).toBe(false)
    expect(
      crossesItself([
        [10, 10],
        [50, 50],
        [50, 10],
        [10, 50],
      ]),
    ).toBe(true)
    expect(
      isPolygon([
        [0, 0],
        [5, 5],
        [9, 9],
      ]),
    ).toBe(false)
  })

  it('gains a corner in the middle of a side and never loses the third', () => {
    const more = cornerAdded(square, 3, null, picture)
    expect(more.points.at(-1)).toEqual([10, 30])
    expect(cornerRemoved(more, 4)).toEqual(square)
    const triangle = cornerRemoved(square, 0)
    expect(triangle.points).toHaveLength(3)
    expect(cornerRemoved(triangle, 0)).toBe(triangle)
    expect(cornerMoved(triangle, 0, [30, 30], picture).points[0]).toEqual([30, 30])
    expect(cornerMoved(triangle, 0, [30, 50], picture)).toBe(triangle)
  })

  it('is found under the pointer, the smaller one before the larger', () => {
    const small = {
      ...polygonOf([
        [20, 20],
        [30, 20],
        [25, 30],
      ] as const),
      id: 2,
    }
    expect(shapeAt([small, square], [25, 22], 2)?.id).toBe(2)
    expect(shapeAt([small, square], [45, 45], 2)?.id).toBe(1)
    expect(shapeAt([small, square], [52, 30], 4)?.id).toBe(1)
    expect(shapeAt([small, square], [90, 90], 4)).toBeNull()
  })
})

describe('the view', () => {
  const stage = { width: 800, height: 500 }
  const point = fc.tuple(
    fc.double({ min: 0, max: 800, noNaN: true }),
    fc.double({ min: 0, max: 500, noNaN: true }),
  )

  it('goes there and back between stage and picture', () => {
    fc.assert(
      fc.property(size, point, (picture, at) => {
        const view = fit(picture, stage)
        const [x, y] = toStage(view, toPicture(view, at))
        expect(x).toBeCloseTo(at[0], 4)
        expect(y).toBeCloseTo(at[1], 4)
      }),
    )
  })

  it('shows the whole picture at first, in the middle', () => {
    const view = fit({ width: 960, height: 600 }, stage)
    expect(toStage(view, [0, 0])[0]).toBeGreaterThanOrEqual(0)
    expect(toStage(view, [960, 600])[1]).toBeLessThanOrEqual(500)
    const [x, y] = toPicture(view, [400, 250])
    expect([x, y]).toEqual([480, 300])
  })

  it('zooms to a point, between limits, and never loses the picture', () => {
    const picture = { width: 960, height: 600 }
    const view = fit(picture, stage)
    const near = zoomed(view, 2, [300, 200], picture, stage)
    expect(near.scale).toBeCloseTo(view.scale * 2)
    const [before, after] = [toPicture(view, [300, 200]), toPicture(near, [300, 200])]
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
    expect(zoomed(view, 1e6, [0, 0], picture, stage).scale).toBe(32)
    fc.assert(
      fc.property(
        fc.integer({ min: -9000, max: 9000 }),
        fc.integer({ min: -9000, max: 9000 }),
        (dx, dy) => {
          const [x, y] = toPicture(panned(near, dx, dy, picture, stage), [400, 250])
          expect(x).toBeGreaterThanOrEqual(-1e-6)
          expect(x).toBeLessThanOrEqual(960 + 1e-6)
          expect(y).toBeGreaterThanOrEqual(-1e-6)
          expect(y).toBeLessThanOrEqual(600 + 1e-6)
        },
      ),
    )
    expect(showing(view, [480, 300], picture, stage)).toBe(view)
    const [left] = toStage(showing(near, [950, 300], picture, stage), [950, 300])
    expect(left).toBeLessThanOrEqual(800)
  })
})

describe('the work', () => {
  const box = { kind: 'box', x: 1, y: 2, width: 3, height: 4 } as const
  const run = (
    changes: readonly Change[],
    from: AnnotatorWork = createWork(['car', 'bus']),
  ): AnnotatorWork => changes.reduce(changeWork, from)

  it('adds, labels, removes, and goes back and forth', () => {
    const added = run([
      { type: 'label', id: 2 },
      { type: 'add', shape: box },
    ])
    expect(added.now.shapes).toEqual([{ ...box, id: 3, label: 2 }])
    expect(added.selected).toBe(3)
    const other = run([{ type: 'label', id: 1 }], added)
    expect(other.now.shapes[0]?.label).toBe(1)
    const gone = run([{ type: 'remove', id: 3 }], other)
    expect(gone).toMatchObject({ now: { shapes: [] }, selected: null })
    const back = run([{ type: 'undo' }, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }], gone)
    expect(back.now.shapes).toEqual([])
    expect(back.past).toEqual([])
    expect(run([{ type: 'redo' }, { type: 'redo' }], back).now).toEqual(other.now)
    expect(run([{ type: 'redo' }, { type: 'add', shape: box }], back).future).toEqual([])
  })

  it('takes a whole movement as one step', () => {
    const [first] = run([{ type: 'add', shape: box }]).now.shapes
    if (!first) throw new Error('There is no shape.')
    const drag = [1, 2, 3].map((by): Change => ({
      type: 'shape',
      shape: { ...first, ...box, x: 1 + by },
      merge: 'drag-1',
    }))
    const done = run([{ type: 'add', shape: box }, ...drag, { type: 'settle' }, ...drag])
    expect(done.past).toHaveLength(3)
    expect(run([{ type: 'undo' }, { type: 'undo' }], done).now.shapes).toEqual([first])
  })

  it('keeps labels that are in use, and the last one', () => {
    const used = run([{ type: 'add', shape: box }])
    expect(run([{ type: 'removeLabel', id: 1 }], used).now.labels).toHaveLength(2)
    const one = run([{ type: 'removeLabel', id: 2 }], used)
    expect(one.now.labels.map(({ name }) => name)).toEqual(['car'])
    expect(run([{ type: 'clear' }, { type: 'removeLabel', id: 1 }], one).now.labels).toHaveLength(1)
    const more = run(
      Array.from({ length: mostLabels + 10 }, (): Change => ({
        type: 'addLabel',
        name: 'x'.repeat(80),
      })),
    )
    expect(more.now.labels).toHaveLength(mostLabels)
    expect(more.now.labels.every(({ colour, name }) => colour < colours && name.length <= 40)).toBe(
      true,
    )
    expect(labelName({ id: 4, name: ' a\nb ', colour: 0 })).toBe('a b')
    expect(labelName({ id: 4, name: ' ', colour: 0 })).toBe('label_4')
  })

  it('comes back to where it began by undoing everything', () => {
    const anyChange = fc.oneof(
      fc.constant<Change>({ type: 'add', shape: box }),
      fc.integer({ min: 1, max: 8 }).map((id): Change => ({ type: 'remove', id })),
      fc.integer({ min: 1, max: 8 }).map((id): Change => ({ type: 'select', id })),
      fc.integer({ min: 1, max: 4 }).map((id): Change => ({ type: 'label', id })),
      fc.constant<Change>({ type: 'addLabel', name: 'new' }),
      fc.integer({ min: 1, max: 8 }).map((id): Change => ({ type: 'removeLabel', id })),
      fc.constantFrom<Change>(
        { type: 'clear' },
        { type: 'undo' },
        { type: 'redo' },
        { type: 'settle' },
      ),
    )
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
        const start = createWork(['car', 'bus'])
        const end = run(changes, start)
        for (const { label } of end.now.shapes)
          expect(end.now.labels.map(({ id }) => id)).toContain(label)
        expect(new Set(end.now.shapes.map(({ id }) => id)).size).toBe(end.now.shapes.length)
        expect(end.selected === null || end.now.shapes.some(({ id }) => id === end.selected)).toBe(
          true,
        )
        expect(
          run(
            end.past.map((): Change => ({ type: 'undo' })),
            end,
          ).now,
        ).toEqual(start.now)
      }),
    )
  })
})

describe('the exports', () => {
  const picture = { name: 'street.png', width: 960, height: 600, orientation: 1 }
  const drawing = createWork(['bus', 'car', 'person', 'cyclist', 'light'], scenes.street.shapes).now

  it('give COCO whole pixels, areas and categories', () => {
    const coco = toCoco(toDataSet(drawing, picture))
    expect(coco.images).toEqual([{ id: 1, file_name: 'street.png', width: 960, height: 600 }])
    expect(coco.annotations[3]).toEqual({
      id: 4,
      image_id: 1,
      category_id: 2,
      bbox: [506, 377, 282, 147],
      segmentation: [[506, 377, 788, 377, 788, 524, 506, 524]],
      area: 282 * 147,
      iscrowd: 0,
    })
    expect(coco.categories.map(({ id, name }) => [id, name])).toEqual([
      [1, 'bus'],
      [2, 'car'],
      [3, 'person'],
      [4, 'cyclist'],
      [5, 'light'],
    ])
    expect(JSON.parse(cocoText(coco))).toEqual(coco)
    expect(JSON.parse(cocoText(toCoco(toDataSet(createWork(['x']).now, picture))))).toMatchObject({
      annotations: [],
    })
  })

  it('give YOLO shares from which the pixels come back', () => {
    fc.assert(
      fc.property(size, anywhere, anywhere, (of, from, to) => {
        const shape = boxOf(from, to, of)
        const one = createWork(['a', 'b'], [{ ...shape, label: 2 }]).now
        const [type, ...numbers] = yoloLines(
          toDataSet(one, { ...picture, ...of }).pictures[0],
          'detect',
        )
          .trim()
          .split(' ')
          .map(Number)
        const [cx = 0, cy = 0, width = 0, height = 0] = numbers
        expect(type).toBe(1)
        expect(numbers.every((number) => number >= 0 && number <= 1)).toBe(true)
        // What readers compute of them is within the picture too.
        for (const [middle, length] of [
          [cx, width],
          [cy, height],
        ] as const) {
          expect(middle - length / 2).toBeGreaterThanOrEqual(0)
          expect(middle + length / 2).toBeLessThanOrEqual(1)
        }
        expect(Math.round((cx - width / 2) * of.width) + 0).toBe(shape.x)
        expect(Math.round((cy - height / 2) * of.height) + 0).toBe(shape.y)
        expect(Math.round(width * of.width)).toBe(shape.width)
        expect(Math.round(height * of.height)).toBe(shape.height)
      }),
    )
  })

  it('say of a turned photo what a reader has to do first', () => {
    const { info, images } = toCoco(
      toDataSet(drawing, { ...picture, name: 'roof.jpg', orientation: 6 }),
    )
    expect(images[0]).toMatchObject({ width: 960, height: 600, exif_orientation: 6 })
    expect(info.description).toContain('apply the EXIF orientation 6')
    expect(toCoco(toDataSet(drawing, picture)).images[0]).not.toHaveProperty('exif_orientation')
    expect(toCoco(toDataSet(drawing, picture)).info.description).toBe('street.png')
  })

  it('give YOLO polygons corner by corner, boxes too', () => {
    const aerial = toDataSet(
      createWork(['roof', 'water', 'field'], scenes.aerial.shapes).now,
      picture,
    )
    const lines = yoloLines(aerial.pictures[0], 'segment').trim().split('\n')
    expect(lines[2]).toBe(
      '0 0.489583 0.153333 0.604167 0.190000 0.583333 0.350000 0.468750 0.313333',
    )
    expect(
      lines.every((line) =>
        line
          .split(' ')
          .slice(1)
          .every((share) => Number(share) >= 0 && Number(share) <= 1),
      ),
    ).toBe(true)
    expect(
      yoloLines(toDataSet(drawing, picture).pictures[0], 'segment').split('\n')[0]?.split(' '),
    ).toHaveLength(9)
    expect(yoloLines(aerial.pictures[0], 'detect').trim().split('\n')[0]).toBe(
      '2 0.193750 0.238333 0.387500 0.476666',
    )
    expect(yoloNames(aerial)).toBe('roof\nwater\nfield\n')
    expect(stemOf('my.photo.JPG')).toBe('my.photo')
    expect(stemOf('.png')).toBe('picture')
  })
})

describe('a picture of one’s own', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0)

  it('is taken by its bytes, its weight and its sides', async () => {
    expect(await faultOfFile(new File([png], 'a.txt'))).toBeNull()
    expect(await faultOfFile(new File(['GIF89a and more'], 'a.png', { type: 'image/png' }))).toBe(
      'type',
    )
    const heic = ['\0\0\0\x18ftypheic', '\0\0\0\x18ftypmif1']
    for (const head of heic) expect(await faultOfFile(new File([head], 'a.jpg'))).toBe('heic')
    expect(await faultOfFile(new File(['\0\0\0\x18ftypmp42'], 'a.jpg'))).toBe('type')
    const heavy = new File([png], 'a.png')
    Object.defineProperty(heavy, 'size', { value: pictureLimits.bytes + 1 })
    expect(await faultOfFile(heavy)).toBe('bytes')
    expect(faultOfSize(960, 600)).toBeNull()
    expect(faultOfSize(960, 8)).toBe('small')
    expect(faultOfSize(pictureLimits.longest + 1, 600)).toBe('large')
    expect(pictureAmong([])).toBeNull()
    expect(
      pictureAmong([
        new File(['x'], 'a.txt', { type: 'text/plain' }),
        new File([png], 'b.png', { type: 'image/png' }),
      ])?.name,
    ).toBe('b.png')
  })
})

describe('an interrupted move', () => {
  const begun = createWork(
    ['Car'],
    [{ kind: 'box', id: 2, label: 1, x: 0, y: 0, width: 9, height: 9 }],
  )
  const move = (x: number) =>
    ({
      type: 'shape',
      shape: { kind: 'box', id: 2, label: 1, x, y: 0, width: 9, height: 9 },
      merge: 'drag-1',
    }) as const
  it('leaves the shape and the steps as they were', () => {
    const moved = [move(3), move(6)].reduce(changeWork, begun)
    expect(moved.past).toHaveLength(1)
    const back = changeWork(moved, { type: 'revert', merge: 'drag-1' })
    expect(back.now).toEqual(begun.now)
    expect(back.past).toEqual([])
  })
  it('takes nothing back that another gesture has done', () => {
    const moved = changeWork(begun, move(3))
    expect(changeWork(moved, { type: 'revert', merge: 'drag-2' })).toBe(moved)
    const settled = changeWork(moved, { type: 'settle' })
    expect(changeWork(settled, { type: 'revert', merge: 'drag-1' })).toBe(settled)
  })
})
