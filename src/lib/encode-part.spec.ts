import { expect, it } from 'vitest'
import { asciiSlug } from './encode-part.ts'

it('keeps letters and digits, and joins them by single hyphens', () => {
  expect(asciiSlug('ERROR_ZERO_BALANCE')).toBe('error-zero-balance')
  expect(asciiSlug('  Captcha & Proxy Kit 2.0! ')).toBe('captcha-proxy-kit-2-0')
  expect(asciiSlug('Капча')).toBe('')
})
