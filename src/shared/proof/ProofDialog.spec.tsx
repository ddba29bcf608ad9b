import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { Problem } from '@/api/problem.ts'
import { initialPageState } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import { PageContext } from '@/i18n/page-context.ts'
import { createWords } from '@/i18n/words.ts'
import { rows } from '@/routes/table/index.ts'
import { ProofDialog } from './ProofDialog.tsx'
import { proofStore } from './proof-store.ts'
import { withProof } from './with-proof.ts'

const page = {
  id: 'setting' as const,
  row: rows.setting,
  path: '/setting',
  params: {},
  slugs: {},
  language: 'en' as const,
  wanted: 'en' as const,
  missing: false,
}
const wanted: Problem = {
  kind: 'HTTP',
  status: 403,
  code: 'ERROR_REAUTH_REQUIRED',
  data: { methods: ['password'] },
}

function Host() {
  const request = useSyncExternalStore(proofStore.subscribe, proofStore.get)
  return request && <ProofDialog request={request} />
}

it.each([
  ['a step back in the address', '/wallet', '/wallet?step=review'],
  ['another choice in the address', '/wallet?method=a', '/wallet?method=b'],
  ['another page', '/wallet', '/payout'],
])('is over with %s, and nothing is sent', async (_, before, now) => {
  const words = createWords()
  await words.load('en', ['proof'])
  const router = createMemoryRouter([{ path: '*', element: <Host /> }], {
    initialEntries: [before, now],
  })
  render(
    <Provider store={createStore(initialPageState)}>
      <I18nextProvider i18n={words.in('en')}>
        <PageContext value={page}>
          <RouterProvider router={router} />
        </PageContext>
      </I18nextProvider>
    </Provider>,
  )
  const run = vi.fn(() => Promise.reject(wanted))
  const outcome = vi.fn()
  await act(async () => void withProof(run).catch(outcome))
  expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith(wanted))
  expect(run).toHaveBeenCalledTimes(1)
})

it('is not asked for a step that was left before the backend wanted it', async () => {
  const before = location.href
  const outcome = vi.fn()
  let refuse = (_: Problem): void => {}
  const run = vi.fn(() => new Promise<never>((_, reject) => (refuse = reject)))
  const sent = withProof(run).catch(outcome)
  history.replaceState(null, '', '/wallet?step=form')
  refuse(wanted)
  await sent
  expect(proofStore.get()).toBeNull()
  expect(outcome).toHaveBeenCalledExactlyOnceWith(wanted)
  history.replaceState(null, '', before)
})

it('is not asked for entries that have been edited since', async () => {
  const outcome = vi.fn()
  render(<input aria-label="New email" defaultValue="one@example.com" />)
  let refuse = (_: Problem): void => {}
  const run = vi.fn(() => new Promise<never>((_, reject) => (refuse = reject)))
  const sent = withProof(run).catch(outcome)
  fireEvent.change(screen.getByLabelText('New email'), { target: { value: 'other@example.com' } })
  refuse(wanted)
  await sent
  expect(proofStore.get()).toBeNull()
  expect(run).toHaveBeenCalledTimes(1)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(wanted)
})
