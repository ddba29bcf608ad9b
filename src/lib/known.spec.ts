import { expect, it } from 'vitest'
import { known } from './known.ts'

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'length', ''])(
  'has nothing for %j, which no table of ours names',
  (name) => {
    expect(known({ danger: 'bad' }, name)).toBeUndefined()
    expect(known(['danger'], name)).toBeUndefined()
  },
)

it('has what a list or a table names', () => {
  expect(known({ danger: 'bad', ok: 'good' }, 'danger')).toBe('bad')
  expect(known(['danger', 'ok'], 'ok')).toBe('ok')
})
