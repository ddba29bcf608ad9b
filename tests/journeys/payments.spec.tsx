import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { paymentStatuses } from '@/api/contract/payment-states.ts'
import { testTime } from '@/mocks/node.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import { giveRequisites } from '../support/requisites.ts'
import { section } from '../support/section.ts'

const slow = { timeout: 20_000 }
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const press = async (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(await within(place).findByRole('button', { name }, slow))
const customer = (app: Rendered) => {
  const found = app.backend.db.accounts.find(({ persona }) => persona === 'customer')
  if (!found) throw new Error('There is no customer.')
  return found
}
const keysOf = (app: Rendered, name: CallName) =>
  calls(app, name).map(({ headers }) => headers['idempotency-key'])

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

describe('the payments', () => {
  async function open(
    path = '/pay/history_payment',
    options: Parameters<typeof renderApp>[1] = {},
  ): Promise<{ app: Rendered; list: HTMLElement }> {
    const app = renderApp(path, { persona: 'customer', ...options })
    const list = await section('Payments')
    return { app, list }
  }

  it('are listed with state, papers, fee and the sums of all of them', async () => {
    const { list } = await open()
    await within(list).findByText('underpaid', { selector: '[data-tone]' }, slow)
    expect(within(list).getAllByRole('row').length).toBe(12)
    expect(within(list).getByText(/^\d+ credited, in USD$/)).toBeVisible()
    const receipt = within(list).getAllByRole('link', { name: /^Receipt for payment/ })[0]
    expect(receipt).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/files\.glyphwork\.example\//),
    )
    expect(receipt).toHaveAttribute('rel', 'noopener noreferrer')
    // A payment in progress is watched on its own page.
    expect(within(list).getAllByRole('link', { name: /^View payment/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pay\/ok\?paymentId=/),
    )
  })

  it.each(paymentStatuses)('have words and an explanation for %s', async (status) => {
    const { list } = await open(`/pay/history_payment?status=${status}`)
    const badgeOf = () => within(list).getAllByRole('row')[1]?.querySelector('button[data-tone]')
    await waitFor(() => expect(badgeOf()).toBeInTheDocument(), slow)
    const badge = badgeOf()
    expect(badge?.textContent).not.toContain('_')
    expect(badge).toHaveAttribute('data-tip')
  })

  it('lead from one that has failed to why', async () => {
    const { app, list } = await open('/pay/history_payment?status=failed')
    const [first] = await within(list).findAllByRole('link', { name: /^View payment/ }, slow)
    await app.user.click(first ?? list)
    expect(await screen.findByText('Payment failed', {}, slow)).toBeVisible()
  })

  it('follow the balance, where another tab has paid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { app, list } = await open('/pay/history_payment?status=paid')
      expect(await within(list).findByText(/22 credited, in USD/, {}, slow)).toBeVisible()
      const paid = app.backend.db.payments.records.find(({ status }) => status === 'paid')
      if (paid) app.backend.db.payments.records.push({ ...paid, id: '77' })
      customer(app).balance += 1_000_000
      await vi.advanceTimersByTimeAsync(16_000)
      expect(await within(list).findByText(/23 credited, in USD/, {}, slow)).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('show a state that is newer than the page as it came', async () => {
    const { list } = await open('/pay/history_payment', {
      arrange: ({ db }) => {
        const [first] = db.payments.records.filter(({ status }) => status === 'created')
        if (first) first.status = 'charged_back'
      },
    })
    expect(await within(list).findByText('charged back', {}, slow)).toHaveAttribute(
      'data-tone',
      'neutral',
    )
  })

  it('keep filters and page in the address, ignore nonsense, and can be had back', async () => {
    const { app, list } = await open(
      '/pay/history_payment?status=nonsense&dateFrom=2026-02-31&page=0',
    )
    await within(list).findByText(/^\d+ credited, in USD$/, {}, slow)
    await app.user.selectOptions(within(list).getByLabelText('Method'), 'Payeer')
    await arrivesAt(app, '/pay/history_payment?status=nonsense&dateFrom=2026-02-31&method=payeer')
    await app.user.selectOptions(within(list).getByLabelText('Status'), 'paid')
    await app.user.selectOptions(within(list).getByLabelText('Kind'), 'Vouchers')
    await arrivesAt(
      app,
      '/pay/history_payment?status=paid&dateFrom=2026-02-31&method=payeer&kind=voucher',
    )
    await within(list).findByText('No results', {}, slow)
    await app.user.click(within(list).getByRole('link', { name: 'Reset filters' }))
    await arrivesAt(app, '/pay/history_payment')
    await app.router.navigate(-1)
    await waitFor(() => expect(screen.getByLabelText('Kind')).toHaveValue('voucher'))
  })

  it('are saved as one file, all pages of it, with nothing that a spreadsheet would run', async () => {
    const { app, list } = await open()
    await within(list).findByText(/^\d+ credited, in USD$/, {}, slow)
    let saved = ''
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved = decodeURIComponent(this.href.replace(/^data:text\/csv;charset=utf-8,/, ''))
    })
    await press(app, 'Download CSV', list)
    await waitFor(() => expect(saved).not.toBe(''), slow)
    click.mockRestore()
    const lines = saved.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe(
      'id,createdAt,method,kind,status,amount,currency,fee,bonus,credited,creditedCurrency',
    )
    expect(lines).toHaveLength(41)
    expect(lines.every((line) => !/^[=+@]/.test(line))).toBe(true)
  })

  it('are none for who begins, and lead to a top-up', async () => {
    const { list } = await open('/pay/history_payment', { persona: 'customer-empty' })
    expect(await within(list).findByText('No payments yet', {}, slow)).toBeVisible()
    expect(within(list).queryByText(/save it as CSV/)).toBeNull()
    expect(within(list).getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/pay')
  })

  describe('a refund', () => {
    async function ask(app: Rendered, list: HTMLElement): Promise<HTMLElement> {
      await app.user.click(
        (await within(list).findAllByRole('button', { name: /^Request a refund/ }, slow))[0] ??
          list,
      )
      return screen.findByRole('dialog', { name: /^Refund of payment/ }, slow)
    }
    it('is asked for once, with a reason, to the source', async () => {
      const { app, list } = await open('/pay/history_payment?status=paid')
      customer(app).balance = 500_000_000
      const dialog = await ask(app, list)
      expect(dialog).toHaveTextContent(/only to where it came from/)
      await press(app, 'Send request', dialog)
      expect(await within(dialog).findAllByText('Enter a reason.', {}, slow)).not.toHaveLength(0)
      await app.user.type(within(dialog).getByLabelText('Reason'), 'too short')
      await press(app, 'Send request', dialog)
      expect(calls(app, 'requestRefund')).toHaveLength(0)
      await app.user.type(within(dialog).getByLabelText('Reason'), ' for anybody to know why')
      await app.user.clear(within(dialog).getByLabelText('Amount'))
      await app.user.type(within(dialog).getByLabelText('Amount'), '5,00')
      await app.user.dblClick(within(dialog).getByRole('button', { name: 'Send request' }))
      expect(await within(dialog).findByText(/We opened ticket/, {}, slow)).toBeVisible()
      expect(calls(app, 'requestRefund')).toHaveLength(1)
      await app.user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
      await waitFor(
        () => expect(within(list).getAllByText('refund requested').length).toBe(1),
        slow,
      )
    })

    it('is not more than is left or was paid', async () => {
      const { app, list } = await open('/pay/history_payment?status=paid', {
        arrange: ({ db }) => {
          // Beside the $10.10 on hold.
          for (const account of db.accounts) account.balance = 11_100_000
        },
      })
      const dialog = await ask(app, list)
      const amount = within(dialog).getByLabelText('Amount')
      expect(amount).toHaveValue('1.00')
      await app.user.type(
        within(dialog).getByLabelText('Reason'),
        'Paid twice by mistake, please send one back.',
      )
      await app.user.clear(amount)
      await app.user.type(amount, '99999')
      await press(app, 'Send request', dialog)
      expect(
        await within(dialog).findByRole(
          'link',
          { name: 'Amount: Up to $1.00, the rest of your balance.' },
          slow,
        ),
      ).toBeVisible()
      // It was spent elsewhere since the page loaded.
      customer(app).balance = 10_400_000
      await app.user.clear(amount)
      await app.user.type(amount, '1')
      await press(app, 'Send request', dialog)
      expect(
        await within(dialog).findByRole(
          'link',
          { name: 'Amount: Up to $0.30, the rest of your balance.' },
          slow,
        ),
      ).toBeVisible()
    })
  })

  it('an invoice is made out to the requisites, once; without any it leads to them', async () => {
    const { app } = await open()
    const part = await section('Company invoice')
    const amount = within(part).getByLabelText('Amount')
    await app.user.type(amount, '5')
    await press(app, 'Create invoice', part)
    expect(await within(part).findByText('Who is the invoice for?', {}, slow)).toBeVisible()
    expect(within(part).getByRole('link', { name: 'Add billing details' })).toHaveAttribute(
      'href',
      '/profile/docs#requisites',
    )
    // The notice stands already before the answer to the press.
    const button = within(part).getByRole('button', { name: 'Create invoice' })
    await waitFor(() => expect(calls(app, 'createInvoice')).toHaveLength(1), slow)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'), slow)
    // A person who fills them in and returns finds the amount again.
    expect(JSON.stringify({ ...sessionStorage })).toContain('amount\\":\\"5')
    giveRequisites(app.backend)
    await press(app, 'Create invoice', part)
    expect(await within(part).findByText('From $10.00 to $10,000.00.', {}, slow)).toBeVisible()
    await app.user.type(amount, '00')
    await app.user.dblClick(button)
    expect(await within(part).findByText(/^Invoice INV-/, {}, slow)).toBeVisible()
    expect(within(part).getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    )
    expect(new Set(keysOf(app, 'createInvoice')).size).toBe(3)
    expect(calls(app, 'createInvoice')).toHaveLength(3)
    const [number = ''] = /INV-[\d-]+/.exec(part.textContent) ?? []
    await act(() => app.router.navigate('/profile/docs'))
    expect(await screen.findByText(number, {}, slow)).toBeVisible()
  })
})

it('an invoice says beforehand whom it is made out to', async () => {
  const app = renderApp('/pay/history_payment', {
    persona: 'customer',
    arrange: giveRequisites,
  })
  const part = await section('Company invoice')
  expect(await within(part).findByText(/Bill to: Vale Ltd/, {}, slow)).toBeVisible()
  await app.user.click(within(part).getByRole('link', { name: 'Change' }))
  expect(await screen.findByLabelText('Company name', {}, slow)).toHaveValue('Vale Ltd')
})

describe('spending by day', () => {
  // The page counts back from today, which is the test backend's day.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(testTime) }))
  afterEach(() => void vi.useRealTimers())

  it('adds up: what a day moves is what its balance has changed by', async () => {
    const app = renderApp('/pay/history_day', { persona: 'customer' })
    const part = await section('By day')
    await within(part).findByText('14 days', { selector: 'th' }, slow)
    expect(within(part).getAllByRole('row')).toHaveLength(16)
    const answer: {
      records: Record<
        'topUps' | 'spent' | 'refunds' | 'transfers' | 'balanceEnd',
        { amount: string }
      >[]
    } = await (
      await app.backend.fetch('/api/v2/payments/by_day?dateFrom=2026-04-01&dateTo=2026-04-15')
    ).json()
    const cents = (sum: { amount: string } | undefined): number =>
      Math.round(Number(sum?.amount) * 1e6)
    for (const [index, day] of answer.records.slice(0, -1).entries()) {
      const change =
        cents(day.topUps) - cents(day.spent) + cents(day.refunds) + cents(day.transfers)
      expect(cents(day.balanceEnd) - cents(answer.records[index + 1]?.balanceEnd)).toBe(change)
    }
    expect(cents(answer.records[0]?.balanceEnd)).toBe(customer(app).balance)
  })

  it('goes on over midnight, and asks for the new day', async () => {
    const app = renderApp('/pay/history_day', { persona: 'customer' })
    const until = await screen.findByLabelText('To', {}, slow)
    expect(until).toHaveValue('2026-04-15')
    await waitFor(
      () => expect(app.backend.requests.some(({ call }) => call === 'paymentsByDay')).toBe(true),
      slow,
    )
    vi.setSystemTime(new Date('2026-04-16T00:00:10.000Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(until).toHaveValue('2026-04-16'))
    await waitFor(
      () =>
        expect(
          app.backend.requests.filter(({ call }) => call === 'paymentsByDay').at(-1)?.path,
        ).toContain('dateTo=2026-04-16'),
      slow,
    )
  })

  it('keeps the range in the address, and a day leads to its movements and back', async () => {
    const app = renderApp('/pay/history_day', { persona: 'customer' })
    const part = await section('By day')
    await app.user.click(await within(part).findByRole('link', { name: '7 days' }, slow))
    await arrivesAt(app, '/pay/history_day?dateFrom=2026-04-09&dateTo=2026-04-15')
    await waitFor(() => expect(within(part).getAllByRole('row')).toHaveLength(9), slow)
    await app.user.click(within(part).getByRole('link', { name: /Apr 12/ }))
    await arrivesAt(app, '/pay/history_day?dateFrom=2026-04-09&dateTo=2026-04-15&day=2026-04-12')
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Apr 12, 2026' }, slow),
    ).toHaveFocus()
    await app.user.click(screen.getByRole('link', { name: 'All days' }))
    await arrivesAt(app, '/pay/history_day?dateFrom=2026-04-09&dateTo=2026-04-15')
  })

  it('says of each charge why, with the way to its task; each balance follows from the one before', async () => {
    const app = renderApp('/pay/history_day?day=2026-04-12', { persona: 'customer' })
    const part = await section('Transactions')
    const [task] = await within(part).findAllByRole('link', { name: /^Task 7/ }, slow)
    expect(task).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/statistics\/uploads\?view=tasks&task=7\d+$/),
    )
    expect(within(part).getAllByText(/at the price at that time/).length).toBeGreaterThan(10)
    const rows = (): number => within(part).getAllByRole('row').length
    expect(rows()).toBe(51)
    const more = within(part).getByRole('button', { name: 'Show more' })
    const answer = app.backend.hold('ledger')
    await app.user.dblClick(more)
    answer()
    await waitFor(() => expect(rows()).toBe(101), slow)
    expect(calls(app, 'ledger').filter(({ path }) => path.includes('before='))).toHaveLength(1)
    await app.user.selectOptions(within(part).getByLabelText('Kind'), 'Transfer sent')
    await arrivesAt(app, '/pay/history_day?day=2026-04-12&kind=transfer_out')
    expect(await within(part).findByText(/Includes the fee/, {}, slow)).toBeVisible()
    expect(part).toHaveTextContent('−$4.04')
    const page: { records: { amount: { amount: string }; balanceAfter: { amount: string } }[] } =
      await (
        await app.backend.fetch(
          '/api/v2/payments/ledger?dateFrom=2026-04-12&dateTo=2026-04-12&perPage=40',
        )
      ).json()
    const micros = (text: string | undefined): number => Math.round(Number(text) * 1e6)
    for (const [index, entry] of page.records.slice(0, -1).entries())
      expect(micros(entry.balanceAfter.amount) - micros(entry.amount.amount)).toBe(
        micros(page.records[index + 1]?.balanceAfter.amount),
      )
  })

  it('leads no further back than anything is known', async () => {
    const app = renderApp('/pay/history_day?day=2026-04-12', {
      persona: 'customer',
      arrange: ({ db }) =>
        db.accounts.forEach((account) => (account.createdAt = '2026-04-11T08:00:00Z')),
    })
    await app.user.click(await screen.findByRole('link', { name: 'Previous day' }, slow))
    await arrivesAt(app, '/pay/history_day?day=2026-04-11')
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Apr 11, 2026' }, slow),
    ).toBeVisible()
    await waitFor(
      () => expect(screen.queryByRole('link', { name: 'Previous day' })).toBeNull(),
      slow,
    )
    expect(screen.getByRole('link', { name: 'Next day' })).toBeVisible()
  })

  it('is empty for who begins, ignores nonsense, and says what failed', async () => {
    const app = renderApp('/pay/history_day?dateFrom=nonsense&day=2031-01-01&kind=x', {
      persona: 'customer-empty',
    })
    expect(await screen.findByText('No transactions in this period', {}, slow)).toBeVisible()
    app.unmount()
    renderApp('/pay/history_day', {
      persona: 'customer',
      arrange: (backend) => void backend.fail({ call: 'paymentsByDay', error: 403 }),
    })
    expect(await screen.findByRole('button', { name: 'Try again' }, slow)).toBeVisible()
  })
})

