import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { ownProxy } from '@/mocks/seed/proxy-account.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const section = (name: string | RegExp) => screen.findByRole('region', { name }, slow)
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, slow)
const press = (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(within(place).getByRole('button', { name }))
/** Sets the value of a field in one step. */
const fill = (label: string | RegExp, value: string, place: HTMLElement = document.body) =>
  fireEvent.change(within(place).getByLabelText(label), { target: { value } })
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const accountOf = ({ backend }: Rendered, persona = 'customer') => {
  const account = backend.db.accounts.find((one) => one.persona === persona)
  if (!account) throw new Error(`There is no ${persona}.`)
  return account
}
const own = (app: Rendered, persona?: string) =>
  ownProxy(app.backend.db, accountOf(app, persona), 0)
/** More users than a page of the list holds; the last by name is "Zulu". */
const addUsers = ({ db }: Rendered['backend']): void => {
  const account = db.accounts.find((one) => one.persona === 'customer')
  const users = account && ownProxy(db, account, 0).users
  const first = users?.[0]
  if (!first) throw new Error('The customer has no users.')
  for (let index = 1; index <= 105; index += 1) {
    const username = index === 105 ? 'zulu' : `more_${index}`
    const label = index === 105 ? 'Zulu' : `More ${String(index).padStart(3, '0')}`
    users.push({ ...first, id: `more${index}`, username, label })
  }
}
/** All storage that outlives a component. */
const kept = (app: Rendered): string =>
  JSON.stringify([
    { ...sessionStorage },
    { ...localStorage },
    app.app.store.getState(),
    app.address(),
  ])

// Without IntersectionObserver, parts that load on sight load at once.
beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
})

describe('the address of the product', () => {
  it('is the landing for a visitor, who signs in for an order and comes back to it', async () => {
    const app = renderApp('/proxy?utm_source=news&openAddTrafficModal=true')
    await app.heading(/See the web/)
    const box = await dialog('Sign in to add traffic')
    expect(within(box).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?return_to=%2Fproxy%3Futm_source%3Dnews%26openAddTrafficModal%3Dtrue',
    )
    await press(app, 'Close', box)
    await arrivesAt(app, '/proxy?utm_source=news')
    expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull()
  })

  it('is the cabinet for whoever is signed in, and the landing where no role selected', async () => {
    const app = renderApp('/proxy', { persona: 'customer' })
    await app.heading('Proxies')
    const traffic = await section('Traffic')
    expect(traffic).toHaveTextContent('Remaining32.6 GB')
    expect(traffic).toHaveTextContent('92.4 GB of 125 GB used')
    const connection = await section('Connection')
    expect(connection).toHaveTextContent('gate.glyphwork.example')
    expect(connection).toHaveTextContent('SOCKS5 port1080')
    app.unmount()
    const newcomer = renderApp('/proxy', { persona: 'newcomer' })
    await newcomer.heading(/See the web/)
  })
})

