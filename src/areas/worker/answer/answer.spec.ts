import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { WorkerTask } from '@/api/contract/worker-tasks.ts'
import type { Point, Size } from '@/shared/picture/outline.ts'
import { fit, panned, toPicture, toStage, zoomed } from '@/shared/picture/view.ts'
import type { View } from '@/shared/picture/view.ts'
import {
  angleOf,
  draftAnswer,
  boxDrawn,
  cellAt,
  doubtOf,
  draftFrom,
  emptyDraft,
  draftFault,
  parseDraft,
  pointTapped,
} from './draft.ts'
import { closed, labelFault } from './labelled.ts'

const { options } = parse(WorkerTask, { id: 1, price: { amount: '1', currency: 'USD' } })
const asked = (kind: string, own: Partial<typeof options> = {}) => ({
  kind,
  options: { ...options, ...own },
})

const size = fc.record({
  width: fc.integer({ min: 40, max: 1000 }),
  height: fc.integer({ min: 40, max: 1000 }),
})
/** A phone in portrait and landscape, and a wide screen. */
const stages = fc.record({
  width: fc.integer({ min: 240, max: 1400 }),
  height: fc.integer({ min: 180, max: 900 }),
})
const moves = fc.array(
  fc.oneof(
    fc.record({ factor: fc.double({ min: 0.3, max: 4, noNaN: true }), at: fc.constant(null) }),
    fc.record({
      factor: fc.constant(null),
      at: fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 })),
    }),
  ),
  { maxLength: 6 },
)

/** A view after zooming and moving the picture. */
function viewAfter(
  picture: Size,
  stage: Size,
  steps: readonly { factor: number | null; at: readonly [number, number] | null }[],
): View {
  return steps.reduce<View>(
    (view, { factor, at }) =>
      factor === null
        ? panned(view, at?.[0] ?? 0, at?.[1] ?? 0, picture, stage)
        : zoomed(view, factor, [stage.width / 3, stage.height / 4], picture, stage),
    fit(picture, stage),
  )
}

