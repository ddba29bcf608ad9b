import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { ownAddress } from '@/mocks/seed/deliveries.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const slow = { timeout: 20_000 }
const section = (name: string) => screen.findByRole('region', { name }, slow)
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, slow)
const press = (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(within(place).getByRole('button', { name }))
const rows = (place: HTMLElement) => within(place).getAllByRole('row').slice(1)
const toasts = () => screen.findByRole('region', { name: 'Notifications' }, slow)

async function prove(app: Rendered): Promise<void> {
  const asked = await dialog('Confirm it’s you')
  await app.user.type(within(asked).getByLabelText('Your password'), `${personaPassword}{Enter}`)
}

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

describe('allowed addresses', () => {
  const open = (persona: 'customer' | 'customer-empty' = 'customer') =>
    renderApp('/setting/iplist', { persona })
  // It loads after the page.
  const table = async () => {
    await screen.findByRole('table', {}, slow)
    return section('Allowed IP addresses')
  }

  it('are listed with their comments, their last use, and the one that covers where I am', async () => {
    const app = renderApp('/setting/iplist', {
      backend: createBackend({ persona: 'customer', clock: new Date().toISOString() }),
    })
    await app.heading('Allowed IP addresses')
    const list = await table()
    await waitFor(() => expect(rows(list)).toHaveLength(5))
    expect(rows(list)[0]).toHaveTextContent(/93\.184\.215\.0\/24your IPOffice4 minutes ago/)
    expect(rows(list)[4]).toHaveTextContent(/172\.66\.147\.243.*Never/)
    expect(await section('Add IP addresses')).toHaveTextContent('covered by 93.184.215.0/24')
  })

  it('of one are judged before they are sent, and added once, however often one presses', async () => {
    const app = open()
    const add = await section('Add IP addresses')
    const field = within(add).getByLabelText('IP address or range')
    for (const [typed, words] of [
      ['office', /Not an IP address/],
      ['10.0.0.1', /private or reserved/],
      ['8.0.0.0/8', /Too wide/],
      ['172.66.147.243', /Already on the list/],
    ] as const) {
      await app.user.clear(field)
      await app.user.type(field, `${typed}{Enter}`)
      await waitFor(() => expect(field).toHaveAccessibleDescription(words))
    }
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    expect(calls(app, 'addIps')).toHaveLength(0)
    await app.user.clear(field)
    await app.user.type(field, '151.101.1.69/24')
    await app.user.type(within(add).getByLabelText(/^Comment/), 'Mirror')
    await app.user.dblClick(within(add).getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(field).toHaveValue(''))
    expect(calls(app, 'addIps').map(({ body }) => body)).toEqual([
      { records: [{ ip: '151.101.1.69/24', comment: 'Mirror' }] },
    ])
    expect(field).toHaveFocus()
    const list = await table()
    await waitFor(() => expect(list).toHaveTextContent('151.101.1.0/24Mirror'))
  })

  it('are told as covered while one types', async () => {
    const app = open()
    const add = await section('Add IP addresses')
    const field = within(add).getByLabelText('IP address or range')
    await app.user.type(field, '93.184.215.99')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Already covered by 93\.184\.215\.0\/24/),
    )
  })

  it('keep what was typed when saving fails, over a reload too', async () => {
    const app = open()
    const add = await section('Add IP addresses')
    const heal = app.backend.fail({ call: 'addIps', error: 500 })
    const field = within(add).getByLabelText('IP address or range')
    await app.user.type(field, '151.101.1.69')
    await press(app, 'Add', add)
    expect(await within(add).findByRole('group', {}, slow)).toHaveFocus()
    expect(field).toHaveValue('151.101.1.69')
    heal()
    const { backend } = app
    app.unmount()
    renderApp('/setting/iplist', { backend })
    const again = await section('Add IP addresses')
    await waitFor(() =>
      expect(within(again).getByLabelText('IP address or range')).toHaveValue('151.101.1.69'),
    )
  })

  it('of many are judged line by line, and go in one request', async () => {
    const app = open()
    const add = await section('Add IP addresses')
    await app.user.click(within(add).getByRole('tab', { name: 'Several' }))
    const lines = await within(add).findByLabelText('IP addresses, one per line')
    await app.user.click(lines)
    await app.user.paste('151.101.1.69 Mirror\noffice\n93.184.215.7\n151.101.1.69\n10.1.1.1')
    expect(
      await within(add).findByText(/1 address to add\. 2 lines to fix\. 2 lines skipped\./),
    ).toBeVisible()
    expect(add).toHaveTextContent(/Line 2 office Not an IP address/)
    expect(add).toHaveTextContent(/Line 5 10\.1\.1\.1 A private or reserved/)
    expect(add).toHaveTextContent(/Line 3 93\.184\.215\.7 Already covered by 93\.184\.215\.0\/24/)
    expect(add).toHaveTextContent(/Line 4 151\.101\.1\.69 Already on the list/)
    await press(app, 'Add all', add)
    expect(await within(add).findAllByText(/Fix the lines listed below/)).not.toHaveLength(0)
    expect(calls(app, 'addIps')).toHaveLength(0)
    await app.user.clear(lines)
    await app.user.paste('151.101.1.69 Mirror\n2a04:4e42::/48')
    await press(app, 'Add all', add)
    await waitFor(() => expect(lines).toHaveValue(''))
    expect(calls(app, 'addIps').map(({ body }) => body)).toEqual([
      {
        records: [
          { ip: '151.101.1.69', comment: 'Mirror' },
          { ip: '2a04:4e42::/48', comment: '' },
        ],
      },
    ])
    await waitFor(async () => expect(await toasts()).toHaveTextContent('2 addresses added.'), slow)
  })

  it('that the backend refuses are named by their lines, and nothing is lost', async () => {
    const app = open()
    const add = await section('Add IP addresses')
    await app.user.click(within(add).getByRole('tab', { name: 'Several' }))
    const lines = await within(add).findByLabelText('IP addresses, one per line')
    await app.user.click(lines)
    await app.user.paste('8.8.4.4\n\n8.8.8.8')
    // Another person has added it meanwhile.
    app.backend.db.deliveries.ips.push({
      id: 'x',
      accountId: 1002,
      ip: '8.8.8.8',
      comment: '',
      createdAt: '',
      lastUsedAt: null,
    })
    await press(app, 'Add all', add)
    await waitFor(() => expect(add).toHaveTextContent(/Line 3 8\.8\.8\.8 Already on the list/))
    expect(lines).toHaveValue('8.8.4.4\n\n8.8.8.8')
    expect(app.backend.db.deliveries.ips.some(({ ip }) => ip === '8.8.4.4')).toBe(false)
  })

  it('are edited with a warning where they shut out their owner', async () => {
    const app = open()
    app.backend.db.deliveries.enabled.push(1002)
    const list = await table()
    await press(app, 'Edit 93.184.215.0/24', list)
    const asked = await dialog('Edit IP address')
    const field = within(asked).getByLabelText('IP address or range')
    expect(field).toHaveValue('93.184.215.0/24')
    await app.user.clear(field)
    await app.user.type(field, '93.184.216.0/24')
    expect(await within(asked).findByText('This blocks your own IP address')).toBeVisible()
    await press(app, 'Save', asked)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(list).toHaveTextContent('93.184.216.0/24'))
    expect(await section('IP restriction')).toHaveTextContent(
      'Your own IP address isn’t on the list',
    )
  })

  it('are removed after a question, with a warning before one is locked out', async () => {
    const app = open()
    app.backend.db.deliveries.enabled.push(1002)
    const list = await table()
    await press(app, 'Remove 104.20.23.154', list)
    const harmless = await dialog('Remove 104.20.23.154?')
    expect(harmless).not.toHaveTextContent('shuts out')
    await press(app, 'Cancel', harmless)
    await press(app, 'Remove 93.184.215.0/24', list)
    const asked = await dialog('Remove 93.184.215.0/24?')
    expect(asked).toHaveTextContent(`API calls from ${ownAddress}, where you are now, are refused.`)
    await press(app, 'Remove', asked)
    await waitFor(() => expect(rows(list)).toHaveLength(4))
    expect(calls(app, 'removeIp')).toHaveLength(1)
  })

  it('turn on at once where they cover me, and off again', async () => {
    const app = open()
    const part = await section('IP restriction')
    const control = within(part).getByRole('switch')
    expect(control).not.toBeChecked()
    await app.user.click(control)
    expect(await within(part).findByText('on', {}, slow)).toBeVisible()
    expect(app.backend.db.deliveries.enabled).toEqual([1002])
    await app.user.click(control)
    await waitFor(() => expect(app.backend.db.deliveries.enabled).toEqual([]))
  })

  it('ask before an empty list is turned on, and offer to add my address first', async () => {
    const app = open('customer-empty')
    const part = await section('IP restriction')
    expect(await screen.findByText('No IP addresses yet')).toBeVisible()
    await app.user.click(within(part).getByRole('switch'))
    const asked = await dialog('Turn on an empty list?')
    expect(calls(app, 'enableIpList')).toHaveLength(0)
    await press(app, 'Add my IP and turn on', asked)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(app, 'addIps').map(({ body }) => body)).toEqual([
      { records: [{ ip: ownAddress, comment: 'My IP' }] },
    ])
    await waitFor(() => expect(within(part).getByRole('switch')).toBeChecked())
  })

  it('offer my address where it is not covered', async () => {
    const app = open('customer-empty')
    const add = await section('Add IP addresses')
    await press(app, 'Add my IP', add)
    await waitFor(() => expect(add).toHaveTextContent('on the list'))
    expect(within(add).queryByRole('button', { name: 'Add my IP' })).toBeNull()
  })

  it('say what went wrong with the switch, and stay as they were', async () => {
    const app = open()
    const part = await section('IP restriction')
    app.backend.fail({ call: 'enableIpList', error: 'ERROR_TOO_MANY_REQUESTS' })
    await app.user.click(within(part).getByRole('switch'))
    expect(await within(part).findByRole('group', {}, slow)).toHaveFocus()
    expect(within(part).getByRole('switch')).not.toBeChecked()
  })

  it('can be asked for again where they could not be had', async () => {
    const app = renderApp('/setting/iplist', {
      persona: 'customer',
      arrange: (backend) => void backend.fail({ call: 'ipList', error: 400 }),
    })
    await app.heading('Allowed IP addresses')
    expect(await screen.findByRole('button', { name: 'Try again' }, slow)).toBeVisible()
  })
})

