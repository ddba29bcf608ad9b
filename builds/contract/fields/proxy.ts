// Over 250 lines: a line for every field of the proxies' calls.
import type { contract } from '../../../src/api/contract/index.ts'
import type { ProxyAlerts, ProxyOrder } from '../../../src/api/contract/proxy-account.ts'
import type { ProxyFigures } from '../../../src/api/contract/proxy-figures.ts'
import type { ProxyIp } from '../../../src/api/contract/proxy-ips.ts'
import type { ProxyUser } from '../../../src/api/contract/proxy-users.ts'
import {
  proxyAccountStates,
  proxyOrderStates,
  proxyProducts,
} from '../../../src/api/contract/proxy-account.ts'
import { proxyUserStates } from '../../../src/api/contract/proxy-users.ts'
import { basedOn, closed, paging, poor, refused, stale, version, wantedPage } from './phrases.ts'
import {
  bytes,
  count,
  day,
  milliseconds,
  minutes,
  percent,
  seconds,
  time,
  uuid,
  oneOf,
} from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const gone = { ERROR_NOT_FOUND: 'It is gone: the list is read again.' } as const
const product = oneOf('The product', proxyProducts)

const order: FieldLines<ProxyOrder> = {
  id: 'Identifies the order.',
  product,
  unit: 'What is counted: `gb`, or `ip_month` for an address of a month.',
  units: count('Units ordered.'),
  price: 'What it cost.',
  status: oneOf('The state', proxyOrderStates),
  promoCode: 'The promo code; null for none.',
  auto: 'Whether the order was placed by automatic renewal.',
  createdAt: time('When it was placed.'),
  expiresAt: time('When what was bought ends; null for no end.'),
}

const autoBuy = {
  enabled: 'Whether more is ordered by itself.',
  product,
  units: count('Units of each order.'),
  maxPerMonth: count('Orders in a calendar month at most.'),
} as const
const alerts: FieldLines<ProxyAlerts> = {
  percent: 'The parts of the traffic at which a notice is sent, in percent.',
  email: 'Whether notices come by mail.',
  telegram: 'Whether notices come by Telegram.',
  telegramLinked: 'False if no Telegram account is linked; null if the backend does not say.',
  autoBuy: ['What is ordered when the traffic is used up.', autoBuy],
  updatedAt: version,
}

const userEntries = {
  label: 'What the person calls it.',
  product,
  limitBytes: bytes('The most traffic of a period; 0 or null means no limit.'),
  limitPeriod: 'What the limit counts for: `none` (all time), `day` or `month`.',
  threads: count('Connections at once at most; null means no limit.'),
  countries: 'The ISO 3166-1 codes that it may use; null for all.',
  expiresAt: time('When it stops working; null for no end.'),
} as const
const lastDay = day('The last day on which it works; null for no end.')
const user: FieldLines<ProxyUser> = {
  ...userEntries,
  id: 'Identifies the user.',
  username: 'The name of the login.',
  passwordSuffix: 'The last signs of the password.',
  status: oneOf('The state', proxyUserStates),
  usedBytes: bytes('The traffic of the running period.'),
  lastUsedAt: time('When it was used last; null if never.'),
  createdAt: time('When it was made.'),
  updatedAt: version,
}
const withPassword = {
  record: ['The user.', user],
  password: 'The password. It is shown this one time.',
} as const

const ip: FieldLines<ProxyIp> = {
  id: 'Identifies the entry.',
  ip: 'The address, or a range in CIDR form, that needs no password.',
  label: 'What the person calls it.',
  product,
  protocols: 'The protocols: `http`, `https`, `socks5`.',
  createdAt: time('When it was added.'),
  lastUsedAt: time('When it was used last; null if never.'),
}

const figures: FieldLines<ProxyFigures> = {
  bytes: bytes('Traffic.'),
  requests: count('Requests.'),
  successRate: percent('Requests that got an answer; null without a request.'),
  avgLatencyMs: milliseconds('The mean time to the first byte; null without a request.'),
  spent: 'What it cost; null where it is not counted.',
}
const point = { at: time('The start of the hour, day or week.'), ...figures } as const
const place = { id: 'The place in `generateProxies`.', title: 'Its name.' } as const

