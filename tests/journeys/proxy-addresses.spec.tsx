import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testTime } from '@/mocks/node.ts'
import { ownProxy } from '@/mocks/seed/proxy-account.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const day = 86_400_000
const slow = { timeout: 20_000 }
const section = (name: string | RegExp) => screen.findByRole('region', { name }, slow)
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, slow)
const press = (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(within(place).getByRole('button', { name }))
const row = (name: RegExp, place: HTMLElement = document.body) =>
  within(place).findByRole('row', { name }, slow)
const accountOf = ({ backend }: Rendered) => {
  const account = backend.db.accounts.find(({ persona }) => persona === 'customer')
  if (!account) throw new Error('There is no customer.')
  return account
}
const own = (app: Rendered) => ownProxy(app.backend.db, accountOf(app), 0)
const open = async (address = '/proxy/addresses') => {
  const app = renderApp(address, { persona: 'customer' })
  await app.heading('Static IPs')
  return app
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
})

describe('fixed addresses', () => {
  it('are listed with what uses them, their last check and their end', async () => {
    const app = await open()
    const list = await section('Static IPs')
    const dead = await row(/198\.51\.100\.13/, list)
    expect(dead).toHaveTextContent('not responding')
    expect(dead).toHaveTextContent('Uptime watch')
    const v6 = await row(/2001:db8:42::108/, list)
    expect(v6).toHaveTextContent('IPv6')
    await app.user.selectOptions(within(list).getByLabelText('Status'), 'Not responding')
    await waitFor(() => expect(within(list).getAllByRole('checkbox')).toHaveLength(3), slow)
    await press(app, 'Actions for 198.51.100.13', list)
    await app.user.click(await screen.findByRole('menuitem', { name: 'Check history' }, slow))
    const checks = await dialog('Checks of 198.51.100.13')
    expect(await within(checks).findByText(/of 48 checks got a response/, {}, slow)).toBeVisible()
    expect(within(checks).getAllByRole('rowheader')[0]).toHaveTextContent(/\d:\d\d [AP]M/)
    await press(app, 'Check now', checks)
    expect(await screen.findByText('198.51.100.13 doesn’t respond.', {}, slow)).toBeInTheDocument()
  })

  it('give proxy strings of a selection, for a user who fits all of them', async () => {
    const app = await open('/proxy/addresses?product=datacenter')
    const list = await section('Static IPs')
    await app.user.click(await within(list).findByLabelText('Select all on this page', {}, slow))
    await press(app, 'Generate list', list)
    const box = await dialog('List of 10 addresses')
    const users = await within(box).findByLabelText('User', {}, slow)
    expect(users).not.toHaveTextContent('Store checks')
    await app.user.selectOptions(users, 'Uptime watch (uptime)')
    await press(app, 'Generate list', box)
    expect(await within(box).findByRole('heading', { name: '10 proxies' }, slow)).toBeVisible()
    expect(box).toHaveTextContent('gate.glyphwork.example:21001:uptime:••••')
    const password = own(app).users.find(({ username }) => username === 'uptime')?.password
    expect(document.body).not.toHaveTextContent(password ?? '')
  })

  it('are replaced after a look at the candidates and the quota, with an overlap', async () => {
    const app = await open('/proxy/addresses?status=dead')
    const list = await section('Static IPs')
    await app.user.click(await within(list).findByLabelText('Select all on this page', {}, slow))
    await press(app, 'Replace', list)
    const box = await dialog('Replace 2 addresses')
    expect(
      await within(box).findByText('2 replacements left this month; 0 after this.', {}, slow),
    ).toBeVisible()
    expect(box).toHaveTextContent('Used by: Uptime watch.')
    expect(own(app).replaced).toHaveLength(1)
    await app.user.selectOptions(within(box).getByLabelText('Old addresses keep working'), '48')
    await app.user.dblClick(within(box).getByRole('button', { name: 'Replace 2 addresses' }))
    expect(await within(box).findByText('2 addresses replaced', {}, slow)).toBeVisible()
    expect(box).toHaveTextContent('198.51.100.13 →')
    expect(own(app).replaced).toHaveLength(3)
    expect(own(app).addresses).toHaveLength(17)
    expect(own(app).addresses[2]).toMatchObject({ replacedBy: own(app).addresses[15]?.ip })
  })

  it('are not replaced beyond the quota, which says when there is more', async () => {
    const app = await open('/proxy/addresses?product=isp')
    const list = await section('Static IPs')
    expect(list).toHaveTextContent('2 of 3 replacements left this month.')
    await app.user.click(await within(list).findByLabelText('Select all on this page', {}, slow))
    await press(app, 'Replace', list)
    const box = await dialog('Replace 5 addresses')
    expect(
      await within(box).findByText('Only 2 replacements left this month', {}, slow),
    ).toBeVisible()
    expect(within(box).queryByRole('button', { name: /^Replace/ })).toBeNull()
  })

  it('are said not to be listed where the backend lacks them', async () => {
    renderApp('/proxy/addresses', {
      persona: 'customer',
      arrange: (backend) => {
        backend.fail({ call: 'proxyAddresses', error: 404 })
        backend.fail({ call: 'proxyRenewals', error: 404 })
      },
    })
    expect(await screen.findByText('Static IPs aren’t listed here', {}, slow)).toBeVisible()
    // The two answers come one after the other.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Renewal' })).toBeNull())
  })
})

