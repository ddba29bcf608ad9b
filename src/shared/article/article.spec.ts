import { describe, expect, it } from 'vitest'
import { listQueries } from './list-state.ts'
import { shareNetworks } from './networks.ts'
import { headingOf, bodyOutline } from '@/shared/article-body/outline.ts'

describe('the headings of an article', () => {
  it('keep the ids of their writer, get others, and none twice', () => {
    const { html, headings } = bodyOutline(
      '<h2 id="user-content-a">One</h2><p>x</p><h3>Two &amp; <code>three</code></h3><h2>Два слова</h2><h2>One</h2><h2 id="user-content-a">Again</h2><h2></h2>',
    )
    expect(headings).toEqual([
      { id: 'user-content-a', text: 'One', level: 2 },
      { id: 'user-content-two-three', text: 'Two & three', level: 3 },
      { id: 'user-content-два-слова', text: 'Два слова', level: 2 },
      { id: 'user-content-one', text: 'One', level: 2 },
      { id: 'user-content-a-2', text: 'Again', level: 2 },
    ])
    for (const { id } of headings) expect(html.split(`id="${id}"`)).toHaveLength(2)
    expect(bodyOutline(html).headings).toEqual(headings)
  })

  it('are found by a hash, as the page or as the writer calls them', () => {
    const { headings } = bodyOutline('<h2>Два слова</h2>')
    expect(
      headingOf('#user-content-%D0%B4%D0%B2%D0%B0-%D1%81%D0%BB%D0%BE%D0%B2%D0%B0', headings),
    ).toBe(headings[0])
    expect(headingOf('#два-слова', headings)).toBe(headings[0])
    for (const hash of ['', '#', '#%E0%A4%A', '#nothing'])
      expect(headingOf(hash, headings)).toBeUndefined()
  })

  it('take no longer than the text is', () => {
    for (const html of [
      '<h2>'.repeat(20_000),
      '<h2 id="'.repeat(10_000),
      '<h2></h3>'.repeat(8000),
    ]) {
      const before = performance.now()
      bodyOutline(html)
      expect(performance.now() - before).toBeLessThan(2000)
    }
  })
})

describe('the address of a list', () => {
  const read = (address: string) => listQueries.blog.read(new URLSearchParams(address))
  it('says how long it was, in sensible numbers', () => {
    const last = (text: string) => read(`pages=${text}`).last
    expect(['1', '3', '999', '0', '-2', '1.5', 'x', '1000000', ''].map(last)).toEqual([
      0, 2, 499, 0, 0, 0, 0, 0, 0,
    ])
  })

  it('forgets how far another list was read', () => {
    const params = new URLSearchParams('q=abc&pages=4&utm_source=x')
    const { change, write } = listQueries.blog
    const asked = read('q=abc&pages=4')
    expect(write(params, change(asked, { sort: 'popular' })).toString()).toBe(
      'q=abc&utm_source=x&sort=popular',
    )
    expect(write(params, change(asked, { last: 4 })).toString()).toBe('q=abc&pages=5&utm_source=x')
  })

  it('searches for nothing in the catalogue, which is sorted by the most read', () =>
    expect(listQueries.software.read(new URLSearchParams('q=polling&sort=up'))).toEqual({
      sort: 'popular',
      last: 0,
    }))
})

it('is passed on with a title that was cut within a character', () => {
  for (const { href } of shareNetworks)
    expect(href('https://glyphwork.example/blog/x', 'Cut \ud83d')).toMatch(/Cut(?:%20|\+)%EF%BF%BD/)
})
