/* oxlint-disable no-script-url -- what must be refused */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payloads } from '../../../tests/support/redirect-payloads.ts'
import { linkTarget } from './link-target.ts'

const origin = 'https://glyphwork.example'
const judge = (value: string): string | null => linkTarget(value, origin)

describe('an address of a server', () => {
  it.each([
    ['/pricing', '/pricing'],
    ['/pricing?q=a b#top', '/pricing?q=a%20b#top'],
    ['https://glyphwork.example/pricing?q=1', '/pricing?q=1'],
    ['https://other.example/a', 'https://other.example/a'],
    ['HTTPS://Other.example', 'https://other.example/'],
    ['mailto:help@glyphwork.example', 'mailto:help@glyphwork.example'],
  ])('%s is written as %s', (value, written) => expect(judge(value)).toBe(written))

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://glyphwork.example/1',
    'http://other.example/',
    'ftp://other.example/',
    'tel:1',
    '//other.example/a',
    '/\\other.example',
    '\\\\other.example',
    '/\t/other.example',
    'https://glyphwork.example@other.example/',
    'https://user:secret@glyphwork.example/pricing',
    'https://glyphwork.example//other.example',
    'pricing',
    '../pricing',
    '?q=1',
    '#top',
    '',
    'https://[',
  ])('%j is none', (value) => expect(judge(value)).toBeNull())

  it.each(payloads.map((payload) => [payload]))(
    '%j leads nowhere but to where it says',
    (payload) => {
      const written = judge(payload)
      if (written?.startsWith('/')) expect(new URL(written, origin).origin).toBe(origin)
      else if (written !== null) expect(written).toMatch(/^(?:https:\/\/|mailto:)/)
    },
  )

  it('is never anything else, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `https://other.example/${text}`),
          fc.string().map((text) => `/${text}`),
          fc.string().map((text) => `https:${text}`),
        ),
        (value) => {
          const written = judge(value)
          if (written === null) return
          expect(['https:', 'mailto:']).toContain(new URL(written, origin).protocol)
          if (written.startsWith('/')) expect(new URL(written, origin).origin).toBe(origin)
          expect(judge(written)).toBe(written)
        },
      ),
    )
  })
})
