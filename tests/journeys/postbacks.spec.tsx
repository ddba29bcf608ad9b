import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend } from '@/mocks/node.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const sent = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const cardOf = async (name: RegExp) => {
  const list = within(await screen.findByRole('list', { name: 'Your postbacks' }, slow))
  const card = (await list.findByRole('heading', { name }, slow)).closest('li')
  if (!card) throw new Error('No card.')
  return within(card)
}

describe('postbacks', () => {
  it('are added with macros of which the form shows the call, and refuse unknown ones', async () => {
    const app = renderApp('/partner/postbacks', { persona: 'customer' })
    await app.heading('Postbacks')
    const url = await screen.findByLabelText(/^Postback URL/, undefined, slow)
    const form = within(screen.getByRole('region', { name: 'Add a postback' }))
    await app.user.click(url)
    await app.user.paste('https://new.blog.example/p?s={subid}')
    await app.user.click(form.getByRole('button', { name: 'Add postback' }))
    expect((await form.findAllByText(/a macro that doesn’t exist/)).length).toBeGreaterThan(0)
    expect((await form.findAllByText(/at least one event/)).length).toBeGreaterThan(0)
    await app.user.clear(url)
    await app.user.paste('https://new.blog.example/p?s=')
    await app.user.click(form.getByText('Macros'))
    await app.user.click(form.getByRole('button', { name: 'Insert {sub_id}' }))
    expect(url).toHaveValue('https://new.blog.example/p?s={sub_id}')
    expect(form.getByText('https://new.blog.example/p?s=readme')).toBeVisible()
    await app.user.click(form.getByRole('checkbox', { name: /^Share reversed/ }))
    app.unmount()

    // What was chosen survives a reload, as what was typed does.
    const again = renderApp('/partner/postbacks', { backend: app.backend })
    expect(await screen.findByLabelText(/^Postback URL/, undefined, slow)).toHaveValue(
      'https://new.blog.example/p?s={sub_id}',
    )
    // The text is in its field before the boxes are drawn again.
    await screen.findByRole('checkbox', { name: /^Share reversed/, checked: true }, slow)
    await again.user.dblClick(screen.getByRole('button', { name: 'Add postback' }))
    const card = await cardOf(/new\.blog\.example/)
    expect(card.getByText('Events: Share reversed.')).toBeVisible()
    expect(sent(again, 'addPostback')).toHaveLength(1)

    // What was made takes the focus.
    await again.user.type(screen.getByLabelText(/^Postback URL/), 'https://other.blog.example/p')
    await again.user.click(screen.getByRole('checkbox', { name: /^Share reversed/ }))
    await again.user.click(screen.getByRole('button', { name: 'Add postback' }))
    await waitFor(
      () => expect(document.activeElement).toHaveTextContent(/^https:\/\/other\.blog\.example/),
      slow,
    )
  })

  it('are tested by event, turned off, and removed', async () => {
    const app = renderApp('/partner/postbacks', { persona: 'customer' })
    const card = await cardOf(/track\.blog\.example/)
    await app.user.click(card.getByRole('button', { name: /^Send test to/ }))
    const test = within(await screen.findByRole('dialog', { name: 'Send test' }, slow))
    await app.user.selectOptions(test.getByLabelText('Event'), 'Share reversed')
    await app.user.click(test.getByRole('button', { name: 'Send' }))
    expect(await test.findByText('HTTP 200', undefined, slow)).toBeVisible()
    expect(test.getAllByText(/event=reversal&id=test.*reason=refund/).length).toBeGreaterThan(0)
    await app.user.click(test.getByRole('button', { name: 'Close' }))
    await app.user.click(card.getByRole('button', { name: /^Turn off: / }))
    expect(await card.findByText('You turned it off.', undefined, slow)).toBeVisible()
    await app.user.click(card.getByRole('button', { name: /^Remove / }))
    const ask = within(await screen.findByRole('dialog', { name: 'Remove the postback?' }, slow))
    await app.user.click(ask.getByRole('button', { name: 'Remove' }))
    await waitFor(
      () => expect(screen.queryByRole('heading', { name: /track\.blog\.example/ })).toBeNull(),
      slow,
    )
  })

  it('keep a log, whose calls are sent again one by one and by the day', async () => {
    const app = renderApp('/partner/postbacks?event=signup&postback=pb1', {
      backend: createBackend({ persona: 'customer', clock: new Date().toISOString() }),
    })
    await screen.findAllByRole('rowheader', undefined, slow)
    const log = within(screen.getByRole('region', { name: 'Calls' }))
    const rows = () => log.getAllByRole('rowheader')
    const before = rows().length
    await app.user.click(within(rows()[0] ?? document.body).getByRole('link'))
    const call = within(await screen.findByRole('dialog', { name: 'Delivery' }, slow))
    expect(call.getByText(/^GET/)).toBeVisible()
    expect(call.getByText(/^signup-/)).toBeVisible()
    expect(call.queryByText('Request body')).toBeNull()
    await app.user.click(call.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(sent(app, 'resendPostback')).toHaveLength(1), slow)
    await app.user.click(call.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(rows().length).toBe(before + 1), slow)

    const first = app.backend.db.postbacks.resent[0]
    await app.user.click(log.getByRole('button', { name: 'Replay a day' }))
    const replay = within(await screen.findByRole('dialog', { name: 'Replay a day' }, slow))
    const day = replay.getByLabelText(/^Day/)
    await app.user.clear(day)
    await app.user.type(day, '2020-01-01')
    await app.user.click(replay.getByRole('button', { name: 'Replay' }))
    expect((await replay.findAllByText('Any of the last 30 days.')).length).toBeGreaterThan(1)
    // The first row is the call that was just repeated.
    const listed = within(rows()[1] ?? document.body).getByRole('time')
    await app.user.clear(day)
    await app.user.type(day, listed.getAttribute('datetime')?.slice(0, 10) ?? '')
    await app.user.click(replay.getByRole('button', { name: 'Replay' }))
    expect(await screen.findByText(/sent again\.$/, undefined, slow)).toBeVisible()
    const again = app.backend.db.postbacks.resent.filter((one) => one !== first)
    expect(again.length).toBeGreaterThan(0)
  })

  it('show a call that is tried again on its own, with the time of each attempt', async () => {
    const app = renderApp('/partner/postbacks?status=retrying', { persona: 'customer' })
    const [row] = await screen.findAllByRole('rowheader', undefined, slow)
    expect(screen.getByText(/^attempt 5/)).toBeVisible()
    await app.user.click(within(row ?? document.body).getByRole('link'))
    const call = within(await screen.findByRole('dialog', { name: 'Delivery' }, slow))
    const attempts = call.getAllByRole('listitem')
    expect(attempts).toHaveLength(5)
    for (const attempt of attempts) expect(within(attempt).getByRole('time')).toBeVisible()
    expect(call.getByText(/^The next attempt is due/)).toBeVisible()
  })

  it('are said to be missing where the backend has none', async () => {
    const app = renderApp('/partner/postbacks', {
      persona: 'customer',
      arrange: (backend) => void backend.fail({ call: 'postbacks', error: 404 }),
    })
    await app.heading('Postbacks')
    expect(
      await screen.findByText('Postbacks aren’t available here', undefined, slow),
    ).toBeVisible()
    expect(screen.queryByText('Add a postback')).toBeNull()
  })
})

describe("a partner's page", () => {
  it('has the coupon beside the link, and says who counts', async () => {
    const app = renderApp('/partner', { persona: 'customer' })
    const coupon = within(await screen.findByRole('region', { name: 'Coupon code' }, slow))
    expect(coupon.getByText('FRIEND-1002')).toBeVisible()
    expect(coupon.getByText(/enter your coupon code\. .* within 3 days/)).toBeVisible()
    expect(app.address()).toBe('/partner')
  })

  it('has neither where the backend names none', async () => {
    renderApp('/partner', {
      persona: 'customer',
      answer: (call) =>
        call.endsWith('/api/v2/partner')
          ? {
              referralId: 7,
              links: { default: 'https://x.example/?from=7' },
              rates: {},
              balance: {},
              stats: {},
            }
          : undefined,
    })
    expect(await screen.findByRole('heading', { name: 'Your link' }, slow)).toBeVisible()
    expect(screen.queryByText('Coupon code')).toBeNull()
    expect(screen.queryByText(/counts as yours/)).toBeNull()
  })
})