export const proxyFields: AreaLines<typeof contract.proxy> = {
  proxyAccount: {
    about: 'Gives the state of the proxies of the person.',
    res: {
      account: [
        'The account; null before the first order.',
        {
          username: 'The name of the main login.',
          status: oneOf('The state', proxyAccountStates),
          traffic: [
            'The traffic of all products by gigabyte.',
            {
              boughtBytes: bytes('Bought.'),
              usedBytes: bytes('Used.'),
              leftBytes: bytes('Left.'),
              expiresAt: time('When the rest ends; null for no end.'),
            },
          ],
          endpoint: [
            'Where programs connect.',
            {
              host: 'The host.',
              ports: [
                'The port by protocol.',
                { http: 'HTTP.', https: 'HTTP over TLS.', socks5: 'SOCKS5.' },
              ],
            },
          ],
          maxUsers: count('Users at most.'),
          maxIps: count('Addresses without a password at most.'),
        },
      ],
      products: [
        'The usable amount of each product: gigabytes or addresses.',
        {
          id: product,
          title: 'Its name in the language of the answer.',
          unit: 'What is counted: `gb`, or `ip_month` for an address of a month.',
          units: 'How many are left.',
          expiresAt: time('When the rest ends; null for no end.'),
        },
      ],
      notices: [
        'What the person should know now.',
        { code: 'What it says. The site leaves out codes that it does not know.' },
      ],
      available: 'What can be spent now.',
    },
  },
  proxyOrders: {
    about: 'Lists the orders, the newest first.',
    arg: { ...wantedPage, status: 'Only orders in this state.' },
    res: { records: ['One page.', order], ...paging },
  },
  proxyQuote: {
    about: 'Says what an order would cost.',
    errors: refused,
    arg: { product, units: count('Units.'), promoCode: 'A promo code.' },
    res: {
      price: 'What it costs.',
      listPrice: 'The price without the promo code.',
      promo: [
        'What the promo code does; null without one.',
        {
          valid: 'Whether it works.',
          percent: percent('The discount.'),
          reason: 'Why it does not work: `not_found`, `expired` or `used`; null if it does.',
        },
      ],
    },
  },
  orderProxy: {
    about: 'Orders proxies and charges the balance.',
    errors: {
      ...refused,
      ...poor,
      ERROR_CONFLICT: 'The price has changed: the page shows it.',
      ERROR_FORBIDDEN: 'The proxies of the account are suspended.',
    },
    arg: {
      product,
      units: count('Units.'),
      promoCode: 'A promo code.',
      idempotencyKey: uuid('Sent as the header Idempotency-Key.'),
      price: 'The accepted price: the backend charges no other.',
    },
    res: order,
  },
  proxyAlerts: { about: 'Gives the notices and the automatic orders.', res: alerts },
  updateProxyAlerts: {
    about: 'Changes the notices and the automatic orders.',
    errors: { ...refused, ...stale },
    arg: {
      percent: 'The parts of the traffic at which a notice is sent, in percent.',
      email: 'Whether notices come by mail.',
      telegram: 'Whether notices come by Telegram.',
      autoBuy: ['What is ordered when the traffic is used up.', autoBuy],
      updatedAt: basedOn,
    },
    res: alerts,
  },
  proxyUsers: {
    about: 'Lists the users.',
    arg: {
      ...wantedPage,
      status: 'Only users in this state.',
      product: 'Only users of this product.',
      sort: 'The order; with a minus the largest first.',
      text: 'A part of the label or the name.',
    },
    res: { records: ['One page.', user], ...paging },
  },
  createProxyUsers: {
    about: 'Makes one user or several.',
    errors: {
      ...refused,
      ERROR_LIMIT_EXCEEDED: 'There would be too many users.',
      ERROR_FORBIDDEN: 'The account has no proxies, or they are suspended.',
    },
    arg: {
      ...userEntries,
      expiresAt: lastDay,
      username: 'The name of the login; the backend makes a missing one.',
      password: 'The password; the backend makes a missing one.',
      prefix: 'Of several: the beginning of their names.',
      count: count('How many to make.'),
    },
    res: { records: ['The users with their passwords.', withPassword] },
  },
  updateProxyUser: {
    about: 'Changes the named fields of a user.',
    errors: { ...refused, ...gone, ...stale },
    arg: { ...userEntries, expiresAt: lastDay, id: 'The user.', updatedAt: basedOn },
    res: user,
  },
  deleteProxyUser: {
    about: 'Deletes a user. Its connections end.',
    errors: gone,
    arg: { id: 'The user.' },
  },
  resetProxyPassword: {
    about: 'Makes a new password. The old one stops working.',
    errors: gone,
    arg: { id: 'The user.' },
    res: withPassword,
  },
  pauseProxyUser: {
    about: 'Pauses a user. Its connections end.',
    errors: { ...gone, ...closed },
    arg: { id: 'The user.' },
    res: user,
  },
  resumeProxyUser: {
    about: 'Lets a paused user go on.',
    errors: { ...gone, ...closed },
    arg: { id: 'The user.' },
    res: user,
  },
  changeProxyUsers: {
    about: 'Does the same to several users. Each succeeds or fails by itself.',
    arg: { ids: 'The users.', action: 'What is done.' },
    res: {
      done: 'The users for whom it worked.',
      failed: ['The users for whom it did not.', { id: 'The user.', errorCode: 'Why.' }],
    },
  },
  proxyIps: {
    about: 'Lists the addresses that need no password.',
    res: {
      records: ['The addresses.', ip],
      currentIp: 'The address of this request; null where the backend does not send it.',
      max: count('Entries at most.'),
      effectSeconds: seconds('Until a change is active at every gateway.'),
    },
  },
  addProxyIps: {
    about: 'Adds addresses, all or none.',
    errors: { ...refused, ERROR_LIMIT_EXCEEDED: 'The list would be too long.' },
    arg: {
      records: [
        'The addresses.',
        {
          ip: 'The address or a range in CIDR form.',
          label: 'What the person calls it.',
          product,
          protocols: 'The protocols.',
        },
      ],
    },
    res: { records: ['The added entries.', ip] },
  },
  removeProxyIp: { about: 'Removes an address.', errors: gone, arg: { id: 'The entry.' } },
  proxyLocations: {
    about: 'Lists where addresses are.',
    arg: { product: 'Only addresses of this product.' },
    res: {
      records: [
        'The countries.',
        {
          country: 'The ISO 3166-1 code.',
          title: 'Its name in the language of the answer.',
          regions: ['Its regions.', place],
          cities: ['Its cities.', { ...place, region: 'The region of the city; null for none.' }],
          networks: [
            'Networks by autonomous system number.',
            { asn: 'The number.', title: 'Its name.' },
          ],
          count: count('Addresses.'),
          latencyMs: milliseconds('The mean time to the first byte; null where it is not known.'),
        },
      ],
    },
  },
  generateProxies: {
    about: 'Makes proxy strings for programs.',
    errors: {
      ...refused,
      ...gone,
      ERROR_CONFLICT: 'The user is not active.',
      ERROR_IP_NOT_WHITELISTED: 'The address is not on the list: the form offers to add it.',
    },
    arg: {
      authMode: 'By password, or by an address that needs none.',
      userId: 'Of `password`: the user.',
      ip: 'Of `whitelist`: the address.',
      product,
      protocol: 'The protocol.',
      country: 'The ISO 3166-1 code; without it any.',
      region: 'The region.',
      city: 'The city.',
      asn: 'The number of the network.',
      session: '`rotating` gives a new address for each request, `sticky` keeps one.',
      sessionMinutes: minutes('Of `sticky`: how long.'),
      count: count('Strings.'),
      format: 'How a string is written.',
    },
    res: { lines: 'The strings.' },
  },
  checkProxy: {
    about: 'Connects through a proxy string and says what came of it.',
    errors: { ...refused, ERROR_TOO_MANY_REQUESTS: 'Too many checks: the page counts down.' },
    arg: { line: 'The string.' },
    res: {
      ok: 'Whether it works.',
      ip: 'The address that servers see; null if it does not work.',
      country: 'The ISO 3166-1 code of the address.',
      city: 'The city of the address.',
      asn: 'The number of its network.',
      latencyMs: milliseconds('The time to the first byte.'),
      error:
        'Why it does not work: `wrong_password`, `limit_reached`, `country_not_allowed`, `unreachable` or `timeout`; null if it does.',
    },
  },
  proxyStatistics: {
    about: 'Gives the figures of the proxies over time.',
    arg: {
      dateFrom: day('The first day, in the zone of the call.'),
      dateTo: day('The last day, in the zone of the call.'),
      timezone: 'The IANA zone in which days are counted.',
      granularity: 'How far apart the points are.',
      groupBy: 'By what the rows are grouped.',
      userId: 'Only this user.',
      country: 'Only this country.',
      product: 'Only this product.',
      host: 'Only this host.',
      status: 'Only this status of answers.',
      compare: 'The previous period too, of the same length and point by point.',
    },
    res: {
      summary: ['The whole period.', figures],
      series: ['The points in their order.', point],
      rows: [
        'The rows of the groups.',
        { key: 'The group.', title: 'Its name, if the site does not know it.', ...figures },
      ],
      previous: [
        'The previous period; null if it was not asked for.',
        { summary: ['The whole period.', figures], series: ['The points in their order.', point] },
      ],
    },
  },
}
