import { useTranslation } from '@/i18n/use-translation.ts'
import type { Source } from '@/api/contract/partner.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText, joinTexts } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import s from '../affiliate.module.css'

export function useSourceColumns(): Column<Source>[] {
  const { t } = useTranslation('referralSources')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const count = (key: 'clicks' | 'signups' | 'paying'): Column<Source> => ({
    key,
    header: t(`column.${key}`),
    numeric: true,
    lead: false,
    sortable: true,
    cell: (source) => format.number(source[key]),
  })
  return [
    {
      key: 'source',
      header: common('label.source'),
      rowHeader: true,
      cell: ({ source, subId, landing }) => (
        <span className={`gap-0 min-0 ${s.stack}`}>
          <span>
            <span translate="no">{source === null ? common('label.direct') : cutText(source)}</span>
            {' · '}
            {subId ? <span translate="no">{cutText(subId)}</span> : t('noSubId')}
          </span>
          {landing && (
            <span className="quiet text-1 regular">
              {common('label.landingPage', { page: cutText(landing) })}
            </span>
          )}
        </span>
      ),
    },
    count('clicks'),
    count('signups'),
    count('paying'),
    {
      key: 'conversion',
      folds: true,
      lead: false,
      header: t('column.conversion'),
      numeric: true,
      sortable: true,
      cell: ({ conversion }) => (conversion === null ? '—' : format.percent(conversion, 2)),
    },
    {
      key: 'commission',
      lead: 'bare',
      header: common('label.yourShare'),
      numeric: true,
      amount: ({ commission }) => commission?.amount,
      nowrap: true,
      sortable: true,
      cell: ({ commission }) =>
        commission ? (
          <Money amount={commission.amount} currency={commission.currency} locale={locale} />
        ) : (
          '—'
        ),
    },
    {
      key: 'people',
      folds: true,
      header: t('column.people'),
      cell: ({ source, subId }) =>
        source ? (
          <RouteLink
            to={{ id: 'partnerReferrals', search: { source, subId: subId ?? undefined } }}
            aria-label={t('peopleNamed', { source: joinTexts(' · ', [source, subId]) })}
          >
            {common('nav.crumb.partnerReferrals')}
          </RouteLink>
        ) : (
          '—'
        ),
    },
  ]
}
