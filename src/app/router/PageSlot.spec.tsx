import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { PageContext } from '@/i18n/page-context.ts'
import type { Page } from '@/i18n/page-context.ts'
import { rows } from '@/routes/table/index.ts'
import { PageSlot } from './PageSlot.tsx'

const page: Page = {
  id: 'about',
  row: rows.about,
  path: '/about',
  slugs: {},
  params: {},
  language: 'en',
  wanted: 'en',
  missing: false,
}

it('renders a page once, however often the guards run again', async () => {
  const shown = vi.fn(() => <p>About</p>)
  const loader = vi.fn(() => ({ language: 'en', wanted: 'en', Page: shown }))
  const router = createMemoryRouter([
    { path: '/', loader, Component: PageSlot, HydrateFallback: () => null },
  ])
  render(
    <PageContext value={page}>
      <RouterProvider router={router} />
    </PageContext>,
  )
  expect(await screen.findByText('About')).toBeVisible()
  const first = shown.mock.calls.length
  await act(() => router.revalidate())
  expect(loader).toHaveBeenCalledTimes(2)
  expect(shown).toHaveBeenCalledTimes(first)
})
