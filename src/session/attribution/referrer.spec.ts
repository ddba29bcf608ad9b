import fc from 'fast-check'
import { expect, it } from 'vitest'
import { externalReferrer, isOwnHost, referrerHost } from './referrer.ts'

const own = {
  hosts: { com: 'glyphwork.example', zh: 'cn.glyphwork.example', ru: 'ru.glyphwork.example' },
  here: 'localhost',
}

it.each([
  'glyphwork.example',
  'GLYPHWORK.example',
  'glyphwork.example.',
  'www.glyphwork.example',
  'ru.glyphwork.example',
  'a.b.cn.glyphwork.example',
  'localhost',
])('%s is ours', (host) => expect(isOwnHost(host, own)).toBe(true))

it.each([
  'example',
  'notglyphwork.example',
  'glyphwork.example.evil.test',
  'evil.test',
  'localhost.evil.test',
])('%s is not ours', (host) => expect(isOwnHost(host, own)).toBe(false))

it('keeps the page of others, without credentials or fragment', () => {
  expect(externalReferrer('https://blog.example/post?id=1', own)).toBe(
    'https://blog.example/post?id=1',
  )
  expect(externalReferrer('https://me:secret@blog.example/post#part', own)).toBe(
    'https://blog.example/post',
  )
  expect(externalReferrer('android-app://com.example.search/', own)).toBe(
    'android-app://com.example.search/',
  )
})

it.each([
  '',
  'about:blank',
  ['javascript', 'alert(1)'].join(':'),
  'data:text/html,x',
  'not a url',
  'https://',
  'xhttps://blog.example/',
  'httpsx://blog.example/',
  `https://blog.example/${'a'.repeat(8200)}`,
  'https://cn.glyphwork.example/x',
  'http://localhost:4101/',
])('has nothing to keep of %j', (referrer) => expect(externalReferrer(referrer, own)).toBeNull())

it('tells the tracker the host, with its port', () => {
  expect(referrerHost('https://blog.example:8443/post')).toBe('blog.example:8443')
  expect(referrerHost('https://glyphwork.example/')).toBe('glyphwork.example')
  expect(referrerHost('http://blog.example/')).toBe('blog.example')
  expect(referrerHost('')).toBeNull()
  // As long as a name can be, and longer.
  const name = (length: number) => `${'a.'.repeat(length / 2)}b`.slice(0, length)
  expect(referrerHost(`https://${name(255)}/`)).toBe(name(255))
  expect(referrerHost(`https://${name(257)}/`)).toBeNull()
})

it('takes whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl({ withFragments: true, withQueryParameters: true }),
      ),
      (referrer) => {
        for (const text of [referrer, referrer.repeat(200)]) {
          const kept = externalReferrer(text, own)
          expect(encodeURIComponent(kept ?? '').length).toBeLessThanOrEqual(384)
          referrerHost(text)
        }
      },
    ),
    { numRuns: 50 },
  )
})
