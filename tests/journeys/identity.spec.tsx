import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBackend } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import { section } from '../support/section.ts'

const slow = { timeout: 20_000 }
const place = '/profile/docs#identity'
const wayText = 'Confirm your identity'
const picture = (name: string) =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], name, {
    type: 'image/png',
  })
const sent = (app: Rendered, name: string) =>
  app.backend.requests.filter(({ call }) => call === name)
const press = async (app: Rendered, name: string | RegExp, part: HTMLElement) =>
  app.user.click(await within(part).findByRole('button', { name }, slow))

/** A customer whose payout was rejected for want of a check. */
function heldBackend(clock = () => Date.now()): TestBackend {
  const backend = createBackend({ persona: 'customer', clock })
  const { id } = backend.db.accounts.find(({ persona }) => persona === 'customer') ?? { id: 0 }
  const [first] = backend.db.payouts.payouts
  if (!first) throw new Error('There is no payout.')
  backend.db.payouts.payouts = [
    { ...first, accountId: id, status: 'rejected', reason: 'identity_check', moves: false },
  ]
  for (const session of backend.db.sessions) session.provenUntil = Number.MAX_SAFE_INTEGER
  return backend
}

describe('an identity check', () => {
  beforeEach(useNodeFiles)

  it('takes pictures, goes on after a reload, is refused with a reason, and appealed', async () => {
    let ahead = 0
    const backend = heldBackend(() => Date.now() + ahead)
    const first = renderApp(place, { backend })
    let part = await section('Identity check')
    expect(part).toHaveTextContent('A payout that we didn’t send.')
    await first.user.click(within(part).getByRole('radio', { name: 'Driver’s license' }))
    expect(
      within(part).getByLabelText('Take a photo: Your face', { selector: 'input' }),
    ).toHaveAttribute('capture', 'user')
    await first.user.upload(
      within(part).getByLabelText('Front side', { selector: 'input' }),
      new File(['no picture'], 'front.png', { type: 'image/png' }),
    )
    expect(await within(part).findByText(/^Choose a picture:/)).toBeVisible()
    expect(sent(first, 'putIdentityFile')).toHaveLength(0)
    for (const name of ['Front side', 'Back side', 'Your face']) {
      await first.user.upload(
        within(part).getByLabelText(name, { selector: 'input' }),
        picture(`${name}.png`),
      )
      expect(await within(part).findByText(`${name}.png`, {}, slow)).toBeVisible()
    }
    await press(first, 'Remove: Back side', part)
    await waitFor(() => expect(within(part).queryByText('Back side.png')).toBeNull())
    first.unmount()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Front side|png/)

    const app = renderApp(place, { backend })
    part = await section('Identity check')
    expect(await within(part).findByText('Front side.png', {}, slow)).toBeVisible()
    await app.user.click(within(part).getByRole('radio', { name: 'Driver’s license' }))
    await press(app, 'Send for review', part)
    const back = within(part).getByRole('group', { name: 'Back side' })
    expect(await within(back).findByText('Add this picture.')).toBeVisible()
    expect(sent(app, 'submitIdentity')).toHaveLength(0)
    await app.user.upload(
      within(part).getByLabelText('Back side', { selector: 'input' }),
      picture('back.png'),
    )
    await within(part).findByText('back.png', {}, slow)
    await app.user.click(within(part).getByRole('checkbox'))
    // The answer is lost after the pictures were handed in, and the page reads where it stands.
    backend.fail({ call: 'submitIdentity', error: 'lost', times: 1 })
    await press(app, 'Send for review', part)
    expect(await within(part).findByText('in review', {}, slow)).toBeVisible()
    expect(sent(app, 'submitIdentity')).toHaveLength(1)
    app.unmount()

    ahead = 90_000
    const later = renderApp(place, { backend })
    part = await section('Identity check')
    expect(part).toHaveTextContent('The pictures can’t be read.')
    expect(part).toHaveTextContent('We can’t read the number of the license.')
    await later.user.type(
      within(part).getByLabelText('What did we get wrong?'),
      'The number is readable once enlarged.',
    )
    await press(later, 'Appeal', part)
    expect(await within(part).findByText(/Another person is looking/, {}, slow)).toBeVisible()
    later.unmount()
    ahead = 180_000
    renderApp(place, { backend })
    expect(await section('Identity check')).toHaveTextContent('Your identity is confirmed')
  })

  it('asks nothing of a person of whom nothing needs it, and is absent without a backend', async () => {
    const app = renderApp(place, { persona: 'customer-empty' })
    expect(await section('Identity check')).toHaveTextContent(
      'You don’t have to send anything now.',
    )
    app.unmount()
    renderApp(place, {
      persona: 'customer',
      arrange: ({ fail }) => fail({ call: 'identityCheck', error: 'ERROR_NOT_FOUND' }),
    })
    await section('Billing details')
    await waitFor(
      () => expect(screen.queryByRole('region', { name: 'Identity check' })).toBeNull(),
      slow,
    )
  })
})

describe('everything that asks for an identity check leads there', () => {
  const leads = async (app: Rendered) => {
    await app.user.click(await screen.findByRole('link', { name: wayText }, slow))
    await arrivesAt(app, place)
  }

  it('a rejected payout', async () => {
    await leads(renderApp('/partner/history_payment', { backend: heldBackend() }))
  })

  it('a call that is refused without it', async () => {
    const backend = heldBackend()
    backend.db.payouts.payouts = []
    const app = renderApp('/partner/payment', { backend })
    const form = await section('Request a payout')
    await app.user.type(await within(form).findByLabelText('Amount', {}, slow), '25.71')
    await press(app, 'Continue', form)
    await press(app, 'Request payout', await section('Review your payout'))
    expect(await screen.findByText('Confirm your identity first', {}, slow)).toBeVisible()
    await leads(app)
    // The link leads to the form, and says what waits for it.
    const part = await section('Identity check')
    expect(await within(part).findByText(/^A payout that we didn’t send/, {}, slow)).toBeVisible()
    expect(within(part).getByRole('button', { name: 'Send for review' })).toBeVisible()
  })

  it('payments on hold', async () => {
    const backend = heldBackend()
    backend.db.accounts
      .find(({ persona }) => persona === 'customer')
      ?.restrictions.push({
        id: 1,
        kind: 'payments_hold',
        reasonCode: 'identity_check',
        startsAt: '2026-04-01T00:00:00Z',
        endsAt: null,
        canAppeal: false,
        ackRequired: false,
      })
    await leads(renderApp('/profile', { backend }))
  })
})
