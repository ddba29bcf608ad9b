import { expect, it } from 'vitest'
import { href } from './href.ts'

it('encodes whatever the backend sends, also half of a character', () => {
  const place = { language: 'en', prefixPolicy: 'none' } as const
  const of = (slug: string) => href({ id: 'blogArticle', params: { slug } }, place)
  expect(of('a/b?c')).toBe('/blog/a%2Fb%3Fc')
  expect(of('😀')).toBe('/blog/%F0%9F%98%80')
  expect(of('cut \ud83d')).toBe('/blog/cut%20%EF%BF%BD')
})
