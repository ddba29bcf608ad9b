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
    record: {
      name: long,
      prefix: long,
      suffix: long,
      lastIp: long,
      ipList: [long],
      status: long,
      allowedTypes: null,
      dailyLimit: null,
      monthlyLimit: null,
      rpm: null,
      updatedAt: null,
    },
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
    const [whole] = await within(part).findAllByRole('button', { name: 'Show full text' }, slow)
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
  name: 'Allowed IP addresses',
  short: { ip: '93.184.215.14' },
}))

// 200 cards of keys take 8 s here, and the same hook renders them.
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

it('a list outside of the kit is drawn a part at a time; the focus goes to the first item that comes', async () => {
  const app = renderApp('/setting/errors', {
    persona: 'customer',
    answer: (asked) =>
      asked.endsWith('GET /api/v2/customer/bans')
        ? { records: many({ reason: 'x', until: '2020-01-01T00:00:00Z' }) }
        : undefined,
  })
  const more = await screen.findByRole('button', { name: 'Show more (50 left)' }, slow)
  const list = screen.getByRole('list', { name: 'Blocks' })
  expect(list.children).toHaveLength(200)
  await app.user.click(more)
  expect(list.children).toHaveLength(250)
  expect(list.contains(document.activeElement)).toBe(true)
  expect(more).not.toBeInTheDocument()
})

it('a choice of far too many types is drawn a part at a time, and the search finds the others', async () => {
  const types = Array.from({ length: 10_000 }, (_, at) => `FutureTask${at}`)
  const app = renderApp('/setting/percent_100', {
    persona: 'customer',
    answer: (asked) =>
      asked.endsWith('GET /api/v2/customer/percent_100')
        ? { enabled: true, minAttempts: 2, maxAttempts: 5, minMatches: 2, types, updatedAt: null }
        : undefined,
  })
  const group = await screen.findByRole('group', { name: /types/i }, slow)
  expect(within(group).getAllByRole('listitem')).toHaveLength(200)
  expect(group.parentElement?.querySelectorAll('*').length).toBeLessThan(5000)
  await app.user.type(within(group).getByRole('searchbox'), 'FutureTask9876')
  expect(await within(group).findByRole('checkbox', { name: /FutureTask9876/ })).toBeChecked()
})

it('the tasks that a ticket may name are drawn a part at a time, and a chosen one stays', async () => {
  const records = Array.from({ length: 10_000 }, (_, at) => ({
    id: String(7_000_000 + at),
    type: 'ImageToTextTask',
    status: 'ready',
  }))
  const app = renderApp('/support/tickets/new?category=tasks', {
    persona: 'customer',
    answer: (asked) =>
      /GET \/api\/v2\/customer\/tasks\b/.test(asked) ? { records, totalCount: 10_000 } : undefined,
  })
  await app.user.click(await screen.findByRole('radio', { name: /Tasks and answers/ }, slow))
  const group = await screen.findByRole('group', { name: /Which tasks/ }, slow)
  const more = await within(group).findByRole('button', { name: 'Show more (9,950 left)' }, slow)
  expect(within(group).getAllByRole('listitem')).toHaveLength(50)
  await app.user.click(more)
  expect(within(group).getAllByRole('listitem')).toHaveLength(100)
  await app.user.click(within(group).getByRole('checkbox', { name: /7000099/ }))
  expect(within(group).getByText(/^1 of /)).toBeVisible()
})

it('the notifications and the projects of a key are drawn a part at a time', async () => {
  const records = Array.from({ length: 10_000 }, (_, at) => ({
    id: `n${at}`,
    kind: 'news',
    title: `News ${at}`,
    createdAt: '2026-04-12T10:00:00Z',
    readAt: null,
  }))
  const projects = Array.from({ length: 10_000 }, (_, id) => ({ id, title: `Project ${id}` }))
  const app = renderApp('/setting?modal=new_key', {
    persona: 'customer',
    answer: (asked) =>
      /GET \/api\/v2\/notifications(?:\?|$)/.test(asked)
        ? { records, unread: 10_000, nextBefore: null }
        : asked.endsWith('GET /api/v2/customer/keys')
          ? { records: [], projects, capabilities: { scopes: true } }
          : undefined,
  })
  const form = within(await screen.findByRole('dialog', { name: 'New key' }, slow))
  await app.user.click(await form.findByRole('radio', { name: /Only what I choose/ }, slow))
  await app.user.selectOptions(form.getByLabelText('Data labeling'), 'read')
  await app.user.click(await form.findByRole('radio', { name: /Selected projects/ }, slow))
  expect(form.getAllByRole('checkbox', { name: /^Project/ })).toHaveLength(200)
  await app.user.keyboard('{Escape}')
  await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }, slow))
  expect(await screen.findByRole('button', { name: 'Show more (9,950 left)' }, slow)).toBeVisible()
})

