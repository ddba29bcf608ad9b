// @vitest-environment jsdom
/* oxlint-disable no-script-url -- what must be taken out */
import { describe, expect, it } from 'vitest'
import { hostileMessage } from '@/mocks/seed/message.ts'
import { sanitise, sanitisePasted, sanitiseToNodes, sanitiseToText } from './sanitise.ts'
import type { HtmlKind } from './sanitise.ts'

/** jsdom has no Trusted Types, so the result is a string. */
function clean(html: string, kind: HtmlKind): string {
  const result = sanitise(html, kind)
  if (typeof result !== 'string') throw new Error('Not a string.')
  return result
}
const message = (html: string): string => clean(html, 'message')
const article = (html: string): string => clean(html, 'article')

describe('a message', () => {
  it('keeps what may stand in it', () => {
    const html =
      '<h2>A</h2><h3>B</h3><h4>C</h4><p><b>b</b><strong>s</strong><em>e</em><i>i</i><u>u</u><br><span title="t">x</span></p><ul><li>1</li></ul><ol><li>2</li></ol><pre><code>3</code></pre>'
    expect(message(html)).toBe(html)
  })

  it.each([
    ['<h1>Big</h1><div>x</div>', 'Bigx'],
    [
      '<p id="root" class="visually-hidden" style="color:red" lang="ru" data-over aria-hidden="true" onclick="x()">a</p>',
      '<p>a</p>',
    ],
    ['<img src="/x.png">a<table><tr><td>b</td></tr></table>', 'ab'],
    ['<script>alert(1)</script><style>p{}</style>', ''],
    ['<input name="password"><button>send</button><form action="/x">f</form>', 'sendf'],
    ['<svg><a xlink:href="javascript:1"><text>s</text></a></svg>', ''],
    ['<x-widget>w</x-widget>', 'w'],
    ['<p href="/pricing">a</p>', '<p>a</p>'],
  ])('%s becomes %j', (html, result) => expect(message(html)).toBe(result))

  it.each([
    ['/pricing?a=1#b', '<a href="/pricing?a=1#b">x</a>'],
    ['http://localhost:3000/pricing', '<a href="/pricing">x</a>'],
    ['mailto:a@example.com', '<a href="mailto:a@example.com" rel="noopener noreferrer">x</a>'],
    ['https://other.example/', '<a href="https://other.example/" rel="noopener noreferrer">x</a>'],
    ['http://other.example/', '<a>x</a>'],
    ['//other.example/', '<a>x</a>'],
    ['/\\other.example/', '<a>x</a>'],
    ['javascript:alert(1)', '<a>x</a>'],
    ['jav&#x0A;ascript:alert(1)', '<a>x</a>'],
    ['data:text/html,x', '<a>x</a>'],
    ['pricing', '<a>x</a>'],
  ])('a link to %s', (href, result) =>
    expect(message(`<a href="${href}" target="_blank" rel="opener" ping="/p">x</a>`)).toBe(result),
  )

  it('of an attacker is text and harmless links', () => {
    const box = document.createElement('div')
    box.innerHTML = message(hostileMessage.message.en)
    for (const element of box.querySelectorAll('*')) {
      expect(['a', 'b', 'p']).toContain(element.localName)
      for (const { name } of element.attributes) expect(['href', 'rel', 'title']).toContain(name)
    }
    expect(Array.from(box.querySelectorAll('[href]'), (link) => link.getAttribute('href'))).toEqual(
      ['https://evil.example/d'],
    )
    expect(box.textContent).toContain('The end.')
    expect(window).not.toHaveProperty('pwned')
  })

  it('says what remains to be read', () => {
    expect(sanitiseToText('<p>a</p><script>b</script><iframe>c</iframe>', 'message')).toBe(
      '<p>a</p>',
    )
  })
})

describe('an article', () => {
  it('has figures, pictures and tables besides', () => {
    const table =
      '<table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">d</td></tr></tbody></table>'
    expect(article(table)).toBe(table)
    expect(
      article(
        '<figure><img src="/a.png" alt="A" width="4" height="3" srcset="//evil.example/b"><figcaption>f</figcaption></figure>',
      ),
    ).toBe(
      '<figure><img src="/a.png" alt="A" width="4" height="3" loading="lazy" decoding="async"><figcaption>f</figcaption></figure>',
    )
  })

  it('breaks constants in tables after their underscores', () => {
    expect(
      article('<table><tbody><tr><td><code>ERROR_NO_SLOT</code></td></tr></tbody></table>'),
    ).toContain('<code>ERROR_<wbr>NO_<wbr>SLOT</code>')
    expect(article('<p><code>ERROR_NO_SLOT</code></p>')).toContain('<code>ERROR_NO_SLOT</code>')
  })

  it.each([
    'data:image/png;base64,AAAA',
    'http://other.example/a.png',
    '//other.example/a.png',
    'blob:x',
    'a.png',
  ])('has no picture from %s', (src) => {
    expect(article(`<img alt="A" src="${src}">`)).not.toContain('src=')
  })

  it('has no form, no class and no style', () => {
    expect(
      article(
        '<form action="/x" class="a"><label class="b">l</label><input name="n"><select><option>o</option></select><textarea>t</textarea><button formaction="/y">s</button></form>',
      ),
    ).not.toMatch(/<|class|action/)
    expect(
      article(
        '<p class="visually-hidden" style="color:red">p</p><h2 class="title">h</h2><table class="x"><tbody><tr class="y"><td class="z">d</td></tr></tbody></table>',
      ),
    ).toBe('<p>p</p><h2>h</h2><table><tbody><tr><td>d</td></tr></tbody></table>')
  })

  it('has links to its own places, which a message has not', () => {
    const link = '<a href="#three">a</a><a href="#user-content-three">b</a><a href="#">c</a>'
    const written = '<a href="#user-content-three">a</a><a href="#user-content-three">b</a><a>c</a>'
    expect(article(link)).toBe(written)
    expect(sanitiseToText(link, 'message')).toBe('<a>a</a><a>b</a><a>c</a>')
    const links = sanitiseToNodes(link).querySelectorAll('a')
    expect(Array.from(links, (one) => one.getAttribute('href'))).toEqual(['#three', '#three', null])
  })

  it.each(['<frameset>', '<frameset><frame src="/x"></frameset>', '<head></head>', '<!--'])(
    'is empty where nothing of it may stay: %s',
    (html) => {
      expect(article(html)).toBe('')
      expect(sanitiseToText(html, 'article')).toBe('')
      expect(sanitiseToNodes(html).childNodes).toHaveLength(0)
      expect(sanitisePasted(html).childNodes).toHaveLength(0)
    },
  )

  it('has ids for its headings alone, and none of the page’s own', () => {
    expect(article('<h2 id="root">a</h2><h3 id="user-content-b">b</h3>')).toBe(
      '<h2 id="user-content-root">a</h2><h3 id="user-content-b">b</h3>',
    )
    expect(article('<p id="content">a</p><img id="b" name="cookie" alt="">')).not.toMatch(
      /id=|name=/,
    )
  })
})
