/* oxlint-disable no-script-url -- what must be refused */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payloads } from '../../../tests/support/redirect-payloads.ts'
import { serverLink } from './server-link.ts'

const origin = 'https://glyphwork.example'
const here = { origin, language: 'en', prefixPolicy: 'none' } as const
const hrefOf = (sent: string | null, place: Parameters<typeof serverLink>[1] = here) =>
  serverLink(sent, place)?.href ?? null

describe("a backend's link", () => {
  it('leads to a page of the table, in the language of the reader', () => {
    const russian = { origin, language: 'ru', prefixPolicy: 'prefixed' } as const
    expect(hrefOf('/pricing?type=x#calculator', russian)).toBe('/ru/pricing?type=x#calculator')
    expect(hrefOf('/ru/pricing')).toBe('/pricing')
    expect(hrefOf(`${origin}/pricing?a=1`)).toBe('/pricing?a=1')
    expect(serverLink('/setting', here)).toMatchObject({ kind: 'own', href: '/setting' })
  })

  it('names a page in the language that the page has', () => {
    expect(hrefOf('/select-role', { origin, language: 'zh', prefixPolicy: 'prefixed' })).toMatch(
      /^\/(?:zh\/)?select-role$/,
    )
  })

  it('or leads away over https', () => {
    expect(serverLink('https://status.example/x', here)).toEqual({
      kind: 'other',
      href: 'https://status.example/x',
    })
  })

  it.each([
    [''],
    [null],
    ['vbscript:x'],
    ['javascript:alert(1)'],
    ['data:,x'],
    ['mailto:a@b.example'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['http://a.example'],
    ['https://a:b@c.example'],
    ['/nonsense'],
    ['nonsense'],
    ['/pri cing'],
    [' /pricing'],
    ['/pricing\n'],
    [`/pricing?${'x'.repeat(2048)}`],
  ])('is none where it is %j', (sent) => expect(serverLink(sent, here)).toBeNull())

  it.each(payloads.map((payload) => [payload]))(
    '%j leads nowhere but to where it says',
    (payload) => {
      const link = serverLink(payload, here)
      if (link?.kind === 'own') expect(new URL(link.href, origin).origin).toBe(origin)
      else if (link) expect(link.href).toMatch(/^https:\/\//)
    },
  )

  it('is a page of ours or https, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/pricing${text}`),
          fc.string().map((text) => `https://other.example/${text}`),
        ),
        (sent) => {
          const link = serverLink(sent, here)
          if (link?.kind === 'own') expect(new URL(link.href, origin).origin).toBe(origin)
          else if (link) expect(new URL(link.href).protocol).toBe('https:')
        },
      ),
    )
  })
})
