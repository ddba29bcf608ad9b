import { writeLine } from '../../lib/proxy-line.ts'
import type { LineFormat, ProxyProtocol } from '../../lib/proxy-line.ts'
import { ownProxy, proxyHost, proxyPorts } from '../seed/proxy-account.ts'
import { heldAddresses, usersOn } from '../seed/proxy-addresses.ts'
import type { Data } from '../data/data.ts'
import type { MockProxyUser, MockProxyAddress, MockProxyLink } from '../data/proxy.ts'

/** The port of the first fixed address at the gateway, and of the first line without a user. */
const firstPort = 21_000
const firstOpenPort = 20_000

interface Writing {
  protocol: ProxyProtocol
  format: LineFormat
  /** Null for programs that connect from an allowed address. */
  user: MockProxyUser | null
}

/** A line of the gateway. Its login says the place and how long an address stays. */
export const gatewayLine = (
  { protocol, format, user }: Writing,
  signs: readonly string[],
  index: number,
): string =>
  writeLine(format, {
    protocol,
    host: proxyHost,
    port: user ? proxyPorts[protocol] : firstOpenPort + index,
    username: user && [user.username, ...signs].join('-'),
    password: user && user.password,
  })

/** The line of a fixed address, which has a port of its own. */
export const addressLine = (
  { protocol, format, user }: Writing,
  { id }: MockProxyAddress,
): string =>
  writeLine(format, {
    protocol,
    host: proxyHost,
    port: firstPort + Number(id.slice(2)),
    username: user && user.username,
    password: user && user.password,
  })

const place = /^\/api\/v2\/proxy\/lists\/([^/]+)$/
export const proxyListPath = (token: string): string => `/api/v2/proxy/lists/${token}`

/** A link with the account that it belongs to. */
function findLink(db: Data, token: string) {
  for (const own of db.proxy.own) {
    const link = own.links.find((one) => one.token === token)
    const account = link && db.accounts.find(({ id }) => id === own.accountId)
    if (account) return { link, account }
  }
  return null
}

/** A list as of now. One whose user is gone or paused has no lines. */
function linesOf(
  db: Data,
  { link, account }: NonNullable<ReturnType<typeof findLink>>,
  now: number,
) {
  const own = ownProxy(db, account, now)
  const user = own.users.find(({ id, status }) => id === link.userId && status === 'active')
  if (!user) return []
  const writing = { ...link, user }
  if (link.source === 'addresses')
    return heldAddresses(own, now)
      .filter((one) => link.product === null || one.product === link.product)
      .filter((one) => usersOn(own, one).includes(user))
      .map((one) => addressLine(writing, one))
  const signs = link.country === null ? [] : [`country-${link.country.toLowerCase()}`]
  return Array.from({ length: link.count ?? 0 }, (_, index) =>
    gatewayLine(writing, [...signs, `rotate-${index + 1}`], index),
  )
}

const noteLoad = (link: MockProxyLink, ip: string, now: number): void => {
  Object.assign(link, { lastUsedAt: now, lastIp: ip, loadsDay: link.loadsDay + 1 })
}

/**
 * A list that a program loads without a session; null for any other address. The token of the
 * address is all that it needs, and one that was taken back finds nothing.
 */
export function proxyListFile(path: string, db: Data, ip: string, now: number): Response | null {
  const token = place.exec(path)?.[1]
  if (token === undefined) return null
  const found = findLink(db, token)
  if (!found) return new Response(null, { status: 404 })
  noteLoad(found.link, ip, now)
  const lines = linesOf(db, found, now)
  return new Response(lines.map((line) => `${line}\n`).join(''), {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  })
}
