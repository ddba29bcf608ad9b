import { expect, it } from 'vitest'
import { parseAttributes } from './project-form.ts'

it('reads attributes that are chosen, ticked and typed, in any punctuation', () => {
  expect(parseAttributes('side: left, right; hidden；plate：text; 速度：number')).toEqual([
    { name: 'side', type: 'select', options: ['left', 'right'] },
    { name: 'hidden', type: 'checkbox' },
    { name: 'plate', type: 'text' },
    { name: '速度', type: 'number' },
  ])
})
