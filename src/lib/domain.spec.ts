import { property, string, assert } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readableDomain, toDomain } from './domain.ts'
import { homograph } from './homograph.ts'

describe('a domain', () => {
  it.each([
    ['Example.COM', 'example.com'],
    ['  https://Sub.Example.com:8443/path?q=1#x ', 'sub.example.com'],
    ['example.com.', 'example.com'],
    ['//example.com', null],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
    ['MÜNCHEN.de', 'xn--mnchen-3ya.de'],
    ['例子.中国', 'xn--fsqu00a.xn--fiqs8s'],
    ['localhost', null],
    ['1.2.3', null],
    ['127.0.0.1', null],
    ['[::1]', null],
    ['a@b.example', null],
    ['two words.example', null],
    ['under_score.example', null],
    ['-dash.example', null],
    ['*.example.com', null],
    [`${'a'.repeat(64)}.example`, null],
    ['example.com/https://other.example', 'example.com'],
    ['ftp+x://example.com', 'example.com'],
    ['example.com?q=other.example', 'example.com'],
    ['host.0x1f', null],
    ['host.a1', 'host.a1'],
    ['host.1a', 'host.1a'],
    ['5.example', '5.example'],
    [
      `${'a'.repeat(61)}.${`${'b'.repeat(63)}.`.repeat(2)}${'c'.repeat(63)}`,
      `${'a'.repeat(61)}.${`${'b'.repeat(63)}.`.repeat(2)}${'c'.repeat(63)}`,
    ],
    [`${'a'.repeat(62)}.${`${'b'.repeat(63)}.`.repeat(2)}${'c'.repeat(63)}`, null],
    ['', null],
  ])('%j is kept as %j', (typed, kept) => expect(toDomain(typed)).toBe(kept))

  it.each([
    ['example.com', 'example.com'],
    ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
    ['xn--mnchen-3ya.de', 'münchen.de'],
    ['xn--fsqu00a.xn--fiqs8s', '例子.中国'],
    ['xn--80akhbyknj4f.example', 'испытание.example'],
    ['xn--999999999999.example', 'xn--999999999999.example'],
    ['xn--.example', 'xn--.example'],
    ['xn--a!b.example', 'xn--a!b.example'],
  ])('%j is shown as %j', (kept, shown) => expect(readableDomain(kept)).toBe(shown))

  it('is never shown as something that leads elsewhere', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
        const kept = toDomain(`${text}.example`)
        if (kept !== null) expect(toDomain(readableDomain(kept))).toBe(kept)
      }),
    )
    assert(
      property(string({ maxLength: 30 }), (text) => {
        expect(readableDomain(`xn--${text}`)).toBeTypeOf('string')
      }),
    )
  })
})

describe('a look-alike', () => {
  const of = (name: string) => homograph(toDomain(name) ?? '')
  it('is told from an honest name of another alphabet', () => {
    expect(of('аррӏе.com')).toEqual({ kind: 'twin', of: 'apple.com' })
    expect(of('pаypal.com')).toEqual({ kind: 'mixed' })
    expect(of('пример.рф')).toBeNull()
    expect(of('почта.com')).toBeNull()
    expect(of('apple.com')).toBeNull()
    expect(of('例子.中国')).toBeNull()
    expect(of('example.рф')).toBeNull()
  })
})
