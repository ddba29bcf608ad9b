import { expect, it } from 'vitest'
import { payloads } from '../../../tests/support/redirect-payloads.ts'
import { pictureUrl } from './picture-url.ts'

it.each(['https://media.example/a.png', '/media/a.png', 'data:image/png;base64,AA=='])(
  '%s is shown',
  (url) => expect(pictureUrl(url)).toBe(url),
)

it.each([
  'https://user:secret@media.example/a.png',
  '/\t/other.example/a.png',
  'mailto:help@glyphwork.example',
  'a.png',
  'data:text/html,x',
])('%j is no picture', (url) => expect(pictureUrl(url)).toBeUndefined())

it('is own, or over https, whatever is sent', () => {
  for (const payload of payloads)
    expect(pictureUrl(payload) ?? '/').toMatch(/^(?:https:\/\/[^@]*$|\/(?![/\\]))/)
})