describe('a purchase', () => {
  it('costs what was shown, once, however often one presses', async () => {
    const app = renderApp('/proxy?openAddTrafficModal=true', { persona: 'customer' })
    const box = await dialog('Add traffic')
    const amount = await within(box).findByLabelText('Gigabytes', {}, slow)
    expect(amount).toHaveValue('10')
    await waitFor(() => expect(box).toHaveTextContent('You need $12.35 more'), slow)
    fireEvent.change(amount, { target: { value: '0' } })
    await press(app, 'Buy', box)
    expect(amount).toHaveAccessibleDescription(/whole number/)
    fireEvent.change(amount, { target: { value: '5' } })
    fill(/Promo code/, 'proxy15', box)
    await press(app, 'Buy for $22.50', box)
    expect(await within(box).findByText(/We checked the code/, {}, slow)).toBeVisible()
    expect(calls(app, 'orderProxy')).toHaveLength(0)
    await app.user.dblClick(
      await within(box).findByRole('button', { name: 'Buy for $19.13' }, slow),
    )
    expect(await within(box).findByText(/Order \d+ is active/, {}, slow)).toBeVisible()
    expect(calls(app, 'orderProxy')).toHaveLength(1)
    expect(accountOf(app).balance).toBe(42_750_000 - 19_130_000)
    expect(await section('Traffic')).toHaveTextContent('92.4 GB of 130 GB used')
    const orders = await section('Orders')
    await waitFor(() => expect(orders).toHaveTextContent('PROXY15'), slow)
    await press(app, 'Close', box)
    await arrivesAt(app, '/proxy')
  })

  it('needs money: what was chosen waits while one tops up', async () => {
    const app = renderApp('/proxy?openAddTrafficModal=true', { persona: 'customer-empty' })
    const box = await dialog('Add traffic')
    await within(box).findByLabelText('Gigabytes', {}, slow)
    await press(app, /^Buy for/, box)
    expect(await within(box).findByText('Your balance is too low', {}, slow)).toBeVisible()
    await app.user.click(within(box).getAllByRole('link', { name: 'Add funds' })[0] ?? box)
    await waitFor(() => expect(app.address()).toMatch(/^\/pay\?amount=45&currency=/))
    expect(
      sessionStorage.getItem(`draft:${accountOf(app, 'customer-empty').id}:proxy-order`),
    ).toContain('residential')
  })

  it('is asked for after a lost answer, and never sent twice', async () => {
    const app = renderApp('/proxy?openAddTrafficModal=true', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'orderProxy', error: 'network', times: 1 }),
    })
    const box = await dialog('Add traffic')
    fireEvent.change(await within(box).findByLabelText('Gigabytes', {}, slow), {
      target: { value: '1' },
    })
    await press(app, 'Buy for $5.00', box)
    expect(await within(box).findByText('Checking with the server', {}, slow)).toBeVisible()
    expect(calls(app, 'orderProxy')).toHaveLength(1)
  })

  it('at another price than the one that was shown is refused', async () => {
    const app = renderApp('/proxy?openAddTrafficModal=true', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'orderProxy', error: 'ERROR_CONFLICT', times: 1 }),
    })
    const box = await dialog('Add traffic')
    fireEvent.change(await within(box).findByLabelText('Gigabytes', {}, slow), {
      target: { value: '1' },
    })
    await press(app, 'Buy for $5.00', box)
    expect(await within(box).findByText(/The price has changed/, {}, slow)).toBeVisible()
    expect(accountOf(app).balance).toBe(42_750_000)
  })
})

describe('the states of an account', () => {
  it('none, used up and suspended say what to do', async () => {
    const none = renderApp('/proxy', { persona: 'customer-empty' })
    expect(await screen.findByText('No proxies yet', {}, slow)).toBeVisible()
    await press(none, 'Choose and buy')
    await arrivesAt(none, '/proxy?openAddTrafficModal=true')
    none.unmount()
    const used = renderApp('/proxy', { persona: 'developer' })
    expect(await screen.findByText('Your traffic is used up', {}, slow)).toBeVisible()
    used.unmount()
    renderApp('/proxy', {
      persona: 'customer',
      arrange: (backend) => {
        const account = backend.db.accounts.find(({ persona }) => persona === 'customer')
        if (account) ownProxy(backend.db, account, Date.now()).status = 'suspended'
      },
    })
    expect(await screen.findByText('The account is suspended', {}, slow)).toBeVisible()
  })

  it('alerts and automatic orders are saved with their caps', async () => {
    const app = renderApp('/proxy', { persona: 'customer' })
    await app.user.click(await screen.findByLabelText('95% is used', {}, slow))
    const part = await section('Alerts and automatic orders')
    await app.user.click(within(part).getByLabelText(/Buy more when/))
    fill('Gigabytes per order', '0', part)
    await press(app, 'Save', part)
    expect(within(part).getByLabelText('Gigabytes per order')).toHaveAccessibleDescription(
      /from 1 to 10,000/,
    )
    fill('Gigabytes per order', '10', part)
    await press(app, 'Save', part)
    await waitFor(() =>
      expect(own(app).alerts).toMatchObject({
        percent: [80, 100],
        autoBuy: { enabled: true, product: 'residential', units: 10, maxPerMonth: 2 },
      }),
    )
  })
})

