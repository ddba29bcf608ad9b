import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import type { PersonaName } from '@/mocks/personas.ts'

const slow = { timeout: 20_000 }
const sent = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const rowOf = async (table: string, name: string | RegExp) => {
  const rows = within(await screen.findByRole('table', { name: table }, slow))
  return within(await rows.findByRole('row', { name }, slow))
}

describe('the desks', () => {
  it('lead home whoever lacks the permission that the table names', async () => {
    await arrivesAt(renderApp('/p/moderator', { persona: 'customer' }), '/')
    await arrivesAt(renderApp('/p/admin', { persona: 'moderator' }), '/')
    await arrivesAt(renderApp('/p/admin'), '/auth/login?return_to=%2Fp%2Fadmin')
  })

  it('count what waits by kind and age, and lead to it', async () => {
    const app = renderApp('/p/moderator', { persona: 'moderator' })
    await app.heading('Moderation')
    const reports = await rowOf('Waiting', /^Reported reviews/)
    expect(reports.getByRole('link', { name: 'Reported reviews' })).toBeVisible()
    expect(screen.getByText('Decided by you')).toBeVisible()
    await app.user.click(reports.getByRole('link', { name: /^Reported reviews, Over a week: / }))
    await arrivesAt(app, '/software/moderation/reviews?kind=reported&age=older')
    await app.heading('Review moderation')
    expect((await screen.findAllByText('2 reports', undefined, slow)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Kind')).toHaveValue('reported')
    expect(sent(app, 'moderatedReviews').at(-1)?.path).toContain('kind=reported&age=older')
    await app.user.selectOptions(screen.getByLabelText('Claimed by'), 'Me')
    expect(await screen.findByText(/^No results/, undefined, slow)).toBeVisible()
    await arrivesAt(app, '/software/moderation/reviews?kind=reported&age=older&holder=me')
  })

  it('say what failed in its own section, and ask again', async () => {
    let heal = (): void => {}
    const app = renderApp('/p/admin', {
      persona: 'admin',
      arrange: (backend) => (heal = backend.fail({ call: 'adminDay', error: 500 })),
    })
    await app.heading('Administration')
    const again = await screen.findByRole('button', { name: 'Try again' }, slow)
    const programs = await rowOf('Waiting', /^New programs/)
    expect(programs.getByRole('link', { name: 'New programs' })).toBeVisible()
    heal()
    await app.user.click(again)
    expect(await screen.findByText('Active workers', undefined, slow)).toBeVisible()
  })

  it('let admins search people, with masked addresses', async () => {
    const app = renderApp('/p/admin', { persona: 'admin' })
    await app.heading('Administration')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Rules by domain' })).toBeVisible()
    const people = within(await screen.findByRole('region', { name: 'People' }, slow))
    await app.user.type(people.getByLabelText('Name, email or ID'), 'robin')
    await arrivesAt(app, '/p/admin?q=robin')
    await waitFor(() => expect(people.getAllByRole('rowheader')).toHaveLength(1), slow)
    const robin = await rowOf('People', /Robin Vale/)
    expect(robin.getByText('Customer')).toBeVisible()
    expect(screen.queryByText(/customer@glyphwork/)).toBeNull()
    const refused = renderApp('/', { persona: 'moderator' })
    expect((await refused.backend.fetch('/api/v2/admin/people')).status).toBe(403)
  })
})

describe('a person', () => {
  const personaOf = ({ backend }: Rendered, persona: PersonaName) => {
    const found = backend.db.accounts.find((one) => one.persona === persona)
    if (!found) throw new Error(persona)
    return found
  }
  /** Proves the identity once, so that the forms go straight through. */
  const proven: Parameters<typeof renderApp>[1] = {
    persona: 'admin',
    arrange: (backend) => {
      for (const session of backend.db.sessions) session.provenUntil = Date.parse('2100-01-01')
    },
  }
  const openPerson = async (app: Rendered, persona: PersonaName) => {
    const { id, name } = personaOf(app, persona)
    return within(await screen.findByRole('dialog', { name: name ?? String(id) }, slow))
  }
  const ownLog = async (app: Rendered, persona: PersonaName) => {
    app.backend.signInAs(persona)
    const answer = await app.backend.fetch('/api/v2/user/security_log')
    return JSON.stringify(await answer.json())
  }

  it('is restricted with a reason that they read in their own log, and restored', async () => {
    const app = renderApp('/p/admin?q=robin', proven)
    const people = within(await screen.findByRole('region', { name: 'People' }, slow))
    await app.user.click(await people.findByRole('link', { name: 'Robin Vale' }, slow))
    const dialog = await openPerson(app, 'customer')
    await app.user.click(await dialog.findByRole('button', { name: 'Restrict' }, slow))
    await app.user.selectOptions(dialog.getByLabelText('What to restrict'), 'Payments on hold')
    await app.user.selectOptions(dialog.getByLabelText('How long'), '30 days')
    await app.user.type(dialog.getByLabelText(/^Reason/), 'no')
    await app.user.click(dialog.getByRole('button', { name: 'Restrict' }))
    expect((await dialog.findAllByText(/at least 5 characters/, undefined, slow)).length).not.toBe(
      0,
    )
    await app.user.type(dialog.getByLabelText(/^Reason/), 't her card')
    await app.user.click(dialog.getByRole('button', { name: 'Restrict' }))
    expect(await dialog.findByText(/^Payments on hold until/, undefined, slow)).toBeVisible()
    expect(dialog.getByText(/^Restricted: Payments on hold/)).toBeVisible()
    expect(personaOf(app, 'customer').restrictions).toMatchObject([{ kind: 'payments_hold' }])
    await app.user.click(dialog.getByRole('button', { name: 'Lift: Payments on hold' }))
    await app.user.type(dialog.getByLabelText(/^Reason/), 'It was her card.')
    await app.user.click(dialog.getByRole('button', { name: 'Lift restriction' }))
    expect(
      await dialog.findByText('Restriction lifted: Payments on hold', undefined, slow),
    ).toBeVisible()
    expect(personaOf(app, 'customer').restrictions).toEqual([])
    const log = await ownLog(app, 'customer')
    expect(log).toContain('"event":"restricted","reason":"not her card"')
    expect(log).toContain('"event":"restriction_lifted","reason":"It was her card."')
  })

  it('gets a note that only staff read', async () => {
    const app = renderApp('/p/admin?q=robin&person=1002', proven)
    const dialog = await openPerson(app, 'customer')
    await app.user.click(await dialog.findByRole('button', { name: 'Add note' }, slow))
    await app.user.type(dialog.getByLabelText(/^Note/), 'Asked about the invoice.')
    await app.user.click(dialog.getByRole('button', { name: 'Save note' }))
    expect(await dialog.findByText('Asked about the invoice.', undefined, slow)).toBeVisible()
    const log = await ownLog(app, 'customer')
    expect(log).toContain('"event":"staff_note","reason":null')
    expect(log).not.toContain('Asked about')
  })

  it('is refunded at once up to a sum; above it another admin decides', async () => {
    const app = renderApp('/p/admin?person=1002', proven)
    const before = personaOf(app, 'customer').balance
    const dialog = await openPerson(app, 'customer')
    const refund = async (sum: string, button: string) => {
      await app.user.click(await dialog.findByRole('button', { name: 'Refund' }, slow))
      await app.user.type(dialog.getByLabelText(/^Amount/), sum)
      await app.user.type(dialog.getByLabelText(/^Reason/), 'An hour of wrong answers.')
      await app.user.click(dialog.getByRole('button', { name: button }))
    }
    await refund('12.50', 'Refund now')
    expect(await dialog.findByText(/^Refunded: .*12\.50/, undefined, slow)).toBeVisible()
    expect(personaOf(app, 'customer').balance - before).toBe(12_500_000)
    await refund('50.01', 'Request approval')
    expect(await dialog.findByText(/^Refund requested: .*50\.01/, undefined, slow)).toBeVisible()
    expect(personaOf(app, 'customer').balance - before).toBe(12_500_000)
    await app.user.click(dialog.getByRole('button', { name: 'Close' }))

    const queue = within(await screen.findByRole('region', { name: 'Refunds to approve' }, slow))
    expect(await queue.findByText(/You requested this one/, undefined, slow)).toBeVisible()
    expect(queue.queryByRole('button', { name: /Robin Vale/ })).toBeNull()

    // A colleague has asked for this one.
    const owed = personaOf(app, 'developer').balance
    await app.user.click(queue.getByRole('button', { name: 'Decide on the refund for Alex Moran' }))
    await app.user.type(queue.getByLabelText(/^Reason/), 'The incident is public.')
    await app.user.click(queue.getByRole('button', { name: 'Approve and refund' }))
    await waitFor(() => expect(queue.queryByText('Alex Moran')).toBeNull(), slow)
    await waitFor(() => expect(personaOf(app, 'developer').balance - owed).toBe(180_000_000), slow)
    expect(await ownLog(app, 'developer')).toContain('"event":"staff_refund"')
  })

  it('is only read where the backend has no such calls', async () => {
    const app = renderApp('/p/admin?q=robin&person=1002', {
      persona: 'admin',
      arrange: (backend) => void backend.fail({ call: 'staffRefunds', error: 404 }),
    })
    const people = within(await screen.findByRole('region', { name: 'People' }, slow))
    expect(await people.findByText('Robin Vale', undefined, slow)).toBeVisible()
    expect(people.queryByRole('link', { name: 'Robin Vale' })).toBeNull()
    expect(screen.queryByText('Refunds to approve')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(app, 'personRecord')).toEqual([])
  })
})

it('tells whoever loses the permission, keeps what is typed until they leave, and guards the next page', async () => {
  const app = renderApp('/p/discount-campaigns?modal=add', { persona: 'moderator' })
  const form = within(await screen.findByRole('dialog', { name: 'New campaign' }, slow))
  await app.user.type(form.getByLabelText(/^Name/), 'Winter in Spain')
  await app.user.type(form.getByLabelText(/^First day/), '2026-04-20')
  await app.user.type(form.getByLabelText(/^Last day/), '2026-04-30')
  await app.user.type(form.getByLabelText(/^Bonus/), '15')
  const account = app.backend.db.accounts.find(({ persona }) => persona === 'moderator')
  if (account) account.permissions = {}
  await app.user.click(form.getByRole('button', { name: 'Preview the effect' }))
  const said = await screen.findAllByText('You no longer have access to this page', undefined, slow)
  expect(said.length).toBeGreaterThan(0)
  expect(app.address()).toBe('/p/discount-campaigns?modal=add')
  expect(form.getByLabelText(/^Name/)).toHaveValue('Winter in Spain')
  void app.router.navigate('/software/moderation')
  await arrivesAt(app, '/')
})
