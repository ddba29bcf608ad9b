import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { addressForm } from './address-form.ts'
import { bulkForm, readBulk, refusedLines } from './address-lines.ts'
import { coverOf, locksOut } from './addresses.ts'

const record = (ip: string) => ({ id: ip, ip, comment: '', createdAt: null, lastUsedAt: null })

describe('addresses one a line', () => {
  it('may carry a comment; empty lines and remarks say nothing', () => {
    const { add, wrong, skipped } = readBulk(
      '93.184.215.14 Office, upstairs\r\n\n # a remark\n104.20.23.7; worker\n2606:4700::1#v6',
      [],
      100,
    )
    expect(add.map(({ line, ip, comment }) => [line, ip, comment])).toEqual([
      [1, '93.184.215.14', 'Office, upstairs'],
      [4, '104.20.23.7', 'worker'],
      [5, '2606:4700::1', 'v6'],
    ])
    expect([wrong, skipped]).toEqual([[], []])
  })
  it.each([
    '8.8.4.4, 8.8.8.8, 1.1.1.1',
    '8.8.4.4;8.8.8.8;1.1.1.1',
    '8.8.4.4 8.8.8.8\t1.1.1.1',
    '8.8.4.4\u00a08.8.8.8\u20031.1.1.1',
    '8.8.4.4，8.8.8.8；1.1.1.1',
    '\ufeff8.8.\u200b4.4,\u200e 8.8.8.8,\u20281.1.1.1',
    '["8.8.4.4", "8.8.8.8","1.1.1.1"]',
    '８．８．４．４、8。8。8。8；1.1.1.1',
    '1. 8.8.4.4\n2. 8.8.8.8\n3) 1.1.1.1',
    '- 8.8.4.4\n• 8.8.8.8\n* 1.1.1.1',
    '| 8.8.4.4 |\n| 8.8.8.8 |\n|1.1.1.1|',
  ])('may be several on a line: %j', (lines) => {
    const { add, wrong } = readBulk(lines, [], 100)
    expect(add.map(({ ip, comment }) => [ip, comment])).toEqual([
      ['8.8.4.4', ''],
      ['8.8.8.8', ''],
      ['1.1.1.1', ''],
    ])
    expect(wrong).toEqual([])
  })
  it('give their comment to the last of a line', () => {
    const { add, wrong } = readBulk('8.8.4.4, 8.8.8.8 Office, upstairs', [], 100)
    expect(add.map(({ ip, comment }) => [ip, comment])).toEqual([
      ['8.8.4.4', ''],
      ['8.8.8.8', 'Office, upstairs'],
    ])
    expect(wrong).toEqual([])
  })
  it('may be records with a comment each, and are asked about where a comment has an address', () => {
    const { add, wrong } = readBulk(
      '8.8.4.4,office;8.8.8.8,"home"; upstairs\n1.1.1.0 - 1.1.1.255\n9.9.9.9 instead of 1.0.0.1\n9.9.9.8 # not 1.0.0.1\n1.1.1.0–1.1.1.255\n| 9.9.9.7 | shop |',
      [],
      100,
    )
    expect(add.map(({ ip, comment }) => [ip, comment])).toEqual([
      ['8.8.4.4', 'office'],
      ['8.8.8.8', '"home"; upstairs'],
      ['9.9.9.8', 'not 1.0.0.1'],
      ['9.9.9.7', 'shop'],
    ])
    expect(wrong.map(({ line, text, problem }) => [line, text, problem])).toEqual([
      [2, '1.1.1.0 - 1.1.1.255', 'unclear'],
      [3, '9.9.9.9 instead of 1.0.0.1', 'unclear'],
      [5, '1.1.1.0–1.1.1.255', 'unclear'],
    ])
  })
  it('are each judged, by their number', () => {
    const { add, wrong } = readBulk(
      `office\n10.0.0.1\n8.0.0.0/8\n93.184.215.14 ${'x'.repeat(101)}\n93.184.215.14`,
      [],
      100,
    )
    expect(wrong.map(({ line, problem }) => [line, problem])).toEqual([
      [1, 'bad_format'],
      [2, 'not_allowed'],
      [3, 'out_of_range'],
      [4, 'too_long'],
    ])
    expect(add.map(({ line }) => line)).toEqual([5])
  })
  it('that are there, come twice, or lie in a range are told and left out, whatever stands first', () => {
    const { add, skipped } = readBulk(
      '104.20.23.7\n104.20.23.7/32\n93.184.215.14\n104.20.24.9\n104.20.24.0/24',
      ['93.184.215.0/24', '8.8.8.8'],
      100,
    )
    expect(add.map(({ ip }) => ip)).toEqual(['104.20.23.7', '104.20.24.0/24'])
    expect(skipped.map(({ line, problem, by }) => [line, problem, by])).toEqual([
      [2, 'not_unique', undefined],
      [3, 'covered', '93.184.215.0/24'],
      [4, 'covered', '104.20.24.0/24'],
    ])
  })
  it('are refused as one text: nothing, wrong ones, nothing new, too many', () => {
    const code = (lines: string, existing: string[] = [], max = 100) =>
      safeParse(bulkForm(existing, max, 100), { lines }).issues?.[0]?.message
    expect(code(' ')).toBe('required')
    expect(code('x')).toBe('bad_format')
    expect(code('8.8.8.8', ['8.8.8.8'])).toBe('not_unique')
    expect(code('8.8.8.8\n9.9.9.9', ['1.1.1.1'], 2)).toBe('limit_exceeded')
    expect(code('8.8.8.8\n9.9.9.9', ['1.1.1.1'], 3)).toBeUndefined()
  })
  it('are named by their lines where the backend refuses them', () => {
    const { add } = readBulk('\n8.8.8.8\n\n9.9.9.9', [], 100)
    expect(
      refusedLines({ 'records.1.ip': { code: 'not_unique' }, other: { code: 'x' } }, add),
    ).toEqual([{ line: 4, text: '9.9.9.9', problem: 'not_unique' }])
    expect(refusedLines({ 'records.0.ip': { code: 'cursed' } }, add)[0]?.problem).toBe('bad_format')
  })
})

it('a form of one judges it, and knows the others', () => {
  const code = (ip: string) =>
    safeParse(addressForm(['8.8.8.0/24'], 100), { ip, comment: '' }).issues?.[0]?.message
  expect(code('8.8.8.1/24')).toBe('not_unique')
  expect(code('10.0.0.1')).toBe('not_allowed')
  expect(code('8.8.8.0/23')).toBe('out_of_range')
  expect(code('office')).toBe('bad_format')
  expect(code('8.8.4.4, 8.8.9.8; 1.1.1.1')).toBe('several')
  expect(code('8.8.8.1')).toBeUndefined()
})

it('locks out by nothing, and by everything but where one sits', () => {
  expect(locksOut([], null)).toBe(true)
  expect(locksOut([record('8.8.8.8')], null)).toBe(false)
  expect(locksOut([record('8.8.8.8')], '9.9.9.9')).toBe(true)
  expect(locksOut([record('9.9.9.0/24')], '9.9.9.9')).toBe(false)
  expect(coverOf([record('8.8.8.8'), record('9.9.9.0/24')], '9.9.9.9')).toBe('9.9.9.0/24')
})
