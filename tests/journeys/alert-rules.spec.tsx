import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

it('puts a rule through the last 30 days before it is saved, and again after a change', async () => {
  const app = renderApp('/profile/notif', { persona: 'customer' })
  await app.user.click(await screen.findByRole('button', { name: 'Add a rule' }, slow))
  const form = await screen.findByRole('dialog', { name: 'Add a rule' }, slow)
  await app.user.selectOptions(within(form).getByLabelText('Metric'), 'Refused requests')
  const limit = within(form).getByLabelText('Goes above')
  await app.user.type(limit, '100000')
  await app.user.click(within(form).getByLabelText('Email'))
  await app.user.click(within(form).getByRole('button', { name: 'Check the last 30 days' }))
  expect(
    await within(form).findByText('Wouldn’t have fired in the last 30 days', {}, slow),
  ).toBeVisible()
  expect(calls(app, 'addAlertRule')).toHaveLength(0)
  // A changed condition is tried again, by the seeded history.
  await app.user.clear(limit)
  await app.user.type(limit, '60')
  await app.user.click(within(form).getByRole('button', { name: 'Check the last 30 days' }))
  const title = await within(form).findByText(/^Would have fired \d+ times? in the last 30 days$/)
  const count = Number(/\d+/.exec(title.textContent ?? '')?.[0])
  expect(within(form).getAllByRole('listitem')).toHaveLength(count)
  await app.user.click(within(form).getByRole('button', { name: 'Save rule' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
  expect(calls(app, 'addAlertRule').map(({ body }) => body)).toEqual([
    {
      metric: 'refused',
      threshold: '60',
      scope: null,
      subject: null,
      hours: '24',
      channels: ['email'],
    },
  ])
  const name = 'Refused requests above 60'
  expect(await screen.findByText(name, {}, slow)).toBeVisible()
  expect(screen.getByText(/^Last fired/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: `Edit: ${name}` }))
  const edit = await screen.findByRole('dialog', { name: 'Edit rule' }, slow)
  const changed = within(edit).getByLabelText('Goes above')
  expect(changed).toHaveValue('60')
  // Somebody else has changed the rule meanwhile.
  const [stored] = app.backend.db.alertRules
  Object.assign(stored ?? {}, { threshold: '75', updatedAt: '2030-01-01T00:00:00.000Z' })
  await app.user.clear(changed)
  await app.user.type(changed, '80')
  await app.user.click(within(edit).getByRole('button', { name: 'Check the last 30 days' }))
  await app.user.click(await within(edit).findByRole('button', { name: 'Save rule' }, slow))
  await app.user.click(
    await within(edit).findByRole('button', { name: 'Overwrite with mine' }, slow),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
  expect(stored?.threshold).toBe('80')
  await app.user.click(
    await screen.findByRole('button', { name: 'Remove: Refused requests above 80' }, slow),
  )
  await waitFor(() => expect(screen.queryByText(/^Refused requests above/)).toBeNull(), slow)
})

it('are absent where the backend has none', async () => {
  const app = renderApp('/profile/notif', {
    persona: 'customer',
    arrange: (backend) => void backend.fail({ call: 'alertRules', error: 'ERROR_NOT_FOUND' }),
  })
  await waitFor(() => expect(calls(app, 'alertRules')).not.toHaveLength(0), slow)
  await waitFor(
    () => expect(screen.queryByRole('region', { name: 'Alert rules' })).toBeNull(),
    slow,
  )
})
