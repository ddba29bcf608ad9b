import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnTo } from '@/routes/return-to.ts'
import { example, lines } from '../support/routes.ts'
import { payloads } from '../support/redirect-payloads.ts'

const origin = 'https://glyphwork.example'
const examples = lines
  .filter(({ guard, path }) => guard !== 'redirect' && path !== '*')
  .map(({ path }) => example(path))
const known = new Set(examples)
/** Knows every path: the most permissive table, so that only the rule itself can refuse. */
const anything = () => true
const strict = (path: string): boolean => known.has(path)
const ask = (value: string, match: (path: string) => boolean = anything): string | null =>
  returnTo(new URLSearchParams({ return_to: value }).toString(), { match, origin })

/**
 * The address to which a browser navigates: by its own URL parser, from several pages of the site.
 */
function leaves(target: string): boolean {
  return ['/', '/auth/login', '/ru/auth/login?x=1', '/a/b/c/'].some((page) => {
    const url = new URL(target, origin + page)
    return (
      url.origin !== origin ||
      url.username !== '' ||
      url.password !== '' ||
      url.pathname.startsWith('//')
    )
  })
}

const isAuth = (path: string): boolean =>
  /^(?:\/ru|\/zh)?\/(?:auth(?:\/|$)|select-role$)/.test(path)

describe('returnTo', () => {
  it.each(
    examples.flatMap((path) =>
      ['', '/ru', '/zh'].map((prefix) => prefix + (path === '/' && prefix ? '' : path)),
    ),
  )('judges %s', (path) => {
    const own = strict(path.replace(/^\/(?:ru|zh)(?=\/|$)/, '') || '/')
    expect(own).toBe(true)
    for (const value of [path, `${path}?a=1&b=%20x`, `${path}#part`, `${path}?a=1#part`])
      expect(ask(value, strict), value).toBe(isAuth(path) ? null : value)
  })

  it('refuses paths that no page answers', () => {
    for (const value of [
      '/nowhere',
      '/ru/nowhere',
      '/pricing/x',
      '/en/en/pricing',
      '/main/../nowhere',
      '*',
    ])
      expect(ask(value, strict), value).toBeNull()
  })

  it('has a corpus of more than 60 payloads', () => {
    expect(new Set(payloads).size).toBeGreaterThan(60)
  })

  it.each(payloads)('payload %j stays on the site or is refused', (payload) => {
    for (const value of [
      payload,
      `/${payload}`,
      `/ru${payload}`,
      `/en/${payload}`,
      `/pricing/..${payload}`,
    ]) {
      const target = ask(value)
      if (target !== null) expect(leaves(target), `${value} -> ${target}`).toBe(false)
      expect(ask(payload, strict), payload).toBeNull()
    }
    // An attacker types it into the address bar, so it is not encoded by this site.
    const raw = returnTo(`?return_to=${payload}`, { match: anything, origin })
    if (raw !== null) expect(leaves(raw), `raw ${payload} -> ${raw}`).toBe(false)
  })

  it('never leaves the origin, whatever the text', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '%2F',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '&',
      '=',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '%00',
      '%0a',
      '%09',
      'ru',
      'en',
      'pricing',
      'evil.example',
      'https',
      'javascript',
      '。',
      '／',
      '\uD800',
      'é',
    )
    const mixed = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''))
    const text = fc.oneof(
      mixed,
      mixed.map((part) => `/${part}`),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.string().map((part) => `/${part}`),
    )
    fc.assert(
      fc.property(text, (value) => {
        const target = ask(value)
        if (target === null) return
        expect(leaves(target)).toBe(false)
        expect(target).toMatch(/^\/(?!\/)/)
        expect(target).not.toMatch(/[\u0000-\u0020\u007f\\]/)
      }),
      { numRuns: 20_000 },
    )
  })

  it('is idempotent: what it lets pass it lets pass again, unchanged', () => {
    const segment = fc.constantFrom(
      'pricing',
      'blog',
      'é',
      '%20',
      'a b',
      '..',
      '.',
      'x%2Fy',
      'ru',
      'я',
    )
    const path = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(path, fc.string(), fc.string(), (base, query, hash) => {
        const target = ask(`${base}?q=${encodeURIComponent(query)}#${encodeURIComponent(hash)}`)
        if (target !== null) expect(ask(target)).toBe(target)
      }),
    )
  })

  it('takes exactly one parameter, of at most 2,048 characters, decoded once', () => {
    const asked = (search: string) => returnTo(search, { match: anything, origin })
    expect(asked('')).toBeNull()
    expect(asked('?return_to=')).toBeNull()
    expect(asked('?return_to')).toBeNull()
    expect(asked('?RETURN_TO=/pricing')).toBeNull()
    expect(asked('?return_to=/pricing&return_to=/pricing')).toBeNull()
    expect(asked('return_to=/pricing')).toBe('/pricing')
    expect(asked(`?return_to=/${'a'.repeat(2047)}`)).toBe(`/${'a'.repeat(2047)}`)
    expect(asked(`?return_to=/${'a'.repeat(2048)}`)).toBeNull()
    expect(asked('?return_to=%252F%252Fevil.example')).toBeNull()
    expect(asked('?return_to=/a%253Fb')).toBe('/a%3Fb')
  })

  it('refuses a path that is another once it is decoded, though the table might know it', () => {
    for (const value of [
      '/%2Fevil.example',
      '/%5Cevil.example',
      '/a%5Cb',
      '/a%0d%0ab',
      '/a%20b',
      '/a%00',
    ])
      expect(ask(value), value).toBeNull()
  })

  it('never leads back into signing in, nor carries another return_to, in whatever spelling', () => {
    const refused = [
      '/auth/login',
      '/auth',
      '/auth/',
      '/AUTH/login',
      '/%61uth/login',
      '/ru/auth/logout',
      '/zh/select-role',
      '/select-role/',
      '/select%2Drole',
      '/en//auth/login',
      '/x/../auth/login',
      '/pricing?return_to=/x',
      '/pricing?a=1&return%5Fto=/x',
    ]
    for (const value of refused) expect(ask(value), value).toBeNull()
    expect(ask('/authors')).toBe('/authors')
    expect(ask('/pricing#return_to=/x')).toBe('/pricing#return_to=/x')
  })
})
