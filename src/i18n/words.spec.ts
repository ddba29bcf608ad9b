import { beforeEach, expect, it, vi } from 'vitest'
import enPalette from '../../locales/en/palette.json'
import zhPalette from '../../locales/zh/palette.json'
import { createWords } from './words.ts'

const lost = vi.hoisted(() => new Set<string>())
vi.mock('@/lib/chunk.ts', () => ({
  chunk: async (load: () => Promise<{ default: unknown }>) => {
    const words = await load()
    if (lost.has(JSON.stringify(words.default))) throw new Error('The file was lost.')
    return words
  },
}))

beforeEach(() => {
  lost.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it('opens a page although the words of an optional part are lost, and asks for them again', async () => {
  const words = createWords()
  await words.join('ru', ['palette'])
  for (const file of [zhPalette, enPalette]) lost.add(JSON.stringify(file))
  await words.load('zh', ['about'])
  expect(words.has('zh', ['about'])).toBe(true)
  expect(words.has('zh', ['palette'])).toBe(false)
  await expect(words.join('zh', ['palette'])).rejects.toThrow('The file was lost.')
  lost.clear()
  await words.join('zh', ['palette'])
  expect(words.has('zh', ['palette'])).toBe(true)
})

it('does not ask every page for the words of a part that never came', async () => {
  const words = createWords()
  for (const file of [zhPalette, enPalette]) lost.add(JSON.stringify(file))
  await expect(words.join('zh', ['palette'])).rejects.toThrow('The file was lost.')
  lost.clear()
  await words.load('zh', ['about'])
  expect(words.has('zh', ['palette'])).toBe(false)
})

it('refuses a page whose own words are lost', async () => {
  const words = createWords()
  for (const file of [zhPalette, enPalette]) lost.add(JSON.stringify(file))
  await expect(words.load('zh', ['palette'])).rejects.toThrow('The file was lost.')
})

it('writes large quantities with the separators of its language', async () => {
  const words = createWords()
  await Promise.all([words.load('en', ['labelItems']), words.load('ru', ['labelItems'])])
  const done = (language: 'en' | 'ru', count: number) =>
    words.in(language).t('labelItems:rows.done', { count })
  expect(done('en', 12_500)).toBe('12,500 items added')
  expect(done('en', 1)).toBe('1 item added')
  expect(words.in('en').t('list.shown', { shown: 1200, count: 10_000 })).toBe('1,200 of 10,000')
  expect(done('ru', 12_500)).toContain('12\u00a0500 ')
})