describe('a voucher', () => {
  const open = async (options: Parameters<typeof renderApp>[1] = {}): Promise<Rendered> => {
    const app = renderApp('/pay/paypal_voucher', { persona: 'customer', ...options })
    await section('Redeem a voucher')
    return app
  }
  const code = () => screen.findByLabelText('Code', {}, slow)

  it('is read however it is typed, redeemed once, and shows the new balance', async () => {
    const app = await open()
    const before = customer(app).balance
    await app.user.type(await code(), 'gift 2026')
    await app.user.paste(' – frsh')
    expect(await code()).toHaveValue('GIFT-2026-FRSH')
    await app.user.dblClick(screen.getByRole('button', { name: 'Redeem' }))
    const done = await screen.findByRole('group', { name: '$25.00 credited' }, slow)
    expect(done).toHaveFocus()
    expect(done).toHaveTextContent('Your balance is now $57.65.')
    expect(calls(app, 'redeemVoucher').map(({ body }) => body)).toEqual([
      { code: 'GIFT-2026-FRSH' },
    ])
    expect(customer(app).balance - before).toBe(25_000_000)
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/FRSH/i)
    await press(app, 'Redeem another')
    expect(await code()).toHaveFocus()
    expect(await code()).toHaveValue('')
  })

  it.each([
    ['NONE-0000-0000', /doesn’t exist/],
    ['GIFT-2026-USED', /already redeemed/],
    ['GIFT-2025-PAST', /has expired/],
    ['GIFT-BRAZ-ONLY', /isn’t valid in your profile’s country/],
    ['GIFT-2026-HOLD', /doesn’t exist/],
    ['SHORT', /three to six groups/],
  ])('%s is refused at its field', async (text, words) => {
    const app = await open()
    await app.user.type(await code(), text)
    await press(app, 'Redeem')
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(words), slow)
  })

  it('may be tried five times in ten minutes; then the form says when', async () => {
    const app = await open()
    for (const left of [4, 3, 2, 1, 0]) {
      await app.user.clear(await code())
      await app.user.type(await code(), `NONE-0000-000${left}`)
      await press(app, 'Redeem')
      const said =
        left > 0
          ? new RegExp(`${left} attempts? left`)
          : /No attempts left\. Try again in (?:10 min|9 min \d+ sec)\./
      await waitFor(async () => expect(await code()).toHaveAccessibleDescription(said), slow)
    }
    await app.user.clear(await code())
    await app.user.type(await code(), 'GIFT-2026-FRSH{Enter}')
    expect(await screen.findByText(/Try again in \d/, {}, slow)).toBeVisible()
    expect(screen.queryByText(/Wait a/)).toBeNull()
    expect(calls(app, 'redeemVoucher')).toHaveLength(6)
  })

  it('is credited once where its answer is lost', async () => {
    const app = await open({
      persona: 'customer',
      arrange: (backend) => void backend.fail({ call: 'redeemVoucher', error: 'lost', times: 1 }),
    })
    await app.user.type(await code(), 'GIFT-2026-FRSH{Enter}')
    await screen.findByRole('group', { name: '$25.00 credited' }, slow)
    expect(calls(app, 'redeemVoucher')).toHaveLength(1)
    expect(customer(app).balance).toBe(67_750_000)
  })
})

