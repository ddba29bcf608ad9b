import * as v from 'valibot'
import { reminderDays } from '@/api/contract/proxy-renewals.ts'
import type { ProxyRenewal, RenewedAddress } from '@/api/contract/proxy-renewals.ts'

/** `now` charges at once, `auto` before each end, `end` lets the addresses go. */
export const renewalWays = ['now', 'auto', 'end'] as const

export const RenewalForm = v.pipe(
  v.object({
    addresses: v.array(v.string()),
    way: v.picklist(renewalWays),
    remind: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['addresses'], ['way']],
      ({ addresses, way }) => way === 'end' || addresses.length > 0,
      'required',
    ),
    ['addresses'],
  ),
)
export type RenewalValues = v.InferOutput<typeof RenewalForm>

export const renewalForm = ({ orderId }: ProxyRenewal): string => `proxy-renewal-${orderId}`

export const renewalValues = ({ addresses, auto, remindDays }: ProxyRenewal): RenewalValues => ({
  addresses: addresses.filter(({ renews }) => renews).map(({ id }) => String(id)),
  way: auto ? 'auto' : 'now',
  remind: String(remindDays ?? ''),
})

export const remindDaysOf = (text: string): (typeof reminderDays)[number] | null =>
  reminderDays.find((days) => String(days) === text) ?? null

/** The addresses that end, by what is chosen. */
export const endingOf = (
  { addresses }: ProxyRenewal,
  { way, addresses: chosen }: RenewalValues,
): RenewedAddress[] => addresses.filter(({ id }) => way === 'end' || !chosen.includes(String(id)))

const day = 24 * 60 * 60 * 1000

/** Whether an order ends soon and nothing renews it, or cannot be paid. */
export const isUrgent = (
  { auto, blocked, expiresAt, remindDays }: ProxyRenewal,
  now: number,
): boolean => blocked !== null || (!auto && Date.parse(expiresAt) - now <= (remindDays ?? 3) * day)