const pieces = [
  {
    name: 'the token that proves a host',
    path: '/setting/pingback',
    answer: {
      'GET /api/v2/customer/pingback': {
        records: [
          {
            id: 1,
            host: 'a.example',
            status: 'pending_verification',
            verification: { method: 'file', token: long },
          },
        ],
      },
    },
  },
  {
    name: 'the body of a delivery',
    path: '/setting/pingback_log?delivery=d1',
    answer: {
      'GET /api/v2/customer/pingback/log/d1': {
        id: 'd1',
        url: `https://a.example/${long}`,
        httpStatus: 200,
        requestBody: JSON.stringify({ text: long }),
        responseBody: long,
      },
    },
  },
  {
    name: 'where a sign-in came from',
    path: '/profile/authentication',
    answer: {
      'GET /api/v2/user/security_log': {
        records: [
          {
            id: 1,
            event: long,
            ip: long,
            country: long,
            userAgent: long,
            createdAt: '2026-04-12T10:00:00Z',
          },
        ],
        total: 1,
      },
    },
  },
]

it.each(pieces)('$name is cut where it is far too long', async ({ path, answer }) => {
  const app = renderApp(path, {
    persona: 'customer',
    answer: (asked) =>
      Object.entries(answer).find(([call]) => asked.split('?')[0]?.endsWith(call))?.[1],
  })
  const [whole] = await screen.findAllByRole('button', { name: 'Show full text' }, slow)
  expect(document.body.innerHTML.length).toBeLessThan(300_000)
  if (!whole) throw new Error('There is no button.')
  await app.user.click(whole)
  expect(document.body.textContent.length).toBeGreaterThan(long.length)
})

it('the rewards of a worker are drawn a part at a time', async () => {
  renderApp('/play-and-earn/rewards', {
    persona: 'worker',
    answer: (asked) =>
      asked.endsWith('GET /api/v2/worker/rewards')
        ? { records: many({ code: 'a', title: 'b', state: 'active', prize: { points: 5 } }) }
        : undefined,
  })
  const part = within(await screen.findByRole('region', { name: 'Your rewards' }, slow))
  await part.findByRole('button', { name: 'Show more (50 left)' }, slow)
  expect(part.getAllByRole('listitem')).toHaveLength(200)
})

it('the table of a chart is drawn a part at a time', async () => {
  const app = renderApp('/public_statistics/workers-online', {
    answer: (asked) =>
      asked.endsWith('GET /api/v2/public_statistics/graph/devonline')
        ? {
            name: 'devonline',
            unit: 'count',
            granularity: 'hour',
            updatedAt: '2026-04-12T10:00:00Z',
            series: [
              {
                key: 'all',
                title: 'All',
                points: Array.from({ length: 250 }, (_, hour) => [
                  new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
                  hour,
                ]),
              },
            ],
          }
        : undefined,
  })
  await app.user.click(await screen.findByRole('button', { name: /^Table:/ }, slow))
  await screen.findByRole('button', { name: 'Show more (50 left)' }, slow)
  expect(document.querySelectorAll('main tbody > tr')).toHaveLength(200)
})

it('a conversation with the bot is drawn from its end', async () => {
  const messages = Array.from({ length: 250 }, (_, id) => ({
    id,
    role: 'user',
    text: `Question ${id}`,
    createdAt: '2026-04-12T10:00:00Z',
  }))
  const app = renderApp('/support/bot?thread=7', {
    persona: 'customer',
    answer: (asked) =>
      asked.endsWith('GET /api/v2/support/bot/threads/7') ? { id: 7, messages } : undefined,
  })
  const more = await screen.findByRole('button', { name: 'Show more (150 left)' }, slow)
  expect(screen.getByText('Question 249')).toBeVisible()
  expect(screen.queryByText('Question 149')).toBeNull()
  await app.user.click(more)
  expect(screen.getByText('Question 149')).toBeVisible()
})
