import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { proxyCountries } from '@/routes/slugs/proxy-countries.ts'
import { proxyTypes } from '@/routes/slugs/proxy-types.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered) =>
  app.backend.requests.filter(({ call }) => call === 'proxyPrices').map(({ path }) => path)
const money = (amount: string) => ({ amount, currency: 'USD' })

// Without IntersectionObserver, parts that load on sight load at once.
beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined))

describe('the proxy product', () => {
  it('says what it is, by kind and by country, and how to begin', async () => {
    const app = renderApp('/proxy')
    await app.heading(/See the web/)
    expect(screen.getByRole('link', { name: /^Residential\s?Home connections/ })).toHaveAttribute(
      'href',
      '/proxy/residential',
    )
    expect(screen.getByRole('link', { name: /^United Kingdom/ })).toHaveAttribute(
      'href',
      '/proxy/local-proxies/uk',
    )
    expect(screen.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '#prices')
    expect(screen.getByRole('heading', { name: 'Not accepted' })).toBeVisible()
    const formats = screen.getByRole('tablist', { name: /five formats/ })
    await app.user.click(within(formats).getByRole('tab', { name: 'URL' }))
    expect(screen.getByText('http://price_check:Tu7-kiwi-Lake@proxy.example:8000')).toBeVisible()
  })

  it.each([
    ['ru', 'Взгляните на\u00a0сеть', 'Цены сейчас'],
    ['zh-CN', '看同一个网页', '当前价格'],
  ])('speaks %s', async (language, title, prices) => {
    const app = renderApp('/proxy', { accepted: [language] })
    await app.heading(new RegExp(title))
    expect(screen.getByRole('heading', { name: prices })).toBeVisible()
  })
})

