import { expect, it } from 'vitest'
import { articlePath } from './articles.ts'
import { href } from './href.ts'

it('encodes whatever the backend sends, also half of a character', () => {
  const place = { language: 'en', prefixPolicy: 'none' } as const
  const of = (slug: string) => href({ id: 'blogArticle', params: { slug } }, place)
  expect(of('a/b?c')).toBe('/blog/a%2Fb%3Fc')
  expect(of('😀')).toBe('/blog/%F0%9F%98%80')
  expect(of('cut \ud83d')).toBe('/blog/cut%20%EF%BF%BD')
})

it.each([
  ['blog', '/blog/a-b'],
  ['tutorial', '/h/a-b'],
  ['software', '/software/blog/a-b'],
] as const)('leads to an article of the kind %s at %s', (kind, path) => {
  expect(articlePath(kind, 'a-b')).toBe(path)
})
