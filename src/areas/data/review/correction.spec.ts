import { expect, it } from 'vitest'
import type { LabelClass } from '@/api/contract/label-classes.ts'
import { annotationsOf, shapesOf } from './correction.ts'

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
