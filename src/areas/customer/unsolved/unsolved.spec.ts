import { expect, it } from 'vitest'
import { unsolvedQuery } from './unsolved.ts'

it('reads its filters where they make sense, and none where they make none', () => {
  const read = (text: string) => unsolvedQuery.read(new URLSearchParams(text))
  expect(read('reason=empty')).toEqual({ reason: 'empty', page: 0 })
  expect(read('reason=__proto__')).toEqual({ page: 0 })
})
