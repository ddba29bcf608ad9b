import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money, moneyText } from '@/ui/Money.tsx'
import { daysPerMonth, estimatePrice } from './estimate.ts'
import type { Plan, PriceSpan } from './estimate.ts'
import type { PriceRow } from './prices.ts'
import s from './pricing.module.css'

/** The result. Each change is announced politely, as one sentence. */
export function EstimateCard({ row, plan }: { row: PriceRow; plan: Plan | null }) {
  const { t } = useTranslation('pricing')
  const locale = useLocale()
  const { currency } = row.per1000
  const found = plan && estimatePrice(row, plan)
  const rate = moneyText(row.per1000.amount, currency, locale)
  const amount = (span: PriceSpan | undefined) =>
    span ? <Amount span={span} currency={currency} /> : '—'
  return (
    <div className={`stack gap-4 pad-5 panel ${s.result}`} role="status">
      <p className="quiet text-2">{t('calc.result')}</p>
      <p className={s.main}>
        <span
          className={`text-5 ${s.amount}`}
          data-varies={!found || found.month[0] !== found.month[1] || undefined}
        >
          {amount(found?.month)}
        </span>{' '}
        <span className={`quiet text-2 regular ${s.unit}`}>
          {t('calc.month', { count: daysPerMonth })}
        </span>
      </p>
      <DescriptionList
        layout="rows"
        terms="quiet"
        details="strong"
        className={`gap-2 pad-y-3 ${s.parts}`}
      >
        <Description term={t('calc.day')}>{amount(found?.day)}</Description>
        <Description term={t('calc.task')}>{amount(found?.task)}</Description>
      </DescriptionList>
      <p className="quiet text-1">{found ? t('calc.rate', { rate }) : t('calc.missing')}</p>
    </div>
  )
}

function Amount({ span: [low, high], currency }: { span: PriceSpan; currency: string }) {
  const { t } = useTranslation('pricing')
  const locale = useLocale()
  const first = <Money amount={low} currency={currency} locale={locale} />
  if (low === high) return first
  return (
    <>
      {first} <span className={`quiet text-2 regular ${s.to}`}>{t('calc.between')}</span>{' '}
      <Money amount={high} currency={currency} locale={locale} />
    </>
  )
}
