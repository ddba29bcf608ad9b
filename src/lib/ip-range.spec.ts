import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverFinder, covers, readLines, readRange } from './ip-range.ts'

describe('a range of addresses', () => {
  it.each([
    ['8.8.8.8', '8.8.8.8'],
    [' 8.8.8.8/32 ', '8.8.8.8'],
    ['8.8.8.77/24', '8.8.8.0/24'],
    ['8.8.8.77/28', '8.8.8.64/28'],
    ['2A00:1450:4001:0808:0000:0000:0000:200e', '2a00:1450:4001:808::200e'],
    ['2a00:1450:4001::/48', '2a00:1450:4001::/48'],
    ['2a00:1450:4001:808::1/64', '2a00:1450:4001:808::/64'],
    ['2a00:1450:4001:808::1/128', '2a00:1450:4001:808::1'],
  ])('%s is %s', (text, range) => expect(readRange(text)).toEqual({ range }))

  it.each([
    ['', 'bad_format'],
    ['8.8.8', 'bad_format'],
    ['8.8.8.256', 'bad_format'],
    ['010.8.8.8', 'bad_format'],
    ['0x8.8.8.8', 'bad_format'],
    ['134744072', 'bad_format'],
    ['8.8.8.8/33', 'bad_format'],
    ['8.8.8.8/', 'bad_format'],
    ['8.8.8.8-8.8.8.20', 'bad_format'],
    ['example.com', 'bad_format'],
    ['2a00:1450::g', 'bad_format'],
    ['fe80::1%eth0', 'bad_format'],
    ['2a00:1450::/129', 'bad_format'],
    ['8.8.8.0/23', 'out_of_range'],
    ['0.0.0.0/0', 'out_of_range'],
    ['2a00:1450::/47', 'out_of_range'],
    ['::/0', 'out_of_range'],
    ['10.0.0.1', 'not_allowed'],
    ['172.16.0.0/24', 'not_allowed'],
    ['192.168.1.1', 'not_allowed'],
    ['127.0.0.1', 'not_allowed'],
    ['169.254.1.1', 'not_allowed'],
    ['100.64.0.1', 'not_allowed'],
    ['224.0.0.1', 'not_allowed'],
    ['255.255.255.255', 'not_allowed'],
    ['0.0.0.0', 'not_allowed'],
    ['203.0.113.7', 'not_allowed'],
    ['::1', 'not_allowed'],
    ['::', 'not_allowed'],
    ['fe80::1', 'not_allowed'],
    ['fd00::1', 'not_allowed'],
    ['2001:db8::1', 'not_allowed'],
    ['::ffff:8.8.8.8', 'not_allowed'],
    // The first address is public, the last is not.
    ['::fffe:0:0/95', 'not_allowed'],
  ])('%s is none: %s', (text, code) => expect(readRange(text)).toEqual({ code }))

  it('stands on a line each, counted as people count', () => {
    expect(readLines('8.8.8.8\r\n\n8.8.8.8/32\nnonsense\n10.0.0.1\n 1.1.1.0/25 ')).toEqual({
      ranges: ['8.8.8.8', '1.1.1.0/25'],
      problems: [
        { line: 4, text: 'nonsense', code: 'bad_format' },
        { line: 5, text: '10.0.0.1', code: 'not_allowed' },
      ],
    })
    expect(readLines('8.8.4.4, 8.8.8.8; 1.1.1.1 9.9.9.9').ranges).toEqual([
      '8.8.4.4',
      '8.8.8.8',
      '1.1.1.1',
      '9.9.9.9',
    ])
    expect(readLines(' \n')).toEqual({ ranges: [], problems: [] })
  })
})

