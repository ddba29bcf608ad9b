import { describe, expect, it } from 'vitest'
import { rows } from '@/routes/table/index.ts'
import type { PageRow } from '@/routes/types.ts'
import { foreignLanguage, homeOf } from './home-of.ts'
import { noticeFor } from './notice-for.ts'

const languageNoticeHost = 'ru.glyphwork.example'
const on = (
  id: 'com' | 'zh' | 'ru',
  host: string,
  accepted: string[],
  dismissed: ('international' | 'language')[] = [],
) => noticeFor({ site: { id, languageNoticeHost }, host, accepted, dismissed })
const ru = 'ru.glyphwork.example'

describe('the offer of the international version', () => {
  it('is made on every site that is not it, whatever the host', () => {
    for (const host of [ru, 'localhost']) expect(on('ru', host, ['ru'])).toBe('international')
    expect(on('zh', 'cn.glyphwork.example', ['zh-CN'])).toBe('international')
    expect(on('com', 'glyphwork.example', ['ru'])).toBeNull()
  })
})

describe('the notice of the language', () => {
  it('waits for no other, and comes to browsers that ask for none of the four', () => {
    expect(on('ru', ru, ['en-US'])).toBe('language')
    expect(on('ru', ru, ['en-US'], ['language'])).toBe('international')
    expect(on('ru', ru, ['en-US', 'de'], ['international'])).toBe('language')
    expect(on('ru', ru, [], ['international'])).toBe('language')
    expect(on('ru', ru, ['en'], ['international', 'language'])).toBeNull()
  })
  it.each(['ru', 'ru-RU', 'uk', 'be', 'RU', 'ru-ru'])('does not come to %s', (code) =>
    expect(on('ru', ru, ['en', code], ['international'])).toBeNull(),
  )
  it.each(['ru-UA', 'uk-UA', 'be-BY', 'rue'])('comes to %s, which is none of them', (code) =>
    expect(on('ru', ru, [code], ['international'])).toBe('language'),
  )
  it('stays on its host', () => {
    expect(on('ru', 'localhost', ['en'], ['international'])).toBeNull()
    expect(on('zh', 'cn.glyphwork.example', ['en'], ['international'])).toBeNull()
    expect(
      noticeFor({
        site: { id: 'ru', languageNoticeHost: '' },
        host: '',
        accepted: [],
        dismissed: ['international'],
      }),
    ).toBeNull()
  })
})

describe('where it leads', () => {
  const hosts = { com: 'glyphwork.example', zh: 'cn.glyphwork.example', ru }
  const russian: PageRow = { ...rows.pricing, langs: ['ru'] }
  it('to the same page, if it is there in that language', () => {
    expect(homeOf({ row: rows.pricing, path: '/pricing', missing: false }, 'en', hosts)).toBe(
      'https://glyphwork.example/pricing',
    )
    expect(homeOf({ row: rows.pricing, path: '/pricing', missing: false }, 'zh', hosts)).toBe(
      'https://cn.glyphwork.example/pricing',
    )
    expect(homeOf({ row: russian, path: '/pricing', missing: false }, 'en', hosts)).toBe(
      'https://glyphwork.example/',
    )
  })
  it('never takes a token or an unknown address along', () => {
    expect(
      homeOf({ row: rows.checkKey, path: '/auth/check_key/secret/7', missing: false }, 'en', hosts),
    ).toBe('https://glyphwork.example/')
    expect(homeOf({ row: rows.notFound, path: '/x', missing: true }, 'en', hosts)).toBe(
      'https://glyphwork.example/',
    )
  })
  it('speaks the best of the languages that are not Russian', () => {
    expect(foreignLanguage(['de', 'zh-TW', 'en'])).toBe('zh')
    expect(foreignLanguage(['ru-UA', 'de'])).toBe('en')
  })
})
