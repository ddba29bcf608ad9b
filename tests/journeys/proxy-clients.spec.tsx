import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownProxy } from '@/mocks/seed/proxy-account.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, slow)
const press = (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(within(place).getByRole('button', { name }))
const own = ({ backend: { db } }: Rendered) => {
  const account = db.accounts.find(({ persona }) => persona === 'customer')
  if (!account) throw new Error('There is no customer.')
  return ownProxy(db, account, 0)
}
const statusOf = (app: Rendered, id: string) => own(app).users.find((one) => one.id === id)?.status

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
})

describe('the connections of a day', () => {
  it('mark unknown addresses, which one press allows', async () => {
    const app = renderApp('/proxy/ip-whitelist', { persona: 'customer' })
    expect(await screen.findByText('2 connections from unknown addresses', {}, slow)).toBeVisible()
    const leak = screen.getByRole('row', { name: /192\.0\.2\.171/ })
    expect(leak).toHaveTextContent('new network')
    expect(leak).toHaveTextContent('Price check')
    expect(screen.getByRole('row', { name: /93\.184\.215\.31/ })).toHaveTextContent('Office')
    expect(screen.queryByRole('button', { name: 'Mark as mine: 93.184.215.31' })).toBeNull()
    await press(app, 'Mark as mine: 192.0.2.171')
    expect(await screen.findByText('1 connection from an unknown address', {}, slow)).toBeVisible()
    expect(own(app).allowedClients).toEqual(['pc4'])
    await press(app, 'Undo')
    expect(await screen.findByText('2 connections from unknown addresses', {}, slow)).toBeVisible()
    expect(own(app).allowedClients).toEqual([])
  })

  it('show a retry loop by its requests, and one press pauses its user', async () => {
    const app = renderApp('/proxy/ip-whitelist?known=unknown', { persona: 'customer' })
    const loop = await screen.findByRole('row', { name: /192\.0\.2\.9/ }, slow)
    expect(loop).toHaveTextContent('40,915 failed')
    await press(app, 'Actions for 192.0.2.9')
    await app.user.click(await screen.findByRole('menuitem', { name: 'Requests' }, slow))
    const requests = await dialog('Requests from 192.0.2.9')
    expect((await within(requests).findAllByText('refused', {}, slow)).length).toBeGreaterThan(5)
    expect(requests).toHaveTextContent('Most went to catalogue.example.')
    expect(within(requests).getAllByRole('rowheader')[0]).toHaveTextContent(/\d:\d\d:\d\d [AP]M/)
    await press(app, 'Close', requests)
    await press(app, 'Pause user Store checks, connected from 192.0.2.9')
    await waitFor(() => expect(statusOf(app, 'pu5')).toBe('paused'))
    await press(app, 'Undo')
    await waitFor(() => expect(statusOf(app, 'pu5')).toBe('active'))
  })

  it('are left out where the backend lacks them, as are the list addresses', async () => {
    const arrange: Parameters<typeof renderApp>[1] = {
      persona: 'customer',
      arrange: (backend) => {
        backend.fail({ call: 'proxyClients', error: 404 })
        backend.fail({ call: 'proxyLinks', error: 404 })
      },
    }
    const app = renderApp('/proxy/ip-whitelist', arrange)
    await screen.findByText('Monitoring', {}, slow)
    await waitFor(
      () => expect(screen.queryByRole('region', { name: /^Connections in the last/ })).toBeNull(),
      slow,
    )
    app.unmount()
    renderApp('/proxy', arrange)
    await screen.findByLabelText('95% is used', {}, slow)
    await waitFor(
      () => expect(screen.queryByRole('region', { name: 'Proxy list URLs' })).toBeNull(),
      slow,
    )
  })
})

describe('a list that programs load', () => {
  it('has an address that is shown once, renewed, and taken back', async () => {
    const app = renderApp('/proxy', { persona: 'customer' })
    await screen.findByRole('row', { name: /Price crawler/ }, slow)
    await press(app, 'New list URL')
    const box = await dialog('New list URL')
    fireEvent.change(within(box).getByLabelText('Name'), { target: { value: 'Shops' } })
    await app.user.click(within(box).getByLabelText('Your static IPs'))
    const users = within(box).getByLabelText('User')
    await waitFor(() => expect(users).toHaveTextContent('Store checks'), slow)
    expect(users).not.toHaveTextContent('Price check')
    await app.user.selectOptions(users, 'Store checks (stores)')
    await app.user.dblClick(within(box).getByRole('button', { name: 'Create URL' }))
    const made = await dialog('The URL of Shops')
    const link = own(app).links.find(({ label }) => label === 'Shops')
    expect(own(app).links).toHaveLength(3)
    expect(link).toMatchObject({ source: 'addresses', product: 'isp', userId: 'pu5' })
    expect(document.body).not.toHaveTextContent(link?.token ?? '')
    await press(app, 'Show the URL', made)
    expect(made).toHaveTextContent(`/lists/${link?.token ?? 'nothing'}`)
    expect(JSON.stringify(app.app.store.getState())).not.toContain(link?.token)
    await press(app, 'I’ve saved it', made)
    const choose = async (name: string) => {
      await press(app, 'Actions for Price crawler')
      await app.user.click(await screen.findByRole('menuitem', { name }, slow))
    }
    const before = own(app).links[0]?.token
    await choose('New URL')
    const asked = await dialog('New URL for Price crawler?')
    expect(asked).toHaveTextContent(/Last loaded .* from 93\.184\.215\.14/)
    await press(app, 'Create new URL', asked)
    await press(app, 'I’ve saved it', await dialog('The URL of Price crawler'))
    expect(own(app).links[0]?.token).not.toBe(before)
    await choose('Delete')
    await press(app, 'Delete', await dialog('Delete Price crawler?'))
    await waitFor(() =>
      expect(own(app).links.map(({ label }) => label)).toEqual(['Store addresses', 'Shops']),
    )
  })
})