describe('users', () => {
  it('are made one by one, with a password that is shown once and kept nowhere', async () => {
    const app = renderApp('/proxy/users', { persona: 'customer' })
    await app.heading('Users')
    await screen.findByRole('row', { name: /Price check/ }, slow)
    await press(app, 'New user')
    await arrivesAt(app, '/proxy/users?modal=new_user')
    const box = await dialog('New user')
    await within(box).findByLabelText('Name', {}, slow)
    fill('Username', 'price_check', box)
    await press(app, 'Create user', box)
    expect(await within(box).findByRole('link', { name: 'Enter a name.' }, slow)).toBeVisible()
    fill('Name', 'Newsroom', box)
    fill(/Traffic limit/, '1,5', box)
    await app.user.selectOptions(within(box).getByLabelText('Limit period'), 'day')
    await press(app, 'Create user', box)
    expect(await within(box).findByRole('link', { name: /taken/ }, slow)).toBeVisible()
    fill('Username', 'newsroom', box)
    await app.user.dblClick(within(box).getByRole('button', { name: 'Create user' }))
    const done = await dialog('The user is ready')
    const made = own(app).users.find(({ username }) => username === 'newsroom')
    expect(made).toMatchObject({ label: 'Newsroom', limitBytes: 1.5e9, limitPeriod: 'day' })
    expect(document.body).not.toHaveTextContent(made?.password ?? '')
    await press(app, 'Show the password of newsroom', done)
    expect(done).toHaveTextContent(made?.password ?? 'nothing')
    expect(kept(app)).not.toContain(made?.password)
    await press(app, 'I’ve saved them', done)
    await waitFor(() => expect(document.body).not.toHaveTextContent(made?.password ?? ''))
    expect(await screen.findByRole('row', { name: /Newsroom/ }, slow)).toBeVisible()
  })

  it('are shown with their password by a second press where the first answer was lost', async () => {
    const app = renderApp('/proxy/users?modal=new_user', { persona: 'customer' })
    const box = await dialog('New user')
    await within(box).findByLabelText('Name', {}, slow)
    fill('Name', 'Newsroom', box)
    fill('Username', 'newsroom', box)
    fill(/Traffic limit/, '1,5', box)
    app.backend.fail({ call: 'createProxyUsers', error: 'lost', times: 1 })
    await press(app, 'Create user', box)
    await waitFor(() =>
      expect(own(app).users.map(({ username }) => username)).toContain('newsroom'),
    )
    const button = () => within(box).getByRole('button', { name: 'Create user' })
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'), slow)
    await app.user.click(button())
    const done = await dialog('The user is ready')
    await press(app, 'Show the password of newsroom', done)
    const made = own(app).users.filter(({ username }) => username === 'newsroom')
    expect(made).toHaveLength(1)
    expect(done).toHaveTextContent(made[0]?.password ?? 'nothing')
  })

  it('are made by the dozen with a prefix, and several are paused or deleted at once', async () => {
    const app = renderApp('/proxy/users?modal=new_user', { persona: 'customer' })
    const box = await dialog('New user')
    await app.user.click(await within(box).findByLabelText('Several', {}, slow))
    fill('Name', 'Team', box)
    fill('Username prefix', 'team', box)
    fill('How many users', '12', box)
    await press(app, 'Create users', box)
    const done = await dialog('12 users are ready')
    await press(app, 'I’ve saved them', done)
    expect(own(app).users).toHaveLength(20)
    await app.user.click(await screen.findByRole('checkbox', { name: 'Team 12' }, slow))
    await app.user.click(screen.getByRole('checkbox', { name: 'Old crawler' }))
    expect(screen.getByText('2 selected')).toBeVisible()
    await press(app, 'Pause')
    const question = await dialog('Pause 2 users?')
    await press(app, 'Pause', question)
    expect(await screen.findByText('1 changed; 1 unchanged.', {}, slow)).toBeInTheDocument()
    await app.user.click(await screen.findByLabelText('Select all on this page', {}, slow))
    await press(app, 'Delete')
    const last = await dialog('Delete 20 users?')
    expect(last).toHaveTextContent('This can’t be undone')
    expect(last).toHaveTextContent('and 10 more')
    await press(app, 'Delete', last)
    expect(await screen.findByText('No users yet', {}, slow)).toBeVisible()
  })

  it('are changed, resumed, given a new password and deleted from their menu', async () => {
    const app = renderApp('/proxy/users?status=paused', { persona: 'customer' })
    const row = await screen.findByRole('row', { name: /Old crawler/ }, slow)
    const choose = async (name: string) => {
      await press(app, 'Actions for Old crawler')
      await app.user.click(await screen.findByRole('menuitem', { name }, slow))
    }
    expect(row).toHaveTextContent('paused')
    await choose('New password')
    const asked = await dialog('New password for Old crawler?')
    const before = own(app).users.find(({ id }) => id === 'pu6')?.password
    await press(app, 'Generate new password', asked)
    const shown = await dialog('The new password of Old crawler')
    const { password } = own(app).users.find(({ id }) => id === 'pu6') ?? {}
    expect(password).not.toBe(before)
    expect(kept(app)).not.toContain(password)
    await press(app, 'I’ve saved them', shown)
    await choose('Edit')
    const edit = await dialog('Edit Old crawler')
    const threads = await within(edit).findByLabelText('Concurrent connections', {}, slow)
    fireEvent.change(threads, { target: { value: '5000' } })
    await press(app, 'Save', edit)
    expect(threads).toHaveAccessibleDescription(/from 1 to 1,000/)
    fireEvent.change(threads, { target: { value: '7' } })
    await press(app, 'Save', edit)
    await waitFor(() => expect(own(app).users.find(({ id }) => id === 'pu6')?.threads).toBe(7))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await choose('Resume')
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible(), slow)
    expect(own(app).users.find(({ id }) => id === 'pu6')?.status).toBe('active')
  })
})

