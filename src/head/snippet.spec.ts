import { expect, it } from 'vitest'
import { snippet } from './snippet.ts'

it('keeps what fits', () => {
  const text = 'Send a picture with a POST request and read the answer a few seconds later.'
  expect(snippet(text, 'en', 'More.')).toBe(text)
})

it('cuts a long text between words', () => {
  const found = snippet('word '.repeat(60), 'en', 'More.')
  expect(found).toMatch(/word…$/)
  expect(found.length).toBeLessThanOrEqual(155)
  expect(snippet('字'.repeat(200), 'zh', '').length).toBe(90)
})

it('lets a short one be followed by more', () => {
  expect(snippet('Removes an\naddress.', 'en', 'With samples.')).toBe(
    'Removes an address. With samples.',
  )
})
