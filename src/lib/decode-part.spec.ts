import { describe, expect, it } from 'vitest'
import { decodePart } from './decode-part.ts'

describe('decodePart', () => {
  it.each([
    ['a%20b', 'a b'],
    ['%D1%8F', 'я'],
    ['', ''],
  ])('reads %s', (text, read) => expect(decodePart(text)).toBe(read))
  it.each(['%', '100%', '%zz', '%D1', '%E0%A4%A'])('answers null for %s', (text) =>
    expect(decodePart(text)).toBeNull(),
  )
})
