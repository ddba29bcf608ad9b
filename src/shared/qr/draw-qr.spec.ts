import { describe, expect, it } from 'vitest'
import { drawQr } from './draw-qr.ts'

describe('a QR code', () => {
  it('has a quiet zone of four modules, and its finder pattern', () => {
    const drawing = drawQr('otpauth://totp/Glyphwork:a@example.com?secret=ABC')
    // The path starts with the seven modules of the corner, after a margin of four.
    expect(drawing?.path.startsWith('M4 4h7v1H4z')).toBe(true)
    expect(drawing?.size).toBeGreaterThan(29)
  })
  it('is none where there is too much to say', () => expect(drawQr('x'.repeat(5000))).toBeNull())
})
