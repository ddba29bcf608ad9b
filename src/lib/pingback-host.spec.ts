import { expect, it, describe } from 'vitest'
import { hostInside, readHost } from './pingback-host.ts'
import { fillPostback, postbackFault } from './postback-url.ts'

it.each([
  [' Hooks.Shop.Example ', 'hooks.shop.example', 'domain'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai', 'domain'],
  ['93.184.215.14', '93.184.215.14', 'ip'],
  ['2606:2800:21F:CB07::14', '2606:2800:21f:cb07::14', 'ip'],
])('%s is the host %s', (typed, host, kind) => expect(readHost(typed)).toEqual({ host, kind }))

it.each([
  ['https://shop.example/hook', 'mismatch', 'shop.example'],
  ['shop.example/hook', 'mismatch', 'shop.example'],
  ['shop.example:8443', 'mismatch', 'shop.example'],
  ['user@shop.example', 'mismatch', 'shop.example'],
  ['https://[2606:2800:21f:cb07::14]:8443/x', 'mismatch', '2606:2800:21f:cb07::14'],
  ['93.184.215.0/24', 'mismatch', '93.184.215.0'],
  ['https://localhost/x', 'mismatch', null],
  ['localhost', 'not_allowed', null],
  ['db.internal', 'not_allowed', null],
  ['printer.local.', 'not_allowed', null],
  ['10.0.0.1', 'not_allowed', null],
  ['fe80::1', 'not_allowed', null],
  ['', 'bad_format', null],
  ['shop', 'bad_format', null],
  ['-a-.example', 'bad_format', null],
  ['a b.example', 'bad_format', null],
])('%s is none: %s, %s inside', (typed, problem, inside) => {
  expect(readHost(typed)).toEqual({ problem })
  expect(hostInside(typed)).toBe(inside)
})

describe('the URL of a postback', () => {
  it('takes macros in its path and query alone, and only those that exist', () => {
    expect(postbackFault('https://t.example.org/p/{event}?s={sub_id}&a={amount}')).toBeNull()
    expect(postbackFault('https://{source}.example.org/')).toEqual({
      code: 'mismatch',
      macro: '{source}',
    })
    expect(postbackFault('https://t.example.org/?s={subid}')).toEqual({
      code: 'mismatch',
      macro: '{subid}',
    })
  })
  it('is public and over HTTPS', () => {
    expect(postbackFault('http://t.example.org/')).toEqual({ code: 'bad_format' })
    expect(postbackFault('t.example.org/p')).toEqual({ code: 'bad_format' })
    expect(postbackFault('https://t.example.org/a b')).toEqual({ code: 'bad_format' })
    expect(postbackFault('https://192.168.0.1/p')).toEqual({ code: 'not_allowed' })
    expect(postbackFault('https://tracker.local/p')).toEqual({ code: 'not_allowed' })
  })
  it('is called with encoded values, and with nothing where there is none', () => {
    expect(
      fillPostback('https://t.example.org/?s={sub_id}&r={reason}&e={event}', {
        event: 'commission',
        sub_id: 'a&b=c',
      }),
    ).toBe('https://t.example.org/?s=a%26b%3Dc&r=&e=commission')
  })
})
