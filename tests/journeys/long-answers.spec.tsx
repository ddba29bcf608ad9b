import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app.tsx'

// A backend may send any length of text and any number of records: the page stays usable.

const slow = { timeout: 20_000 }
const long = 'x'.repeat(1_000_000)
const many = <T,>(record: T) => Array.from({ length: 250 }, (_, id) => ({ ...record, id }))

const screens = [
  {
    path: '/setting',
    call: '/api/v2/customer/keys',
    name: 'API keys',
    record: { name: long, prefix: long, suffix: long, lastIp: long, ipList: [long], status: long },
    short: {},
  },
  {
    path: '/profile/authentication',
    call: '/api/v2/user/sessions',
    name: 'Active sessions',
    record: { browser: long, os: long, ip: long, city: long, country: long },
    short: { browser: 'A', os: 'B' },
  },
  {
    path: '/setting/pingback',
    call: '/api/v2/customer/pingback',
    name: 'Registered hosts',
    record: { host: long, status: long, signingSecretSuffix: long },
    short: { host: 'a.example', status: 'disabled' },
  },
]

it.each(screens)(
  '$name: a text that is far too long is cut, and shown whole when asked',
  async ({ path, call, name, record }) => {
    const app = renderApp(path, {
      persona: 'customer',
      answer: (asked) =>
        asked.endsWith(`GET ${call}`) ? { records: [{ ...record, id: 1 }] } : undefined,
    })
    const part = await screen.findByRole('region', { name }, slow)
    const [whole] = await within(part).findAllByRole('button', { name: 'Show it whole' }, slow)
    expect(part.innerHTML.length).toBeLessThan(20_000)
    if (!whole) throw new Error('There is no button.')
    await app.user.click(whole)
    expect(whole).toHaveAccessibleName('Show less')
    expect(part.textContent.length).toBeGreaterThan(long.length)
  },
)

const tables = ['/setting/iplist', '/proxy/ip-whitelist'].map((path) => ({
  path,
  call: path.startsWith('/proxy') ? '/api/v2/proxy/ip_whitelist' : '/api/v2/customer/ip_list',
  name: 'Allowed addresses',
  short: { ip: '93.184.215.14' },
}))

// 200 cards of keys take 8 s here; the same hook draws them.
it.each([...screens.slice(1), ...tables])(
  '$path: a list that is far too long is drawn a part at a time',
  async ({ path, call, name, short }) => {
    renderApp(path, {
      persona: 'customer',
      answer: (asked) =>
        asked.endsWith(`GET ${call}`) ? { enabled: true, records: many(short) } : undefined,
    })
    await screen.findByRole('button', { name: 'Show more (50 left)' }, slow)
    const part = screen.getByRole('region', { name })
    expect(part.querySelectorAll('ul[data-list] > li, tbody > tr')).toHaveLength(200)
  },
)