describe('the renewal of an order', () => {
  it('is asked for on the first page of the proxies, which names what ends', async () => {
    renderApp('/proxy', { persona: 'customer' })
    expect(await screen.findByText(/^10 addresses expire on/, {}, slow)).toBeVisible()
    const traffic = await section('Traffic')
    expect(traffic).toHaveTextContent('2 addresses aren’t responding')
    expect(traffic).toHaveTextContent('Used by: Uptime watch.')
    expect(within(traffic).getByRole('link', { name: 'Renew' })).toHaveAttribute(
      'href',
      '/proxy/addresses',
    )
  })

  it('warns of what ends and names who uses it, and renews a part at the shown price', async () => {
    const app = await open()
    const part = await section('Renewal')
    expect(
      await within(part).findByText(/Datacenter: 10 addresses expire on/, {}, slow),
    ).toBeVisible()
    expect(part).toHaveTextContent('Still used by: Uptime watch.')
    await press(app, 'Renew or change order 4105', part)
    const box = await dialog('Renewal of order 4105')
    expect(await within(box).findByRole('button', { name: 'Renew for $10.80' }, slow)).toBeVisible()
    await app.user.click(within(box).getByLabelText('All addresses'))
    await press(app, 'Renew now', box)
    expect(
      await within(box).findByRole('link', { name: 'Choose at least one address.' }, slow),
    ).toBeVisible()
    await app.user.click(within(box).getByLabelText('198.51.100.11'))
    await app.user.click(within(box).getByLabelText('198.51.100.12'))
    expect(box).toHaveTextContent(/8 addresses expire on .*Used by: Uptime watch\./)
    const { balance } = accountOf(app)
    await app.user.dblClick(
      await within(box).findByRole('button', { name: 'Renew for $2.40' }, slow),
    )
    expect(await within(box).findByText(/Renewed: 2 addresses/, {}, slow)).toBeVisible()
    expect(accountOf(app).balance).toBe(balance - 2_400_000)
    const made = own(app).orders.at(-1)
    expect(made).toMatchObject({ product: 'datacenter', units: 2, status: 'active' })
    expect(own(app).addresses.filter(({ orderId }) => orderId === made?.id)).toHaveLength(2)
  })

  it('is automatic for chosen addresses, with a reminder; the backend renews a day before', async () => {
    const app = await open()
    const part = await section('Renewal')
    await press(app, 'Renew or change order 4105', await within(part).findByRole('table', {}, slow))
    const box = await dialog('Renewal of order 4105')
    await app.user.click(await within(box).findByLabelText('Renew automatically', {}, slow))
    await app.user.click(within(box).getByLabelText('198.51.100.13'))
    await app.user.selectOptions(within(box).getByLabelText('Reminder'), '3 days before')
    await press(app, 'Save', box)
    expect(await screen.findByText('Renewal saved.', {}, slow)).toBeInTheDocument()
    expect(own(app).renewals[0]).toMatchObject({ auto: true, remindDays: 3, left: ['pa3'] })
    expect(await within(part).findByText('renews 9 of 10', {}, slow)).toBeVisible()
    expect(own(app).orders).toHaveLength(8)
  })

  it('of traffic says what is lost and who uses it, and renews fewer gigabytes', async () => {
    const app = renderApp('/proxy', {
      persona: 'customer',
      arrange: ({ db }) => {
        const account = db.accounts.find(({ persona }) => persona === 'customer')
        const orders = account ? ownProxy(db, account, Date.parse(testTime)).orders : []
        for (const order of orders)
          if (order.id === 4104) order.expiresAt = Date.parse(testTime) + 2 * day
      },
    })
    const traffic = await section('Traffic')
    expect(
      await within(traffic).findByText(/^7\.6 GB of traffic left, use by/, {}, slow),
    ).toBeVisible()
    expect(traffic).toHaveTextContent('Used by: Price check, Ad preview Germany.')
    expect(await screen.findByText(/^Residential: 7\.6 GB left, use by/, {}, slow)).toBeVisible()
    const part = await section('Renewal')
    await press(app, 'Renew or change order 4104', part)
    const box = await dialog('Renewal of order 4104')
    const units = await within(box).findByLabelText('Gigabytes to renew', {}, slow)
    await app.user.clear(units)
    await app.user.type(units, '101')
    await press(app, 'Renew now', box)
    expect(
      await within(box).findByRole('link', { name: /Enter a whole number from 1 to 100/ }, slow),
    ).toBeVisible()
    await app.user.clear(units)
    await app.user.type(units, '5')
    const { balance } = accountOf(app)
    await app.user.dblClick(await within(box).findByRole('button', { name: /^Renew for/ }, slow))
    expect(await within(box).findByText(/Renewed: 5 GB/, {}, slow)).toBeVisible()
    const made = own(app).orders.at(-1)
    expect(made).toMatchObject({ product: 'residential', units: 5 })
    expect(accountOf(app).balance).toBe(balance - (made?.price ?? 0))
    // What was left is not lost: it is part of the new order.
    expect(await within(part).findByText('12.6 GB', {}, slow)).toBeVisible()
    expect(within(traffic).queryByText(/of traffic left/)).toBeNull()
  })
})
