import { expect, it } from 'vitest'
import { isNarrowed, readListQuery } from './list-query.ts'

const hosts = ['glyphwork.example', 'ru.glyphwork.example']
const read = (search: string, kind: 'blog' | 'tutorial' = 'blog') => readListQuery(new URLSearchParams(search), kind, hosts)

it('reads what an address asks for', () => {
  expect(read('q=keys&status=deleted&language=ru&site=ru.glyphwork.example&sort=-views&page=3')).toEqual({
    text: 'keys',
    status: 'deleted',
    language: 'ru',
    hostname: 'ru.glyphwork.example',
    sort: '-views',
    page: 2,
  })
  expect(read('difficulty=beginner', 'tutorial')).toMatchObject({ difficulty: 'beginner' })
})

it('takes no notice of nonsense', () => {
  const query = read('q=ab&status=lost&language=zh&site=evil.example&sort=toString&page=-1&difficulty=beginner')
  expect(query).toEqual({ sort: '-updatedAt', page: 0 })
  expect(isNarrowed(query)).toBe(false)
  expect(isNarrowed(read('language=en'))).toBe(true)
})
