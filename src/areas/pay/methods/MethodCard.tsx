import {
  ArrowRight,
  Banknote,
  Bitcoin,
  CreditCard,
  Landmark,
  Ticket,
  WalletMinimal,
} from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import type { PaymentMethod } from '@/api/contract/pay-methods.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { sentences } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Money } from '@/ui/Money.tsx'
import { typedAmount } from '@/lib/typed-amount.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { amountProblem, chargeOf } from '../amount/charge.ts'
import { badges, methodTarget, methodKind } from './methods.ts'
import { useEta } from '../amount/use-eta.ts'
import { useLimitsText } from '../amount/use-limits-text.ts'
import { readPromo } from '../amount/promo.ts'
import s from './methods.module.css'

/** The name of a method's kind. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('payMethods')
  return (kind) => {
    const known = methodKind(kind)
    return known ? t(`kind.${known}`) : kind ? plainCode(kind) : ''
  }
}

const icons = {
  card: CreditCard,
  wallet: WalletMinimal,
  crypto: Bitcoin,
  bank: Landmark,
  voucher: Ticket,
  cash: Banknote,
} as const

/** Our own icons by kind, because the vendors' logos are not ours to show. */
function MethodIcon({ kind }: { kind: string }) {
  const known = methodKind(kind)
  const Icon = known ? icons[known] : WalletMinimal
  return <Icon size={20} aria-hidden="true" />
}

interface MethodCardProps {
  method: PaymentMethod
  currency: string
  /** The amount typed above the list; empty if there is none. */
  amount: string
}

/** A payment method, with its fee for the typed amount. */
export function MethodCard({ method, currency, amount }: MethodCardProps) {
  const [params] = useSearchParams()
  const promo = readPromo(params)
  const { t } = useTranslation('pay')
  const { t: words } = useTranslation('payMethods')
  const format = useFormat()
  const kindName = useKindName()
  const limitsText = useLimitsText()
  const eta = useEta()
  const { shortname, title, kind, status, limits } = method
  const down = status !== 'available'
  const sum = typedAmount(amount)
  const unfit = amount !== '' && amountProblem(amount, limits) !== undefined
  const name = cutText(title || shortname)
  const body = (
    <>
      <span className="row gap-3 align-center">
        <span className={`box middle rigid alice blue ${s.icon}`}>
          <MethodIcon kind={kind} />
        </span>
        <span className="stack grow">
          <span className={`bold break ${s.title}`}>{name}</span>
          <span className="faint text-1">{kindName(kind)}</span>
        </span>
        {!down && <ArrowRight className={`rigid faint ${s.arrow}`} size={18} aria-hidden="true" />}
      </span>
      <span className={`cluster gap-1 ${s.badges}`}>
        {down && <Badge tone="warn">{words('method.down')}</Badge>}
        {!down && method.lastUsedAt && <Badge tone="info">{words('method.used')}</Badge>}
        {!down && method.bonusPercent && (
          <Badge tone="earls">
            {words('method.bonus', { percent: format.percent(Number(method.bonusPercent), 4) })}
          </Badge>
        )}
        {!down &&
          method.badges
            .map((badge) => known(badges, badge))
            .map((badge) => badge && <Badge key={badge}>{words(`badge.${badge}`)}</Badge>)}
      </span>
      {down ? (
        <span className={`quiet text-2 ${s.reason}`}>
          {sentences(
            method.statusReason ? cutText(method.statusReason) : t('method.downText'),
            method.availableAt &&
              t('method.backAt', { time: format.date(method.availableAt, 'dateTime') }),
          )}
        </span>
      ) : unfit ? (
        <span className={s.unfit}>
          {words('method.unfit', { range: limitsText.range(limits) })}
        </span>
      ) : sum ? (
        <Sums {...chargeOf(method, sum, currency)} currency={currency} />
      ) : (
        <span className={`quiet text-2 ${s.reason}`}>
          {words('method.fee', { fee: limitsText.fee(limits) })}
        </span>
      )}
      <span className={`row wrap between gap-1 gap-x-3 faint text-1 ${s.foot}`}>
        {!unfit && <span>{limitsText.range(limits)}</span>}
        {eta(method) && <span>{eta(method)}</span>}
        {method.feeNote && <span>{cutText(method.feeNote)}</span>}
      </span>
    </>
  )
  return (
    <li className="stack">
      {down ? (
        <div className={`row gap-3 pad-4 round-3 paper column ${s.card}`} data-down="">
          {body}
        </div>
      ) : (
        <RouteLink
          className={`row gap-3 pad-4 round-3 paper column ${s.card}`}
          data-unfit={unfit || undefined}
          to={methodTarget(shortname, {
            amount: sum ?? undefined,
            currency,
            promo: promo || undefined,
          })}
        >
          {body}
        </RouteLink>
      )}
    </li>
  )
}

function Sums({
  fee,
  arrives,
  bonus,
  currency,
}: {
  fee: string
  bonus: string
  arrives: string
  currency: string
}) {
  const { t } = useTranslation('pay')
  const { t: common } = useTranslation()
  const locale = useLocale()
  return (
    <span className="stack gap-0 text-2">
      <span className="row between gap-3 num">
        <span className="quiet">{common('label.fee')}</span>{' '}
        <Money amount={fee} currency={currency} locale={locale} />
      </span>
      {bonus !== '0' && (
        <span className="row between gap-3 num">
          <span className="quiet">{t('sum.bonus')}</span>{' '}
          <Money amount={bonus} currency={currency} locale={locale} signed />
        </span>
      )}
      <span className={`row between gap-3 num line-above bold ${s.arrives}`}>
        <span className="quiet">{common('label.youReceive')}</span>{' '}
        <Money amount={arrives} currency={currency} locale={locale} />
      </span>
    </span>
  )
}
