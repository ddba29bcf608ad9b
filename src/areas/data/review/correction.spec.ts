import { expect, it } from 'vitest'
import type { LabelClass } from '@/api/contract/label-classes.ts'
import { labelLook } from '../annotator/label-look.ts'
import { annotationsOf, hasWrongNumbers, shapesOf } from './correction.ts'

const attributes: LabelClass['attributes'] = [{ name: 'hidden', type: 'checkbox', options: [] }]
const labels: LabelClass[] = [
  { id: '1', name: 'Stop', color: '#1f5eff', hotkey: null, attributes },
  { id: '2', name: 'Bus', color: '#1f5eff', hotkey: null, attributes: [] },
]
const found = {
  boxes: [{ xMin: 1, yMin: 2, xMax: 5, yMax: 6, labelId: '1', attributes: { hidden: 'true' } }],
  polygons: [],
  points: [],
  spans: [],
  classes: [],
  text: null,
}

it('keeps the attributes of a shape, but none of the class that it had before', () => {
  const shapes = shapesOf(found, labels)
  expect(annotationsOf(shapes, labels).boxes).toEqual(found.boxes)
  const others = shapes.map((shape) => ({ ...shape, label: 2 }))
  expect(annotationsOf(others, labels).boxes).toEqual([
    { xMin: 1, yMin: 2, xMax: 5, yMax: 6, labelId: '2' },
  ])
})

it.each([
  ['1.234', false],
  ['-0.5', false],
  ['many', true],
])('a number that the answer has, %s, is wrong: %s', (size, isWrong) => {
  const sized: LabelClass[] = [
    {
      id: '1',
      name: 'Stop',
      color: '#1f5eff',
      hotkey: null,
      attributes: [{ name: 'size', type: 'number', options: [] }],
    },
  ]
  const shapes = shapesOf(
    { ...found, boxes: found.boxes.map((box) => ({ ...box, attributes: { size } })) },
    sized,
  )
  const sent = annotationsOf(shapes, sized)
  expect(hasWrongNumbers(sent, sized)).toBe(isWrong)
  const kept = sent.boxes?.[0]?.attributes?.['size']
  if (!isWrong) expect(Number(kept)).toBe(Number(size))
  // What is typed has two readings, and is asked about.
  const typed = sent.boxes?.map((box) => ({ ...box, attributes: { size: '1,000' } }))
  expect(hasWrongNumbers({ ...sent, boxes: typed }, sized)).toBe(true)
})

it('is drawn in the colours of its project, under words that can be read on them', () => {
  const label = { id: 1, name: 'Stop', colour: 3 }
  const wordsOn = (own: string) => labelLook({ ...label, own }).style?.['--on']
  expect(labelLook({ ...label, own: '#c2410c' }).style?.['--own']).toBe('#c2410c')
  expect([wordsOn('#c2410c'), wordsOn('#ffe000')]).toEqual(['var(--white)', 'var(--on-white)'])
  // A colour that is none leaves the palette's.
  expect(labelLook({ ...label, own: '' })).toEqual({ 'data-colour': 3 })
})
