import { useTranslation } from 'react-i18next'
import type { PriceItem } from '@/api/contract/public.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { Money, moneyParts } from '@/ui/Money.tsx'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { FigureCard } from './FigureCard.tsx'
import { StateBadge } from '../catalogue/StateBadge.tsx'

export function LiveFigures({ slug, roomy }: { slug: TypeSlug; roomy: boolean }) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = formatFor(locale)
  const { currency, settled } = useCurrency()
  const { data, error, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency },
    { skip: !settled },
  )
  if (!data) {
    if (!error) return <FigureCard waiting roomy={roomy} />
    const problem = toProblem(error)
    return (
      <FigureCard
        roomy={roomy}
        note={
          <>
            {common(`problem.${problemKey(problem)}.title`)}
            {problem.requestId && (
              <>
                {' · '}
                {common('requestId')} <code translate="no">{problem.requestId}</code>
              </>
            )}
          </>
        }
        retry={{ label: common('action.retry'), busy: isFetching, onRetry: () => void refetch() }}
      />
    )
  }
  const item = data.groups.flatMap(({ items }) => items).find((one) => one.slug === slug)
  if (!item) return <FigureCard roomy={roomy} note={t('live.none')} />
  return (
    <FigureCard
      roomy={roomy}
      badge={<StateBadge name={item.availability} />}
      price={
        <Money amount={item.per1000.amount} currency={item.per1000.currency} locale={locale} />
      }
      range={<Range item={item} />}
      seconds={item.avgSeconds === null ? undefined : format.seconds(item.avgSeconds)}
      success={item.successRate === null ? undefined : format.percent(item.successRate)}
      note={data.updatedAt && t('live.updated', { time: format.date(data.updatedAt, 'dateTime') })}
    />
  )
}

function Range({ item: { min, max, surcharge } }: { item: PriceItem }) {
  const { t } = useTranslation('landing')
  const locale = useLocale()
  const money = ({ amount, currency }: { amount: string; currency: string }) =>
    moneyParts(amount, currency, locale)
      .map(({ value }) => value)
      .join('')
  const range =
    min && max
      ? min.amount === max.amount
        ? t('live.flat')
        : t('live.range', { min: money(min), max: money(max) })
      : ''
  const more = surcharge.map(({ code, text }) =>
    /long/i.test(code)
      ? t('live.surcharge.long')
      : /big|large/i.test(code)
        ? t('live.surcharge.big')
        : text,
  )
  return [range, ...more].filter(Boolean).join(' · ')
}