describe('answers in the pixels of the picture', () => {
  const place = (picture: Size) =>
    fc.tuple(
      fc.integer({ min: 0, max: picture.width }),
      fc.integer({ min: 0, max: picture.height }),
    )

  it('a point is the one under the finger, at any zoom and in any shape of the screen', () => {
    fc.assert(
      fc.property(
        size.chain((picture) => fc.tuple(fc.constant(picture), place(picture))),
        stages,
        moves,
        ([picture, spot], stage, steps) => {
          const view = viewAfter(picture, stage, steps)
          const at = toPicture(view, toStage(view, spot))
          const [point] = pointTapped([], at, 10 / view.scale, picture, null)
          expect(point).toEqual(spot)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('a cell is the one under the finger', () => {
    fc.assert(
      fc.property(
        size,
        stages,
        moves,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        (picture, stage, steps, rows, columns, any) => {
          const cell = (any % (rows * columns)) + 1
          const view = viewAfter(picture, stage, steps)
          const middle: Point = [
            ((((cell - 1) % columns) + 0.5) * picture.width) / columns,
            ((Math.floor((cell - 1) / columns) + 0.5) * picture.height) / rows,
          ]
          const at = toPicture(view, toStage(view, middle))
          expect(cellAt(at, picture, { rows, columns })).toBe(cell)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('a box lies between the two corners, in whichever order, and never outside', () => {
    fc.assert(
      fc.property(
        size.chain((picture) => fc.tuple(fc.constant(picture), place(picture), place(picture))),
        stages,
        moves,
        ([picture, one, other], stage, steps) => {
          const view = viewAfter(picture, stage, steps)
          const there = (point: Point) => toPicture(view, toStage(view, point))
          const box = boxDrawn(there(one), there(other), picture)
          const again = boxDrawn(there(other), there(one), picture)
          expect(again).toEqual(box)
          if (!box) {
            const small = Math.abs(one[0] - other[0]) < 3 || Math.abs(one[1] - other[1]) < 3
            expect(small).toBe(true)
            return
          }
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(picture.width)
          expect(box.y + box.height).toBeLessThanOrEqual(picture.height)
          expect([box.x, box.y]).toEqual([
            Math.min(one[0], other[0], picture.width - 1),
            Math.min(one[1], other[1], picture.height - 1),
          ])
        },
      ),
      { numRuns: 200 },
    )
  })
})

const line: Point[] = [
  [1, 1],
  [2, 2],
]

describe('a draft', () => {
  it('takes a point away where one is, and holds no more than are asked for', () => {
    const picture = { width: 100, height: 100 }
    const two = pointTapped(pointTapped([], [10, 10], 5, picture, 2), [50, 50], 5, picture, 2)
    expect(pointTapped(two, [90, 90], 5, picture, 2)).toEqual(two)
    expect(pointTapped(two, [12, 11], 5, picture, 2)).toEqual([[50, 50]])
  })

  it('asks for an outline to be finished before what is asked about it', () => {
    const attributes = [{ name: 'side', type: 'select' as const, options: ['left', 'right'] }]
    const labels = [{ id: '1', name: 'Car', color: '#1f5eff', hotkey: null, attributes }]
    const outline: Point[] = [...line, [90, 10]]
    const draft = { ...emptyDraft, labelId: '1', points: outline }
    expect(labelFault(draft, 'outlines', labels)).toBe('open')
    expect(labelFault(closed(draft), 'outlines', labels)).toBe('attributes')
  })

  it.each([
    [asked('image', { minLength: 4 }), { text: 'abc' }, 'short'],
    [asked('image', { maxLength: 2 }), { text: 'abc' }, 'long'],
    [asked('audio', { numeric: 1 }), { text: 'four' }, 'digits'],
    [asked('text', { numeric: 2 }), { text: '4' }, 'letters'],
    [asked('text'), { text: '  ' }, 'empty'],
    [asked('coordinates'), {}, 'empty'],
    [asked('draw'), { points: line }, 'flat'],
    [asked('box'), {}, 'empty'],
    [asked('rotate'), {}, 'turn'],
    [asked('moderation'), {}, 'verdict'],
    [asked('grid'), { cells: [1] }, null],
    [asked('a kind of tomorrow'), { text: 'x' }, null],
  ])('is judged before it is sent: %o', (task, own, fault) =>
    expect(draftFault({ ...emptyDraft, ...own }, task)).toBe(fault),
  )

  it.each([
    ['coordinates', { coordinates: [{ x: 3, y: 4 }] }],
    ['grid', { cells: [2, 5] }],
    ['rotate', { angle: 90 }],
    [
      'draw',
      {
        polygon: [
          { x: 1, y: 1 },
          { x: 9, y: 1 },
          { x: 5, y: 8 },
        ],
      },
    ],
    ['box', { boxes: [{ x: 1, y: 2, width: 30, height: 40 }] }],
    ['moderation', { verdict: 'wrong' as const }],
    ['image', { text: 'k7m' }],
  ])('of %s is what it was made of', (kind, given) =>
    expect(draftAnswer(draftFrom(given), { kind })).toEqual(given),
  )

  it('is read from storage as far as it is one', () => {
    const kept = { ...emptyDraft, text: 'k7', points: [[1, 2]], verdict: 'right' }
    expect(parseDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    expect(parseDraft({ text: 7, points: [['a'], [1, 2, 3]], cells: 'x', angle: 450 })).toEqual({
      ...emptyDraft,
      angle: 90,
    })
    expect(parseDraft('nothing')).toEqual(emptyDraft)
    expect([angleOf(-15), angleOf(360), angleOf(361.4)]).toEqual([345, 0, 1])
  })
})

describe('a doubtful answer', () => {
  const picture = { imageWidth: 300, imageHeight: 200 }
  const box = (width: number, height: number) => ({
    ...emptyDraft,
    boxes: [{ x: 5, y: 5, width, height }],
  })
  const outline = (side: number) => ({
    ...emptyDraft,
    points: [
      [5, 5],
      [5 + side, 5],
      [5, 5 + side],
    ] satisfies Point[],
  })
  it.each([
    ['box', box(9, 9), picture, 'tiny'],
    ['box', box(11, 3), picture, 'tiny'],
    ['box', box(12, 9), picture, null],
    ['box', box(40, 3), picture, null],
    ['box', box(9, 9), { imageWidth: null, imageHeight: null }, 'tiny'],
    ['box', box(30, 30), { imageWidth: 2000, imageHeight: 1000 }, 'tiny'],
    ['box', box(40, 40), { imageWidth: 2000, imageHeight: 1000 }, null],
    ['draw', outline(9), picture, 'tiny'],
    ['draw', outline(20), picture, null],
    ['rotate', { ...emptyDraft, angle: 8 }, picture, 'slight'],
    ['rotate', { ...emptyDraft, angle: 352 }, picture, 'slight'],
    ['rotate', { ...emptyDraft, angle: 10 }, picture, null],
    ['rotate', { ...emptyDraft, angle: 350 }, picture, null],
    ['coordinates', { ...emptyDraft, points: [[1, 1]] satisfies Point[] }, picture, null],
    ['text', { ...emptyDraft, text: 'a' }, picture, null],
  ] as const)('%s %#', (kind, draft, sizes, doubt) => {
    expect(doubtOf(draft, { kind, ...sizes })).toBe(doubt)
  })
})