describe('pingback hosts', () => {
  const open = (persona: 'customer' | 'customer-empty' = 'customer') =>
    renderApp('/setting/pingback', { persona })
  const card = async (host: string) => {
    const name = await screen.findByRole('heading', { level: 3, name: host }, slow)
    const found = name.closest('li')
    if (!found) throw new Error(`There is no card of ${host}.`)
    return found
  }

  it('show each state with what it means and what can be done', async () => {
    const app = open()
    await app.heading('Pingback hosts')
    const active = await card('hooks.shop.example')
    expect(active).toHaveTextContent(
      /active.*Results are sent as soon.*Delivered, last 24 hours\d.*%.*Signing secret…[0-9a-f]{4}/,
    )
    const failing = await card('crm.partner.example')
    expect(failing).toHaveTextContent(
      /failing.*\d+ failures in a row, the first .* after 24 hours of failures/,
    )
    const off = await card('104.20.23.154')
    expect(off).toHaveTextContent(/turned off.*Nothing was delivered for 24 hours/)
    expect(within(off).queryByRole('button', { name: /^Turn off/ })).toBeNull()
    const waiting = await card('new.shop.example')
    expect(waiting).toHaveTextContent(/not verified/)
    expect(within(waiting).queryByRole('button', { name: /test/ })).toBeNull()
  })

  it('of which nothing is known are shown neutrally', async () => {
    const app = renderApp('/setting/pingback', {
      persona: 'customer',
      answer: (call) =>
        call.endsWith('/api/v2/customer/pingback')
          ? { records: [{ id: 1, host: 'a.example', status: 'on_holiday' }] }
          : undefined,
    })
    const found = await card('a.example')
    expect(found).toHaveTextContent('on holiday')
    // Nothing can be done with it but to remove it, behind its fold on a narrow screen.
    expect(
      within(found)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Details', 'Remove a.example'])
    await app.heading('Pingback hosts')
  })

  it('begin with none, and how to get one', async () => {
    open('customer-empty')
    expect(await screen.findByText('No hosts yet', {}, slow)).toBeVisible()
  })

  it('are turned on again', async () => {
    const app = open()
    const off = await card('104.20.23.154')
    await press(app, 'Turn on', off)
    await waitFor(() => expect(off).toHaveTextContent('active'))
    expect(off).toHaveFocus()
    expect(calls(app, 'updatePingbackHost').map(({ body }) => body)).toEqual([{ status: 'active' }])
  })

  it('are turned off and removed after a question', async () => {
    const app = open()
    const active = await card('hooks.shop.example')
    await press(app, 'Turn off hooks.shop.example', active)
    await press(app, 'Turn off', await dialog('Turn off hooks.shop.example?'))
    await waitFor(() => expect(active).toHaveTextContent('You turned it off'))
    await press(app, 'Remove hooks.shop.example', active)
    await press(app, 'Remove', await dialog('Remove hooks.shop.example?'))
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'hooks.shop.example' })).toBeNull(),
    )
  })

  it('take only a host, and offer the one inside of a URL', async () => {
    const app = open()
    const field = await screen.findByLabelText('Host', {}, slow)
    const add = await section('Add a host')
    await app.user.type(field, 'https://Hooks2.Shop.example:8443/results{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Only the host/))
    await press(app, 'Use hooks2.shop.example', add)
    expect(field).toHaveValue('hooks2.shop.example')
    for (const [typed, words] of [
      ['localhost', /private or local/],
      ['shop', /Not a domain/],
      ['hooks.shop.example', /already registered/],
    ] as const) {
      await app.user.clear(field)
      await app.user.type(field, `${typed}{Enter}`)
      await waitFor(() => expect(field).toHaveAccessibleDescription(words))
    }
    expect(calls(app, 'addPingbackHost')).toHaveLength(0)
    // An IP address has no host names.
    await app.user.clear(field)
    await app.user.type(field, '93.184.215.14')
    await waitFor(() =>
      expect(within(add).getByRole('radio', { name: 'DNS record' })).toBeDisabled(),
    )
  })

  it('are added with a secret that is shown once and kept nowhere', async () => {
    const app = open('customer-empty')
    await app.user.type(await screen.findByLabelText('Host', {}, slow), 'hooks.shop.example')
    const add = await section('Add a host')
    await app.user.dblClick(within(add).getByRole('button', { name: 'Add host' }))
    const shown = await dialog('Your signing secret')
    await press(app, 'Show', shown)
    const secret = /whsec_[0-9a-f]{32}/.exec(shown.textContent ?? '')?.[0] ?? ''
    expect(secret).toHaveLength(38)
    expect(calls(app, 'addPingbackHost')).toHaveLength(1)
    expect(
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, app.app.store.getState()]),
    ).not.toContain(secret)
    await press(app, 'I’ve saved it', shown)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const added = await card('hooks.shop.example')
    expect(added).toHaveTextContent('not verified')
    expect(added).toHaveFocus()
    expect(document.body).not.toHaveTextContent(secret)
  })

  it('are proven by a file, a record or the address: what goes where, a look, and what was found', async () => {
    const app = open()
    const waiting = await card('new.shop.example')
    const token = app.backend.db.deliveries.hosts.find(({ id }) => id === 'h4')?.token ?? 'no token'
    expect(waiting).toHaveTextContent(`_pingback.new.shop.example`)
    expect(waiting).toHaveTextContent(token)
    await app.user.click(within(waiting).getByRole('radio', { name: 'File' }))
    await waitFor(() => expect(waiting).toHaveTextContent('https://new.shop.example/pingback.txt'))
    await press(app, 'Check now', waiting)
    expect(await within(waiting).findByText(/The token wasn’t found/, {}, slow)).toBeVisible()
    await press(app, 'Check now', waiting)
    await waitFor(() => expect(waiting).toHaveTextContent('Results are sent as soon'))
    expect(waiting).toHaveFocus()
    await waitFor(
      async () =>
        expect(await toasts()).toHaveTextContent('new.shop.example is verified and active.'),
      slow,
    )
  })

  it('are not looked for too often, and it says when again', async () => {
    const app = open()
    const waiting = await card('new.shop.example')
    const host = app.backend.db.deliveries.hosts.find(({ id }) => id === 'h4')
    if (host)
      Object.assign(host, {
        host: 'unreachable.example',
        checks: Array.from({ length: 5 }, () => Date.parse('2026-04-15T09:29:40Z')),
      })
    await press(app, 'Check now', waiting)
    expect(await within(waiting).findByText(/Try again in/, {}, slow)).toBeVisible()
  })

  it('get a new secret after a proof, shown once, and the old one signs too until its end', async () => {
    const app = open()
    const active = await card('hooks.shop.example')
    const before = app.backend.db.deliveries.hosts.find(({ id }) => id === 'h1')?.secretSuffix
    await press(app, 'New secret for hooks.shop.example', active)
    const asked = await dialog('Create a new signing secret?')
    await app.user.click(within(asked).getByRole('radio', { name: '24 hours' }))
    expect(asked).toHaveTextContent(/will be signed with both secrets/)
    await press(app, 'Create new secret', asked)
    await prove(app)
    const shown = await dialog('Your signing secret')
    expect(shown).toHaveTextContent(/The old secret stays valid until Apr 16, 2026/)
    await press(app, 'Show', shown)
    const secret = /whsec_[0-9a-f]{32}/.exec(shown.textContent ?? '')?.[0] ?? 'none'
    await press(app, 'I’ve saved it', shown)
    await waitFor(() => expect(active).toHaveTextContent(`…${secret.slice(-4)}`))
    expect(active).toHaveTextContent(`Old secret…${before} valid until Apr 16, 2026`)
    expect(JSON.stringify(app.app.store.getState())).not.toContain(secret)
  })

  it('keep their secret where one does not prove who one is', async () => {
    const app = open()
    const active = await card('hooks.shop.example')
    await press(app, 'New secret for hooks.shop.example', active)
    await press(app, 'Create new secret', await dialog('Create a new signing secret?'))
    const asked = await dialog('Confirm it’s you')
    await app.user.click(within(asked).getByRole('button', { name: /close/i }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull(),
    )
    expect(screen.queryByRole('dialog', { name: 'Your signing secret' })).toBeNull()
  })

  it('are tested: what came back stands there as text', async () => {
    const app = open()
    const active = await card('hooks.shop.example')
    await press(app, 'Send test to hooks.shop.example', active)
    const asked = await dialog('Send test')
    const path = within(asked).getByLabelText('Path')
    await app.user.clear(path)
    await app.user.type(path, 'results{Enter}')
    await waitFor(() => expect(path).toHaveAccessibleDescription(/Start with a slash/))
    await app.user.clear(path)
    await app.user.type(path, '/results{Enter}')
    const answer = await within(asked).findByRole('group', { name: 'Host response' }, slow)
    expect(answer).toHaveTextContent(/HTTP 200.*143 ms/)
    expect(answer).toHaveTextContent('"path": "/results"')
    expect(answer).toHaveFocus()
    await app.user.clear(path)
    await app.user.type(path, '/missing{Enter}')
    await waitFor(() => expect(asked).toHaveTextContent(/HTTP 404.*Check the path of the URL/))
    expect(asked).toHaveTextContent('<h1>Not found</h1>')
    expect(within(asked).queryByRole('heading', { name: 'Not found' })).toBeNull()
  })

  it('that are down are explained by their test', async () => {
    const app = open()
    const failing = await card('crm.partner.example')
    await press(app, 'Send test to crm.partner.example', failing)
    const asked = await dialog('Send test')
    await press(app, 'Send', asked)
    await waitFor(() =>
      expect(asked).toHaveTextContent(
        /The connection was refused.*Start the server or open the port/,
      ),
    )
  })

  it('come with code that checks a signature, in seven languages', async () => {
    const app = open()
    await screen.findByRole('tab', { name: 'Python' }, slow)
    const part = await section('Check the signature')
    expect(
      within(part)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Python', 'JavaScript', 'PHP', 'Go', 'Java', 'C#', 'Ruby'])
    expect(part).toHaveTextContent('hmac.compare_digest')
    await app.user.click(within(part).getByRole('tab', { name: 'PHP' }))
    expect(await within(part).findByText(/hash_equals/, {}, slow)).toBeVisible()
  })

  it('speak Russian and Chinese', async () => {
    renderApp('/setting/pingback', {
      persona: 'customer',
      accepted: ['ru'],
      arrange: ({ db }) => db.accounts.forEach((one) => (one.interfaceLanguage = 'ru')),
    })
    expect(await screen.findByText(/\d+ сбо[а-я]+ подряд/, {}, slow)).toBeVisible()
  })
})

