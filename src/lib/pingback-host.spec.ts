import { expect, it } from 'vitest'
import { hostInside, readHost } from './pingback-host.ts'

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