describe('a range that covers', () => {
  it.each([
    ['93.184.215.0/24', '93.184.215.14', true],
    ['93.184.215.0/24', '93.184.215.0/25', true],
    ['93.184.215.0/25', '93.184.215.0/24', false],
    ['93.184.215.14', '93.184.215.14/32', true],
    ['93.184.215.0/24', '93.184.216.1', false],
    ['2606:2800:21f::/48', '2606:2800:21f:cb07::14', true],
    ['2606:2800:21f::/48', '2606:2800:220::1', false],
    ['2606:2800:21f::/48', '93.184.215.14', false],
    ['2606:2800:21f::/48', '2606:2800:021F:0::1:0', true],
    ['::ffff:8.8.8.0/120', '::ffff:8.8.8.8', true],
    ['0.0.0.0/0', '::1', false],
    ['93.184.215.014', '93.184.215.12', false],
    ['93.184.215.0/24', '93.184.215.14/33', false],
    ['93.184.215.0/nonsense', '1.1.1.1', false],
    ['93.184.215.0/', '1.1.1.1', false],
    ['nonsense', 'nonsense', true],
    ['nonsense', '93.184.215.14', false],
  ])('%s covers %s: %s', (outer, inner, expected) => expect(covers(outer, inner)).toBe(expected))
})

// Formats an address from a number, so that the expectation does not use the library under test.
const writeV4 = (value: bigint): string =>
  [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.')
const writeV6 = (value: bigint): string =>
  Array.from({ length: 8 }, (_, at) =>
    ((value >> BigInt(112 - 16 * at)) & 0xffffn).toString(16),
  ).join(':')

const families = [
  // 8.0.0.0/8 and 2a00::/16 contain no reserved range.
  { name: 'v4', bits: 32, widest: 24, base: 8n << 24n, free: 24n, write: writeV4 },
  { name: 'v6', bits: 128, widest: 48, base: 0x2a00n << 112n, free: 112n, write: writeV6 },
]

describe.each(families)('any range of $name', ({ bits, widest, base, free, write }) => {
  const cases = fc
    .record({
      offset: fc.bigInt(1n << 8n, (1n << free) - (1n << BigInt(bits - widest + 1))),
      prefix: fc.integer({ min: widest, max: bits }),
      inside: fc.bigInt(0n, (1n << BigInt(bits - widest)) - 1n),
    })
    .map(({ offset, prefix, inside }) => {
      const size = 1n << BigInt(bits - prefix)
      const first = ((base + offset) / size) * size
      return { prefix, first, last: first + size - 1n, member: first + (inside % size) }
    })
  const rangeOf = (text: string): string => {
    const answer = readRange(text)
    return 'range' in answer ? answer.range : answer.code
  }

  it('is written alike from each of its addresses, and again from itself', () => {
    fc.assert(
      fc.property(cases, ({ prefix, first, last, member }) => {
        const range = rangeOf(`${write(first)}/${prefix}`)
        expect(rangeOf(`${write(member)}/${prefix}`)).toBe(range)
        expect(rangeOf(`${write(last)}/${prefix}`)).toBe(range)
        expect(rangeOf(range)).toBe(range)
      }),
    )
  })

  it('covers its first and its last address and every one between, and no neighbour', () => {
    fc.assert(
      fc.property(cases, ({ prefix, first, last, member }) => {
        const range = rangeOf(`${write(first)}/${prefix}`)
        for (const one of [first, member, last]) expect(covers(range, write(one))).toBe(true)
        for (const one of [first - 1n, last + 1n]) expect(covers(range, write(one))).toBe(false)
      }),
    )
  })
})

it('finds the first range that covers another', () => {
  const ranges = ['8.8.0.0/24', '8.8.8.0/24', '8.8.8.0/28', '2a00:1450:4001::/48', '8.8.8.9', 'x']
  const coverOf = coverFinder(ranges)
  expect(
    ['8.8.8.9', '8.8.8.0/28', '8.8.8.0/24', '2a00:1450:4001:8::/64', '9.9.9.9', 'x'].map(coverOf),
  ).toEqual(['8.8.8.0/24', '8.8.8.0/24', undefined, '2a00:1450:4001::/48', undefined, undefined])
})