describe('a promo code', () => {
  const open = async (
    path = '/p/promocode',
    options: Parameters<typeof renderApp>[1] = {},
  ): Promise<Rendered> => {
    const app = renderApp(path, { persona: 'customer', ...options })
    await section('Check a code')
    return app
  }

  it('is looked up before it is redeemed, and redeemed once', async () => {
    const app = await open('/p/promocode?code=thanks5')
    expect(await screen.findByLabelText('Code')).toHaveValue('THANKS5')
    await press(app, 'Check')
    expect(
      await screen.findByRole('group', { name: '$5.00 for your balance' }, slow),
    ).toHaveTextContent('Once per account.')
    expect(calls(app, 'redeemPromo')).toHaveLength(0)
    await app.user.dblClick(screen.getByRole('button', { name: 'Redeem now' }))
    await screen.findByRole('group', { name: '$5.00 credited' }, slow)
    expect(calls(app, 'redeemPromo')).toHaveLength(1)
    expect(customer(app).balance).toBe(47_750_000)
  })

  it('of a top-up is taken along to it', async () => {
    const app = await open()
    await app.user.type(await screen.findByLabelText('Code'), 'topup10{Enter}')
    const answer = await screen.findByRole(
      'group',
      { name: '10% on top of your next top-up' },
      slow,
    )
    expect(answer).toHaveTextContent('For top-ups of $20.00 or more.')
    expect(within(answer).getByRole('link', { name: 'Add funds with this code' })).toHaveAttribute(
      'href',
      '/pay?promo=TOPUP10',
    )
    await app.user.click(within(answer).getByRole('link', { name: 'Add funds with this code' }))
    await app.user.click(await screen.findByRole('link', { name: /^Bank card/ }, slow))
    expect(await screen.findByLabelText(/Promo code/, {}, slow)).toHaveValue('TOPUP10')
  })

  it.each([
    ['SPRING', /has expired/],
    ['WELCOME', /already used it/],
    ['NOTHING', /doesn’t exist/],
  ])('%s is worth nothing, and says why', async (text, words) => {
    const app = await open()
    await app.user.type(await screen.findByLabelText('Code'), `${text}{Enter}`)
    expect(
      await screen.findByRole('group', { name: `${text} can’t be used` }, slow),
    ).toHaveTextContent(words)
  })
})

