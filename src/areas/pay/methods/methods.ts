import type { PaymentMethod } from '@/api/contract/pay-methods.ts'
import { known } from '@/lib/known.ts'
import type { Target } from '@/routes/href.ts'
import { typedAmount } from '@/lib/typed-amount.ts'

export interface MethodQuery {
  currency: string
  country: string
  q: string
  amount: string
}

/** Reads the query of an address; invalid values are ignored. */
export function readMethodQuery(params: URLSearchParams): MethodQuery {
  const text = (name: string, pattern: RegExp): string =>
    pattern.test(params.get(name) ?? '') ? (params.get(name) ?? '') : ''
  return {
    currency: text('currency', /^[A-Z]{3}$/),
    country: text('country', /^[A-Z]{2}$/),
    q: (params.get('q') ?? '').slice(0, 60),
    amount: text('amount', /^\d{1,9}(?:\.\d{1,6})?$/),
  }
}

export function writeMethodQuery(params: URLSearchParams, query: MethodQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(query)) {
    // An unfinished amount is not written.
    const plain: string = name === 'amount' ? (typedAmount(value) ?? '') : value
    if (plain === '') next.delete(name)
    else next.set(name, plain)
  }
  return next
}

export const methodQuery = { read: readMethodQuery, write: writeMethodQuery }

const rank = ({ status, badges }: PaymentMethod): number =>
  (status === 'available' ? 0 : 4) + (badges.includes('popular') ? 0 : 1)

/** The methods to show: the last used one, then popular ones; unavailable ones last. */
export function shownMethods(
  all: readonly PaymentMethod[],
  { country, q }: Pick<MethodQuery, 'country' | 'q'>,
  nameOf: (kind: string) => string,
): PaymentMethod[] {
  const wanted = q.trim().toLowerCase()
  return all
    .filter(({ status }) => status !== 'hidden')
    .filter(
      ({ countries }) => country === '' || countries.length === 0 || countries.includes(country),
    )
    .filter(({ title, shortname, kind }) =>
      [title, shortname, nameOf(kind)].some((text) => text.toLowerCase().includes(wanted)),
    )
    .toSorted((one, other) => {
      const used = (other.lastUsedAt ?? '').localeCompare(one.lastUsedAt ?? '')
      const down = Number(one.status !== 'available') - Number(other.status !== 'available')
      return down || used || rank(one) - rank(other)
    })
}

/** The countries that some methods are limited to. */
export const methodCountries = (all: readonly PaymentMethod[]): string[] => [
  ...new Set(all.flatMap(({ countries }) => countries)),
]

const pages = {
  'cryptocurrency-btc-BTC': 'payBtc',
  'cryptocurrency-bch-BCH': 'payBch',
  'cryptocurrency-tron-USDT': 'payTron',
  paypal_voucher: 'voucher',
} as const
type OwnPage = (typeof pages)[keyof typeof pages]

type Search = Readonly<Record<string, string | number | undefined>>

/** The page of a method. */
export function methodTarget(
  shortname: string,
  search: Search = {},
): Target<OwnPage> | Target<'payMethod'> {
  const own = known(pages, shortname)
  return own ? { id: own, search } : { id: 'payMethod', params: { shortname }, search }
}

const kindNames = ['card', 'wallet', 'crypto', 'bank', 'voucher', 'cash'] as const
export const methodKind = (kind: string) => known(kindNames, kind)
export const badges = ['popular', 'new', 'low_fee'] as const
