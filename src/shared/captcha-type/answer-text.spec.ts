import { describe, expect, it } from 'vitest'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { answerText } from './answer-text.ts'

describe('pictures and answers of the API', () => {
  it.each([
    'data:image/svg+xml,%3Csvg',
    'data:image/png;base64,AAAA',
    'https://media.example.com/a.png',
    '/media/a.png',
  ])('%s may be shown', (url) => expect(pictureUrl(url)).toBe(url))
  it.each([
    null,
    '',
    ['javascript', 'alert(1)'].join(':'),
    'data:text/html,x',
    '//other.example/a.png',
    String.raw`/\other.example/a.png`,
    'http://other.example/a.png',
  ])('%s may not', (url) => expect(pictureUrl(url)).toBeUndefined())
  it('lets JSON break, and leaves text alone', () => {
    expect(answerText('[{"x":1,"y":2}]')).toBe('[{"x": 1, "y": 2}]')
    expect(answerText('a,b:c')).toBe('a,b:c')
  })
})
