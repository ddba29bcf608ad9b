// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sanitisePasted } from '@/shared/html/sanitise.ts'
import { cleanPaste } from './paste-clean.ts'

const fixtures = join(import.meta.dirname, '../../../../../tests/fixtures/paste')
const fixture = (name: string): string => readFileSync(join(fixtures, `${name}.html`), 'utf8')

function clean(html: string): { html: string; lost: { pictures: number; links: number } } {
  const { root, lost } = cleanPaste(sanitisePasted(html))
  const box = document.createElement('div')
  box.append(root)
  return { html: box.innerHTML.replace(/>\s+</g, '><').trim(), lost }
}

describe('what is pasted', () => {
  it('from Word keeps headings, lists with their levels, tables, quotes and links, and nothing of Word', () => {
    const { html, lost } = clean(fixture('word'))
    expect(html).toBe(
      [
        '<h2>Quarterly report</h2>',
        '<p>We solved <b>more</b> tasks, and <i>faster</i>; see <a href="https://example.com/report">the full report</a> and the figures.</p>',
        '<h3>What changed</h3>',
        '<ul><li><p>New workers</p><ul><li><p>Night shift</p></li></ul></li><li><p>New types of task</p></li></ul>',
        '<p>Then, in order:</p>',
        '<ol><li><p>Measure</p></li><li><p>Improve</p></li></ol>',
        '<blockquote><p>Fast is fine, accurate is final.</p></blockquote>',
        '<table><tbody><tr><td><p><b>Month</b></p></td><td><p>Tasks</p></td></tr><tr><td colspan="2"><p>January and February</p></td></tr></tbody></table>',
        '<p>Done on 5&nbsp;May.<s> Maybe.</s></p>',
      ].join(''),
    )
    expect(lost).toEqual({ pictures: 1, links: 1 })
  })

  it('from Google Docs is what it looks like: its wrapper is not bold, its nested lists nest, its links lead where they say', () => {
    const { html, lost } = clean(fixture('google-docs'))
    expect(html).toBe(
      [
        '<h2>Release notes</h2>',
        '<p>Now with <em><strong>bold italics</strong></em>, <u>underlined</u>, and <code>code()</code>.</p>',
        '<ul><li><p>First</p><ul><li><p>Nested</p></li></ul></li><li><p><a href="https://example.com/docs?a=1">Docs</a></p></li></ul>',
        '<h3>Heading two</h3>',
        '<table><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr></tbody></table>',
      ].join(''),
    )
    expect(lost).toEqual({ pictures: 1, links: 0 })
  })

  it('from a web page brings no script, no tracker and no link that an article may not have', () => {
    const { html, lost } = clean(fixture('web-page'))
    expect(html).toBe(
      '<h4>Small heading</h4><p>Loose text with a trap, an old link and <a href="mailto:ann@example.com">a letter</a>.</p>' +
        '<p>Inner <code>mono</code></p><pre>line 1\n  line 2</pre>',
    )
    expect(lost).toEqual({ pictures: 0, links: 2 })
  })

  it.each([
    ['words in a line stay words in a line', 'plain <b>bold</b> text', 'plain <b>bold</b> text'],
    [
      'what stands beside blocks becomes a block',
      'before<p>in</p>after',
      '<p>before</p><p>in</p><p>after</p>',
    ],
    ['empty lines go', '<p>a</p><p>&nbsp;</p><p><br></p><p>b</p>', '<p>a</p><p>b</p>'],
    [
      'no-break spaces stay between words that belong together',
      '<p>г.&nbsp;Тверь, 5&nbsp;May and A.&nbsp;Lee</p>',
      '<p>г.&nbsp;Тверь, 5&nbsp;May and A.&nbsp;Lee</p>',
    ],
    ['no-break spaces of typing are spaces', '<p>a&nbsp; b &nbsp;c</p>', '<p>a b c</p>'],
    ['no-break spaces alone are spaces', '<p>a&nbsp;b&nbsp;c&nbsp;d</p>', '<p>a b c d</p>'],
    [
      'a link with a lone % keeps its target',
      '<p><a href="https://www.google.com/url?q=https://example.com/100%&amp;sa=D">a</a></p>',
      '<p><a href="https://example.com/100%">a</a></p>',
    ],
    [
      'a list that begins at the second level is a list',
      '<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1">a</p>',
      '<ul><li><p>a</p></li></ul>',
    ],
    [
      'raised figures stay raised, and marks of a footnote stay text',
      '<p>10<sup>2</sup>, H<sub>2</sub>O<sup><a href="#_ftn1">[1]</a></sup>, 1<sup>st</sup></p>',
      '<p>10², H₂O[1], 1st</p>',
    ],
    [
      'blocks that an article has not are lines of their own',
      '<details><summary>Why</summary>Because</details><dl><dt>Key</dt><dd>Value</dd></dl>',
      '<p>Why</p><p>Because</p><p>Key</p><p>Value</p>',
    ],
    [
      'own pictures stay',
      '<figure><img src="/api/v1/articles/media/5" alt="x"></figure>',
      '<figure><img src="/api/v1/articles/media/5" alt="x"></figure>',
    ],
  ])('%s', (_, html, expected) => {
    expect(clean(html).html).toBe(expected)
  })
})
