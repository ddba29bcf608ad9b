import { describe, expect, it } from 'vitest'
import type { Given } from '@/api/contract/worker-training.ts'
import { workerKinds } from '@/api/contract/worker.ts'
import { puzzle, wrongAnswer } from '@/mocks/seed/puzzles.ts'
import { differences } from './differences.ts'
import type { Difference } from './differences.ts'
import type { DraftKind } from './draft.ts'

const picture = { width: 400, height: 300 }
const square = (left: number): { x: number; y: number }[] => [
  { x: left, y: 0 },
  { x: left + 100, y: 0 },
  { x: left + 100, y: 100 },
  { x: left, y: 100 },
]

/** Of each kind two answers, and what is said about them. */
const told: [DraftKind, Given, Given, Difference[]][] = [
  ['image', { text: 'k7mwp' }, { text: 'k7mvp' }, [{ what: 'sign', at: 4, mine: 'w', right: 'v' }]],
  ['image', { text: 'K7' }, { text: 'k7' }, [{ what: 'capitals' }]],
  ['text', { text: 'gre' }, { text: 'green' }, [{ what: 'length', mine: 3, right: 5 }]],
  ['audio', { text: '5' }, { text: '4' }, [{ what: 'sign', at: 1, mine: '5', right: '4' }]],
  [
    'coordinates',
    {
      coordinates: [
        { x: 10, y: 10 },
        { x: 200, y: 100 },
      ],
    },
    {
      coordinates: [
        { x: 12, y: 10 },
        { x: 200, y: 160 },
        { x: 390, y: 10 },
      ],
    },
    [
      { what: 'count', mine: 2, right: 3 },
      { what: 'far', at: 2, pixels: 60 },
      { what: 'unmarked', at: 2 },
      { what: 'unmarked', at: 3 },
    ],
  ],
  [
    'grid',
    { cells: [1, 5, 9] },
    { cells: [2, 5] },
    [
      { what: 'missing', cells: [2] },
      { what: 'extra', cells: [1, 9] },
    ],
  ],
  ['rotate', { angle: 10 }, { angle: 350 }, [{ what: 'turned', degrees: 20 }]],
  ['rotate', { angle: 350 }, { angle: 10 }, [{ what: 'turned', degrees: -20 }]],
  [
    'draw',
    { polygon: square(50) },
    { polygon: square(0) },
    [{ what: 'outline', covered: 50, beside: 50 }],
  ],
  [
    'box',
    {
      boxes: [
        { x: 0, y: 0, width: 100, height: 100 },
        { x: 300, y: 0, width: 9, height: 9 },
      ],
    },
    { boxes: [{ x: 0, y: 0, width: 100, height: 50 }] },
    [
      { what: 'count', mine: 2, right: 1 },
      { what: 'box', at: 1, shared: 50 },
      { what: 'box', at: 2, shared: 0 },
    ],
  ],
  ['moderation', { verdict: 'right' }, { verdict: 'wrong' }, [{ what: 'verdict', right: 'wrong' }]],
  ['grid', { noAnswer: true }, { cells: [1] }, [{ what: 'saidNone' }]],
  ['grid', { cells: [1] }, { noAnswer: true }, [{ what: 'isNone' }]],
]

describe('what is different between two answers', () => {
  it.each(told)('is told of %s', (kind, mine, right, expected) => {
    expect(differences(kind, mine, right, picture)).toEqual(expected)
  })

  it.each(workerKinds)(
    'is told of a wrong answer of the kind %s, and nothing of a right one',
    (kind) => {
      const task = puzzle(kind, 301)
      const size = { width: task.width, height: task.height }
      expect(differences(kind, wrongAnswer(task), task.truth, size)).not.toEqual([])
      const same = differences(kind, task.truth, task.truth, size)
      expect(same.filter(({ what }) => what !== 'outline')).toEqual([])
    },
  )

  it('is nothing where one of them is unknown', () => {
    expect(differences('grid', { cells: [1] }, null, picture)).toEqual([])
  })
})
