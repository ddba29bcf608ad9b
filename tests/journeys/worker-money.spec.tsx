import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createBackend } from '@/mocks/node.ts'
import { workerOf } from '@/mocks/seed/workers.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import { section } from '../support/section.ts'

const slow = { timeout: 20_000 }

/** A backend whose clock a test moves. */
function moving(persona: 'worker' | 'newcomer') {
  const clock = { ahead: 0 }
  const backend = createBackend({ persona, clock: () => Date.now() + clock.ahead })
  return { backend, clock }
}

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
})

describe('the money of a worker', () => {
  it('says what came in, what a kind pays an hour, and what a year brought', async () => {
    const app = renderApp('/partner/payment', { persona: 'worker' })
    await app.heading('Money')
    expect(await section('Earned')).toHaveTextContent(/\$12\.00Being paid out/)
    const request = await section('Request a payout')
    expect(request).toHaveTextContent(/MethodUSDT \(TRC-20\)/)
    expect(request).toHaveTextContent(/Fee\$1\.00/)
    const pay = await section('Pay by type')
    expect(within(pay).getByText('What paid you most')).toBeVisible()
    expect(pay).toHaveTextContent(/below the floor of \$0\.10/)
    const years = await section('Yearly statements')
    const [latest] = within(years).getAllByRole('link')
    if (!latest) throw new Error('There is no statement.')
    await app.user.click(latest)
    const dialog = await screen.findByRole('dialog', { name: /earnings statement/ }, slow)
    expect(dialog).toHaveTextContent(/Paid out\$\d/)
    expect(within(dialog).getByRole('button', { name: 'Print' })).toBeVisible()
  })

  it('lists earnings by day and by month, and a month leads to its days', async () => {
    const app = renderApp('/partner/payment?by=month', { persona: 'worker' })
    const history = await section('Earnings history')
    const table = await within(history).findByRole('table', {}, slow)
    const month = (await within(table).findAllByRole('link', {}, slow)).at(-1)
    if (!month) throw new Error('There is no month.')
    const name = month.textContent
    await app.user.click(month)
    expect(
      await within(history).findByText(`Days of ${name}.`, { exact: false }, slow),
    ).toBeVisible()
    expect(within(history).getByRole('button', { name: 'Download CSV' })).toBeVisible()
  })

  it('leaves out what the backend does not have', async () => {
    const { backend } = moving('worker')
    for (const call of ['earnings', 'payTerms', 'statements'] as const)
      backend.fail({ call, error: 'ERROR_NOT_FOUND' })
    renderApp('/partner/payment', { backend })
    await section('Latest payouts')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pay by type' })).toBeNull())
    expect(screen.queryByRole('region', { name: 'Earnings history' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Yearly statements' })).toBeNull()
  })

  it('is right in the header as soon as a payout was requested', async () => {
    const { backend } = moving('worker')
    for (const session of backend.db.sessions) session.provenUntil = Date.now() + 60 * 60_000
    const app = renderApp('/partner/payment', { backend })
    expect(await screen.findByRole('link', { name: /\$18\.36/ }, slow)).toBeVisible()
    const request = await section('Request a payout')
    await app.user.type(await within(request).findByLabelText('Amount', {}, slow), '10')
    await app.user.click(within(request).getByRole('button', { name: 'Continue' }))
    const review = await screen.findByRole('region', { name: 'Review your payout' }, slow)
    await app.user.click(within(review).getByRole('button', { name: 'Request payout' }))
    expect(await screen.findByRole('group', { name: '$10.00 requested' }, slow)).toBeVisible()
    expect(await screen.findByRole('link', { name: /\$8\.36/ }, slow)).toBeVisible()
    expect(screen.queryByRole('link', { name: /\$18\.36/ })).toBeNull()

    // It is canceled where it stands.
    await app.user.click(await screen.findByRole('button', { name: /^Cancel payout/ }, slow))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the payout of $10.00?' }, slow)
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel payout' }))
    expect(await screen.findByRole('link', { name: /\$18\.36/ }, slow)).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: '$10.00 requested' })).toBeNull(),
    )
    expect(await within(request).findByLabelText('Amount', {}, slow)).toBeVisible()
    expect(app.address()).toBe('/partner/payment')
  })

  it('names what is possible with earnings of an account that added funds', async () => {
    renderApp('/partner/payment', { persona: 'worker-suspended' })
    const request = await section('Request a payout')
    expect(request).toHaveTextContent(/\$31\.50 of your earnings stays yours/)
    for (const name of ['Spend it on tasks', 'Get unused funds back', 'Contact support'])
      expect(within(request).getByRole('link', { name })).toBeVisible()
  })
})

