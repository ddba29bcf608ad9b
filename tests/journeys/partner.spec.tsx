import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import { section } from '../support/section.ts'

const slow = { timeout: 20_000 }
const press = async (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(await within(place).findByRole('button', { name }, slow))

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

describe('the overview', () => {
  it('says what is earned, where it is, at which rates, and builds a link that is counted', async () => {
    const app = renderApp('/partner', { persona: 'customer' })
    await app.heading('Affiliate program')
    const balance = await section('Balance')
    expect(balance).toHaveTextContent(/Available\$128\.40/)
    expect(balance).toHaveTextContent(/Paid out\$354\.20/)
    expect(await section('Your rates')).toHaveTextContent(/365 days/)

    const part = await section('Your link')
    const link = () =>
      within(part).getByText(/^https:\/\/glyphwork\.example/, { selector: 'output' })
    expect(link()).toHaveTextContent('https://glyphwork.example/?from=1002')
    await app.user.selectOptions(within(part).getByLabelText('Page'), 'Pricing')
    await app.user.type(within(part).getByLabelText('Sub ID'), 'readme')
    expect(link()).toHaveTextContent(
      'https://glyphwork.example/pricing?from=1002&utm_content=readme&utm_source=partner',
    )
    expect(within(part).getByText('readme', { selector: 'dd' })).toBeVisible()
    expect(await within(part).findByRole('img', { name: /QR code/ }, slow)).toBeVisible()
  })

  it('takes the host that the page’s state names for one of the site', async () => {
    const app = renderApp('/partner', { persona: 'customer', hostname: 'sister.example' })
    const part = await section('Your link')
    await app.user.selectOptions(within(part).getByLabelText('Page'), 'Another page of this site')
    await app.user.type(within(part).getByLabelText('Address'), 'https://sister.example/pricing')
    expect(within(part).getByText(/^https:\/\/sister\.example\/pricing/)).toBeVisible()
  })

  it.each([
    ['https://elsewhere.example/', /another site/],
    ['/partner', /requires an account/],
    ['/no-such-page', /This page doesn’t exist/],
  ])('builds no link to %s', async (address, why) => {
    const app = renderApp('/partner', { persona: 'customer' })
    const part = await section('Your link')
    await app.user.selectOptions(within(part).getByLabelText('Page'), 'Another page of this site')
    await app.user.type(within(part).getByLabelText('Address'), address)
    expect(within(part).getByLabelText('Address')).toHaveAccessibleDescription(why)
    expect(within(part).queryByRole('button', { name: 'Copy link' })).toBeNull()
  })

  it('keeps marks over a reload, and refuses a sub id that would be lost', async () => {
    const first = renderApp('/partner', { persona: 'customer' })
    await first.user.type(within(await section('Your link')).getByLabelText('Sub ID'), 'two words')
    const part = await section('Your link')
    expect(within(part).getByLabelText('Sub ID')).toHaveAccessibleDescription(/Up to 32/)
    expect(within(part).getByText('No link yet')).toBeVisible()
    first.unmount()
    renderApp('/partner', { backend: first.backend })
    await waitFor(async () =>
      expect(within(await section('Your link')).getByLabelText('Sub ID')).toHaveValue('two words'),
    )
  })

  it('draws the statistics that the address asks for, beside those before', async () => {
    const days = 'dateFrom=2026-03-02&dateTo=2026-04-12&compare=previous'
    const app = renderApp(`/partner?metric=earned&by=week&${days}`, { persona: 'customer' })
    const part = await section('Statistics')
    expect(await within(part).findByLabelText('Metric', {}, slow)).toHaveValue('earned')
    expect(await within(part).findAllByText(/vs\. previous/, {}, slow)).not.toHaveLength(0)
    await app.user.selectOptions(within(part).getByLabelText('Metric'), 'Conversion')
    await arrivesAt(app, `/partner?metric=conversion&by=week&${days}`)
  })

  it('says how to begin where there is nothing, and closes the links of who may not', async () => {
    const app = renderApp('/partner', { persona: 'customer-empty' })
    expect(await screen.findByText('No data for this period', {}, slow)).toBeVisible()
    expect(await section('Balance')).toHaveTextContent(/Available\$0\.00/)
    app.unmount()
    const { backend } = app
    const { fetch } = backend
    backend.fetch = async (...args) => {
      const answer = await fetch(...args)
      const url = args[0] instanceof Request ? args[0].url : String(args[0])
      return url.endsWith('/api/v2/partner')
        ? Response.json({ ...(await answer.json()), status: 'blocked' })
        : answer
    }
    renderApp('/partner', { backend })
    expect(await screen.findByText('Your affiliate account is closed', {}, slow)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Your link' })).toBeNull()
  })
})

describe('referrals and sources', () => {
  it('list masked people by what the address asks for, with the sums of all', async () => {
    const app = renderApp('/partner/invited-referrals?kind=worker&sort=-commission', {
      persona: 'customer',
    })
    await app.heading('Referrals')
    const part = await section('Referrals')
    const rows = await within(part).findAllByText('Worker', { selector: 'td span, th span' }, slow)
    expect(rows.length).toBeGreaterThan(2)
    expect(part).not.toHaveTextContent(/[a-z]{3,}@/)
    expect(within(part).getByText(/people, USD$/)).toBeVisible()
    await app.user.selectOptions(
      within(part).getByLabelText('Activity'),
      'Active in the last 30 days',
    )
    await arrivesAt(app, '/partner/invited-referrals?kind=worker&sort=-commission&active=true')
  })

  it('leads from a source to its people', async () => {
    const app = renderApp('/partner/invited-referrals-sources', { persona: 'customer' })
    const part = await section('Sources')
    await app.user.click(
      await within(part).findByRole('link', { name: /blog\.example · review-2026/ }, slow),
    )
    await arrivesAt(app, '/partner/invited-referrals?source=blog.example&subId=review-2026')
    const people = await section('Referrals')
    await waitFor(() =>
      expect(within(people).getAllByText('blog.example · review-2026')).not.toHaveLength(0),
    )
  })

  it('are saved as CSV, every page of them', async () => {
    const app = renderApp('/partner/invited-referrals', { persona: 'customer' })
    const part = await section('Referrals')
    await press(app, 'Download CSV', part)
    await waitFor(() =>
      expect(app.backend.requests.map(({ path }) => path)).toContain(
        '/api/v2/partner/referrals?sort=-registeredAt&page=0&perPage=100',
      ),
    )
  })
})

describe('materials and rules', () => {
  it('are copied with the code of the partner, by language and size', async () => {
    const app = renderApp('/partner/banners?language=en', { persona: 'customer' })
    await app.heading('Banners')
    const cards = await screen.findAllByRole('img', { name: /Preview of/ }, slow)
    expect(cards).toHaveLength(5)
    await app.user.selectOptions(screen.getByLabelText('Size'), '300 × 250')
    await waitFor(() => expect(screen.getAllByRole('img', { name: /Preview of/ })).toHaveLength(1))
    expect(screen.getByText(/\?from=1002/)).toBeInTheDocument()
  })

  it.each([
    ['/partner/landing-pages', 'Landing pages', 'Pricing'],
    ['/partner/article-examples', 'Sample articles', 'Your first task in ten lines'],
    ['/partner/review-examples', 'Sample reviews', 'After three months'],
  ])('%s shows its kind', async (path, title, item) => {
    const app = renderApp(path, { persona: 'worker' })
    await app.heading(title)
    expect(await screen.findByRole('heading', { level: 3, name: item }, slow)).toBeVisible()
    expect(screen.queryByLabelText('Size')).toBeNull()
  })

  it('says the language of a text, also in its code', async () => {
    renderApp('/partner/article-examples', { persona: 'worker' })
    const russian = await screen.findAllByText(/Где нужны люди/, {}, slow)
    expect(russian.length).toBeGreaterThan(1)
    for (const text of russian) expect(text.closest('[lang]')).toHaveAttribute('lang', 'ru')
  })

  it('reads the rules in the language of the page', async () => {
    renderApp('/partner/rules', { persona: 'developer' })
    expect(
      await screen.findByRole('heading', { name: 'When you earn a share' }, slow),
    ).toBeVisible()
    expect(screen.getByText(/Last updated Feb 11, 2026/)).toBeVisible()
  })
})
