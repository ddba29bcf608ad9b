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