describe('the proof of a person', () => {
  it('sends a code again after its wait, to another number at once, and shows another picture', async () => {
    const { backend, clock } = moving('worker')
    const account = backend.db.accounts.find(({ persona }) => persona === 'worker')
    if (!account) throw new Error('There is no worker.')
    const worker = workerOf(backend.db, account, Date.now())
    worker.status = 'new'
    worker.authentication.state = 'required'
    const app = renderApp('/cabinet', { backend })
    const part = await section('Confirm that you are human')
    const before = within(part).getByAltText('A word to read').getAttribute('src')
    await app.user.click(within(part).getByRole('button', { name: 'Show another picture' }))
    await waitFor(() =>
      expect(within(part).getByAltText('A word to read').getAttribute('src')).not.toBe(before),
    )
    expect(worker.authentication.attemptsLeft).toBe(3)
    await app.user.click(within(part).getByRole('radio', { name: /^Phone/ }))
    await app.user.type(within(part).getByLabelText('Phone number'), '+15550100')
    await app.user.click(within(part).getByRole('button', { name: 'Send me a code' }))
    expect(await within(part).findByText(/another code in/, {}, slow)).toBeVisible()
    await app.user.click(within(part).getByRole('button', { name: 'Change number' }))
    await app.user.click(within(part).getByRole('button', { name: 'Cancel' }))
    await app.user.click(await within(part).findByRole('button', { name: 'Change number' }))
    const number = within(part).getByLabelText('Phone number')
    await app.user.clear(number)
    await app.user.type(number, '+15550177')
    await app.user.click(within(part).getByRole('button', { name: 'Send me a code' }))
    expect(await within(part).findByText('Sent to +15•••77.', {}, slow)).toBeVisible()
    clock.ahead = 61_000
  })

  it('gives the tries back after a pause, and says what is possible meanwhile', async () => {
    const { backend } = moving('worker')
    const account = backend.db.accounts.find(({ persona }) => persona === 'worker')
    if (!account) throw new Error('There is no worker.')
    const worker = workerOf(backend.db, account, Date.now())
    worker.status = 'new'
    Object.assign(worker.authentication, {
      state: 'failed',
      attemptsLeft: 0,
      retryAt: Date.now() + 2500,
    })
    renderApp('/cabinet', { backend })
    const part = await section('Confirm that you are human')
    expect(within(part).getByText('Too many attempts')).toBeVisible()
    expect(within(part).getByRole('link', { name: 'Money' })).toBeVisible()
    expect(await within(part).findByLabelText('What does the picture say?', {}, slow)).toBeVisible()
  })
})

describe('alerts of work', () => {
  it('are added with conditions, changed and bound to hours, and say how long such a queue lasted', async () => {
    const app = renderApp('/cabinet/editlang', { persona: 'worker' })
    const part = await section('Tell me when there is work')
    expect(part).toHaveTextContent(/The last 5 such queues lasted/)
    await app.user.click(within(part).getByRole('button', { name: 'Add' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add an alert' }, slow)
    await app.user.selectOptions(within(dialog).getByLabelText(/^Task type/), 'box')
    await app.user.type(within(dialog).getByLabelText(/^Minimum tasks waiting/), '200')
    await app.user.selectOptions(within(dialog).getByLabelText(/^From/), '18:00')
    await app.user.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(await within(dialog).findAllByText('Choose both hours, or neither.', {}, slow)).not.toBe(
      [],
    )
    await app.user.selectOptions(within(dialog).getByLabelText(/^Until/), '22:00')
    await app.user.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(
      await within(part).findByText(/at least 200 tasks waiting, 6 PM to 10 PM/, {}, slow),
    ).toBeVisible()
    await app.user.click(within(part).getByRole('button', { name: 'Edit alert: Bounding box' }))
    const change = await screen.findByRole('dialog', { name: 'Edit alert' }, slow)
    const least = within(change).getByLabelText(/^Minimum tasks waiting/)
    expect(least).toHaveValue('200')
    await app.user.clear(least)
    await app.user.type(least, '300')
    await app.user.click(within(change).getByRole('button', { name: 'Save' }))
    expect(
      await within(part).findByText(/at least 300 tasks waiting, 6 PM to 10 PM/, {}, slow),
    ).toBeVisible()
    await app.user.click(within(part).getByRole('button', { name: 'Change message hours' }))
    const hours = await screen.findByRole('dialog', { name: 'Message hours' }, slow)
    await app.user.selectOptions(within(hours).getByLabelText(/^From/), '08:00')
    await app.user.selectOptions(within(hours).getByLabelText(/^Until/), '21:00')
    await app.user.click(within(hours).getByRole('button', { name: 'Save' }))
    expect(
      await within(part).findByText('Messages come only from 8 AM to 9 PM.', {}, slow),
    ).toBeVisible()
    await app.user.click(
      within(part).getByRole('button', { name: 'Remove the alert: Bounding box' }),
    )
    await waitFor(() => expect(within(part).queryByText(/300 tasks waiting/)).toBeNull())
  })
})
