import { createEvent, fireEvent, screen } from '@testing-library/dom'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Link } from './Link.tsx'
import type { LinkProps } from './Link.tsx'

function show(props: LinkProps) {
  const router = createMemoryRouter([{ path: '*', element: <Link {...props}>There</Link> }], { initialEntries: ['/list?page=2'] })
  render(<RouterProvider router={router} />)
  return router
}

/** @returns whether it was left to the browser to follow the link (which jsdom can't) */
async function click(init: MouseEventInit = {}): Promise<boolean> {
  let left = true
  const judge = (event: Event): void => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', judge, { once: true })
  const link = screen.getByRole('link', { name: 'There' })
  await act(async () => fireEvent(link, createEvent.click(link, { button: 0, ...init })))
  document.removeEventListener('click', judge)
  return left
}

it('goes without loading a document, and back leads to where one was', async () => {
  const router = show({ to: { pathname: '/list', search: '?page=3' }, state: { from: 'test' } })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/list?page=3')
  expect(await click()).toBe(false)
  expect(router.state.location).toMatchObject({ pathname: '/list', search: '?page=3', state: { from: 'test' } })
  expect(router.state.historyAction).toBe('PUSH')
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?page=2')
})

it.each<[string, LinkProps, MouseEventInit]>([
  ['a new tab by the keyboard', { to: '/other' }, { ctrlKey: true }],
  ['another button', { to: '/other' }, { button: 1 }],
  ['a target', { to: '/other', target: '_blank' }, {}],
  ['a page that is a document of its own', { to: '/other', reloadDocument: true }, {}],
])('leaves to the browser: %s', async (_, props, init) => {
  const router = show(props)
  expect(await click(init)).toBe(true)
  expect(router.state.location.pathname).toBe('/list')
})

it('does not go where its page has said no, nor twice to the same address', async () => {
  const router = show({ to: '/list?page=2', onClick: (event) => event.altKey && event.preventDefault() })
  await click({ altKey: true })
  expect(router.state.historyAction).toBe('POP')
  await click()
  expect(router.state.historyAction).toBe('REPLACE')
})
