// Over 250 lines: a table of tickets with their texts.
import type { TicketStatus } from '../../../api/contract/tickets.ts'
import { graphSpans } from '../statistics.ts'
import type { MockFile, MockMessage, MockTicket } from '../../data/support.ts'

const { day, hour, minute } = graphSpans

/**
 * The time from solved to closed, and the time in which a ticket can be reopened (contract.md 4.9).
 */
export const closesAfter = 7 * day
export const reopensFor = 14 * day
/** The delays after which the mock's agent reads and answers. */
export const readsAfter = 2000
export const answersAfter = 5000

export const agents = ['Nora Lindqvist', 'Tomás Ribeiro', 'Aiko Mori'] as const

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
/** Converts a written text to the backend's HTML. */
export const writtenTicketText = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
    .replace(/\*\*([^*<]+)\*\*/g, '<strong>$1</strong>')
    .replace(/`([^`<]+)`/g, '<code>$1</code>')

type Line = readonly [author: MockMessage['author'], text: string]
interface Seed {
  subject: string
  category: string
  status: TicketStatus
  /** Hours since the first message. */
  age: number
  unread?: number
  rating?: number
  merged?: string
  priority?: string
  lines: readonly Line[]
}

const seeds: readonly Seed[] = [
  {
    subject: 'Callback stopped after the certificate change',
    category: 'api',
    status: 'waiting_customer',
    age: 26,
    unread: 1,
    priority: 'high',
    lines: [
      [
        'customer',
        'Since the renewal of our certificate no result has reached https://hooks.shop.example/captcha.\n\nThe log says **TLS** for each attempt.',
      ],
      [
        'agent',
        'Your host sends only its own certificate, without the intermediate one. Most browsers fill that gap; our sender doesn’t.\n\nPlease add the full chain and press `Send test` next to the host. You can send undelivered results again from the log.',
      ],
    ],
  },
  {
    subject: 'Charged twice for one task?',
    category: 'tasks',
    status: 'open',
    age: 7,
    lines: [
      ['customer', 'One of yesterday’s tasks was charged twice. Is that 100% recognition?'],
      ['system', 'Nora Lindqvist is looking at it.'],
    ],
  },
  {
    subject: 'Invoice with our new address',
    category: 'payment',
    status: 'solved',
    age: 60,
    lines: [
      ['customer', 'We have moved. Can the March invoice show the new address?'],
      [
        'agent',
        'Yes. You’ll find the new invoice under Documents; the old one is marked as replaced.',
      ],
    ],
  },
  {
    subject: 'Which limit applies to balance requests?',
    category: 'api',
    status: 'new',
    age: 1,
    lines: [
      ['customer', 'We check the balance before each task. Does that count toward ERROR: 1005?'],
    ],
  },
  {
    subject: 'Cannot sign in with the authenticator',
    category: 'account',
    status: 'closed',
    age: 24 * 19,
    rating: 5,
    lines: [
      ['customer', 'The codes from my new phone are refused.'],
      [
        'agent',
        'Its clock is four minutes ahead. Set the time to automatic, and the codes will work.',
      ],
      ['customer', 'That was it. Thank you.'],
    ],
  },
  {
    subject: 'Speed of the German proxies',
    category: 'proxy',
    status: 'reopened',
    age: 24 * 6,
    unread: 2,
    lines: [
      ['customer', 'Evenings are slow in Germany.'],
      ['agent', 'One of the networks was overloaded. We have added capacity.'],
      ['customer', 'Last night it was slow again.'],
      ['agent', 'We see it too, and have asked the operator.'],
      ['agent', 'They’ll answer tomorrow morning, and we’ll reply here.'],
    ],
  },
  {
    subject: 'Same question as before',
    category: 'tasks',
    status: 'merged',
    age: 6,
    merged: 'T-2002',
    lines: [
      ['customer', 'Again: charged twice.'],
      ['system', 'This ticket was merged into number 2002.'],
    ],
  },
]

const more = [
  'Where is last week’s receipt',
  'Answers in capital letters',
  'A key for a second server',
  'Refund of an unused top-up',
  'Pictures with two words',
  'Language of the hints',
] as const

function make(seed: Seed, index: number, accountId: number, now: number): MockTicket {
  const createdAt = now - seed.age * hour
  const step = Math.max(minute, (seed.age * hour) / (seed.lines.length + 1))
  const agent = agents[index % agents.length] ?? agents[0]
  const messages = seed.lines.map(([author, text], line): MockMessage => ({
    id: `m-${accountId}-${index}-${line}`,
    author,
    name: author === 'agent' ? agent : '',
    html: writtenTicketText(text),
    files: [],
    at: Math.round(createdAt + line * step),
  }))
  const unread = messages.slice(messages.length - (seed.unread ?? 0))
  const solved = seed.status === 'solved' || seed.status === 'closed'
  return {
    id: `T-${2001 + index}`,
    accountId,
    number: 2001 + index,
    subject: seed.subject,
    category: seed.category,
    status: seed.status === 'closed' ? 'solved' : seed.status,
    priority: seed.priority ?? 'normal',
    agent: seed.status === 'new' ? null : agent,
    taskIds: [],
    paymentId: null,
    createdAt,
    solvedAt: solved ? (messages.at(-1)?.at ?? createdAt) : null,
    mergedInto: seed.merged ?? null,
    rating: seed.rating ?? null,
    readAt: (seed.unread && unread[0] ? unread[0].at : now) - 1,
    messages,
    older: 0,
  }
}

/**
 * Twenty-five tickets of a customer, in every status. One has hostile contents, and one is long.
 */
export function seedTickets(
  accounts: { customer: number; hostile: number },
  now: number,
): { tickets: MockTicket[]; files: MockFile[] } {
  const plenty = Array.from({ length: 25 - seeds.length }, (_, index): Seed => {
    const subject = more[index % more.length] ?? more[0]
    return {
      subject:
        index < more.length ? subject : `${subject} (${Math.floor(index / more.length) + 1})`,
      category: (['payment', 'tasks', 'api', 'refund', 'other'] as const)[index % 5] ?? 'other',
      status: 'closed',
      age: 24 * (24 + index * 5),
      ...(index % 3 === 0 && { rating: 3 + (index % 3) }),
      lines: [
        ['customer', `${subject}?`],
        ['agent', 'Here is what we found and what we did about it.'],
      ],
    }
  })
  const tickets = [...seeds, ...plenty].map((seed, index) =>
    make(seed, index, accounts.customer, now),
  )
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const file = (id: string, accountId: number, name: string, mime: string): MockFile => ({
    id,
    accountId,
    name,
    mime,
    size: 70,
    width: mime.startsWith('image/') ? 1 : null,
    height: mime.startsWith('image/') ? 1 : null,
    data: pixel,
  })
  const files = [
    file('f-1', accounts.customer, 'log-of-attempts.png', 'image/png'),
    file('f-2', accounts.hostile, '"><img src=x onerror=pwned()>.png', 'image/png'),
    file('f-3', accounts.hostile, '../../etc/passwd\u202Egnp.exe', 'application/zip'),
  ]
  tickets[0]?.messages[0]?.files.push('f-1')
  const bad = make(
    {
      subject: '<script>pwned()</script> & "quotes"',
      category: 'other',
      status: 'open',
      age: 3,
      lines: [
        ['customer', 'x'],
        ['agent', 'y'],
      ],
    },
    900,
    accounts.hostile,
    now,
  )
  const [first, second] = bad.messages
  if (first) {
    first.html =
      '<p>before<img src=x onerror="pwned()"><script>pwned()</script></p><iframe src="javascript:pwned()"></iframe><a href="javascript:pwned()">link</a>'
    first.files = ['f-2', 'f-3']
  }
  if (second) second.html = `<p>${'long '.repeat(2000)}</p>`
  const long = make(
    {
      subject: 'A thread of two thousand messages',
      category: 'other',
      status: 'open',
      age: 2,
      lines: [['customer', 'The last one.']],
    },
    901,
    accounts.hostile,
    now,
  )
  long.older = 1999
  return { tickets: [...tickets, bad, long], files }
}
