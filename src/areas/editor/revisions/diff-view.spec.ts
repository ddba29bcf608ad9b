import { array, assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffHtml, diffLines, diffText, linesOf } from './diff-view.ts'

describe('what is compared', () => {
  it('is what a reader would see, and where links and pictures lead', () => {
    expect(
      linesOf(
        '<h2 id="a">Title</h2><p>One &amp; <b>two</b> <a href="/pricing">prices</a></p><ul><li>first</li><li>second</li></ul><figure><img src="/a.png" alt="A cat"><figcaption>Caption</figcaption></figure><hr><pre><code>x\ny</code></pre>',
      ),
    ).toEqual([
      '## Title',
      'One & two prices (/pricing)',
      '• first',
      '• second',
      '[A cat] (/a.png)',
      'Caption |',
      '—',
      'x',
      'y',
    ])
  })
})

describe('a comparison', () => {
  it('goes word by word in a paragraph that was changed', () => {
    expect(
      diffHtml(
        '<p>Same</p><p>The quick fox</p>',
        '<p>Same</p><p>The slow fox</p><p>More of it</p>',
      ),
    ).toEqual({
      blocks: [
        { kind: 'same', lines: ['Same'] },
        {
          kind: 'changed',
          pieces: [
            { kind: 'same', text: 'The ' },
            { kind: 'removed', text: 'quick' },
            { kind: 'added', text: 'slow' },
            { kind: 'same', text: ' fox' },
          ],
        },
        { kind: 'changed', pieces: [{ kind: 'added', text: 'More of it' }] },
      ],
      added: 4,
      removed: 1,
    })
  })

  it('finds nothing where nothing is, and all where all is new', () => {
    expect(diffText('a b', 'a b')).toMatchObject({
      blocks: [{ kind: 'same' }],
      added: 0,
      removed: 0,
    })
    expect(diffText('', 'new words')).toMatchObject({ added: 2, removed: 0 })
    expect(diffText('', '')).toEqual({ blocks: [], added: 0, removed: 0 })
  })

  it('loses no letter of either side', () => {
    const lines = array(string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { maxLength: 6 })
    assert(
      property(lines, lines, (before, after) => {
        const { blocks } = diffLines(before, after)
        const side = (not: 'added' | 'removed') =>
          blocks
            .flatMap((block) =>
              block.kind === 'same'
                ? block.lines
                : block.pieces.filter(({ kind }) => kind !== not).length > 0
                  ? [
                      block.pieces
                        .flatMap(({ kind, text }) => (kind === not ? [] : [text]))
                        .join(''),
                    ]
                  : [],
            )
            .join('\n')
        expect(side('added').replaceAll('\n', '')).toBe(before.join(''))
        expect(side('removed').replaceAll('\n', '')).toBe(after.join(''))
      }),
    )
  })
})
