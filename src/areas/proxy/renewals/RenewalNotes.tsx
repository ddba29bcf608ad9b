import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money as Sum } from '@/api/contract/common.ts'
import type { ProxyRenewal } from '@/api/contract/proxy-renewals.ts'
import { missingSum } from '@/shared/account/missing-sum.ts'
import { usePaidFrom } from '@/shared/account/use-on-hold.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Notice } from '@/ui/Notice.tsx'
import { useBytes, useProxyProductName, useUnits } from '../cabinet/use-proxy-words.ts'
import { endingOf, isTraffic, namesOf } from './renewal.ts'
import type { RenewalValues } from './renewal.ts'
import s from '../account.module.css'
import { sentences } from '@/lib/sentences.ts'

/** What an order holds, and how long it is paid for. */
export function Paid({ renewal }: { renewal: ProxyRenewal }) {
  const { t } = useTranslation('proxyAddressForm')
  const format = useFormat()
  const bytes = useBytes()
  const units = useUnits()
  const nameOf = useProxyProductName()
  const { product, unit, addresses, leftBytes } = renewal
  const facts = { what: nameOf(product), date: format.date(renewal.expiresAt) }
  return (
    <p>
      {isTraffic(renewal)
        ? t('renewal.traffic.until', {
            ...facts,
            left: leftBytes === null ? units(unit, renewal.units) : bytes(leftBytes),
          })
        : t('renewal.until', {
            ...facts,
            count: addresses.length,
            value: format.number(addresses.length),
          })}
    </p>
  )
}

/** Warns of what ends by the choice, and names what still uses it. */
export function Ending({ renewal, values }: { renewal: ProxyRenewal; values: RenewalValues }) {
  const { t } = useTranslation('proxyAddressForm')
  const format = useFormat()
  const bytes = useBytes()
  const addresses = endingOf(renewal, values)
  const date = format.date(renewal.expiresAt)
  const left = values.way === 'end' ? renewal.leftBytes : 0
  const title =
    addresses.length > 0
      ? t('renewal.ending', {
          count: addresses.length,
          value: format.number(addresses.length),
          date,
        })
      : left !== null && left > 0
        ? t('renewal.traffic.ending', { left: bytes(left), date })
        : null
  if (title === null) return null
  const names = namesOf({ users: renewal.users, addresses })
  return (
    <Notice tone="warn" title={title}>
      {names.length > 0 ? t('usedBy', { names: format.list(names) }) : t('unused')}
    </Notice>
  )
}

interface RenewalTotalProps {
  renewal: ProxyRenewal
  way: RenewalValues['way']
  quote: { price: Sum; until: string }
  /** The amount that can be spent now. */
  available: Sum | null
}

/** What a renewal costs, until when it lasts, and whether the balance is enough. */
export function RenewalTotal({ renewal, way, quote, available }: RenewalTotalProps) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const paidFrom = usePaidFrom()
  const ofTraffic = isTraffic(renewal)
  const gap = missingSum(quote.price, available)
  return (
    <div className={`row wrap align-baseline between pad-4 round-2 alice ${s.total}`} role="status">
      <p>
        {way === 'now'
          ? common('label.total')
          : t(ofTraffic ? 'renewal.traffic.each' : 'renewal.month')}
      </p>
      <p>
        <strong>{money(quote.price.amount, quote.price.currency)}</strong>
      </p>
      <p className="quiet text-2">
        {sentences(
          t(ofTraffic ? 'renewal.traffic.then' : 'renewal.then', {
            date: format.date(quote.until),
          }),
          paidFrom(available),
          gap && common('account.missing', { sum: money(gap.amount, gap.currency) }),
        )}
      </p>
    </div>
  )
}