describe('addresses', () => {
  it('are added: one, many and this one; and one’s own goes with a warning', async () => {
    const app = renderApp('/proxy/ip-whitelist', { persona: 'customer' })
    await app.heading('Allowed IPs')
    const add = await section('Add IP addresses')
    expect(add).toHaveTextContent('Changes take effect within 1 minute.')
    expect(add).toHaveTextContent('covered by 93.184.215.0/24')
    fill('IP address or range', '10.0.0.1', add)
    await app.user.click(within(add).getByLabelText('SOCKS5'))
    await press(app, 'Add', add)
    expect(within(add).getByLabelText('IP address or range')).toHaveAccessibleDescription(/private/)
    fill('IP address or range', '2606:4700:10::77/48', add)
    fill(/Label/, 'Crawler', add)
    await press(app, 'Add', add)
    await waitFor(() =>
      expect(own(app).ips.at(-1)).toMatchObject({
        ip: '2606:4700:10::/48',
        label: 'Crawler',
        protocols: ['http', 'https'],
      }),
    )
    await app.user.click(within(add).getByRole('tab', { name: 'Several' }))
    await within(add).findByLabelText(/IP addresses, one per line/, {}, slow)
    fill(
      /IP addresses, one per line/,
      '104.20.24.154 Worker\nnonsense\n93.184.215.7',
      await section('Add IP addresses'),
    )
    await press(app, 'Add all', add)
    expect(add).toHaveTextContent('1 address to add. 1 line to fix. 1 line skipped.')
    fill(/IP addresses, one per line/, '104.20.24.154 Worker\n8.8.8.8', add)
    await press(app, 'Add all', add)
    await waitFor(() => expect(own(app).ips).toHaveLength(6))
    await press(app, 'Remove 93.184.215.0/24')
    const question = await dialog('Remove 93.184.215.0/24?')
    expect(question).toHaveTextContent('This is your own address')
    await press(app, 'Remove', question)
    await waitFor(() => expect(own(app).ips).toHaveLength(5))
    await press(app, 'Add my IP')
    await waitFor(() => expect(own(app).ips.at(-1)?.ip).toBe('93.184.215.14'))
  })
})

