import { describe, expect, it } from 'vitest'
import { staticFile } from '@/mocks/static.ts'
import { docsSearchPath } from '@/routes/docs.ts'
import { contentLanguages } from '@/site/languages.ts'
import { apiErrors } from '@/task-api/errors.ts'
import { closestCode, errorOfAnswer, isWebPage } from './error-answer.ts'
import { createFinder } from './finder.ts'
import type { FoundPlace, Part } from './finder.ts'

const finders = {
  en: createFinder(staticFile(docsSearchPath('en'))),
  ru: createFinder(staticFile(docsSearchPath('ru'))),
  zh: createFinder(staticFile(docsSearchPath('zh'))),
}
const textOf = (parts: readonly Part[]): string => parts.map(({ part }) => part).join('')
const markedIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ part, isMarked }) => (isMarked ? [part] : []))
const addressOf = ({ slug, anchor }: FoundPlace): string =>
  anchor === null ? slug : `${slug}#${anchor}`
/** The first results of a search, by their addresses. */
const first = (language: keyof typeof finders, text: string, count = 6): string[] =>
  finders[language](text).slice(0, count).map(addressOf)

describe('the search of the documentation', () => {
  it.each([
    ['en', 'balance', 'get-balance'],
    // Typing errors.
    ['en', 'balanse', 'get-balance'],
    ['en', 'calback', 'callbacks'],
    ['en', 'taks id', 'create-task#answer-taskId', 6],
    ['ru', 'балнас', 'get-balance'],
    ['en', 'recapcha', 'recaptcha-v2', 1],
    ['zh', 'recapcha', 'recaptcha-v2', 3],
    ['en', 'hcapcha', 'hcaptcha', 1],
    ['ru', 'ошибки', 'error-codes', 1],
    // What people call a captcha.
    ['ru', 'рекапча 3', 'recaptcha-v3', 2],
    ['zh', '谷歌验证', 'recaptcha-v2', 2],
    ['en', 'arkose labs', 'funcaptcha', 2],
    // Another keyboard layout.
    ['ru', 'htrfgxf', 'recaptcha-v2'],
    ['en', 'ифдфтсу', 'get-balance'],
    ['ru', ',fkfyc', 'get-balance'],
    // Plural and case.
    ['en', 'callback', 'callbacks'],
    ['en', 'proxies', 'proxies'],
    ['ru', 'балансы', 'get-balance'],
    // Synonyms.
    ['en', 'webhook', 'callbacks'],
    ['en', 'complaint', 'complaints'],
    ['ru', 'деньги назад', 'complaints', 3],
    ['ru', 'пополнение', 'get-balance'],
    ['zh', '充值', 'get-balance'],
    ['ru', 'нет слотов', 'error-codes#error-no-slot-available', 3],
    ['ru', 'вебхук', 'callbacks'],
    // Codes, typed and pasted, with a number alone.
    ['en', 'ERROR_ZERO_BALANCE', 'error-codes#error-zero-balance'],
    ['en', 'zero balance', 'error-codes#error-zero-balance'],
    ['en', '{"errorId":1,"errorCode":"ERROR_ZERO_BALANCE"}', 'error-codes#error-zero-balance'],
    ['zh', '{"errorId": 12}', 'error-codes#error-captcha-unsolvable'],
    // Names of parameters, whole and in parts.
    ['en', 'callbackUrl', 'create-task#param-callbackUrl'],
    ['en', 'soft id', 'create-task#param-softId'],
    // Two characters.
    ['zh', '余额', 'get-balance'],
    ['zh', '回调', 'callbacks'],
    // Other names of a field.
    ['en', 'sitekey', 'recaptcha-v2#param-websiteKey'],
  ] as const)('in %s finds by %s', (language, text, address, count: number = 6) => {
    expect(first(language, text, count)).toContain(address)
  })

  it('says where each result is, and by which words it was found', () => {
    const found = finders.en('callbackUrl').find(({ kind }) => kind === 'field')
    expect(found).toMatchObject({ kind: 'field', anchor: 'param-callbackUrl', instead: null })
    expect(markedIn(found?.title ?? [])).toEqual(['callbackUrl'])
    const error = finders.en('money').find(({ kind }) => kind === 'error')
    expect(textOf(error?.excerpt ?? [])).toMatch(/balance|money/i)
    expect(finders.zh('余额').flatMap(({ title }) => markedIn(title))).toContain('余额')
    expect(finders.en('ифдфтсу')[0]?.instead).toBe('balance')
  })

  it('finds nothing for what is not there', () => {
    expect(finders.en('xqzjv wkqpz')).toEqual([])
  })

  it.each(contentLanguages)('in %s finds every error by its code', (language) => {
    const find = finders[language === 'ru' ? 'ru' : language === 'zh' ? 'zh' : 'en']
    for (const { code, docsSlug } of apiErrors)
      expect(find(code).slice(0, 3).map(addressOf), code).toContain(`error-codes#${docsSlug}`)
  })
})

describe('a pasted answer', () => {
  it.each([
    ['{"errorId": 10, "errorCode": "ERROR_ZERO_BALANCE"}', 'ERROR_ZERO_BALANCE'],
    ['2026-11-29 12:00 WARN solve: error_zero_balance, retrying', 'ERROR_ZERO_BALANCE'],
    ['ERROR: 1003', 'ERROR: 1003'],
    ['{"errorId": 10}', 'ERROR_ZERO_BALANCE'],
    ['{"errorId": 0, "status": "ready"}', null],
    ['{"errorId": ', null],
    ['hello', null],
    ['', null],
  ])('%s is about %s', (text, code) => expect(errorOfAnswer(text)).toBe(code))

  it.each([
    // Cut off by a log, with typing errors, and of no list.
    ['ERROR_NO_SLOT_AVAIL', 'ERROR_NO_SLOT_AVAILABLE'],
    ['ERROR_ZERO_BALANSE', 'ERROR_ZERO_BALANCE'],
    ['ERROR_CAPTCHA_UNSOLVEABLE', 'ERROR_CAPTCHA_UNSOLVABLE'],
    ['ERROR_OF_TOMORROW', null],
    ['ERROR_KEY', null],
  ])('%s is closest to %s', (code, closest) => expect(closestCode(code)).toBe(closest))

  it('is told from a page that another server sends', () => {
    expect(isWebPage('<html>\r\n<head><title>502 Bad Gateway</title></head>')).toBe(true)
    expect(isWebPage('<!DOCTYPE html>')).toBe(true)
    expect(isWebPage('a < header of mine')).toBe(false)
  })
})
