import { act, fireEvent } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keepTyped } from './keep-typed.ts'

function Page({ onHydrated }: { onHydrated: () => void }) {
  const [text, setText] = useState('')
  const [sort, setSort] = useState('new')
  useEffect(onHydrated, [onHydrated])
  return (
    <main>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <select value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="new">Newest</option>
        <option value="price">Cheapest</option>
      </select>
      <input aria-label="Own" defaultValue="served" />
      <output>
        {text} {sort}
      </output>
    </main>
  )
}

it('keeps what was typed and chosen before hydration, and tells the page', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Page onHydrated={() => {}} />)
  const [text, own] = root.querySelectorAll('input')
  const sort = root.querySelector('select')
  if (!text || !own || !sort) throw new Error('The page has no fields.')
  text.value = 'turn'
  own.value = 'mine'
  sort.value = 'price'
  const putBack = keepTyped(root)
  // Between the start and the end of hydration.
  fireEvent.input(text, { target: { value: 'turnstile' } })
  await act(async () => void hydrateRoot(root, <Page onHydrated={putBack} />))
  expect(text).toHaveValue('turnstile')
  expect(own).toHaveValue('mine')
  expect(sort).toHaveValue('price')
  expect(root.querySelector('output')).toHaveTextContent('turnstile price')
})

/** A prerendered form without React, and what its fields are told. */
function serve(html: string) {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = html
  const told: string[] = []
  for (const name of ['input', 'change'])
    root.addEventListener(name, ({ target, isTrusted }) => {
      if (!isTrusted && target instanceof HTMLElement) told.push(`${name} ${target.id}`)
    })
  const field = <Name extends 'input' | 'select' | 'textarea'>(name: Name, id: string) => {
    const found = root.querySelector<HTMLElementTagNameMap[Name]>(`${name}#${id}`)
    if (!found) throw new Error(`There is no field ${id}.`)
    return found
  }
  return { root, told, field }
}

it('tells the page of what has changed, and of nothing else', () => {
  const { root, told, field } = serve(
    `<input id="typed"><textarea id="long">served</textarea><input id="same" value="served">
     <select id="chosen"><option>a</option><option selected>b</option></select>
     <select id="first"><option>a</option><option>b</option></select>
     <select id="empty"></select>
     <input id="box" type="checkbox"><input id="secret" type="hidden">`,
  )
  field('input', 'typed').value = 'x'
  field('textarea', 'long').value = 'y'
  field('select', 'chosen').value = 'a'
  field('input', 'box').checked = true
  const putBack = keepTyped(root)
  putBack()
  expect(told).toEqual(['input typed', 'input long', 'change chosen'])
  expect(field('select', 'chosen')).toHaveValue('a')
})

it('keeps the caret where it was typed', () => {
  const { root, field } = serve('<input id="typed"><input id="mail" type="email">')
  const typed = field('input', 'typed')
  typed.value = 'turnstile'
  typed.setSelectionRange(4, 4)
  // A type of field that has no selection.
  field('input', 'mail').value = 'a@b'
  keepTyped(root)()
  expect([typed.selectionStart, typed.selectionEnd]).toEqual([4, 4])
  expect(field('input', 'mail')).toHaveValue('a@b')
})

it('remembers no ticked box, no field that is gone, and nothing after it has ended', () => {
  const { root, told, field } = serve(
    '<input id="gone"><input id="later"><input id="box" type="checkbox">',
  )
  const putBack = keepTyped(root)
  const gone = field('input', 'gone')
  const events: string[] = []
  gone.addEventListener('input', () => events.push('gone'))
  fireEvent.input(gone, { target: { value: 'x' } })
  fireEvent.input(field('input', 'box'))
  gone.remove()
  events.length = 0
  told.length = 0
  putBack()
  expect([events, told]).toEqual([[], []])
  fireEvent.input(field('input', 'later'), { target: { value: 'x' } })
  told.length = 0
  putBack()
  expect(told).toEqual([])
})