describe('the lists', () => {
  it('are made for a user, covered until asked for, and a line is checked', async () => {
    const app = renderApp('/proxy', { persona: 'customer' })
    await screen.findByRole('button', { name: 'Generate list' }, slow)
    const part = await section('Proxy lists')
    await press(app, 'Generate list', part)
    expect(await within(part).findByRole('link', { name: /Choose a user\./ }, slow)).toBeVisible()
    await app.user.selectOptions(within(part).getByLabelText('User'), 'Price check (price_check)')
    await waitFor(
      () => expect(within(part).getByLabelText('Country')).toHaveTextContent('Germany'),
      slow,
    )
    await app.user.selectOptions(within(part).getByLabelText('Country'), 'Germany')
    await app.user.selectOptions(within(part).getByLabelText('Region'), 'Bavaria')
    expect(within(part).getByLabelText('City')).not.toHaveTextContent('Berlin')
    await app.user.selectOptions(within(part).getByLabelText('City'), 'Munich')
    await app.user.click(within(part).getByLabelText('Sticky'))
    fill('Minutes, 1 to 120', '121', part)
    fill('Number of proxies', '30', part)
    await press(app, 'Generate list', part)
    expect(within(part).getByLabelText('Minutes, 1 to 120')).toHaveAccessibleDescription(/1 to 120/)
    fill('Minutes, 1 to 120', '45', part)
    await press(app, 'Generate list', part)
    expect(await within(part).findByRole('heading', { name: '30 proxies' }, slow)).toBeVisible()
    const password = own(app).users[0]?.password ?? ''
    expect(part).toHaveTextContent(
      /price_check-country-de-region-bavaria-city-munich-session-\w+-45m/,
    )
    expect(part).toHaveTextContent('Copy or download includes 10 more proxies')
    expect(document.body).not.toHaveTextContent(password)
    await press(app, 'Show passwords', part)
    expect(part).toHaveTextContent(password)
    expect(kept(app)).not.toContain(password)
    await app.user.click(within(part).getByRole('tab', { name: 'Go' }))
    await waitFor(() => expect(part).toHaveTextContent('http.ProxyURL(proxy)'), slow)
    await press(app, 'Check the first proxy', part)
    expect(await within(part).findByText('It works', {}, slow)).toBeVisible()
    expect(part).toHaveTextContent('Germany, AS64496')
    fireEvent.change(within(part).getByLabelText('Any proxy'), {
      target: { value: 'gate.glyphwork.example:8000:price_check:wrong-one' },
    })
    await press(app, 'Check', part)
    expect(await within(part).findByText('Wrong user or password.', {}, slow)).toBeVisible()
  })

  it('offer every user, also beyond the first page', async () => {
    renderApp('/proxy', { persona: 'customer', arrange: addUsers })
    await screen.findByRole('button', { name: 'Generate list' }, slow)
    const part = await section('Proxy lists')
    const last = await within(part).findByRole('option', { name: 'Zulu (zulu)' }, slow)
    expect(last).toBeInTheDocument()
    const options = within(part).getByLabelText('User').querySelectorAll('option')
    expect(options.length).toBeGreaterThan(105)
  })

  it('exit only in the countries that a user is allowed', async () => {
    const app = renderApp('/proxy', { persona: 'customer' })
    await screen.findByRole('button', { name: 'Generate list' }, slow)
    const part = await section('Proxy lists')
    const user = await within(part).findByLabelText('User', {}, slow)
    await app.user.selectOptions(user, 'Price check (price_check)')
    const country = within(part).getByLabelText('Country')
    await waitFor(() => expect(country).toHaveTextContent('United States'), slow)
    await app.user.selectOptions(country, 'United States')
    await app.user.selectOptions(user, 'Ad preview Germany (ads_de)')
    await waitFor(() => expect(country).toHaveTextContent('Any of the user’s countries'), slow)
    expect(country).toHaveValue('')
    expect(country).toHaveTextContent('Germany')
    expect(country).not.toHaveTextContent('United States')
    // A line that names another country does not work.
    const password = own(app).users.find(({ username }) => username === 'ads_de')?.password
    fireEvent.change(within(part).getByLabelText('Any proxy'), {
      target: { value: `gate.glyphwork.example:8000:ads_de-country-us:${password}` },
    })
    await press(app, 'Check', part)
    expect(
      await within(part).findByText('This user isn’t allowed to exit in this country.', {}, slow),
    ).toBeVisible()
  })

  it('for an address are refused where it is not allowed', async () => {
    const app = renderApp('/proxy', { persona: 'customer' })
    await app.user.click(await screen.findByLabelText('Allowed address', {}, slow))
    const part = await section('Proxy lists')
    fill('Address they connect from', '8.8.8.8', part)
    await press(app, 'Generate list', part)
    expect(
      await within(part).findByRole('link', { name: /isn’t on your list/ }, slow),
    ).toBeVisible()
    fill('Address they connect from', '104.20.23.154', part)
    await press(app, 'Generate list', part)
    expect(await within(part).findByRole('heading', { name: '10 proxies' }, slow)).toBeVisible()
    expect(part).toHaveTextContent('gate.glyphwork.example:20009')
  })
})

