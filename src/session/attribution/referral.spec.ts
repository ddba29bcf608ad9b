import { expect, it } from 'vitest'
import { readFrom } from './referral.ts'

it.each([
  ['?from=12345', '12345'],
  ['?from=%20ab-1%20&from=2', 'ab-1'],
  [`?from=${'a'.repeat(128)}`, 'a'.repeat(128)],
])('%s', (search, from) => expect(readFrom(search)).toBe(from))

it.each([
  '',
  '?',
  '?from',
  '?from=',
  '?from=%20',
  '?from=a%00b',
  '?from=a%0d%0ab',
  '?from=%FF',
  `?from=${'a'.repeat(129)}`,
  '?From=1',
])('nobody in %j', (search) => expect(readFrom(search)).toBeNull())
