import { expect, it } from 'vitest'
import { capitalized } from './capitalized.ts'

it.each([
  ['not recorded', 'en', 'Not recorded'],
  ['доллар США', 'ru', 'Доллар США'],
  ['i18n', 'en', 'i18n'],
  ['itibaren', 'tr', 'İtibaren'],
  ['reCAPTCHA v2', 'en', 'reCAPTCHA v2'],
  ['socks5', 'en', 'socks5'],
  ['shop.example', 'en', 'shop.example'],
  ['待裁定', 'zh-CN', '待裁定'],
  ['', 'en', ''],
])('begins %s in %s as %s', (text, locale, begun) => {
  expect(capitalized(text, locale)).toBe(begun)
})