describe('statistics', () => {
  it('compare with the period before; totals lead to rows, and rows narrow', async () => {
    const app = renderApp(
      '/proxy/statistics?dateFrom=2026-04-09&dateTo=2026-04-15&compare=previous',
      { persona: 'customer' },
    )
    await app.heading('Traffic')
    const totals = await screen.findByRole('list', { name: 'Totals for the period' }, slow)
    expect(totals).toHaveTextContent(/Traffic.*GB.*vs. the previous period/)
    await app.user.click(within(totals).getByRole('link', { name: /Requests/ }))
    await waitFor(() => expect(app.address()).toMatch(/metric=requests.*#rows$/))
    const table = await screen.findByRole('table', { name: 'Breakdown of totals' }, slow)
    await app.user.click(within(table).getByRole('link', { name: 'Price check' }))
    expect(
      await screen.findByRole('button', { name: /Remove filter User: Price check/ }, slow),
    ).toBeVisible()
    expect(await screen.findByRole('columnheader', { name: 'Country' }, slow)).toBeVisible()
    const asked = calls(app, 'proxyStatistics').at(-1)?.path ?? ''
    expect(asked).toContain('userId=pu1')
    expect(asked).toContain('groupBy=country')
    expect(asked).toContain('compare=previous')
  })

  it('say so where there is nothing, and where they cannot be had', async () => {
    const app = renderApp('/proxy/statistics', { persona: 'customer-empty' })
    expect(await screen.findByText('No traffic in this period', {}, slow)).toBeVisible()
    app.unmount()
    let heal = () => {}
    const broken = renderApp('/proxy/statistics?dateFrom=2026-04-09&dateTo=2026-04-15', {
      persona: 'customer',
      arrange: (backend) => (heal = backend.fail({ call: 'proxyStatistics', error: 403 })),
    })
    const again = await screen.findByRole('button', { name: 'Try again' }, slow)
    heal()
    await broken.user.click(again)
    expect(await screen.findByRole('list', { name: 'Totals for the period' }, slow)).toBeVisible()
  })
})
