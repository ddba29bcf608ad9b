import { describe, expect, it } from 'vitest'
import { byGroup, marked } from './found.ts'

describe('what was found', () => {
  it('stands in its groups, in the order in which it came', () => {
    const one = (slug: string, group: string) => ({
      slug,
      group,
      title: slug,
      excerpt: '',
      anchor: null,
    })
    expect(
      byGroup([one('a', 'Guides'), one('b', 'Methods'), one('c', 'Guides')]).map(
        ({ group, items }) => [group, items.map(({ slug }) => slug)],
      ),
    ).toEqual([
      ['Guides', ['a', 'c']],
      ['Methods', ['b']],
    ])
  })

  it('has the words marked, whatever signs were typed', () => {
    const shown = (text: string, wanted: string) =>
      marked(text, wanted)
        .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
        .join('')
    expect(shown('The callback URL', 'CALLBACK')).toBe('The [callback] URL')
    expect(shown('a (b) c*', '(b) c*')).toBe('a [(b)] [c*]')
    expect(shown('ERROR_ZERO_BALANCE', '{"errorCode":"ERROR_ZERO_BALANCE"}')).toBe(
      '[ERROR_ZERO_BALANCE]',
    )
    expect(shown('text', ' ')).toBe('text')
  })
})
