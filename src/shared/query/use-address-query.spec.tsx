import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { choice, defineQuery, searchParam } from './query.ts'
import { useAddressQuery } from './use-address-query.ts'

const definition = defineQuery({ text: searchParam(), kind: choice(['one', 'two'], 'kind') })

function List() {
  const [{ text, kind }] = useAddressQuery(definition)
  return (
    <div>
      {kind && <strong>{kind}</strong>}
      <p>{text ?? 'all of them'}</p>
    </div>
  )
}
const at = (address: string) => (
  <RouterProvider
    router={createMemoryRouter([{ path: '/list', element: <List /> }], {
      initialEntries: [address],
    })}
  />
)

it.each(['/list?q=abc&kind=two', '/list?kind=two&q=abc&utm_source=x'])(
  'hydrates the file of %s, and shows its choices after that',
  async (address) => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(at('/list'))
    document.body.append(root)
    const onRecoverableError = vi.fn()
    await act(async () => void hydrateRoot(root, at(address), { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(screen.getByText('abc')).toBeInTheDocument()
    expect(screen.getByText('two')).toBeInTheDocument()
    root.remove()
  },
)
