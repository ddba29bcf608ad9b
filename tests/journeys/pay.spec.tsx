import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend, testTime } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
/** Waits until the section has loaded: a skeleton of the same name precedes it. */
const section = (name: string | RegExp) =>
  waitFor(() => {
    const part = screen.getByRole('region', { name })
    expect(within(part).queryByText('Loading')).toBeNull()
    return part
  }, slow)
const button = (name: string | RegExp) => screen.findByRole('button', { name }, slow)
const after = (seconds: number): number => Date.parse(testTime) + seconds * 1000

async function prove(app: Rendered): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow)
  await waitFor(() => expect(within(dialog).getByLabelText('Your password')).toHaveFocus(), slow)
  await app.user.keyboard(`${personaPassword}{Enter}`)
}

async function removeCard(app: Rendered): Promise<void> {
  await app.user.click(screen.getByRole('button', { name: 'Remove Visa •••• 4242' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove Visa •••• 4242?' }, slow)
  await app.user.click(within(dialog).getByRole('button', { name: 'Remove' }))
}

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
  vi.useRealTimers()
})

describe('/pay', () => {
  const cards = async () =>
    within(await screen.findByRole('list', { name: 'Payment methods' }, slow)).findAllByRole(
      'listitem',
      {},
      slow,
    )
  const titles = async () => (await cards()).map((card) => card.textContent)

  it('shows every method with its fee and what arrives of the amount, before anything is chosen', async () => {
    const app = renderApp('/pay', { persona: 'customer' })
    await app.heading('Add funds')
    const amount = await screen.findByLabelText('Amount', {}, slow)
    expect((await titles()).find((text) => text?.startsWith('Bank card'))).toContain(
      'Fee: 2.9% + $0.30',
    )
    await app.user.click(screen.getByRole('button', { name: '$50' }))
    expect(amount).toHaveValue('50')
    expect((await titles()).find((text) => text?.startsWith('Bank card'))).toMatch(
      /Fee \$1\.75You receive \$48\.25/,
    )
    expect((await titles()).find((text) => text?.startsWith('Bitcoin (BTC)'))).toMatch(
      /Bonus \+\$1\.50You receive \$51\.50/,
    )
    await arrivesAt(app, '/pay?amount=50')
    await app.user.clear(amount)
    await app.user.type(amount, '4')
    expect((await titles()).find((text) => text?.startsWith('Bank card'))).toContain(
      'Accepts from $5.00 to $2,000.00',
    )
    const [first] = await cards()
    expect(first).toHaveTextContent('used before')
    expect((await titles()).at(-1)).toMatch(
      /WebMoney.*maintenance.*updating its gateway.*Expected back/,
    )
    expect(screen.queryByRole('link', { name: /WebMoney/ })).toBeNull()
    expect(screen.getByRole('link', { name: /Bank card/ })).toHaveAttribute(
      'href',
      '/pay/bank-card?amount=4&currency=USD',
    )
  })

  it('names methods in the language that the account learns of only after they have been asked for', async () => {
    const app = renderApp('/pay', { persona: 'customer', accepted: ['ru'] })
    await screen.findByRole('link', { name: /^Банковская карта/ }, slow)
    expect(screen.getByText(/обновляет свой шлюз/)).toBeVisible()
    await act(() => app.router.navigate('/pay/history_payment'))
    expect(
      (await screen.findAllByRole('cell', { name: 'Банковская карта' }, slow)).length,
    ).toBeGreaterThan(0)
  })

  it('is filtered by text and country, in the address; nothing found is one press from everything', async () => {
    const app = renderApp('/pay?q=bitcoin&country=XX&currency=nonsense', { persona: 'customer' })
    await app.heading('Add funds')
    expect(await cards()).toHaveLength(2)
    await app.user.type(screen.getByLabelText('Search'), ' nothing')
    await app.user.click(await button('Reset filters'))
    expect((await cards()).length).toBeGreaterThan(6)
    await waitFor(() => expect(app.address()).not.toContain('q='))
    await app.user.selectOptions(screen.getByLabelText('Country'), 'CN')
    expect((await titles()).join()).toContain('Alipay')
    await arrivesAt(app, '/pay?country=CN')
  })

  it('asks for another currency, and takes its presets', async () => {
    const app = renderApp('/pay', { persona: 'customer' })
    await app.user.selectOptions(await screen.findByLabelText('Currency', {}, slow), 'BRL')
    expect(await screen.findByRole('link', { name: /Pix/ }, slow)).toBeVisible()
    expect(calls(app, 'paymentMethods').at(-1)?.path).toContain('currency=BRL')
    expect(await screen.findByRole('button', { name: 'R$50' })).toBeVisible()
  })

  it('keeps the amount that was typed in another currency, and drops a preset', async () => {
    const app = renderApp('/pay', { persona: 'customer' })
    await app.user.type(await screen.findByLabelText('Amount', {}, slow), '77')
    await app.user.selectOptions(screen.getByLabelText('Currency'), 'EUR')
    await waitFor(() => expect(app.address()).toContain('currency=EUR'))
    expect(app.address()).toContain('amount=77')
    expect(screen.getByLabelText('Amount')).toHaveValue('77')
    await app.user.click(await screen.findByRole('button', { name: '€25' }, slow))
    await waitFor(() => expect(app.address()).toContain('amount=25'))
    await app.user.selectOptions(screen.getByLabelText('Currency'), 'BRL')
    await waitFor(() => expect(app.address()).toContain('currency=BRL'))
    expect(app.address()).not.toContain('amount=')
  })

  it('says when it fails, and asks again', async () => {
    const app = renderApp('/pay', {
      persona: 'customer',
      arrange: ({ fail }) => fail({ call: 'paymentMethods', error: 500, times: 1 }),
    })
    await app.user.click(await button('Try again'))
    expect((await cards()).length).toBeGreaterThan(6)
  })

  it.each([
    ['ru-RU', 'Пополнение баланса', 'Способы оплаты'],
    ['zh-CN', '充值', '付款方式'],
  ])('speaks %s', async (language, heading, methods) => {
    const app = renderApp('/pay', { persona: 'customer', accepted: [language] })
    await app.heading(heading)
    expect(await screen.findByRole('list', { name: methods }, slow)).toBeVisible()
  })

  it("writes an amount with the decimal sign of the page's language", async () => {
    const app = renderApp('/pay?amount=7.50', { persona: 'customer', accepted: ['ru-RU'] })
    await app.heading('Пополнение баланса')
    expect(await screen.findByLabelText('Сумма', { selector: 'input' }, slow)).toHaveValue('7,50')
  })

  it('asks for the amount first on /addbalance, and offers what it fits', async () => {
    const app = renderApp('/addbalance?amount=4', { persona: 'customer' })
    await app.heading('Top-up amount')
    expect(await cards()).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Methods for this amount' })).toBeVisible()
    await app.user.clear(screen.getByLabelText('Amount'))
    expect(await screen.findByRole('heading', { name: 'Payment methods' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: '$50' }))
    expect(await cards()).toHaveLength(4)
    expect(screen.getByRole('link', { name: /^Pay with / })).toHaveAttribute(
      'href',
      expect.stringContaining('amount=50'),
    )
    await app.user.clear(screen.getByLabelText('Amount'))
    await app.user.type(screen.getByLabelText('Amount'), '0.01')
    expect(await screen.findByText('No method accepts this amount')).toBeVisible()
  })
})

describe('a method', () => {
  const open = async (
    path = '/pay/bank-card?amount=25',
    arrange?: Parameters<typeof renderApp>[1],
  ) => {
    const app = renderApp(path, { persona: 'customer', ...arrange })
    await screen.findByLabelText(/^Amount/, {}, slow)
    return app
  }

  it('is not found where the backend does not know it', async () => {
    const app = renderApp('/pay/no-such-thing', { persona: 'customer' })
    await app.heading('Method not found')
    expect(
      screen.getByRole('heading', { name: 'Payment method “no-such-thing” not found' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Payment methods' })).toHaveAttribute('href', '/pay')
    expect(calls(app, 'paymentMethod').map(({ status }) => status)).toEqual([404])
  })

  it('says why it is down', async () => {
    const app = renderApp('/pay/webmoney', { persona: 'customer' })
    await app.heading('WebMoney')
    expect(await screen.findByText(/updating its gateway/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  it('begins with the smallest usual amount of the currency, until one is typed', async () => {
    const app = await open('/pay/alipay')
    const amount = screen.getByLabelText(/^Amount/)
    expect(amount).toHaveValue('10')
    await app.user.selectOptions(screen.getByLabelText('Currency'), 'CNY')
    await waitFor(() => expect(amount).toHaveValue('100'))
    await app.user.clear(amount)
    await app.user.type(amount, '30')
    await app.user.selectOptions(screen.getByLabelText('Currency'), 'USD')
    await waitFor(() => expect(screen.getByLabelText('Currency')).toHaveValue('USD'))
    expect(amount).toHaveValue('30')
  })

  it('judges the amount by the limits of the backend', async () => {
    const app = await open('/pay/bank-card')
    await app.user.click(screen.getByLabelText('New card'))
    const amount = screen.getByLabelText(/^Amount/)
    await app.user.clear(amount)
    await app.user.click(await button('Continue'))
    expect(await screen.findByRole('link', { name: 'Enter an amount' })).toBeVisible()
    await app.user.type(amount, '3')
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/from \$5\.00 to \$2,000\.00/))
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    expect(calls(app, 'createPayment')).toHaveLength(0)
  })

  it('pays once, whatever is pressed: double click, Enter and click', async () => {
    const app = await open()
    await app.user.click(screen.getByLabelText('New card'))
    const amount = screen.getByLabelText(/^Amount/)
    await app.user.click(amount)
    const go = await button('Continue')
    await Promise.all([app.user.keyboard('{Enter}'), app.user.dblClick(go), app.user.click(go)])
    const away = await screen.findByRole('link', { name: 'Continue to payment' }, slow)
    expect(away).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/v2\/payments\/\d+\/checkout$/),
    )
    const sent = calls(app, 'createPayment')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent[0]?.body).toEqual({
      method: 'bank-card',
      amount: { amount: '25', currency: 'USD' },
      returnUrl: 'http://localhost:3000/pay/ok',
    })
    await arrivesAt(app, '/pay/bank-card?paymentId=900001')
    expect(screen.getByRole('group', { name: 'Your payment' })).toHaveFocus()
  })

  it('keeps the chosen card beside the amount over a reload, and neither in another currency', async () => {
    const backend = createBackend({ persona: 'customer' })
    const app = await open('/pay/bank-card', { backend })
    await app.user.click(screen.getByLabelText('New card'))
    await app.user.clear(screen.getByLabelText(/^Amount/))
    await app.user.type(screen.getByLabelText(/^Amount/), '21')
    app.unmount()
    const again = await open('/pay/bank-card', { backend })
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('21')
    expect(screen.getByLabelText('New card')).toBeChecked()
    again.unmount()
    await open('/pay/bank-card?currency=EUR', { backend })
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('10')
    expect(screen.getByLabelText(/^Visa/)).toBeChecked()
  })

  it('does not lead back to a second payment, and a reload finds the first', async () => {
    const backend = createBackend({ persona: 'customer' })
    const app = renderApp('/pay/bank-card?amount=25', { backend, history: ['/pay'] })
    await app.user.click(await screen.findByLabelText('New card', {}, slow))
    await app.user.click(await button('Continue'))
    await arrivesAt(app, '/pay/bank-card?paymentId=900001')
    await act(() => app.router.navigate(-1))
    await arrivesAt(app, '/pay')
    await act(() => app.router.navigate(1))
    expect(await screen.findByRole('link', { name: 'Continue to payment' }, slow)).toBeVisible()
    app.unmount()
    const again = renderApp('/pay/bank-card?paymentId=900001', { backend })
    expect(await screen.findByRole('link', { name: 'Continue to payment' }, slow)).toBeVisible()
    expect(calls(again, 'createPayment')).toHaveLength(1)
  })

  it.each(['network', 502, 'html'] as const)(
    'says that it checks where the answer is lost (%s), and looks it up by its key',
    async (error) => {
      const app = await open()
      await app.user.click(screen.getByLabelText('New card'))
      const stop = app.backend.fail({ call: 'paymentIntent', error: 'network' })
      const lose = app.backend.fail({ call: 'createPayment', error, times: 1 })
      await app.user.click(await button('Continue'))
      expect(await screen.findByText('Checking with the server', {}, slow)).toBeVisible()
      expect(screen.queryByText(/try again/i)).toBeNull()
      lose()
      stop()
      // The request has not arrived so far: the same entries are sent again with the same key.
      expect(await screen.findByText('We’re still checking', {}, { timeout: 20_000 })).toBeVisible()
      expect(screen.queryByText(/your entries are still here/i)).toBeNull()
      await app.user.click(await button('Continue'))
      await screen.findByRole('link', { name: 'Continue to payment' }, slow)
      const keys = calls(app, 'createPayment').map(({ headers }) => headers['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
      expect(app.backend.db.payments.records.filter(({ id }) => id.startsWith('9'))).toHaveLength(1)
    },
  )

  it('finds by its key, after a reload, what became of a payment whose answer was lost', async () => {
    const backend = createBackend({ persona: 'customer' })
    backend.fail({ call: 'createPayment', error: 'lost', times: 1 })
    const app = renderApp('/pay/bank-card?amount=25', { backend })
    await app.user.click(await screen.findByLabelText('New card', {}, slow))
    const stop = backend.fail({ call: 'paymentIntent', error: 'network' })
    await app.user.click(await button('Continue'))
    await screen.findByText('Checking with the server', {}, slow)
    app.unmount()
    stop()
    const again = renderApp('/pay/bank-card?amount=25', { backend })
    expect(await screen.findByRole('link', { name: 'Continue to payment' }, slow)).toBeVisible()
    await arrivesAt(again, '/pay/bank-card?paymentId=900001')
    expect(calls(again, 'createPayment')).toHaveLength(1)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('bank-card')
    expect(JSON.stringify({ ...localStorage })).not.toContain('open')
  })

  it('takes another key for another amount', async () => {
    const app = await open()
    await app.user.click(screen.getByLabelText('New card'))
    app.backend.fail({ call: 'createPayment', error: 400, times: 1 })
    await app.user.click(await button('Continue'))
    await waitFor(() => expect(calls(app, 'createPayment')).toHaveLength(1))
    const amount = screen.getByLabelText(/^Amount/)
    await app.user.clear(amount)
    await app.user.type(amount, '30')
    await app.user.click(await button('Continue'))
    await screen.findByRole('link', { name: 'Continue to payment' }, slow)
    expect(
      new Set(calls(app, 'createPayment').map(({ headers }) => headers['idempotency-key'])).size,
    ).toBe(2)
  })

  it('shows what the backend refuses at its field, and when it may be tried again', async () => {
    const app = await open()
    await app.user.click(screen.getByLabelText('New card'))
    app.backend.fail({
      call: 'createPayment',
      error: 400,
      fields: { amount: { code: 'limit_exceeded' } },
      times: 1,
    })
    await app.user.click(await button('Continue'))
    await waitFor(() =>
      expect(screen.getByLabelText(/^Amount/)).toHaveAccessibleDescription(
        /The amount for this method is/,
      ),
    )
    app.backend.fail({ call: 'createPayment', error: 429, retryAfter: 40, times: 1 })
    await app.user.type(screen.getByLabelText(/^Amount/), '{Backspace}0')
    await app.user.click(await button('Continue'))
    expect(await screen.findByText(/Try again in/, {}, slow)).toBeVisible()
  })

  it('pays at once by a saved card, and the page says so on its button', async () => {
    const app = await open()
    expect(screen.getByLabelText(/Visa •••• 4242/)).toBeChecked()
    expect(screen.queryByLabelText('Save this card')).toBeNull()
    await app.user.click(await button('Pay $25.00'))
    await arrivesAt(app, '/pay/ok?paymentId=900001')
    await app.heading('Payment')
    expect(calls(app, 'createPayment')[0]?.body).toMatchObject({ savedMethodId: 'card-1002-1' })
    expect(
      await screen.findByText('isn’t in your balance yet.', { exact: false }, slow),
    ).toBeVisible()
  })

  it('checks a promo code, and counts it in', async () => {
    const app = await open('/pay/bank-card?amount=50')
    expect(screen.queryByLabelText(/^Promo code/)).toBeNull()
    await app.user.click(await button('I have a promo code'))
    const code = await screen.findByLabelText(/^Promo code/, {}, slow)
    expect(code).toHaveFocus()
    await app.user.type(code, 'nonsense')
    await app.user.click(await button('Check'))
    expect(await screen.findByText('This code doesn’t exist')).toBeVisible()
    await app.user.clear(code)
    await app.user.type(code, 'topup10')
    await app.user.click(await button('Check'))
    expect(await screen.findByText('The code adds 10% to this top-up.')).toBeVisible()
    expect(screen.getByText('Summary').parentElement).toHaveTextContent(
      /Bonus\+\$5\.00You receive\$53\.25/,
    )
    await app.user.clear(code)
    await app.user.type(code, 'SPRING')
    await app.user.click(screen.getByLabelText('New card'))
    await app.user.click(await button('Continue'))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/The code has expired/))
  })

  it('asks for what the method wants by the fields of the backend', async () => {
    const app = renderApp('/pay/sbp?amount=1000&currency=RUB', {
      persona: 'customer',
      arrange: (backend) =>
        void backend.fail({
          call: 'sendPaymentDetails',
          error: 'ERROR_VALIDATION',
          fields: { 'payer.phone': { code: 'not_allowed' } },
          times: 1,
        }),
    })
    await app.user.click(await button('Continue'))
    const phone = await screen.findByLabelText(/^Phone linked to the account/, {}, slow)
    expect(phone).toHaveAttribute('type', 'tel')
    await app.user.click(screen.getAllByRole('button', { name: 'Continue' })[0] ?? document.body)
    await waitFor(() => expect(phone).toBeInvalid())
    await app.user.type(phone, '+79991234567')
    await app.user.selectOptions(screen.getByLabelText('Bank'), 'north')
    await waitFor(() => expect(phone).toBeValid())
    await app.user.click(screen.getAllByRole('button', { name: 'Continue' })[0] ?? document.body)
    await waitFor(() => expect(phone).toBeInvalid(), slow)
    await app.user.dblClick(screen.getAllByRole('button', { name: 'Continue' })[0] ?? document.body)
    expect(
      await screen.findByText('Payment pending', { selector: 'p:not([role])' }, slow),
    ).toBeVisible()
    const body = { fields: { 'payer.phone': '+79991234567', bank: 'north' } }
    expect(calls(app, 'sendPaymentDetails').map((sent) => sent.body)).toEqual([body, body])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('9991234567')
  })

  it('shows at once how it stands, where it has gone on in another tab meanwhile', async () => {
    const app = renderApp('/pay/sbp?amount=1000&currency=RUB', { persona: 'customer' })
    await app.user.click(await button('Continue'))
    await app.user.type(
      await screen.findByLabelText(/^Phone linked to the account/, {}, slow),
      '8 (999) 123-45-67',
    )
    await app.user.selectOptions(screen.getByLabelText('Bank'), 'north')
    expect(screen.getByText('Pay until')).toBeVisible()
    Object.assign(app.backend.db.payments.records.at(-1) ?? {}, {
      status: 'canceled',
      settled: true,
    })
    await app.user.clear(screen.getByLabelText(/^Phone linked to the account/))
    await app.user.type(screen.getByLabelText(/^Phone linked to the account/), '+7 (999) 123-45-67')
    await app.user.click(screen.getAllByRole('button', { name: 'Continue' })[0] ?? document.body)
    // Sooner than the next poll.
    expect(
      await screen.findByText('Payment canceled', { selector: 'p:not([role])' }, { timeout: 3000 }),
    ).toBeVisible()
    expect(screen.queryByLabelText('Bank')).toBeNull()
    expect(calls(app, 'sendPaymentDetails').map(({ body, status }) => [body, status])).toEqual([
      [{ fields: { 'payer.phone': '+79991234567', bank: 'north' } }, 409],
    ])
  })

  it('leads only to safe addresses, and says where', async () => {
    const app = renderApp('/pay/wallet-one?amount=25', { persona: 'customer' })
    await app.user.click(await button('Continue'))
    const away = await screen.findByRole('link', { name: 'Continue to payment' }, slow)
    expect(away).toHaveAttribute('href', 'https://checkout.payments.example/pay/900001')
    expect(screen.getByText('checkout.payments.example')).toBeVisible()
    app.unmount()
    const payment = {
      id: 5,
      method: 'x',
      status: 'created',
      amount: { amount: '5', currency: 'USD' },
    }
    renderApp('/pay/bank-card?paymentId=5', {
      persona: 'customer',
      answer: (call) =>
        call.endsWith('/payments/5')
          ? { ...payment, next: { kind: 'redirect', url: 'javascript:alert(1)' } }
          : undefined,
    })
    expect(await screen.findByText('We can’t open the payment page', {}, slow)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull()
  })

  it('is given up after a question', async () => {
    const app = renderApp('/pay/wallet-one?amount=25', { persona: 'customer' })
    await app.user.click(await button('Continue'))
    await app.user.click(await button('Cancel payment'))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this payment?' }, slow)
    expect(within(dialog).getByRole('button', { name: 'Keep' })).toBeVisible()
    await app.user.dblClick(within(dialog).getByRole('button', { name: 'Cancel payment' }))
    expect(
      await screen.findByText('Payment canceled', { selector: 'p:not([role])' }, slow),
    ).toBeVisible()
    // The button that asked has disappeared.
    expect(screen.getByRole('region', { name: /^Payment/ })).toHaveFocus()
    expect(calls(app, 'cancelPayment')).toHaveLength(1)
  })
})

describe('where providers send people back to', () => {
  it('never claims a success before it is one, and follows the payment', async () => {
    const app = renderApp('/pay/bank-card?amount=25', { persona: 'customer' })
    await app.user.click(await button('Pay $25.00'))
    await app.heading('Payment')
    expect(
      await screen.findByText('Payment pending', { selector: 'p:not([role])' }, slow),
    ).toBeVisible()
    expect(screen.queryByText(/has arrived/)).toBeNull()
    app.backend.setClock(after(60))
    expect(
      await screen.findByText('$23.97 has been added to your balance.', {}, slow),
    ).toBeVisible()
    // The header does not wait for its own poll.
    await waitFor(
      () => expect(screen.getByRole('link', { name: /^Balance/ })).toHaveTextContent('$56.62'),
      { timeout: 4000 },
    )
    expect(await screen.findByRole('link', { name: 'Go to dashboard' })).toBeVisible()
    // The payment has ended, so polling has stopped.
    const asked = calls(app, 'payment').length
    vi.useFakeTimers()
    await act(() => vi.advanceTimersByTimeAsync(12_000))
    expect(calls(app, 'payment')).toHaveLength(asked)
  })

  it('says on /pay/error what failed and its cure, and leads on', async () => {
    const app = renderApp('/pay/bank-card?amount=25.66', { persona: 'customer' })
    await app.user.click(await button('Pay $25.66'))
    await app.heading('Payment')
    app.backend.setClock(after(60))
    await act(() => app.router.navigate('/pay/error?paymentId=900001'))
    await app.heading('Payment failed')
    expect(
      await screen.findByText(/Your bank declined the card\. You weren’t charged\./),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/pay/bank-card?amount=25.66&currency=USD',
    )
    expect(screen.getByRole('link', { name: 'Another method' })).toBeVisible()
  })

  it('does not call a failure what has not failed', async () => {
    const backend = createBackend({ persona: 'customer' })
    const paid = backend.db.payments.records.find(({ status }) => status === 'paid')
    const app = renderApp(`/pay/error?paymentId=${paid?.id}`, { backend })
    await app.heading('Payment')
    expect(
      await screen.findByText('Payment received', { selector: 'p:not([role])' }, slow),
    ).toBeVisible()
  })

  it('shows every state, and one that it does not know', async () => {
    const backend = createBackend({ persona: 'customer' })
    const of = (status: string) =>
      backend.db.payments.records.find((payment) => payment.status === status)?.id
    const newer = backend.db.payments.records.find(({ status }) => status === 'paid')
    if (newer) newer.status = 'charged_back'
    const app = renderApp('/pay/ok', { backend })
    await app.heading('Payment')
    expect(await screen.findByText('Payment not found')).toBeVisible()
    const titles = {
      created: 'Payment not completed',
      redirected: 'Waiting for the provider',
      confirming: 'Waiting for network confirmations',
      failed: 'Payment failed',
      expired: 'Payment expired',
      on_review: 'Payment in review',
      partially_refunded: 'Payment partially refunded',
      refunded: 'Payment refunded',
      underpaid: 'Not enough received',
      overpaid: 'More received than requested',
      paid_late: 'Transfer received late',
      charged_back: 'Status: charged back',
    }
    for (const [status, title] of Object.entries(titles)) {
      await act(() => app.router.navigate(`/pay/ok?paymentId=${of(status)}`))
      expect(
        await screen.findByText(title, { selector: 'p:not([role])' }, slow),
        status,
      ).toBeVisible()
    }
    await act(() => app.router.navigate('/pay/ok?paymentId=777'))
    expect(await screen.findByText('Payment not found', {}, slow)).toBeVisible()
  })

  it('asks the backend itself, where it cannot say says so, and asks again', async () => {
    const app = renderApp('/pay/ok?paymentId=1002001', {
      persona: 'customer',
      arrange: ({ fail }) => fail({ call: 'payment', error: 500, times: 1 }),
    })
    await app.user.click(await button('Try again'))
    expect(await section('Payment 1002001')).toBeVisible()
  })
})

describe('saved methods', () => {
  it('are listed with their state, made the default and removed with a proof', async () => {
    const app = renderApp('/pay', { persona: 'developer' })
    const part = await section('Saved methods')
    expect(await within(part).findByText('Visa •••• 4242', {}, slow)).toBeVisible()
    expect(within(part).getByText('default')).toBeVisible()
    await removeCard(app)
    await prove(app)
    expect(await within(part).findByText(/No saved cards yet/, {}, slow)).toBeVisible()
    expect(
      app.backend.db.payments.saved.filter(({ accountId }) => accountId === 1006),
    ).toHaveLength(0)
  })

  it('says what is wrong with an expired or declined one', async () => {
    const app = renderApp('/pay', {
      persona: 'customer',
      arrange: ({ db }) => void Object.assign(db.payments.saved[1] ?? {}, { status: 'active' }),
    })
    const part = await section('Saved methods')
    expect(
      await within(part).findByText(/The bank declined the last payment/, {}, slow),
    ).toBeVisible()
    await app.user.dblClick(
      within(part).getByRole('button', { name: 'Make default: Mastercard •••• 0011' }),
    )
    await waitFor(() =>
      expect(within(part).queryByRole('button', { name: /Make default: Visa/ })).toBeVisible(),
    )
    expect(calls(app, 'makeSavedMethodDefault')).toHaveLength(1)
  })

  it('are none for who has paid by none', async () => {
    renderApp('/pay', { persona: 'customer-empty' })
    expect(await screen.findByText(/No saved cards yet/, {}, slow)).toBeVisible()
    expect(await screen.findByText(/Auto top-up needs a saved card/, {}, slow)).toBeVisible()
  })
})

describe('auto top-up', () => {
  it('is set within its caps, with a proof', async () => {
    const app = renderApp('/pay', { persona: 'customer' })
    const part = await section('Auto top-up')
    await app.user.click(await within(part).findByLabelText('Top up automatically', {}, slow))
    await app.user.type(within(part).getByLabelText(/When the balance/), '20')
    await app.user.type(within(part).getByLabelText(/Top-up amount/), '50')
    await app.user.type(within(part).getByLabelText(/Max per month/), '40')
    await app.user.click(within(part).getByRole('button', { name: 'Save' }))
    expect(
      await within(part).findByRole(
        'link',
        { name: 'Max per month: Enter at least the amount of one top-up' },
        slow,
      ),
    ).toBeVisible()
    expect(within(part).getByRole('link', { name: 'Choose a card' })).toBeVisible()
    expect(calls(app, 'updateAutoTopUp')).toHaveLength(0)
    await app.user.selectOptions(within(part).getByLabelText('Card'), 'card-1002-1')
    await app.user.type(within(part).getByLabelText(/Max per month/), '0')
    await app.user.dblClick(within(part).getByRole('button', { name: 'Save' }))
    await prove(app)
    expect(await within(part).findByText('active', {}, slow)).toBeVisible()
    expect(
      app.backend.db.payments.autoTopUp.find(({ accountId }) => accountId === 1002),
    ).toMatchObject({
      enabled: true,
      threshold: '20',
      amount: '50',
      monthlyAmountCap: '400',
      savedMethodId: 'card-1002-1',
    })
    expect(calls(app, 'updateAutoTopUp').map(({ status }) => status)).toEqual([403, 200])
  })

  it('names the fields that are wrong, and asks for none of them while it is switched off', async () => {
    const app = renderApp('/pay', { persona: 'customer' })
    const part = await section('Auto top-up')
    const enabled = await within(part).findByLabelText('Top up automatically', {}, slow)
    await app.user.click(enabled)
    await app.user.type(within(part).getByLabelText(/When the balance/), '20')
    await app.user.click(within(part).getByRole('button', { name: 'Save' }))
    expect(
      await within(part).findByRole('link', { name: 'Top-up amount: Enter an amount' }, slow),
    ).toBeVisible()
    expect(within(part).getByRole('link', { name: 'Max per month: Enter an amount' })).toBeVisible()
    expect(within(part).queryByRole('link', { name: /When the balance/ })).toBeNull()
    await app.user.type(within(part).getByLabelText(/Top-up amount/), 'soon')
    await app.user.click(enabled)
    await app.user.click(within(part).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved. Auto top-up is off', {}, slow)).toBeVisible()
    expect(within(part).queryByRole('alert')).toBeNull()
    expect(within(part).getByLabelText(/When the balance/)).toHaveValue('20')
    expect(within(part).getByLabelText(/Top-up amount/)).toHaveValue('soon')
    expect(
      app.backend.db.payments.autoTopUp.find(({ accountId }) => accountId === 1002),
    ).toMatchObject({
      enabled: false,
      threshold: '20',
      amount: null,
    })
  })

  it('says that it is paused, why, and what was last', async () => {
    renderApp('/pay', { persona: 'developer' })
    const part = await section('Auto top-up')
    expect(await within(part).findByText('Paused after 3 failed payments', {}, slow)).toBeVisible()
    expect(part).toHaveTextContent(/Last top-up: .*\$50\.00, failed\. Your bank declined the card/)
  })

  it('does not write over what has changed meanwhile', async () => {
    const app = renderApp('/pay', { persona: 'developer' })
    const part = await section('Auto top-up')
    const threshold = await within(part).findByLabelText(/When the balance/, {}, slow)
    await app.user.clear(threshold)
    await app.user.type(threshold, '30')
    const record = app.backend.db.payments.autoTopUp[0]
    if (record) Object.assign(record, { threshold: '25.00', updatedAt: '2026-04-15T09:29:00.000Z' })
    await app.user.click(within(part).getByRole('button', { name: 'Save' }))
    await app.user.click(
      await within(part).findByRole('button', { name: 'Show newer version' }, slow),
    )
    expect(threshold).toHaveValue('25')
  })

  it('stands as the backend has it, once its card is gone or another tab has switched it off', async () => {
    const app = renderApp('/pay', { persona: 'developer' })
    const part = await section('Auto top-up')
    const enabled = await within(part).findByLabelText('Top up automatically', {}, slow)
    const threshold = within(part).getByLabelText(/When the balance/)
    await app.user.type(threshold, '5')
    const record = app.backend.db.payments.autoTopUp[0]
    if (record)
      Object.assign(record, { enabled: false, state: 'off', updatedAt: '2026-04-15T09:29:00.000Z' })
    await app.user.click(within(part).getByRole('button', { name: 'Save' }))
    await app.user.click(
      await within(part).findByRole('button', { name: 'Show newer version' }, slow),
    )
    expect(await within(part).findByText('off', {}, slow)).toBeVisible()
    expect(enabled).not.toBeChecked()
    await app.user.click(enabled)
    await app.user.click(within(part).getByRole('button', { name: 'Save' }))
    await prove(app)
    expect(await within(part).findByText('active', {}, slow)).toBeVisible()
    await removeCard(app)
    expect(await within(part).findByText(/Auto top-up needs a saved card/, {}, slow)).toBeVisible()
  })

  it('is switched off in the form, too, when its card is removed and others are left; all that is wrong is said at once', async () => {
    const app = renderApp('/pay', { persona: 'customer' })
    const part = await section('Auto top-up')
    const enabled = await within(part).findByLabelText('Top up automatically', {}, slow)
    await app.user.click(enabled)
    await app.user.type(within(part).getByLabelText(/When the balance/), '500')
    await app.user.type(within(part).getByLabelText(/Top-up amount/), '50')
    await app.user.type(within(part).getByLabelText(/Max top-ups per day/), '00')
    await app.user.type(within(part).getByLabelText(/Max per month/), '10')
    await app.user.selectOptions(within(part).getByLabelText('Card'), 'card-1002-1')
    await app.user.click(within(part).getByRole('button', { name: 'Save' }))
    const summary = await within(part).findByRole('alert', {}, slow)
    expect(within(summary).getAllByRole('link')).toHaveLength(3)
    for (const [name, value] of [
      [/When the balance/, '20'],
      [/Max top-ups per day/, '3'],
      [/Max per month/, '200'],
    ] as const) {
      await app.user.clear(within(part).getByLabelText(name))
      await app.user.type(within(part).getByLabelText(name), value)
    }
    await app.user.click(within(part).getByRole('button', { name: 'Save' }))
    await prove(app)
    expect(await within(part).findByText('active', {}, slow)).toBeVisible()
    await removeCard(app)
    expect(await within(part).findByText('off', {}, slow)).toBeVisible()
    expect(enabled).not.toBeChecked()
  })
})
