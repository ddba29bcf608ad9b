import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { AvailabilityBadge } from '@/shared/AvailabilityBadge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money, moneyText } from '@/ui/Money.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { isTypeSlug } from '@/task-api/captcha-types.ts'
import { useStarted } from '@/shared/use-started.ts'
import { SignOf } from '@/shared/captcha-type/SignOf.tsx'
import { TaskName } from '@/shared/captcha-type/TaskName.tsx'
import type { PriceRow } from './prices.ts'
import type { SortKey } from './query.ts'
import s from './pricing.module.css'
import { availabilityTip, resultName, surchargeName } from './words.ts'

type PriceColumn = Column<PriceRow> & { key: SortKey | 'result' | 'availability' }

/**
 * The columns of the price table. They are the same before the prices have loaded, so that the head
 * does not move.
 * @param bare whether the rows have no figures: their cells are placeholders or empty
 */
export function usePriceColumns(bare = false): PriceColumn[] {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = formatFor(locale)
  const columns: PriceColumn[] = [
    {
      key: 'name',
      header: common('label.type'),
      rowHeader: true,
      sortable: true,
      cell: (row) => <Name row={row} />,
    },
    {
      key: 'price',
      amount: ({ per1000 }) => per1000.amount,
      header: t('column.price'),
      numeric: true,
      sortable: true,
      lead: 'bare',
      cell: (row) => <Price row={row} />,
    },
    {
      key: 'seconds',
      header: common('label.averageTime'),
      numeric: true,
      sortable: true,
      cell: ({ avgSeconds }) => (avgSeconds === null ? '—' : format.seconds(avgSeconds)),
    },
    {
      key: 'answered',
      header: common('label.successRate'),
      numeric: true,
      sortable: true,
      cell: ({ successRate }) => (successRate === null ? '—' : format.rate(successRate)),
    },
    {
      key: 'result',
      header: t('column.result'),
      nowrap: true,
      minor: () => true,
      cell: ({ resultType }) => t(resultName(resultType)),
    },
    {
      key: 'availability',
      header: t('column.availability'),
      hideHeader: true,
      state: true,
      nowrap: true,
      // Most types are open; a badge marks what differs.
      cell: ({ availability }) =>
        availability !== 'available' && <Availability name={availability} />,
    },
  ]
  if (!bare) return columns
  // Placeholders in all cells of 65 rows would make up a quarter of the file.
  return columns.map((column) => ({
    ...column,
    ...(column.key !== 'name' && {
      cell: () => column.key === 'price' && <Skeleton size="s" className={s.priceHole} />,
    }),
  }))
}

function Name({ row }: { row: PriceRow }) {
  // The prerendered file has no room for 65 drawings, so their places stay empty until the app has
  // started.
  const isDrawn = useStarted()
  const { t } = useTranslation()
  const notes = row.surcharge.map(({ code, text }) => {
    const known = surchargeName(code)
    return known ? t(known) : text
  })
  return (
    <span className={`grid relative ${s.name}`}>
      {isDrawn && isTypeSlug(row.slug) && <SignOf slug={row.slug} />}
      {row.name}
      <span className={`faint text-1 regular break ${s.under}`}>
        {joinTexts(' · ', notes) || <TaskName name={row.type.replace(/:.*/, '')} />}
      </span>
    </span>
  )
}

function Price({ row: { per1000, min, max } }: { row: PriceRow }) {
  const { t } = useTranslation('pricing')
  const locale = useLocale()
  const text = ({ amount, currency }: { amount: string; currency: string }) =>
    moneyText(amount, currency, locale)
  return (
    <span className={`grid bold ${s.price}`}>
      <Money amount={per1000.amount} currency={per1000.currency} locale={locale} />
      {min && max && min.amount !== max.amount && (
        <span className={`faint text-1 regular break ${s.under}`}>
          {t('range', { min: text(min), max: text(max) })}
        </span>
      )}
    </span>
  )
}

function Availability({ name }: { name: string }) {
  const { t } = useTranslation('pricing')
  const tip = availabilityTip(name)
  return <AvailabilityBadge name={name} tip={tip && t(tip)} />
}
