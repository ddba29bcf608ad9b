import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { restoreCache } from '@/api/api.ts'
import { knownAnswer } from '@/api/contract/known.ts'
import { publicCalls } from '@/api/contract/public.ts'
import { cacheOf } from '@/api/restore.ts'
import source from '../support/prices.json' with { type: 'json' }
import { renderApp } from '../support/render-app.tsx'

const usd = { currency: 'USD', language: 'en' }
const { customerPrices: prices, proxyPrices: proxies } = source
const known = [
  knownAnswer(
    publicCalls,
    'customerPrices',
    usd,
    { ...prices, asOf: prices.updatedAt },
    prices.updatedAt,
  ),
  knownAnswer(
    publicCalls,
    'proxyPrices',
    usd,
    { ...proxies, asOf: proxies.updatedAt },
    proxies.updatedAt,
  ),
]

it.each([
  ['/pricing', 'customerPrices'],
  ['/p/recaptcha_v2', 'customerPrices'],
  ['/proxy', 'proxyPrices'],
] as const)(
  'the prices in the file of %s stay, with their time, until the current ones can be loaded',
  async (path, call) => {
    let heal = () => {}
    const app = renderApp(path, {
      arrange: (backend) => (heal = backend.fail({ call, error: 500 })),
    })
    app.app.store.dispatch(restoreCache(cacheOf(known)))
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent(/Prices as of Mar 1, 2026/)
    expect(main).toHaveTextContent(/\$\d/)
    heal()
    await app.user.click(retry)
    await waitFor(() => expect(main).not.toHaveTextContent('Prices as of'))
    expect(main).toHaveTextContent(/\$\d/)
  },
)
