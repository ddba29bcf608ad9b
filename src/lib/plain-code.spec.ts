import { expect, it } from 'vitest'
import { plainCode } from './plain-code.ts'

it.each([
  ['picture_too_small', 'picture too small'],
  ['a.b-c', 'a b c'],
  ['__', '—'],
  ['', '—'],
  ['x'.repeat(1_000_000), `${'x'.repeat(48)}…`],
])('reads %s', (code, text) => expect(plainCode(code)).toBe(text))
