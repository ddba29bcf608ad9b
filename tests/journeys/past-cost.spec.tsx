import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testTime } from '@/mocks/node.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testTime) }))
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const title = 'What would the last 7 days have cost?'
const sums = () => screen.findByRole('region', { name: title }, slow)
const asked = (app: Rendered) => app.backend.requests.filter(({ call }) => call === 'costReplay')
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('what the last 7 days would have cost', () => {
  it('is shown for a price limit before it is saved, by type, and not without a change', async () => {
    const app = renderApp('/setting/edit', { persona: 'customer' })
    await screen.findByLabelText(/^Image captcha/, {}, slow)
    expect(screen.queryByRole('region', { name: title })).toBeNull()
    type(/^Image captcha/, '0.3')
    const part = await sums()
    await waitFor(
      () => expect(part).toHaveTextContent(/What you paid\$\d.*With these settings/),
      slow,
    )
    expect(part).toHaveTextContent('from Apr 8 to Apr 14')
    expect(part).toHaveTextContent(/Would be refused[\d,]+/)
    const table = within(part).getByRole('table', { name: 'Totals by type' })
    expect(within(table).getByRole('row', { name: /Image captcha/ })).toHaveTextContent('$0')
    type(/^Image captcha/, 'none')
    expect(await within(part).findByText(/once the entries are valid/)).toBeVisible()
    expect(app.backend.requests.some(({ call }) => call === 'updateCustomerSettings')).toBe(false)
  })

  it('is shown for accepted types', async () => {
    const app = renderApp('/setting/edit', { persona: 'customer' })
    await app.user.click(await screen.findByRole('radio', { name: /^Selected types/ }, slow))
    const part = await sums()
    expect(part).toHaveTextContent(/once the entries are valid/)
    await app.user.click(screen.getByRole('checkbox', { name: /ImageToTextTask/ }))
    await waitFor(() => expect(part).toHaveTextContent(/With these settings\$\d/), slow)
  })

  it('is shown for 100% recognition as a range, before the cost is agreed to', async () => {
    const app = renderApp('/setting/percent_100', { persona: 'customer' })
    await app.user.click(
      await screen.findByRole('switch', { name: /Get several answers for each task/ }, slow),
    )
    const part = await sums()
    await waitFor(() => expect(part).toHaveTextContent(/With these settings\$\S+ to \$/), slow)
  })

  it('is absent where the backend has no such call, and can be tried again', async () => {
    let heal = () => {}
    const app = renderApp('/setting/percent_100', {
      persona: 'customer',
      arrange: (backend) => (heal = backend.fail({ call: 'costReplay', error: 500 })),
    })
    const field = /^Maximum answers/
    await screen.findByLabelText(field, {}, slow)
    type(field, '6')
    const again = await within(await sums()).findByRole('button', { name: 'Try again' }, slow)
    heal()
    await app.user.click(again)
    await waitFor(async () => expect(await sums()).toHaveTextContent(/What you paid/), slow)
    app.backend.fail({ call: 'costReplay', error: 404 })
    const count = asked(app).length
    type(field, '7')
    await waitFor(() => expect(asked(app).length).toBeGreaterThan(count), slow)
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull(), slow)
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  })
})
