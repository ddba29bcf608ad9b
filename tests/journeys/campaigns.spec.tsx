import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const place = '/p/discount-campaigns'
const sent = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, slow))
async function prove(app: Rendered): Promise<void> {
  const proof = await dialog('Confirm it’s you')
  await app.user.type(proof.getByLabelText('Your password'), personaPassword)
  await app.user.click(proof.getByRole('button', { name: 'Confirm' }))
}

describe('campaigns', () => {
  it('show period, share, countries, code, uses and status, and are filtered by their address', async () => {
    const app = renderApp(place, { persona: 'moderator' })
    await app.heading('Discount campaigns')
    const rows = within(await screen.findByRole('table', undefined, slow))
    const row = within(await rows.findByRole('row', { name: /Autumn top-up/ }, slow))
    for (const text of ['TOPUP10', 'running', '10%', 'All countries', '1,284 of 5,000'])
      expect(row.getByText(text)).toBeVisible()
    await app.user.selectOptions(screen.getByLabelText('Status'), 'ended')
    await arrivesAt(app, `${place}?status=ended`)
    await waitFor(() => expect(rows.getAllByRole('rowheader')).toHaveLength(2))
    await arrivesAt(renderApp(place, { persona: 'customer' }), '/')
  })

  it('are written, previewed with a warning of overlaps, and saved with a reason and a proof', async () => {
    const app = renderApp(`${place}?modal=add`, { persona: 'moderator' })
    const form = await dialog('New campaign')
    await app.user.click(form.getByRole('button', { name: 'Preview the effect' }))
    expect(form.getByText('Fill in the name, dates, bonus and countries first.')).toBeVisible()
    await app.user.type(form.getByLabelText(/^Name/), 'Winter in Spain')
    await app.user.type(form.getByLabelText(/^First day/), '2026-04-20')
    await app.user.type(form.getByLabelText(/^Last day/), '2026-04-10')
    await app.user.type(form.getByLabelText(/^Bonus/), '15')
    await app.user.type(form.getByLabelText(/^Promo code/), 'topup10')
    await app.user.click(form.getByLabelText('Some countries'))
    await app.user.selectOptions(form.getByLabelText(/^Add a country/), 'Spain')
    await app.user.click(form.getByRole('button', { name: 'Save draft' }))
    expect(form.getAllByText(/The last day is before the first/)[0]).toBeVisible()
    expect(form.getAllByText(/Enter a reason/)[0]).toBeVisible()
    expect(sent(app, 'createCampaign')).toHaveLength(0)
    await app.user.clear(form.getByLabelText(/^Last day/))
    await app.user.type(form.getByLabelText(/^Last day/), '2026-04-30')
    await app.user.click(form.getByRole('button', { name: 'Preview the effect' }))
    expect(await form.findByText(/1,310 customers could use it/, undefined, slow)).toBeVisible()
    expect(form.getByText('Iberia and Latin America')).toBeVisible()
    await app.user.type(form.getByLabelText(/^Reason/), 'Asked for by sales.')
    await app.user.click(form.getByRole('button', { name: 'Save draft' }))
    await prove(app)
    expect(
      (await form.findAllByText(/Another campaign uses this code/, undefined, slow))[0],
    ).toBeVisible()
    await app.user.clear(form.getByLabelText(/^Promo code/))
    await app.user.type(form.getByLabelText(/^Promo code/), 'olé')
    await app.user.clear(form.getByLabelText(/^Promo code/))
    await app.user.type(form.getByLabelText(/^Promo code/), 'ole-15')
    await app.user.dblClick(form.getByRole('button', { name: 'Save draft' }))
    const made = await dialog('Winter in Spain')
    expect(made.getByText('Asked for by sales.')).toBeVisible()
    expect(sent(app, 'createCampaign').at(-1)?.body).toEqual({
      title: 'Winter in Spain',
      share: 15,
      startsOn: '2026-04-20',
      endsOn: '2026-04-30',
      countries: ['ES'],
      promoCode: 'OLE-15',
      usesLimit: null,
      reason: 'Asked for by sales.',
    })
  })

  it('are published, ended and deleted only with a reason and a proof, and say so in their history', async () => {
    const app = renderApp(`${place}?open=40`, { persona: 'admin' })
    const draft = await dialog('Winter top-up')
    await app.user.click(await draft.findByRole('button', { name: 'Publish' }, slow))
    expect(draft.getByLabelText(/^Reason/)).toHaveFocus()
    await app.user.type(draft.getByLabelText(/^Reason/), 'Signed off.')
    await app.user.click(draft.getByRole('button', { name: 'Publish' }))
    const proof = await dialog('Confirm it’s you')
    await app.user.click(proof.getByRole('button', { name: 'Close' }))
    expect(draft.getByLabelText(/^Reason/)).toHaveValue('Signed off.')
    expect(app.backend.db.campaigns.list.find(({ id }) => id === 40)?.isPublished).toBe(false)
    await app.user.click(draft.getByRole('button', { name: 'Publish' }))
    await prove(app)
    expect(await screen.findByText('Winter top-up: published.', undefined, slow)).toBeVisible()
    expect((await draft.findAllByText('scheduled', undefined, slow))[0]).toBeVisible()
    expect(draft.getByText('Signed off.')).toBeVisible()
    await app.user.click(await draft.findByRole('button', { name: 'End now' }, slow))
    await app.user.type(draft.getByLabelText(/^Reason/), 'Budget is spent.')
    await app.user.click(draft.getByRole('button', { name: 'End now' }))
    expect(await screen.findByText('Winter top-up: ended.', undefined, slow)).toBeVisible()
    void app.router.navigate('/p/admin')
    await app.heading('Administration')
    expect(await screen.findByText('Budget is spent.', undefined, slow)).toBeVisible()
  })

  it('show results, and refuse to write over what somebody else has changed', async () => {
    const app = renderApp(`${place}?open=42`, { persona: 'admin' })
    const running = await dialog('Autumn top-up')
    expect(await running.findByText('Bonuses given', undefined, slow)).toBeVisible()
    await app.user.click(running.getByRole('button', { name: 'Edit' }))
    const form = await dialog('Edit campaign')
    expect(await form.findByLabelText(/^Bonus/, undefined, slow)).toBeDisabled()
    const [campaign] = app.backend.db.campaigns.list.filter(({ id }) => id === 42)
    if (campaign) campaign.updatedAt = '2026-04-15T00:00:00.001Z'
    await app.user.clear(form.getByLabelText(/^Limit of uses/))
    await app.user.type(form.getByLabelText(/^Limit of uses/), '6000')
    await app.user.type(form.getByLabelText(/^Reason/), 'More budget.')
    await app.user.click(form.getByRole('button', { name: 'Save changes' }))
    await prove(app)
    expect(await form.findByRole('button', { name: 'Overwrite with mine' }, slow)).toBeVisible()
    expect(form.getByLabelText(/^Limit of uses/)).toHaveValue('6000')
  })

  it.each(['constructor', 'toString', '__proto__'])(
    'show their results in a state that this page does not know: %s',
    async (status) => {
      const backend = createBackend({ persona: 'admin' })
      const { fetch } = backend
      const told: typeof fetch = async (input, init) => {
        const response = await fetch(input, init)
        const url = input instanceof Request ? input.url : String(input)
        return url.endsWith('campaigns/42')
          ? Response.json({ ...(await response.json()), status })
          : response
      }
      renderApp(`${place}?open=42`, { backend: { ...backend, fetch: told } })
      const campaign = await dialog('Autumn top-up')
      expect(await campaign.findByText('Bonuses given', undefined, slow)).toBeVisible()
      expect(campaign.queryByRole('button', { name: 'End now' })).toBeNull()
    },
  )
})
