import * as v from 'valibot'
import { reminderDays } from '@/api/contract/proxy-renewals.ts'
import type { ProxyRenewal, RenewedAddress } from '@/api/contract/proxy-renewals.ts'
import { digitsOf } from '@/lib/typed-amount.ts'
import { userNames } from '../addresses/addresses.ts'

/** `now` charges at once, `auto` before each end, `end` lets the order go. */
export const renewalWays = ['now', 'auto', 'end'] as const

/** Traffic is renewed by the gigabyte, addresses one by one. */
export const isTraffic = ({ unit }: ProxyRenewal): boolean => unit === 'gb'

const unitsOf = ({ units: most }: ProxyRenewal, text: string): number | null => {
  const digits = digitsOf(text.trim())
  const units = /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : null
  return units !== null && units <= most ? units : null
}

export interface RenewalValues {
  addresses: string[]
  units: string
  way: (typeof renewalWays)[number]
  remind: string
}

export const renewalSchema = (
  renewal: ProxyRenewal,
): v.GenericSchema<RenewalValues, RenewalValues> =>
  v.pipe(
    v.object({
      addresses: v.array(v.string()),
      units: v.string(),
      way: v.picklist(renewalWays),
      remind: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['addresses'], ['way']],
        ({ addresses, way }) => isTraffic(renewal) || way === 'end' || addresses.length > 0,
        'required',
      ),
      ['addresses'],
    ),
    v.forward(
      v.partialCheck(
        [['units'], ['way']],
        ({ units, way }) =>
          !isTraffic(renewal) || way === 'end' || unitsOf(renewal, units) !== null,
        'out_of_range',
      ),
      ['units'],
    ),
  )

export const renewalForm = ({ orderId }: ProxyRenewal): string => `proxy-renewal-${orderId}`

export const renewalValues = (renewal: ProxyRenewal): RenewalValues => ({
  addresses: renewal.addresses.filter(({ renews }) => renews).map(({ id }) => String(id)),
  units: String(renewal.renewUnits ?? renewal.units),
  way: renewal.auto ? 'auto' : 'now',
  remind: String(renewal.remindDays ?? ''),
})

export const remindDaysOf = (text: string): (typeof reminderDays)[number] | null =>
  reminderDays.find((days) => String(days) === text) ?? null

/** The part of an order that is renewed, as the calls name it; null for none. */
export function chosenPart(
  renewal: ProxyRenewal,
  values: RenewalValues,
): { units: number } | { addressIds: RenewedAddress['id'][] } | null {
  if (isTraffic(renewal)) {
    const units = unitsOf(renewal, values.units)
    return units === null ? null : { units }
  }
  const addressIds = renewal.addresses
    .map(({ id }) => id)
    .filter((id) => values.addresses.includes(String(id)))
  return addressIds.length === 0 ? null : { addressIds }
}

/** The addresses that end, by what is chosen. */
export const endingOf = (
  { addresses }: ProxyRenewal,
  { way, addresses: chosen }: RenewalValues,
): RenewedAddress[] => addresses.filter(({ id }) => way === 'end' || !chosen.includes(String(id)))

/** The names of the users that an order, or a part of it, still has. */
export const namesOf = ({ users, addresses }: Pick<ProxyRenewal, 'users' | 'addresses'>) =>
  userNames([...users, ...addresses.flatMap((address) => address.users)])

const day = 24 * 60 * 60 * 1000

/** Whether an order ends soon and nothing renews it, or cannot be paid. */
export const isUrgent = (renewal: ProxyRenewal, now: number): boolean => {
  const { auto, blocked, expiresAt, leftBytes, remindDays } = renewal
  if (blocked !== null) return true
  // Traffic that is used up is not lost at the end.
  if (auto || (isTraffic(renewal) && leftBytes === 0)) return false
  return Date.parse(expiresAt) - now <= (remindDays ?? 3) * day
}
