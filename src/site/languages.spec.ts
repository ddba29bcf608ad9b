import { expect, it } from 'vitest'
import {
  contentLanguages,
  isLanguage,
  isPrefix,
  languageOfTag,
  languages,
  prefixes,
} from './languages.ts'

it('recognises the 15 prefixes of the specification, and content languages among them', () => {
  expect(prefixes).toEqual([
    'en',
    'de',
    'es',
    'fr',
    'it',
    'ja',
    'ko',
    'pl',
    'pt',
    'ru',
    'th',
    'tr',
    'uk',
    'vi',
    'zh',
  ])
  expect(contentLanguages).toEqual(['en', 'ru', 'zh'])
  for (const language of contentLanguages) expect(isPrefix(language)).toBe(true)
  for (const odd of ['EN', 'e', '', null, undefined, 'constructor', 'xx']) {
    expect(isPrefix(odd)).toBe(false)
    expect(isLanguage(odd)).toBe(false)
  }
})

it('writes tags that Intl takes', () => {
  for (const language of contentLanguages)
    expect(Intl.getCanonicalLocales(languages[language].tag)).toEqual([languages[language].tag])
})

it.each([
  ['zh-CN', 'zh'],
  ['zh-Hant-TW', 'zh'],
  ['RU', 'ru'],
  [' en-GB ', 'en'],
  ['de', undefined],
  ['', undefined],
  ['*', undefined],
])('reads the tag %j as %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language)
})
