import { proxyProducts } from '@/api/contract/proxy-account.ts'
import {
  addressFamilies,
  addressStates,
  proxyAddressSorts,
} from '@/api/contract/proxy-addresses.ts'
import type { ProxyAddress } from '@/api/contract/proxy-addresses.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { choice, defineQuery, page, searchParam, sort } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The products that are sold by the address. */
export const fixedProducts = proxyProducts.filter((one) => one === 'isp' || one === 'datacenter')

export const addressQuery = defineQuery({
  text: searchParam(),
  product: choice(fixedProducts),
  family: choice(addressFamilies),
  status: choice(addressStates),
  sort: sort(proxyAddressSorts, 'until'),
  page,
})
/** A whole order can be selected at once. */
export const addressesPerPage = 50

const tones: Record<(typeof addressStates)[number], BadgeTone> = {
  active: 'ok',
  dead: 'bad',
  replaced: 'info',
  ended: 'neutral',
}
/** Undefined for an unknown status. */
export function addressBadge(
  status: string,
): { state: (typeof addressStates)[number]; tone: BadgeTone } | undefined {
  const state = known(addressStates, status)
  return state && { state, tone: tones[state] }
}

/** Whether an address is paid for, so that it can be replaced or listed. */
export const isHeld = ({ status }: ProxyAddress): boolean =>
  status !== 'replaced' && status !== 'ended'

/** The names of users, each once. */
export const userNames = (users: readonly { id: string | number; label: string }[]): string[] => [
  ...new Set(users.map(({ id, label }) => cutText(label || String(id)))),
]

/** Rows for a spreadsheet: the API's names and values, the same in every language. */
export const addressRows = (addresses: readonly ProxyAddress[]): string[][] => [
  [
    'id',
    'ip',
    'family',
    'product',
    'country',
    'asn',
    'network',
    'orderId',
    'status',
    'since',
    'until',
    'autoRenew',
    'users',
    'checkedAt',
    'checkOk',
    'latencyMs',
    'weekBytes',
    'replacedBy',
  ],
  ...addresses.map((one) =>
    [
      one.id,
      one.ip,
      one.family,
      one.product,
      one.country,
      one.asn,
      one.network,
      one.orderId,
      one.status,
      one.since,
      one.until,
      one.autoRenew,
      one.users.map(({ label }) => label).join(', '),
      one.lastCheck?.at,
      one.lastCheck?.ok,
      one.lastCheck?.latencyMs,
      one.weekBytes,
      one.replacedBy,
    ].map((value) => String(value ?? '')),
  ),
]
