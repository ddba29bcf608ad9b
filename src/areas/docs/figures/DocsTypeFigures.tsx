import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { withGap } from '@/lib/sentences.ts'
import { useCurrency } from '@/session/currency.ts'
import { AvailabilityBadge } from '@/shared/AvailabilityBadge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import s from '../docs.module.css'

/** The current price, speed and availability of a type. */
export function DocsTypeFigures({ slug }: { slug: string }) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = formatFor(locale)
  const { currency, settled } = useCurrency()
  const { language } = usePage()
  const { data, error, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency, language },
    { skip: !settled },
  )
  // The price list has an average, the statistics the median.
  const { data: statistics } = publicApi.usePublicStatisticsQuery({ currency }, { skip: !settled })
  const item = data?.groups.flatMap(({ items }) => items).find((one) => one.slug === slug)
  const speed = statistics?.speed.find(({ type }) => type === item?.type)
  // The room that the figures will take; the prerendered file has it too.
  if (!data && !error) return <div className={`box pad-4 ${s.figures}`} aria-hidden="true" />
  return (
    <section className={`box pad-4 ${s.figures}`} aria-label={t('live.title')}>
      {item ? (
        <DescriptionList layout="rows" terms="faint" className="gap-2">
          <Description term={t('live.price')}>
            <Money amount={item.per1000.amount} currency={item.per1000.currency} locale={locale} />
          </Description>
          <Description term={t('live.seconds')}>
            {speed ? format.seconds(speed.seconds) : '—'}
          </Description>
          <Description term={t('live.state')}>
            <AvailabilityBadge name={item.availability} />
          </Description>
        </DescriptionList>
      ) : error ? (
        <p role="status">
          {withGap(t('live.lost'))}
          <Button variant="tertiary" loading={isFetching} onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        </p>
      ) : (
        <p className="quiet">{t('live.none')}</p>
      )}
    </section>
  )
}
