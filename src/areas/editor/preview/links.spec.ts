import { expect, it } from 'vitest'
import { badLinks } from './checklist.ts'

const hosts = ['glyphwork.example', 'ru.glyphwork.example']
const why = (href: string) =>
  badLinks(`<h2 id="steps">x</h2><p><a href="${href}">a <b>link</b></a></p>`, hosts).map(
    (link) => link.why,
  )

it.each([
  ['/pricing', []],
  ['/ru/pricing?x=1#y', []],
  ['/p/hcaptcha', []],
  ['/blog/any-article', []],
  ['https://glyphwork.example/pricing', []],
  ['https://ru.glyphwork.example/ru/pricing', []],
  ['https://elsewhere.example/nothing', []],
  ['mailto:a@b.example', []],
  ['#steps', []],
  ['#nowhere', ['anchor']],
  ['/no-such-page', ['page']],
  ['https://glyphwork.example/no-such-page', ['page']],
  ['data:text/html,x', ['unsafe']],
  ['//elsewhere.example', ['unsafe']],
  ['pricing', ['unsafe']],
  ['http://elsewhere.example', ['unsafe']],
  ['', ['empty']],
])('%j: %j', (href, found) => expect(why(href)).toEqual(found))

it('names the link', () => {
  expect(badLinks('<a class="x">words</a>', hosts)).toEqual([
    { href: '', text: 'words', why: 'empty' },
  ])
})
