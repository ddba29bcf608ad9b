import { useTranslation } from '@/i18n/use-translation.ts'
import type { PriceItem } from '@/api/contract/public.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { formatFor, ownZone } from '@/i18n/format.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { useCurrency } from '@/session/currency.ts'
import { ServedTime } from '@/shared/ServedTime.tsx'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { Money, moneyText } from '@/ui/Money.tsx'
import { AvailabilityBadge } from '@/shared/AvailabilityBadge.tsx'
import { FigureCard } from './FigureCard.tsx'

/** The figures of a type: those of the prerendered file, then the current ones. */
export function TypeFigures({ slug, roomy }: { slug: TypeSlug; roomy: boolean }) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = formatFor(locale, ownZone)
  const { currency } = useCurrency()
  const { language } = usePage()
  const { data, error, isFetching, refetch } = publicApi.useCustomerPricesQuery({
    currency,
    language,
  })
  const isCurrent = data !== undefined && data.asOf === undefined
  const problem = error === undefined || isCurrent ? undefined : toProblem(error)
  const retry = problem && {
    label: common('action.retry'),
    busy: isFetching,
    onRetry: () => void refetch(),
  }
  const item = data?.groups.flatMap(({ items }) => items).find((one) => one.slug === slug)
  if (isCurrent && !item) return <FigureCard roomy={roomy} note={t('live.none')} />
  if (!data || !item)
    return problem ? (
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
        {...(retry && { retry })}
      />
    ) : (
      <FigureCard waiting roomy={roomy} />
    )
  return (
    <FigureCard
      roomy={roomy}
      badge={<AvailabilityBadge name={item.availability} />}
      price={
        <Money amount={item.per1000.amount} currency={item.per1000.currency} locale={locale} />
      }
      range={<Range item={item} />}
      seconds={item.avgSeconds === null ? undefined : format.seconds(item.avgSeconds)}
      success={item.successRate === null ? undefined : format.rate(item.successRate)}
      note={
        data.asOf ? (
          <ServedTime at={data.asOf} of="prices" />
        ) : (
          data.updatedAt &&
          common('served.updated', { time: format.date(data.updatedAt, 'dateTime') })
        )
      }
      {...(retry && { retry })}
    />
  )
}

function Range({ item: { min, max, surcharge } }: { item: PriceItem }) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const money = ({ amount, currency }: { amount: string; currency: string }) =>
    moneyText(amount, currency, locale)
  const range =
    min && max
      ? min.amount === max.amount
        ? t('live.flat')
        : t('live.range', { min: money(min), max: money(max) })
      : ''
  const more = surcharge.map(({ code, text }) =>
    /long/i.test(code)
      ? common('price.long')
      : /big|large/i.test(code)
        ? common('price.big')
        : text,
  )
  return joinTexts(' · ', [range, ...more])
}