describe('the pingback log', () => {
  const open = (query = '', persona: 'customer' | 'customer-empty' = 'customer') =>
    renderApp(`/setting/pingback_log${query}`, { persona })
  const log = () => section('Deliveries')
  const loaded = async () => {
    const part = await log()
    await waitFor(() => expect(part.querySelectorAll('tbody a').length).toBeGreaterThan(0), slow)
    return part
  }

  it('shows the latest, says how long they are kept, and adds earlier ones below', async () => {
    const app = open()
    await app.heading('Pingback log')
    const part = await loaded()
    expect(part).toHaveTextContent('Entries are kept for 7 days.')
    expect(rows(part)).toHaveLength(20)
    const first = rows(part)[0]?.textContent
    const answer = app.backend.hold('pingbackLog')
    await app.user.dblClick(within(part).getByRole('button', { name: 'Show more' }))
    answer()
    await waitFor(() => expect(rows(part)).toHaveLength(40))
    expect(rows(part)[0]?.textContent).toBe(first)
    expect(calls(app, 'pingbackLog')).toHaveLength(2)
    expect(part).toHaveTextContent('20 more entries loaded.')
  })

  it('is filtered by the address: state, host, task, days; a filter can be taken back', async () => {
    const app = open()
    const part = await loaded()
    await app.user.selectOptions(within(part).getByLabelText('Status'), 'failed')
    await arrivesAt(app, '/setting/pingback_log?status=failed')
    await waitFor(
      () => expect(rows(part).every((row) => row.textContent?.includes('failed'))).toBe(true),
      slow,
    )
    const found = await within(part).findByText(/^\d+ entries loaded\.$/, undefined, slow)
    expect(found.closest('[role=status]')).not.toBeNull()
    await app.user.selectOptions(await within(part).findByLabelText('Host'), 'hooks.shop.example')
    await arrivesAt(app, '/setting/pingback_log?status=failed&host=h1')
    await waitFor(
      () =>
        expect(rows(part).every((row) => row.textContent?.includes('hooks.shop.example'))).toBe(
          true,
        ),
      slow,
    )
    await app.user.selectOptions(within(part).getByLabelText('Host'), '')
    await arrivesAt(app, '/setting/pingback_log?status=failed')
    await waitFor(() => expect(within(part).getByLabelText('Host')).toHaveValue(''))
    const taskId = within(part).getByLabelText('Task ID')
    await app.user.type(taskId, 'x1{Enter}')
    expect(taskId).toHaveValue('x1')
    expect(taskId).toHaveAccessibleDescription('A task ID has digits only.')
    await app.user.clear(taskId)
    await app.user.type(taskId, '1{Enter}')
    await arrivesAt(app, '/setting/pingback_log?status=failed&taskId=1')
    expect(await within(part).findByText('No results', {}, slow)).toBeVisible()
    await app.user.click(within(part).getByRole('link', { name: 'Reset filters' }))
    await arrivesAt(app, '/setting/pingback_log')
    await waitFor(() => expect(rows(part)).toHaveLength(20), slow)
  })

  it('opens one from the address: attempts, next try, bodies as text; closes back', async () => {
    const app = open('?status=retrying')
    const part = await loaded()
    const link = within(part)
      .getAllByRole('link')
      .find((one) => one.getAttribute('href')?.includes('delivery='))
    if (!link) throw new Error('No delivery.')
    await app.user.click(link)
    const shown = await dialog('Delivery')
    expect(shown).toHaveTextContent(/retrying.*The connection was refused.*The next attempt is due/)
    expect(shown).toHaveTextContent(/Attempts.*Apr 15, 2026/)
    expect(shown).toHaveTextContent(/"taskId": \d+/)
    expect(within(shown).getByRole('link', { name: /^\d+$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/statistics\/uploads\?view=tasks&task=\d+$/),
    )
    await press(app, 'Close', shown)
    await arrivesAt(app, '/setting/pingback_log?status=retrying')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows what a host answered as text, whatever it is', async () => {
    const app = open('?status=failed')
    const part = await loaded()
    const row = rows(part).find((one) => one.textContent?.includes('HTTP 500'))
    if (!row) throw new Error('No 500.')
    await app.user.click(within(row).getByRole('link'))
    const shown = await dialog('Delivery')
    expect(shown).toHaveTextContent('<script>alert(1)</script>')
    expect(shown.querySelector('script')).toBeNull()
    expect(shown).toHaveTextContent(/Server error: HTTP 500.*No more automatic attempts/)
  })

  it('finds one by a link though the list does not hold it, and says when it is gone', async () => {
    const app = open('?taskId=1&delivery=d800110')
    expect(await dialog('Delivery')).toBeVisible()
    await waitFor(() => expect(calls(app, 'delivery')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('POST https://'))
    await app.router.navigate('/setting/pingback_log?delivery=d1')
    expect(await screen.findByText('This delivery is no longer kept', {}, slow)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })

  it('sends one again, once, and shows how it went', async () => {
    const app = open('?status=failed&host=h1')
    const part = await loaded()
    await app.user.click(within(rows(part)[0] ?? part).getByRole('link'))
    const shown = await dialog('Delivery')
    await app.user.dblClick(within(shown).getByRole('button', { name: 'Send again' }))
    await waitFor(
      async () => expect(await toasts()).toHaveTextContent('Sent again and delivered.'),
      slow,
    )
    await arrivesAt(app, '/setting/pingback_log?status=failed&host=h1&delivery=rn1')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('delivered'))
    expect(calls(app, 'resendDelivery')).toHaveLength(1)
    // It cannot be repeated immediately.
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Send again' }).focus()
    await app.user.keyboard('{Enter}')
    expect(
      await within(screen.getByRole('dialog')).findByText(/Try again in/, {}, slow),
    ).toBeVisible()
  })

  it('says why one cannot be sent again now', async () => {
    const app = open('?host=h3&status=failed')
    const part = await loaded()
    await app.user.click(within(rows(part)[0] ?? part).getByRole('link'))
    const shown = await dialog('Delivery')
    await press(app, 'Send again', shown)
    expect(await within(shown).findByText('Can’t send again right now', {}, slow)).toBeVisible()
  })

  it('is empty at first', async () => {
    open('', 'customer-empty')
    expect(await screen.findByText('Nothing sent yet', {}, slow)).toBeVisible()
  })
})
