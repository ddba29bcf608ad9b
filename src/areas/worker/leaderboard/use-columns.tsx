import { useTranslation } from '@/i18n/use-translation.ts'
import type { LeaderboardPlace } from '@/api/contract/worker.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Badge } from '@/ui/Badge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { isMine, isShared } from './places.ts'
import { countryName } from '@/i18n/countries.ts'
import { cutText } from '@/lib/cut-text.ts'
import s from './board.module.css'

const medals = [1, 2, 3] as const

/** The columns of the ranking. Earnings and prizes are shown only if somebody has any. */
export function useColumns(
  records: readonly LeaderboardPlace[],
  me: LeaderboardPlace | null,
): Column<LeaderboardPlace>[] {
  const { t } = useTranslation('hub')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = formatFor(locale)
  const money = (value: LeaderboardPlace['earned']) =>
    value && <Money amount={value.amount} currency={value.currency} locale={locale} />
  const rank = (place: LeaderboardPlace) => {
    const medal = medals.find((one) => one === place.rank)
    return (
      <span className={`wrap align-baseline gap-1 gap-x-2 ${s.rank}`}>
        <b>{format.number(place.rank)}</b>
        {medal && <Badge tone="earls">{t(`board.medal.${medal}`)}</Badge>}
        {isShared(records, place) && <small className="faint">{t('board.shared')}</small>}
      </span>
    )
  }
  const name = (place: LeaderboardPlace) => (
    <span className={`wrap align-baseline gap-1 gap-x-2 break ${s.name}`}>
      {/* A name from the server: plain text in any direction. */}
      <bdi translate="no">{cutText(place.name, 60) || t('board.nameless')}</bdi>
      {isMine(me, place) && <Badge tone="info">{t('board.you')}</Badge>}
    </span>
  )
  return [
    { key: 'rank', header: t('board.column.rank'), cell: rank },
    { key: 'name', header: t('board.column.name'), cell: name, rowHeader: true },
    {
      key: 'country',
      header: common('label.country'),
      cell: ({ country }) =>
        country ? countryName(country, locale) : <span className="quiet">{t('board.hidden')}</span>,
    },
    {
      key: 'solved',
      header: t('board.column.solved'),
      cell: ({ solved }) => format.number(solved),
      numeric: true,
    },
    {
      key: 'accuracy',
      header: t('board.column.accuracy'),
      cell: ({ accuracy }) => (accuracy === null ? '—' : format.rate(accuracy)),
      numeric: true,
    },
    ...(records.some(({ earned }) => earned)
      ? [
          {
            key: 'earned',
            header: t('board.column.earned'),
            cell: ({ earned }: LeaderboardPlace) =>
              money(earned) ?? <span className="quiet">{t('board.hidden')}</span>,
            numeric: true,
            amount: ({ earned }: LeaderboardPlace) => earned?.amount,
          },
        ]
      : []),
    ...(records.some(({ prize }) => prize)
      ? [
          {
            key: 'prize',
            header: t('board.column.prize'),
            cell: ({ prize }: LeaderboardPlace) =>
              money(prize) ?? <span className="quiet">{t('board.none')}</span>,
            numeric: true,
            amount: ({ prize }: LeaderboardPlace) => prize?.amount,
          },
        ]
      : []),
  ]
}
