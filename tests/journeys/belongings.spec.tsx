import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const field = (name: RegExp) => screen.findByRole('textbox', { name }, slow)
/** What is left in the browser, but for where pages were scrolled to. */
const left = () =>
  [...Object.entries(sessionStorage), ...Object.entries(localStorage)]
    .map(([key, value]) => `${key} = ${String(value)}`)
    .filter((line) => !line.startsWith('scroll = '))
const kept = (key: RegExp) => waitFor(() => expect(left().join('\n')).toMatch(key))

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined))

it('nothing of a person is left in the browser that they have signed out of', async () => {
  const app = renderApp('/data', {
    persona: 'customer',
    arrange: ({ db }) => {
      for (const account of db.accounts) account.balance = 0
    },
  })
  const go = (path: string) => act(() => app.router.navigate(path))

  // A request that was sent, and another that was not.
  await app.user.type(await field(/Your name/), 'Ann')
  await app.user.type(await field(/Email/), 'ann@example.com')
  await app.user.selectOptions(screen.getByLabelText('Kind of labelling'), 'polygon')
  await app.user.type(await field(/Number of items/), '10')
  await app.user.type(
    await field(/What do you need labelled\?/),
    'Outline every roof in these tiles.',
  )
  await app.user.click(screen.getByRole('checkbox', { name: /I have read/ }))
  await app.user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(/We will reply to ann@example.com/, {}, slow)).toBeVisible()
  await kept(/ann@example\.com/)

  await go('/profile/edit')
  await app.user.type(await field(/^Company/), 'Roofs')
  await kept(/Roofs/)

  // The balance is low: that is put aside.
  await app.user.click(await screen.findByRole('button', { name: 'Close' }, slow))
  await kept(/low-balance/)

  await go('/statistics/uploads?view=tasks&status=ready')
  await app.user.click(await screen.findByRole('button', { name: 'Columns' }, slow))
  await app.user.click(screen.getByRole('checkbox', { name: 'API key' }))
  await kept(/task-columns/)
  await app.user.click(screen.getByRole('button', { name: 'Filters' }))
  await app.user.type(await field(/Save these filters as/), 'Mine{Enter}')
  await kept(/Mine/)

  await go('/auth/logout')
  await waitFor(
    () =>
      expect(app.backend.requests.some(({ call, status }) => call === 'logout' && status)).toBe(
        true,
      ),
    slow,
  )
  await waitFor(() => expect(left()).toEqual([]))
  await go('/data')
  expect(await field(/Your name/)).toHaveValue('')
  expect(screen.queryByText(/ann@example\.com/)).toBeNull()
})
