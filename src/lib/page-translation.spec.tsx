import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { translatePage } from '../../tests/support/translate-page.ts'
import { surviveTranslation } from './page-translation.ts'

interface Shown {
  count: number
  items: readonly string[]
  late: boolean
}

/** Texts beside elements and beside each other, in every way that React changes them. */
function Page({ count, items, late }: Shown) {
  return (
    <main>
      {count > 5 && 'Many: '}
      {count} tasks {late && <b>late</b>} of {items.length}
      <p>{late ? 'No time is left' : <i>Some time is left</i>}</p>
      {items.map((item) => [`${item}; `, late && <hr key={item} />])}
      {items.length > 2 ? 'Long list' : null}
    </main>
  )
}

const first: Shown = { count: 3, items: ['one', 'two'], late: false }
const others: readonly Shown[] = [
  { count: 12, items: ['one', 'two'], late: true },
  { count: 4, items: ['two', 'one', 'three'], late: false },
  { count: 4, items: [], late: true },
  { count: 7, items: ['three'], late: false },
  first,
]

/** What the page says without a translation. */
function said(shown: Shown): string {
  const { container, unmount } = render(<Page {...shown} />)
  const { textContent } = container
  unmount()
  return textContent
}

surviveTranslation()

let endTranslation = () => {}
afterEach(() => endTranslation())

it('a translated page changes without an error and shows its newest values', async () => {
  const expected = others.map(said)
  const { container, rerender, unmount } = render(<Page {...first} />)
  endTranslation = translatePage()
  for (const [at, shown] of others.entries()) {
    await waitFor(() => expect(container.querySelectorAll('font font').length).toBeGreaterThan(2))
    act(() => rerender(<Page {...shown} />))
    expect(container.textContent).toBe(expected[at])
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(container.textContent).toBe(expected[at])
  }
  unmount()
  expect(container).toBeEmptyDOMElement()
})

it('one element that stands for several texts gives all of them back', async () => {
  const expected = said({ ...first, count: 4 })
  const { container, rerender } = render(<Page {...first} />)
  const main = container.querySelector('main')
  const [number, tasks] = main?.childNodes ?? []
  if (!number || !tasks) throw new Error('The page has no texts.')
  // By an insertion and two removals, as some translations do it.
  const font = document.createElement('FONT')
  font.textContent = '3 задачи '
  number.before(font)
  number.remove()
  tasks.remove()
  await act(async () => {})
  rerender(<Page {...first} count={4} />)
  expect(container.textContent).toBe(expected)
})

it('a text that went without a stand-in is no error', async () => {
  const { container, rerender, unmount } = render(<Page {...first} />)
  endTranslation = translatePage()
  await waitFor(() => expect(container.querySelectorAll('font font').length).toBeGreaterThan(2))
  for (const font of container.querySelectorAll('main > font')) font.remove()
  rerender(<Page count={9} items={['new']} late />)
  expect(container.textContent).toContain('late')
  unmount()
  expect(container).toBeEmptyDOMElement()
})
