// Over 250 lines: a line for every field of the proxies' calls.
import type { contract } from '../../../src/api/contract/index.ts'
import type { AddressCheck, ProxyAddress } from '../../../src/api/contract/proxy-addresses.ts'
import type { ProxyClient } from '../../../src/api/contract/proxy-clients.ts'
import type { ProxyLink } from '../../../src/api/contract/proxy-links.ts'
import type { ProxyRenewal } from '../../../src/api/contract/proxy-renewals.ts'
import type { ProxyAlerts, ProxyOrder } from '../../../src/api/contract/proxy-account.ts'
import type { ProxyFigures } from '../../../src/api/contract/proxy-figures.ts'
import type { ProxyIp } from '../../../src/api/contract/proxy-ips.ts'
import type { ProxyUser } from '../../../src/api/contract/proxy-users.ts'
import {
  proxyAccountStates,
  proxyOrderStates,
  proxyProducts,
} from '../../../src/api/contract/proxy-account.ts'
import {
  addressFamilies,
  addressStates,
  checkErrors,
} from '../../../src/api/contract/proxy-addresses.ts'
import {
  clientSigns,
  knownClients,
  requestStates,
} from '../../../src/api/contract/proxy-clients.ts'
import { linkSources } from '../../../src/api/contract/proxy-links.ts'
import { proxyUserStates } from '../../../src/api/contract/proxy-users.ts'
import { basedOn, closed, paging, poor, refused, stale, version, wantedPage } from './phrases.ts'
import {
  bytes,
  count,
  day,
  days,
  milliseconds,
  minutes,
  percent,
  seconds,
  time,
  uri,
  uuid,
  oneOf,
  ordered,
  orderBy,
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

const userOn = { id: 'The user.', label: 'What the person calls it.' } as const
const usersOn = [
  'The active users whose programs connect through it; the site names them before it ends.',
  userOn,
] as const
const check: FieldLines<AddressCheck> = {
  at: time('When it was checked.'),
  ok: 'Whether it answered.',
  latencyMs: milliseconds('The time to the first byte; null without an answer.'),
  error: oneOf('Why it did not answer, null if it did', checkErrors),
}
const address: FieldLines<ProxyAddress> = {
  id: 'Identifies the address.',
  ip: 'The address that servers see.',
  family: oneOf('The family', addressFamilies),
  product,
  country: 'The ISO 3166-1 code.',
  asn: 'The number of its network.',
  network: 'The name of its network.',
  orderId: 'The order that it belongs to.',
  status: oneOf('The state', addressStates),
  since: time('Since when the person has it.'),
  until: time('When it ends, or when an address that was replaced stops.'),
  autoRenew: 'Whether it is renewed before it ends.',
  users: usersOn,
  lastCheck: ['The last check; null before the first.', check],
  weekBytes: bytes('Traffic of the last seven days.'),
  replacedBy: 'The address in its place; null if it was not replaced.',
}
/** The part of an order that a call names. */
const renewedPart = {
  addressIds: 'The addresses. Left out for traffic.',
  units: count('Gigabytes, up to those of the order. Left out for addresses.'),
} as const
const renewal: FieldLines<ProxyRenewal> = {
  orderId: 'The order.',
  product,
  unit: 'What it is of: `gb` of traffic or `ip_month`, addresses for a month.',
  units: count('Bought gigabytes or addresses.'),
  expiresAt: time('When its time ends.'),
  auto: 'Whether it is renewed a day before that, from the balance.',
  remindDays: days('Before the end a reminder is sent; null for none.'),
  addresses: [
    'Its addresses that have not ended; empty for traffic.',
    {
      id: 'Identifies the address.',
      ip: 'The address.',
      country: 'The ISO 3166-1 code.',
      status: oneOf('The state', addressStates),
      renews: 'Whether the next automatic renewal includes it.',
      users: usersOn,
    },
  ],
  leftBytes: bytes('Traffic that is lost at the end; null for addresses.'),
  renewUnits: count('Gigabytes that the next automatic renewal buys; null for addresses.'),
  users: usersOn,
  price: 'What the next renewal costs at the current price; null if nothing is included.',
  blocked:
    'Why the automatic renewal fails as things stand: `insufficient_funds`; null if it does not. A reminder is sent for this too.',
  updatedAt: version,
}
const client: FieldLines<ProxyClient> = {
  id: 'Identifies the address together with the user.',
  ip: 'The address that the program connects from.',
  country: 'The ISO 3166-1 code of that address.',
  network: 'The name of its network.',
  user: [
    'The user; null if an allowed address replaces it.',
    { ...userOn, username: 'The name of the login.', status: oneOf('The state', proxyUserStates) },
  ],
  known: oneOf('Why the address counts as known, null if it does not', knownClients),
  label: 'The label of the allowed address that covers it.',
  sign: oneOf('What looks wrong, null if nothing does', clientSigns),
  firstSeenAt: time('The first request of the last 24 hours.'),
  lastSeenAt: time('The last request.'),
  requests: count('Requests of the last 24 hours.'),
  failed: count('Requests without an answer.'),
  bytes: bytes('Traffic of the last 24 hours.'),
  topHost: 'The host with the most requests.',
}
const link: FieldLines<ProxyLink> = {
  id: 'Identifies the list.',
  label: 'What the person calls it.',
  source: oneOf('What it lists', linkSources),
  product: 'Of `addresses`: only those of this product; null for all.',
  country: 'Of `gateway`: the ISO 3166-1 code; null for any.',
  count: count('Of `gateway`: the lines.'),
  user: ['The user of its lines; null if the user was deleted.', userOn],
  protocol: 'The protocol: `http`, `https` or `socks5`.',
  format: 'How a line is written.',
  tokenSuffix: 'The last signs of the token.',
  createdAt: time('When it was made.'),
  lastUsedAt: time('When it was loaded last; null if never.'),
  lastIp: 'From where it was loaded last.',
  loadsDay: count('How often it was loaded in the last 24 hours.'),
}
const wholeLink = {
  record: ['The list.', link],
  url: uri(
    'Where programs load it, with the token. It is shown this one time. It answers text/plain, and 404 once the token is taken back.',
  ),
} as const

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
        {
          code: 'What it says. The site leaves out codes that it does not know; it knows `traffic_end`, `addresses_end` and `addresses_dead`.',
          count: count('The addresses or gigabytes that it concerns; null for none.'),
          at: time('When the first of them ends.'),
          users: 'The names of the users that connect through it.',
        },
      ],
      available: 'What can be spent now.',
    },
  },
  proxyOrders: {
    about: 'Lists the orders, the newest first.',
    arg: { ...wantedPage, status: 'Only orders in this state.' },
    res: { records: [ordered('One page.', '-createdAt'), order], ...paging },
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
      sort: orderBy('The order; with a minus the largest first.'),
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
      series: [ordered('The points in their order.', 'at'), point],
      rows: [
        'The rows of the groups.',
        { key: 'The group.', title: 'Its name, if the site does not know it.', ...figures },
      ],
      previous: [
        'The previous period; null if it was not asked for.',
        {
          summary: ['The whole period.', figures],
          series: [ordered('The points in their order.', 'at'), point],
        },
      ],
    },
  },
  proxyAddresses: {
    about: 'Lists the fixed addresses. Without a state it leaves out those that have ended.',
    arg: {
      ...wantedPage,
      product: 'Only addresses of this product.',
      family: 'Only addresses of this family.',
      status: 'Only addresses in this state.',
      sort: orderBy('The order; with a minus the largest first.'),
      text: 'A part of the address, its network or the name of a user.',
    },
    res: {
      records: ['One page.', address],
      ...paging,
      replacements: [
        'The replacements that the price includes; null if there are none.',
        {
          total: count('In a calendar month.'),
          left: count('Left of them.'),
          renewsAt: time('When the next month begins.'),
        },
      ],
    },
  },
  addressChecks: {
    about: 'Lists the checks of an address in the last two days, the newest first.',
    errors: gone,
    arg: { id: 'The address.' },
    res: { records: [ordered('The checks.', '-at'), check] },
  },
  checkAddress: {
    about: 'Checks an address now.',
    errors: { ...gone, ...closed },
    arg: { id: 'The address.' },
    res: address,
  },
  addressLines: {
    about: 'Makes proxy strings of chosen addresses.',
    errors: {
      ...refused,
      ...gone,
      ERROR_CONFLICT: 'The user is not active.',
      ERROR_IP_NOT_WHITELISTED: 'No address is on the list: the form offers to add one.',
    },
    arg: {
      ids: 'The addresses.',
      userId: 'The user; without one, programs connect from an allowed address.',
      protocol: 'The protocol.',
      format: 'How a string is written.',
    },
    res: { lines: 'The strings.' },
  },
  previewReplacement: {
    about: 'Says what a replacement would give. It changes nothing.',
    errors: gone,
    arg: { ids: 'The addresses to replace.' },
    res: {
      records: [
        'The addresses in the order of the call.',
        {
          id: 'The address.',
          ip: 'The address, as it is shown.',
          candidates: [
            ordered(
              'Free addresses of the same product and country, the fastest first; empty if none is free.',
              'latencyMs',
            ),
            {
              ip: 'The free address.',
              country: 'The ISO 3166-1 code.',
              network: 'The name of its network.',
              latencyMs: milliseconds('The time to the first byte.'),
            },
          ],
          users: usersOn,
        },
      ],
      left: count('Replacements left before this one.'),
      renewsAt: time('When the next month begins.'),
    },
  },
  replaceAddresses: {
    about: 'Replaces addresses, all or none. The new ones take over the paid time.',
    errors: {
      ERROR_CONFLICT: 'A candidate is taken, or an address has ended: the preview is read again.',
      ERROR_LIMIT_EXCEEDED: 'Too few replacements are left this month.',
      ERROR_NOT_FOUND: 'An address is gone: the preview is read again.',
      ERROR_FORBIDDEN: 'The proxies of the account are suspended.',
    },
    arg: {
      idempotencyKey: uuid('Sent as the header Idempotency-Key.'),
      records: [
        'The addresses with the chosen candidates.',
        { id: 'The address.', ip: 'The candidate.' },
      ],
      overlapHours: 'For how many hours the old addresses still work; 0 stops them at once.',
    },
    res: {
      records: ['What was replaced.', { oldIp: 'The old address.', newIp: 'The new address.' }],
      until: time('When the old addresses stop; null if they have stopped.'),
    },
  },
  proxyRenewals: {
    about:
      'Lists the orders of traffic and addresses that can be renewed, the first to end first. Nothing ends without a notice: by the reminder, and at the end.',
    res: { records: [ordered('The orders.', 'expiresAt'), renewal] },
  },
  updateProxyRenewal: {
    about: 'Sets whether and how an order is renewed. It charges nothing.',
    errors: { ...refused, ...gone, ...stale, ERROR_CONFLICT: 'An address or the order has ended.' },
    arg: {
      orderId: 'The order.',
      auto: 'Whether it is renewed by itself.',
      remindDays: days('Before the end a reminder is sent; null for none.'),
      addressIds: 'The addresses to renew; the others end. Left out for traffic.',
      units: count('Gigabytes to renew. Left out for addresses.'),
      updatedAt: basedOn,
    },
    res: renewal,
  },
  proxyRenewalQuote: {
    about: 'Says what a renewal would cost.',
    errors: { ...gone, ...closed },
    arg: { orderId: 'The order.', ...renewedPart },
    res: { price: 'What it costs.', until: time('When the new period would end.') },
  },
  renewProxyOrder: {
    about:
      'Renews an order whole or in part and charges the balance. What is renewed becomes an order of its own; traffic that is left of the old order stays usable until the new end.',
    errors: {
      ...gone,
      ...poor,
      ERROR_CONFLICT:
        'The price has changed, or an address or the order has ended: the page shows it.',
      ERROR_FORBIDDEN: 'The proxies of the account are suspended.',
    },
    arg: {
      orderId: 'The order.',
      ...renewedPart,
      idempotencyKey: uuid('Sent as the header Idempotency-Key.'),
      price: 'The accepted price: the backend charges no other.',
    },
    res: {
      orderId: 'The order of the new period.',
      units: count('Renewed gigabytes or addresses.'),
      price: 'What it cost.',
      until: time('When they end now.'),
    },
  },
  proxyClients: {
    about: 'Lists who connected in the last 24 hours: unknown addresses first, then the latest.',
    arg: {
      ...wantedPage,
      known: 'Only known, or only unknown addresses.',
      text: 'A part of the address, its network or the user.',
    },
    res: {
      records: ['One page.', client],
      ...paging,
      unknown: count('Clients with an unknown address, on all pages.'),
    },
  },
  clientRequests: {
    about: 'Lists the last requests of a client, the newest first and a hundred at most.',
    errors: gone,
    arg: { id: 'The client.' },
    res: {
      records: [
        ordered('The requests.', '-at'),
        {
          at: time('When it was sent.'),
          host: 'Where it went.',
          status: oneOf('How it ended', requestStates),
          bytes: bytes('Traffic.'),
          ms: milliseconds('The time to the first byte; null without an answer.'),
        },
      ],
    },
  },
  allowClient: {
    about:
      'Says that the address of a client is known. It gives no access: that is what the list of allowed addresses is for.',
    errors: gone,
    arg: { id: 'The client.' },
    res: client,
  },
  disallowClient: {
    about: 'Takes that back.',
    errors: gone,
    arg: { id: 'The client.' },
    res: client,
  },
  proxyLinks: {
    about: 'Lists the lists that programs load from an address.',
    res: { records: ['The lists.', link], max: count('Lists at most.') },
  },
  createProxyLink: {
    about: 'Makes a list that programs load from an address.',
    errors: {
      ...refused,
      ERROR_NOT_FOUND: 'The user is gone: the form says so.',
      ERROR_LIMIT_EXCEEDED: 'There would be too many lists.',
    },
    arg: {
      label: 'What the person calls it.',
      source: 'Lines of the gateway, or the fixed addresses as they are when it is loaded.',
      product: 'Of `addresses`: only those of this product; null for all.',
      country: 'Of `gateway`: the ISO 3166-1 code; null for any.',
      count: count('Of `gateway`: the lines.'),
      userId: 'The user of its lines.',
      protocol: 'The protocol.',
      format: 'How a line is written.',
    },
    res: wholeLink,
  },
  rotateProxyLink: {
    about: 'Makes a new token. The old address stops at once.',
    errors: gone,
    arg: { id: 'The list.' },
    res: wholeLink,
  },
  deleteProxyLink: {
    about: 'Deletes a list. Its address stops at once.',
    errors: gone,
    arg: { id: 'The list.' },
  },
}
