import { describe, expect, it } from 'vitest'
import { plainVoucher, typedVoucher } from './voucher.ts'

describe('a voucher as it is typed', () => {
  it.each([
    ['gift2026frsh', 'GIFT-2026-FRSH'],
    [' gift – 2026 — frsh ', 'GIFT-2026-FRSH'],
    ['GIFT-2026-FR', 'GIFT-2026-FR'],
    ['', ''],
  ])('%s is %s', (text, code) => expect(plainVoucher(text)).toBe(code))
  it('gets its dashes at the end and keeps its place in the middle', () => {
    expect(typedVoucher('gift2', true)).toBe('GIFT-2')
    expect(typedVoucher('gift-', true)).toBe('GIFT-')
    expect(typedVoucher('gxift-2026', false)).toBe('GXIFT-2026')
  })
})
