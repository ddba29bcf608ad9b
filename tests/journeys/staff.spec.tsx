import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

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

  it('let admins search people without changing anything, with masked addresses', async () => {
    const app = renderApp('/p/admin', { persona: 'admin' })
    await app.heading('Administration')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Manual domains' })).toBeVisible()
    const people = within(await screen.findByRole('region', { name: 'People' }, slow))
    await app.user.type(people.getByLabelText('Name, email, or ID'), 'robin')
    await arrivesAt(app, '/p/admin?q=robin')
    await waitFor(() => expect(people.getAllByRole('rowheader')).toHaveLength(1), slow)
    const robin = await rowOf('People', /Robin Vale/)
    expect(robin.getByText('Customer')).toBeVisible()
    expect(screen.queryByText(/customer@glyphwork/)).toBeNull()
    expect(people.queryByRole('button', { name: /edit|remove|block/i })).toBeNull()
    const refused = renderApp('/', { persona: 'moderator' })
    expect((await refused.backend.fetch('/api/v2/admin/people')).status).toBe(403)
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
