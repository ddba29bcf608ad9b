import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const press = async (app: Rendered, name: string | RegExp) =>
  app.user.click(await screen.findByRole('button', { name }, slow))

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
})

describe('an answer before a ticket', () => {
  it('is found from three characters on, read, and rated with a reason', async () => {
    const app = renderApp('/support')
    await app.heading(/an answer first/)
    const search = screen.getByRole('searchbox', { name: 'How can we help?' })
    await app.user.type(search, 're')
    expect(calls(app, 'faq')).toHaveLength(0)
    await app.user.type(search, 'fund')
    const results = await screen.findByRole('list', { name: 'Answers found' }, slow)
    expect(app.address()).toContain('q=refund')
    await app.user.click(within(results).getAllByRole('link')[0] ?? results)
    await waitFor(() => expect(app.address()).toMatch(/^\/support\/faq\/[a-z]+-[a-z]+$/), slow)
    await press(app, 'No')
    await app.user.type(
      await screen.findByRole('textbox', { name: 'What is missing?' }),
      'Which fees?',
    )
    await press(app, 'Send')
    expect(await screen.findByText(/We’ll work on this answer/)).toBeVisible()
    expect(calls(app, 'voteFaq').map(({ body }) => body)).toEqual([
      { helpful: false },
      { helpful: false, comment: 'Which fees?' },
    ])
  })

  it('says in English what a language does not have, and what does not exist', async () => {
    const app = renderApp('/support/faq/mistakes-dispute', { accepted: ['zh'] })
    await app.heading('How do I dispute a mistake?')
    expect(screen.getByText('此答案目前只有英文版。')).toBeVisible()
    const missing = renderApp('/support/faq/no-such')
    await missing.heading('Answer not found')
  })

  it('leads past the sections to a person', async () => {
    const app = renderApp('/support/faq/developer', { accepted: ['ru'] })
    await app.heading(/всё про запросы/)
    expect(await screen.findByText('Что значит ERROR_ZERO_BALANCE?', {}, slow)).toBeVisible()
    await app.user.type(screen.getByRole('searchbox', { name: 'Поиск по вопросам' }), 'жжж')
    expect(screen.getByRole('heading', { name: 'Такого вопроса нет' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Написать человеку' })).toBeVisible()
  })
})

describe('what is down', () => {
  it('is told on every page until it is dismissed, and by component on the page of support', async () => {
    const app = renderApp('/support', {
      persona: 'customer',
      arrange: ({ db }) => {
        db.support.incident = true
      },
    })
    const bar = await screen.findByRole('status', { name: 'Service status' }, slow)
    expect(within(bar).getByText('Answers take longer than usual')).toBeVisible()
    const components = within(await screen.findByRole('region', { name: 'Service status' }, slow))
    const item = (await components.findByRole('heading', { name: 'Workers' }, slow)).closest('li')
    expect(item).toHaveTextContent('degraded')
    const days = components.getAllByRole('img', { name: /worst day/ })
    expect(days.length).toBeGreaterThan(5)
    // A bad day is not rounded up.
    for (const one of days) expect(one).not.toHaveAccessibleName(/: 100% .* worst day 9/)
    await press(app, 'Dismiss')
    expect(screen.queryByRole('status', { name: 'Service status' })).not.toBeInTheDocument()
    // It is dismissed on every page. The ticket page still mentions the incident.
    app.unmount()
    const ticket = renderApp('/support/tickets/new', { backend: app.backend })
    await ticket.heading('New ticket')
    expect(await screen.findByText('Workers: degraded', {}, slow)).toBeVisible()
    expect(screen.queryByRole('status', { name: 'Service status' })).not.toBeInTheDocument()
  })
})

describe('tickets', () => {
  it('are listed by status and words, in the address', async () => {
    const app = renderApp('/support/tickets', { persona: 'customer' })
    await app.heading('Tickets')
    expect(await screen.findByText('Callback stopped after the certificate change')).toBeVisible()
    for (const status of [
      'new',
      'in progress',
      'waiting for you',
      'solved',
      'closed',
      'reopened',
      'merged',
    ])
      expect(screen.getAllByText(status).length, status).toBeGreaterThan(0)
    await app.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'invoice')
    await waitFor(() => expect(app.address()).toContain('q=invoice'), slow)
    await waitFor(() =>
      expect(screen.queryByText('Charged twice for one task?')).not.toBeInTheDocument(),
    )
  })

  it('are written once with what their category asks for, and answered live', async () => {
    const app = renderApp('/support/tickets/new', { persona: 'customer' })
    await app.heading('New ticket')
    await app.user.click(await screen.findByRole('radio', { name: /API and errors/ }, slow))
    await app.user.type(screen.getByRole('textbox', { name: /Subject/ }), 'No slot at night')
    await press(app, 'Send ticket')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link', { name: /Error code/ })).toBeVisible()
    expect(calls(app, 'createTicket')).toHaveLength(0)
    const code = screen.getByRole('textbox', { name: /Error code/ })
    // The table of errors may make the ticket unnecessary.
    await app.user.type(code, 'ERROR_NO_SLOT_AVAILABLE')
    expect(await screen.findByText('No worker is free at your price limit', {}, slow)).toBeVisible()
    expect(screen.getByRole('link', { name: /^How to fix it/ })).toHaveAttribute(
      'href',
      '/api-docs/error-codes#error-no-slot-available',
    )
    await app.user.clear(code)
    await app.user.type(code, 'ERROR_X')
    expect(screen.queryByRole('link', { name: /^How to fix it/ })).toBeNull()
    await app.user.type(
      screen.getByRole('textbox', { name: /What happened/ }),
      'Every night from two to three.',
    )
    const [first] = await screen.findAllByRole('checkbox', {}, slow)
    if (!first) throw new Error('There are no tasks to choose.')
    await app.user.click(first)
    await app.user.click(
      await screen.findByRole('checkbox', { name: 'Let support view these tasks' }),
    )
    await app.user.dblClick(screen.getByRole('button', { name: 'Send ticket' }))
    await app.heading('No slot at night')
    expect(calls(app, 'createTicket')).toHaveLength(1)
    expect(calls(app, 'createTicket')[0]?.body).toMatchObject({
      category: 'api',
      consentShareTasks: true,
      fields: { errorCode: 'ERROR_X' },
    })
    await screen.findByText('Every night from two to three.')
    await app.user.type(screen.getByRole('textbox', { name: 'Your message' }), 'And one more')
    const stop = app.backend.fail({ call: 'sendTicketMessage', error: 500 })
    await press(app, 'Send')
    expect(await screen.findByText('Something went wrong on our side', {}, slow)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('And one more')
    stop()
    app.backend.setClock('2026-04-15T09:31:00.000Z')
    await press(app, 'Send')
    expect(await screen.findByText(/Thank you, that helps/, {}, slow)).toBeVisible()
    await press(app, 'Close ticket')
    await press(app, 'Yes, close it')
    await app.user.click(await screen.findByRole('radio', { name: /5: ?Very good/ }, slow))
    await press(app, 'Send rating')
    expect(await screen.findByText(/You gave it 5 of 5 stars/)).toBeVisible()
    await press(app, 'Reopen ticket')
    expect(await screen.findByText('Ticket reopened.')).toBeInTheDocument()
  })

  it('show hostile contents as text, and a thread of two thousand in parts', async () => {
    const app = renderApp('/support/tickets', { persona: 'message-hostile' })
    const link = await screen.findByRole('link', { name: /pwned/ }, slow)
    await app.user.click(link)
    await screen.findByText('before')
    expect(document.querySelector('iframe, main script')).toBeNull()
    expect(screen.getByRole('img', { name: /onerror=pwned/ })).toBeInTheDocument()
    expect(screen.getByText('../../etc/passwdgnp.exe')).toBeVisible()
  })
})

describe('the bot', () => {
  it('wants an account, and keeps the question', async () => {
    const app = renderApp('/support/bot')
    const box = await screen.findByRole('textbox', { name: 'Your question' }, slow)
    await press(app, 'Ask')
    expect(box).toHaveFocus()
    await app.user.type(box, 'Where is my payment?')
    await press(app, 'Ask')
    expect(await screen.findByRole('group', { name: 'Sign in to ask the bot' }, slow)).toBeVisible()
    expect(box).toHaveValue('Where is my payment?')
  })

  it('answers at once where the backend does not stream', async () => {
    const app = renderApp('/support/bot', {
      persona: 'customer',
      answer: (call) =>
        /^POST .*\/bot\/threads\/[^/]+\/messages$/.test(call)
          ? {
              id: 'm-1',
              role: 'bot',
              answerHtml: '<p>All of it in one piece.</p>',
              sources: [{ title: 'Payments', url: '/pay/history' }],
              confidence: 0.9,
              suggestTicket: false,
              helpful: null,
              createdAt: '2026-04-15T09:30:00.000Z',
            }
          : undefined,
    })
    const box = await screen.findByRole('textbox', { name: 'Your question' }, slow)
    await app.user.type(box, 'Where is my payment?{Enter}')
    const log = within(screen.getByRole('log', { name: 'Conversation' }))
    expect(await log.findByText('All of it in one piece.', {}, slow)).toBeVisible()
    expect(log.getByRole('link', { name: 'Payments' })).toBeVisible()
  })

  it('answers word by word with its sources, is rated, and hands over', async () => {
    const app = renderApp('/support/bot', { persona: 'customer' })
    const box = await screen.findByRole('textbox', { name: 'Your question' }, slow)
    await app.user.type(box, 'I have paid and my balance has not changed{Enter}')
    const log = screen.getByRole('log', { name: 'Conversation' })
    const link = await within(log).findByRole('link', { name: /balance hasn’t changed/ }, slow)
    expect(link).toHaveAttribute('href', '/support/faq/billing-arrived')
    await press(app, 'Helpful')
    await waitFor(() => expect(calls(app, 'botFeedback')).toHaveLength(1))
    await press(app, 'Hand over to a person')
    await waitFor(() => expect(app.address()).toMatch(/^\/support\/tickets\/T-/), slow)
  })
})

describe('enterprise support', () => {
  it('is bought once, with consent, and its renewal is turned off', async () => {
    const app = renderApp('/support/enterprise', { persona: 'customer' })
    await app.user.click(await screen.findByRole('radio', { name: /Standard/ }, slow))
    await press(app, /^Pay/)
    expect(calls(app, 'buyEnterprise')).toHaveLength(0)
    await app.user.click(screen.getByRole('checkbox', { name: /accept the conditions/ }))
    await app.user.dblClick(screen.getByRole('button', { name: /^Pay/ }))
    expect(await screen.findByRole('group', { name: 'The plan is active' }, slow)).toBeVisible()
    expect(calls(app, 'buyEnterprise')).toHaveLength(1)
    // What was bought is there at once: the channels, the reply times, and the invoice.
    const service = await screen.findByRole('region', { name: 'How your plan serves you' }, slow)
    expect(within(service).getByRole('link', { name: 'Open a ticket' })).toBeVisible()
    expect(service).toHaveTextContent('No ticket answered yet')
    const paid = screen.getByRole('table', { name: 'Paid periods' })
    expect(paid).toHaveTextContent('$29.00')
    expect(within(paid).getByRole('link', { name: /^Invoice: Standard/ })).toBeVisible()
    await press(app, 'Turn off renewal')
    await app.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off renewal' }),
    )
    expect(await screen.findByRole('button', { name: 'Turn on renewal' }, slow)).toBeVisible()
  })

  it('has the plan chosen that the visitor chose, also before a sign-in', async () => {
    const app = renderApp('/support/enterprise', { persona: 'customer' })
    await app.user.click(await screen.findByRole('link', { name: 'Choose Standard' }, slow))
    expect(app.address()).toBe('/support/enterprise?plan=standard#buy')
    await waitFor(() => expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked())
    // Another choice in the form is the one that a reload finds.
    const other = screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => !checked)
    if (!other) throw new Error('There is one plan.')
    await app.user.click(other)
    await waitFor(() => expect(app.address()).toBe(`/support/enterprise?plan=${other.value}`))
    expect(other).toBeChecked()
    cleanup()
    const guest = renderApp('/support/enterprise?plan=standard')
    await guest.heading(/./)
    const signIn = within(screen.getByRole('main')).findByRole('link', { name: 'Sign in' }, slow)
    expect(await signIn).toHaveAttribute(
      'href',
      '/auth/login?return_to=%2Fsupport%2Fenterprise%3Fplan%3Dstandard%23buy',
    )
  })

  it('has the plan chosen that the visitor chose on the page of prices', async () => {
    const app = renderApp('/pricing', { persona: 'customer' })
    await app.user.click(await screen.findByRole('link', { name: 'Dedicated' }, slow))
    await app.heading(/enterprise support/i)
    expect(app.address()).toBe('/support/enterprise?plan=dedicated#buy')
    expect(await screen.findByRole('radio', { name: /Dedicated/ }, slow)).toBeChecked()
  })

  it.each([
    ['ends soon', 3, /^Ends on/],
    ['ended', -3, /^Ended on/],
  ])('says that a plan is %s', async (state, days, words) => {
    const app = renderApp('/support/enterprise', {
      persona: 'customer',
      arrange: ({ db }) => {
        const { id = 0 } = db.accounts.find(({ email }) => email.startsWith('customer@')) ?? {}
        const until = Date.parse('2026-04-15T09:30:00.000Z') + days * 24 * 60 * 60_000
        db.support.plans = [{ accountId: id, planId: 'standard', until, autoRenew: false }]
      },
    })
    const own = within(await screen.findByRole('region', { name: /Standard/ }, slow))
    expect(own.getByText(state)).toBeVisible()
    expect(own.getByText(words)).toBeVisible()
    // Another plan can be bought. The form says what becomes of one that is paid for.
    await app.user.click(await screen.findByRole('radio', { name: /Standard/ }, slow))
    const isRunning = days > 0
    const told = (words: RegExp): boolean => screen.queryByText(words) !== null
    expect(told(/^You have this plan until Apr 18, 2026. The payment adds 30 days/)).toBe(isRunning)
    expect(told(/^Your plan$/)).toBe(isRunning)
    await app.user.click(screen.getByRole('radio', { name: /Dedicated/ }))
    expect(told(/^The new plan starts right away and replaces Standard, which is paid/)).toBe(
      isRunning,
    )
  })

  it('charges nothing where the balance is not enough, and leads to the top-up', async () => {
    const app = renderApp('/support/enterprise', { persona: 'customer' })
    await app.user.click(await screen.findByRole('radio', { name: /Dedicated/ }, slow))
    await app.user.click(screen.getByRole('checkbox', { name: /accept the conditions/ }))
    await press(app, /^Pay/)
    expect(
      await screen.findByRole('group', { name: 'Your balance is too low' }, slow),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add funds' })).toHaveAttribute(
      'href',
      expect.stringContaining('/pay?amount='),
    )
    app.unmount()
    // The completed payment leads back to the choice.
    const { id } = app.backend.db.payments.records.find(({ status }) => status === 'paid') ?? {}
    const paid = renderApp(`/pay/ok?paymentId=${id}`, { backend: app.backend })
    await app.user.click(
      await screen.findByRole('link', { name: 'Back to your support plan' }, slow),
    )
    await paid.heading(/enterprise support/)
    expect(await screen.findByRole('radio', { name: /Dedicated/ }, slow)).toBeChecked()
  })
})

describe('conversations with the bot', () => {
  it('are read by moderators, by rating, with their sources', async () => {
    const app = renderApp('/p/support-bot-threads', { persona: 'moderator' })
    await app.heading('Bot conversations')
    const rows = await screen.findAllByRole('button', { name: /\?: / }, slow)
    await app.user.click(rows[0] ?? app.container)
    const dialog = await screen.findByRole('dialog', {}, slow)
    expect(await within(dialog).findByRole('list', { name: 'Sources' }, slow)).toBeVisible()
  })
})