describe('its prices', () => {
  it('come with their tiers, savings and countries', async () => {
    const app = renderApp('/proxy')
    const table = await screen.findByRole('table', { name: 'Residential' }, { timeout: 20_000 })
    expect(within(table).getByRole('row', { name: '1–4 $5.00 —' })).toBeVisible()
    expect(within(table).getByRole('row', { name: '100 or more $3.25 35%' })).toBeVisible()
    expect(screen.getByText('195 countries')).toBeVisible()
    expect(calls(app)).toEqual(['/api/v2/proxy/prices?currency=USD'])
  })

  it('are those of the campaign that led here, in the currency that is chosen', async () => {
    const app = renderApp('/proxy?utm_source=news&utm_campaign=spring')
    await app.user.selectOptions(
      await screen.findByLabelText('Currency', { selector: 'main select' }, { timeout: 20_000 }),
      'EUR',
    )
    await waitFor(() =>
      expect(calls(app).at(-1)).toBe('/api/v2/proxy/prices?currency=EUR&utm_campaign=spring'),
    )
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Mobile' })).toHaveTextContent('€'),
    )
  })

  it('are reckoned with: an amount falls into its tier, and the next is named', async () => {
    const app = renderApp('/proxy')
    const amount = await screen.findByLabelText('Gigabytes', {}, { timeout: 20_000 })
    const result = () => screen.getByText('Estimated cost').closest('[role=status]')
    expect(result()).toHaveTextContent('$45.00$4.50 per GBFrom 25 GB: $4.00 per GB.')
    await app.user.clear(amount)
    await app.user.type(amount, '100')
    expect(result()).toHaveTextContent('$325.00$3.25 per GBThis is the lowest unit price')
    await app.user.clear(amount)
    await app.user.type(amount, '1.5')
    expect(amount).toHaveAccessibleDescription('Enter a whole number from 1 to 100,000.')
    expect(screen.getByText(/Fix the amount/)).toBeVisible()
    await app.user.clear(amount)
    await app.user.type(amount, '2')
    await app.user.selectOptions(screen.getByLabelText('IP type'), 'ISP')
    expect(screen.getByLabelText('IP addresses for a month')).toHaveValue('2')
    expect(result()).toHaveTextContent('$5.20$2.60 per IP per monthFrom 5 IPs:')
  })

  it('may be missing', async () => {
    renderApp('/proxy', {
      answer: (call) => (call.includes('/proxy/prices') ? { products: [] } : undefined),
    })
    expect(
      await screen.findByText('The price list is being updated', {}, { timeout: 20_000 }),
    ).toBeVisible()
  })

  it('may bring a kind and a unit that this page has no words for', async () => {
    const tiers = [{ from: 1, perUnit: money('2'), price: money('2') }]
    const answer = { products: [{ id: 'satellite', title: 'Satellite', unit: 'thread', tiers }] }
    renderApp('/proxy', { answer: (call) => (call.includes('/proxy/prices') ? answer : undefined) })
    const table = await screen.findByRole('table', { name: 'Satellite' }, { timeout: 20_000 })
    expect(within(table).getByRole('row', { name: '1 or more $2.00 —' })).toBeVisible()
    expect(within(table).getByRole('columnheader', { name: 'per unit' })).toBeVisible()
    expect(screen.getByLabelText('Units')).toBeVisible()
  })

  it('may fail, and come with another try', async () => {
    let heal = () => {}
    const app = renderApp('/proxy', {
      arrange: (backend) => (heal = backend.fail({ call: 'proxyPrices', error: 500 })),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
    heal()
    await app.user.click(retry)
    expect(await screen.findByRole('table', { name: 'Residential' })).toBeVisible()
  })
})

describe('a kind of proxy', () => {
  it('has its own tiers, and leads to what serves better', async () => {
    const app = renderApp('/proxy/isp')
    await app.heading(/ISP proxies/)
    expect(
      await screen.findByRole('table', { name: 'ISP' }, { timeout: 20_000 }),
    ).toHaveTextContent('$2.60')
    expect(screen.queryByRole('table', { name: 'Residential' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Use: Rotating' })).toHaveAttribute(
      'href',
      '/proxy/rotating',
    )
    expect(screen.getByRole('link', { name: /calculator/ })).toHaveAttribute(
      'href',
      '/proxy#prices',
    )
  })

  it('shows the lowest price of each pool where it is not one itself', async () => {
    const app = renderApp('/proxy/socks5')
    await app.heading(/SOCKS5 proxies/)
    expect(await screen.findByText('195 countries', {}, { timeout: 20_000 })).toBeVisible()
    expect(screen.getByText(/socks5h:\/\//)).toBeVisible()
    await app.user.click(screen.getByRole('tab', { name: 'Python' }))
    expect(screen.getByText(/pip install "requests\[socks\]"/)).toBeVisible()
  })

  it.each(proxyTypes)('%s has words in three languages', async (slug) => {
    const seen = new Set<string>()
    for (const language of ['en', 'ru', 'zh-CN']) {
      const app = renderApp(`/proxy/${slug}`, { accepted: [language] })
      const heading = await app.heading(/./)
      seen.add(heading.textContent)
      app.unmount()
    }
    expect(seen.size).toBe(3)
  })
})

describe('local proxies', () => {
  it('list ten countries and what a country changes', async () => {
    const app = renderApp('/proxy/local-proxies')
    await app.heading(/Visit your site/)
    for (const slug of proxyCountries) {
      expect(
        screen
          .getAllByRole('link')
          .some((link) => link.getAttribute('href') === `/proxy/local-proxies/${slug}`),
      ).toBe(true)
    }
    expect(await screen.findByText('195 countries', {}, { timeout: 20_000 })).toBeVisible()
  })

  it('show a country with its hours, its money and its neighbours', async () => {
    const app = renderApp('/proxy/local-proxies/ca')
    await app.heading(/your site from Canada/)
    expect(screen.getByText('UTC−8 to UTC−3:30')).toBeVisible()
    expect(screen.getByText('2026-12-31')).toBeVisible()
    expect(screen.getByRole('link', { name: /^France/ })).toHaveAttribute(
      'href',
      '/proxy/local-proxies/fr',
    )
    expect(await screen.findByText('18 countries', {}, { timeout: 20_000 })).toBeVisible()
  })

  it.each(proxyCountries)('%s has words in three languages', async (slug) => {
    const seen = new Set<string>()
    for (const language of ['en', 'ru', 'zh-CN']) {
      const app = renderApp(`/proxy/local-proxies/${slug}`, { accepted: [language] })
      const heading = await app.heading(/./)
      seen.add(heading.textContent)
      app.unmount()
    }
    expect(seen.size).toBe(3)
  })
})
