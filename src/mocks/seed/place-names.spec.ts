import { expect, it } from 'vitest'
import { createBackend } from '../node.ts'

const calls = [
  '/api/v2/user/sessions',
  '/api/v2/proxy/locations?product=residential',
  '/api/v2/proxy/locations?product=mobile',
]
interface Place {
  city?: string
  cities?: { title: string }[]
  regions?: { title: string }[]
}

it.each([
  ['ru', /^[А-яё ,-]+$/],
  ['zh', /^[\u4e00-\u9fff]+$/],
])('names every region and city in %s', async (language, written) => {
  const { fetch, db } = createBackend({ persona: 'customer' })
  for (const account of db.accounts) account.interfaceLanguage = language
  for (const call of calls) {
    const response = await fetch(call)
    const { records }: { records: Place[] } = await response.json()
    const names = records.flatMap(({ city = [], cities = [], regions = [] }) =>
      [city, ...cities.map(({ title }) => title), ...regions.map(({ title }) => title)].flat(),
    )
    expect(names.length, call).toBeGreaterThan(2)
    expect(names.filter((name) => !written.test(name))).toEqual([])
  }
})
