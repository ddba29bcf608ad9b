import { describe, expect, it } from 'vitest'
import { parse } from 'valibot'
import { LabelAnnotations } from '@/api/contract/label-annotations.ts'
import { disputedClasses, readInstructions } from './disagreement.ts'

const labels = [
  { id: '1', name: 'Stop', color: '#1f5eff', hotkey: null, attributes: [] },
  { id: '2', name: 'Speed limits', color: '#1f5eff', hotkey: null, attributes: [] },
]
const box = (xMin: number, labelId: string) => ({ xMin, yMin: 0, xMax: 90, yMax: 90, labelId })
const answer = (person: number, boxes: object[]) => ({
  person,
  seconds: null,
  annotations: parse(LabelAnnotations, { boxes }),
})

describe('where people disagree', () => {
  it('are the classes that they did not find alike, whatever lies a little aside', () => {
    const answers = [answer(1, [box(10, '1'), box(300, '2')]), answer(2, [box(11, '1')])]
    const item = { answers, width: 1000, height: 500 }
    expect(disputedClasses({ labels }, item).map(({ name }) => name)).toEqual(['Speed limits'])
  })

  it('are the sentences that name those classes, in any form', () => {
    const text = 'Draw a box around signs. A speed limit counts.\n\nA stop sign too.'
    expect(readInstructions(text, labels.slice(1))).toEqual([
      [
        { text: 'Draw a box around signs. ', about: [] },
        { text: 'A speed limit counts.', about: ['Speed limits'] },
      ],
      [{ text: 'A stop sign too.', about: [] }],
    ])
  })
})