describe('the order of a way without captchas', () => {
  const open = async (options: Parameters<typeof renderApp>[1] = {}): Promise<Rendered> => {
    const app = renderApp('/captcha-workaround/pay', { persona: 'customer', ...options })
    await screen.findByLabelText('Site', {}, slow)
    return app
  }
  async function fill(app: Rendered, kind: RegExp): Promise<void> {
    await app.user.click(screen.getByRole('radio', { name: kind }))
    await app.user.type(screen.getByLabelText('Site'), 'shop.example/prices')
    await app.user.type(
      screen.getByLabelText('What do you need?'),
      'Their prices, once a day, by agreement.',
    )
  }

  it('is paid from the balance at the price that was shown, once', async () => {
    const app = await open()
    await fill(app, /A letter/)
    const before = customer(app).balance
    await app.user.dblClick(screen.getByRole('button', { name: 'Order and pay $25.00' }))
    await screen.findByRole('group', { name: /^Order \d+ received/ }, slow)
    expect(calls(app, 'orderWorkaround').map(({ body }) => body)).toMatchObject([
      {
        kind: 'letter',
        url: 'https://shop.example/prices',
        price: { amount: '25.00', currency: 'USD' },
      },
    ])
    expect(before - customer(app).balance).toBe(25_000_000)
    await waitFor(
      async () => expect(within(await section('Your orders')).getAllByRole('row')).toHaveLength(3),
      slow,
    )
  })

  it('is asked for without a charge where the price is named later', async () => {
    const app = await open()
    await fill(app, /A data agreement/)
    const before = customer(app).balance
    await press(app, 'Request a price')
    expect((await screen.findAllByText(/send you a price/, {}, slow)).length).toBeGreaterThan(0)
    expect(customer(app).balance).toBe(before)
  })

  it('leads to a top-up where the balance is not enough, and keeps what was typed', async () => {
    const app = await open()
    await fill(app, /A test bench/)
    await press(app, 'Order and pay $60.00')
    expect(await screen.findByRole('group', { name: 'Not enough balance' }, slow)).toHaveFocus()
    // Once is enough.
    expect(screen.queryByText('Not enough funds')).toBeNull()
    const [link] = screen
      .getAllByRole('link', { name: 'Add funds' })
      .filter((one) => one.getAttribute('href')?.includes('amount'))
    expect(link).toHaveAttribute('href', '/pay?amount=27.35&currency=USD')
    await app.router.navigate('/pay/history_day')
    await app.heading('Spending by day')
    await app.router.navigate(-1)
    await waitFor(
      () => expect(screen.getByLabelText('Site')).toHaveValue('shop.example/prices'),
      slow,
    )
  })

  it('is not charged at a price that has changed meanwhile', async () => {
    const app = await open()
    await fill(app, /A letter/)
    const stop = app.backend.fail({ call: 'orderWorkaround', error: 'ERROR_CONFLICT', times: 1 })
    await press(app, 'Order and pay $25.00')
    expect(await screen.findByRole('group', { name: /^The price has changed/ }, slow)).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    stop()
    expect(app.backend.db.transfers.orders).toHaveLength(1)
  })

  it('wants a site, an e-mail and a reason', async () => {
    const app = await open()
    await press(app, 'Order and pay $15.00')
    await waitFor(() =>
      expect(screen.getByLabelText('Site')).toHaveAccessibleDescription(/Enter the site/),
    )
    expect(calls(app, 'orderWorkaround')).toHaveLength(0)
  })
})

it.each([
  ['/pay/history_payment', 'ru', 'Платежи'],
  ['/pay/history_payment', 'zh', '付款记录'],
  ['/pay/history_day', 'ru', 'По дням'],
  ['/pay/paypal_voucher', 'zh', '兑换代金券'],
  ['/p/promocode', 'ru', 'Проверка кода'],
  ['/captcha-workaround/pay', 'ru', 'Что заказать'],
] as const)('%s speaks %s', async (path, language, title) => {
  renderApp(path, { persona: 'customer', accepted: [language] })
  expect(await section(title)).toBeVisible()
})
