import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('the text of HTML', () => {
  it.each([
    ['<p>One <b>two</b></p><p>three</p>', 'One two\nthree'],
    ['<ul><li>One</li><li>Two</li></ul>', '• One\n• Two'],
    ['One<br>two<br/>three', 'One\ntwo\nthree'],
    [
      'Tom &amp; Ann&nbsp;&#38; &#x26; &lt;b&gt; &unknown; &#0; &#xd800;',
      'Tom & Ann & & <b> &unknown; &#0; &#xd800;',
    ],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a<script>alert("<b>")</script>b<style>p{}</style>c<!-- <p>no -->d', 'abcd'],
    ['a<script>alert(1)', 'a'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p title="a', ''],
    [' \n <p> \n </p> ', ''],
    ['', ''],
  ])('of %j is %j', (html, text) => expect(plainText(html)).toBe(text))

  it('takes no longer than the text is', () => {
    for (const html of [
      '<'.repeat(20_000),
      '<!--'.repeat(5000),
      '<p '.repeat(8000),
      '<br '.repeat(8000),
      '<script '.repeat(4000),
      '&'.repeat(20_000),
      '\n '.repeat(10_000),
    ]) {
      const before = performance.now()
      plainText(html)
      expect(performance.now() - before).toBeLessThan(1000)
    }
  })

  it('is text for anything', () => {
    fc.assert(fc.property(fc.string(), (html) => typeof plainText(html) === 'string'))
  })
})
