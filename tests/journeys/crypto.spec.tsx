import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend, testTime } from '@/mocks/node.ts'
import { drawQr } from '@/shared/qr/draw-qr.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const button = (name: string | RegExp) => screen.findByRole('button', { name }, slow)
const state = (title: string) => screen.findByText(title, { selector: 'p:not([role])' }, slow)
const minute = 60

/**
 * Advances the time of the page and of the backend, which share a clock. The page has polled by
 * then.
 */
async function travel(app: Rendered, seconds: number): Promise<void> {
  const time = Date.parse(testTime) + seconds * 1000
  vi.setSystemTime(time - 15_000)
  app.backend.setClock(time)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
}

async function begin(
  path: string,
  persona: 'customer' | 'customer-empty' = 'customer',
): Promise<Rendered> {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(testTime) })
  const app = renderApp(path, { persona })
  await app.user.click(await button('Get address'))
  await button('Copy address')
  return app
}

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

describe('paying in crypto', () => {
  it('asks for the amount first, with the warning, the least and what arrives', async () => {
    const app = renderApp('/pay/cryptocurrency-btc-BTC', { persona: 'customer' })
    await app.heading('Bitcoin')
    expect(await screen.findByText('Only BTC, only on the Bitcoin network', {}, slow)).toBeVisible()
    expect(screen.getByText(/Minimum transfer: 0\.0003 BTC/)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: '$100' }))
    expect(screen.getByText('Summary').parentElement).toHaveTextContent(
      /Bonus\+\$3\.00You receive\$103\.00/,
    )
    await app.user.clear(screen.getByLabelText(/^Amount/))
    await app.user.type(screen.getByLabelText(/^Amount/), '19.99')
    await app.user.click(await button('Get address'))
    expect(
      await screen.findByRole('link', { name: 'The amount for this method is $20.00 or more' }),
    ).toBeVisible()
    expect(calls(app, 'createCryptoPayment')).toHaveLength(0)
  })

  it('shows address, exact amount, code and time; once, whatever is pressed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testTime) })
    const app = renderApp('/pay/cryptocurrency-btc-BTC?amount=50', { persona: 'customer' })
    const get = await button('Get address')
    await Promise.all([app.user.dblClick(get), app.user.click(get)])
    await arrivesAt(app, '/pay/cryptocurrency-btc-BTC?paymentId=900001')
    expect(await screen.findByRole('img', { name: 'QR code to pay in BTC' }, slow)).toBeVisible()
    const address = app.backend.db.payments.records.at(-1)?.crypto?.address ?? ''
    expect(screen.getByLabelText('BTC address')).toHaveTextContent(address.slice(0, 4))
    expect(screen.getByLabelText('BTC address').textContent).toBe(address)
    expect(screen.getByLabelText('Send exactly')).toHaveTextContent('0.00078125 BTC')
    expect(screen.getByRole('link', { name: 'Open in a wallet' })).toHaveAttribute(
      'href',
      `bitcoin:${address}?amount=0.00078125`,
    )
    expect(screen.getByText('Rate locked for', { exact: false })).toHaveTextContent(/1[45]:\d\d/)
    expect(await state('Waiting for your transfer')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Your payment' })).toHaveFocus()
    const sent = calls(app, 'createCryptoPayment')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({
      asset: 'BTC',
      network: 'bitcoin',
      amount: { amount: '50', currency: 'USD' },
    })
    await app.user.click(await button('Copy amount'))
    expect(await navigator.clipboard.readText()).toBe('0.00078125')
    await app.user.click(await button('Copy address'))
    expect(await navigator.clipboard.readText()).toBe(address)
  })

  it('follows the transfer from the network to the balance', async () => {
    const app = await begin('/pay/cryptocurrency-btc-BTC?amount=50')
    await travel(app, 30)
    expect(await state('Waiting for network confirmations')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: /Confirmations/ })).toHaveAttribute('max', '2')
    expect(screen.getByText('0 of 2')).toBeVisible()
    expect(screen.getByRole('link', { name: /in the explorer/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/explorer\.example\/btc\/tx\//),
    )
    expect(screen.queryByText('Send exactly')).toBeNull()
    await travel(app, 90)
    expect(await screen.findByText('1 of 2', {}, slow)).toBeVisible()
    await travel(app, 4 * minute)
    expect(
      await screen.findByText('$51.50 has been added to your balance.', {}, slow),
    ).toBeVisible()
    // The page polls where there are no events, and updates the balance too.
    await travel(app, 5 * minute)
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('$84.15'), slow)
  })

  it('says what is missing, at the same address', async () => {
    const app = await begin('/pay/cryptocurrency-bch-BCH?amount=25.11')
    await travel(app, 30)
    expect(await state('0.02511000 BCH still missing')).toBeVisible()
    expect(screen.getAllByText(/Send exactly this|Send the rest/)).toHaveLength(1)
    expect(screen.getByLabelText('Still missing')).toHaveTextContent('0.02511000 BCH')
    expect(screen.getByLabelText('BCH address').textContent).toBe(
      app.backend.db.payments.records.at(-1)?.crypto?.address,
    )
    expect(screen.queryByRole('link', { name: 'Open in a wallet' })).toBeNull()
    await travel(app, 12 * minute)
    expect(await state('Payment received')).toBeVisible()
  })

  it('credits all of what is too much', async () => {
    const app = await begin('/pay/cryptocurrency-tron-USDT?amount=50.22')
    await travel(app, 5 * minute)
    expect(await state('More received than requested')).toBeVisible()
    expect(screen.getByText('25.110000 USDT more than requested.')).toBeVisible()
  })

  it('gives a new address when the time is over, once, and never the old one', async () => {
    const app = await begin('/pay/cryptocurrency-btc-BTC?amount=50.44')
    const old = screen.getByLabelText('BTC address').textContent
    await travel(app, 16 * minute)
    expect(await state('Payment expired')).toBeVisible()
    expect(screen.queryByLabelText('BTC address')).toBeNull()
    expect(screen.getByText(/Don’t send to the old address/)).toBeVisible()
    await app.user.dblClick(await button('Get new address'))
    expect((await screen.findByLabelText('BTC address', {}, slow)).textContent).not.toBe(old)
    expect(calls(app, 'renewCryptoAddress')).toHaveLength(1)
    await travel(app, 20 * minute)
    expect(await state('Payment received')).toBeVisible()
  })

  it('tells of what came late', async () => {
    const app = await begin('/pay/cryptocurrency-btc-BTC?amount=50.33')
    await travel(app, 16 * minute)
    expect(await state('Payment expired')).toBeVisible()
    app.backend.setClock(Date.parse(testTime) + 21 * minute * 1000)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await state('Transfer received late')).toBeVisible()
  })

  it('keeps an address that stays, and says at which rate', async () => {
    const app = await begin('/pay/cryptocurrency-tron-USDT?amount=50.44')
    expect(screen.getByText(/This address is yours to keep/)).toBeVisible()
    await travel(app, 16 * minute)
    expect(await screen.findByText(/The rate lock has ended/, {}, slow)).toBeVisible()
    expect(screen.getByLabelText('USDT address')).toBeVisible()
  })

  it('survives a reload, and is given up after a question', async () => {
    const backend = createBackend({ persona: 'customer' })
    const first = renderApp('/pay/cryptocurrency-btc-BTC?amount=50', { backend })
    await first.user.click(await button('Get address'))
    await button('Copy address')
    const address = screen.getByLabelText('BTC address').textContent
    first.unmount()
    const app = renderApp('/pay/cryptocurrency-btc-BTC?paymentId=900001', { backend })
    expect((await screen.findByLabelText('BTC address', {}, slow)).textContent).toBe(address)
    expect(calls(app, 'createCryptoPayment')).toHaveLength(1)
    await app.user.click(await button('Cancel payment'))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this payment?' }, slow)
    expect(dialog).toHaveTextContent('Don’t cancel if you have already sent the money.')
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel payment' }))
    expect(await state('Payment canceled')).toBeVisible()
    expect(screen.queryByLabelText('BTC address')).toBeNull()
  })

  it('shows a memo where there is one, and hides what is no address of a wallet or an explorer', async () => {
    const payment = {
      id: 7,
      method: 'cryptocurrency-tron-USDT',
      kind: 'crypto',
      status: 'pending',
      amount: { amount: '5', currency: 'USD' },
    }
    const answer = {
      payment,
      asset: 'USDT',
      network: 'another',
      address: 'TX1234567890',
      memo: '424242',
      assetAmount: '5',
      uri: 'javascript:alert(1)',
      txids: [{ txid: 'abc', explorerUrl: 'javascript:alert(1)' }],
    }
    const app = renderApp('/pay/cryptocurrency-tron-USDT?paymentId=7', {
      persona: 'customer',
      answer: (call) => (call.endsWith('/crypto/7') ? answer : undefined),
    })
    expect(await screen.findByLabelText('Memo (required)', {}, slow)).toHaveTextContent('424242')
    expect(screen.getByText('Only USDT, only on the another network')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open in a wallet' })).toBeNull()
    expect(screen.queryByRole('link', { name: /explorer/ })).toBeNull()
    expect(app.container.innerHTML).not.toContain('javascript:')
    // The QR code contains the plain address only.
    const code = await screen.findByRole('img', { name: /QR/ }, slow)
    expect(code.querySelector('path')).toHaveAttribute('d', drawQr('TX1234567890')?.path)
  })

  it('is unknown, or cannot be asked about', async () => {
    const app = renderApp('/pay/cryptocurrency-btc-BTC?paymentId=nobody', { persona: 'customer' })
    expect(await screen.findByText('Payment not found', {}, slow)).toBeVisible()
    app.backend.fail({ call: 'cryptoPayment', error: 500, times: 1 })
    await act(() => app.router.navigate('/pay/cryptocurrency-btc-BTC?paymentId=1002036'))
    await app.user.click(await button('Try again'))
    await waitFor(
      () => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull(),
      slow,
    )
  })

  it('looks a lost answer up, and never sends a second time by itself', async () => {
    const app = renderApp('/pay/cryptocurrency-tron-USDT?amount=50', {
      persona: 'customer',
      arrange: (backend) =>
        void backend.fail({ call: 'createCryptoPayment', error: 'lost', times: 1 }),
    })
    await app.user.click(await button('Get address'))
    expect(await button('Copy address')).toBeVisible()
    expect(calls(app, 'createCryptoPayment')).toHaveLength(1)
    expect(calls(app, 'paymentIntent').length).toBeGreaterThan(0)
    await arrivesAt(app, '/pay/cryptocurrency-tron-USDT?paymentId=900001')
  })

  it.each([
    ['ru-RU', 'Только BTC и только в сети Bitcoin', 'Получить адрес', 'Отправьте ровно'],
    ['zh-CN', '仅支持通过“比特币”网络转入 BTC', '获取地址', '请准确发送'],
  ])('speaks %s', async (language, warning, get, exactly) => {
    const app = renderApp('/pay/cryptocurrency-btc-BTC?amount=50', {
      persona: 'customer',
      accepted: [language],
    })
    expect(await screen.findByText(warning, {}, slow)).toBeVisible()
    await app.user.click(await button(get))
    expect(await screen.findByText(exactly, {}, slow)).toBeVisible()
  })
})
