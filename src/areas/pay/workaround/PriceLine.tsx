import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money as Sum } from '@/api/contract/common.ts'
import { sentences, withGap } from '@/lib/sentences.ts'
import { missingSum } from '@/shared/account/missing-sum.ts'
import { usePaidFrom } from '@/shared/account/use-on-hold.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import s from '../pay.module.css'

interface PriceLineProps {
  price: Sum | null
  available: Sum | null
}

/** The price and the balance that pays it, shown before the order is sent. */
export function PriceLine({ price, available }: PriceLineProps) {
  const { t } = useTranslation('workaroundPay')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const paidFrom = usePaidFrom()
  if (!price) return <p className={`quiet text-2 ${s.note}`}>{t('price.quoteNote')}</p>
  const gap = missingSum(price, available)
  return (
    <p className={`quiet text-2 ${s.note}`}>
      {withGap(
        sentences(
          paidFrom(available),
          gap && common('account.missing', { sum: money(gap.amount, gap.currency) }),
        ),
      )}
      {gap && <TopUp gap={gap} plain />}
    </p>
  )
}

/** The balance is too low. The form keeps its draft until the person returns from the top-up. */
export function InsufficientFunds({ price, available }: PriceLineProps) {
  const { t } = useTranslation('workaroundPay')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const gap = missingSum(price, available)
  return (
    <Outcome fresh tone="warn" title={t('broke.title')}>
      <div className="stack gap-3">
        <p>
          {gap && withGap(common('account.missing', { sum: money(gap.amount, gap.currency) }))}
          {t('broke.text')}
        </p>
        <div>
          <TopUp gap={gap} />
        </div>
      </div>
    </Outcome>
  )
}

function TopUp({ gap, plain = false }: { gap: Sum | null; plain?: boolean }) {
  const { t } = useTranslation()
  return (
    <RouteLink
      to={{ id: 'pay', search: { amount: gap?.amount, currency: gap?.currency } }}
      className={plain ? undefined : buttonClass({ variant: 'secondary' })}
    >
      {t('action.addFunds')}
    </RouteLink>
  )
}
