import { memo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Button } from '@/ui/Button.tsx'
import { useNews } from '@/shared/list/use-told.ts'
import { useStarted } from '@/shared/use-started.ts'
import { SignSheet } from '@/shared/captcha-type/art/TypeSign.tsx'
import { cx } from '@/ui/cx.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { findPrices, sortPriceRows } from './prices.ts'
import type { PriceGroup } from './prices.ts'
import { priceSortKeys } from './query.ts'
import type { PriceOrder, PriceQuery } from './query.ts'
import { usePriceColumns } from './columns.tsx'
import { NoMatch } from './PriceTools.tsx'
import s from './pricing.module.css'
import { groupName } from './words.ts'

/** The rows of a group that a phone shows at first. pricing.module.css hides the others. */
const firstRows = 3

interface PriceTablesProps {
  groups: readonly PriceGroup[]
  group: string
  query: PriceQuery
  change: (part: Partial<PriceQuery>) => void
  busy: boolean
  /** Whether only the types are known, without figures. */
  bare: boolean
}

export const PriceTables = memo(function PriceTables({
  groups,
  group,
  query,
  change,
  busy,
  bare,
}: PriceTablesProps) {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  const isDrawn = useStarted()
  const sorted = useNews(query.sort, false)
  const by = usePriceColumns(bare).find(({ key }) => key === query.sort?.key)
  const locale = useLocale()
  const filtered = query.q.trim() !== '' || group !== ''
  const isMeant = findPrices(groups, query.q)
  const shown = groups
    .filter(({ id }) => group === '' || id === group)
    .map((one) => ({
      ...one,
      rows: sortPriceRows(one.rows.filter(isMeant), query.sort, locale),
    }))
    .filter(({ rows }) => rows.length > 0)
  const count = shown.reduce((total, { rows }) => total + rows.length, 0)
  return (
    <>
      <div role="status" className="visually-hidden">
        <p>{filtered ? t('list.found', { count }) : ''}</p>
        {sorted !== null && query.sort && by && (
          <p key={sorted}>
            {common(`table.sorted.${query.sort.direction}`, { column: by.header })}
          </p>
        )}
      </div>
      {count === 0 && <NoMatch onReset={() => change({ q: '', group: '' })} />}
      {isDrawn && <SignSheet />}
      <div className={`stack gap-7 ${s.tables}`}>
        {shown.map((one) => (
          <GroupTable
            key={one.id}
            group={one}
            order={query.sort}
            onOrder={(sort) => change({ sort })}
            busy={busy}
            bare={bare}
            short={!filtered}
          />
        ))}
      </div>
    </>
  )
})

interface GroupTableProps {
  group: PriceGroup
  order: PriceOrder | undefined
  onOrder: (order: PriceOrder) => void
  busy: boolean
  bare: boolean
  /** Whether a phone shows only the first rows, until the others are requested. */
  short: boolean
}

function GroupTable({ group, order, onOrder, busy, bare, short }: GroupTableProps) {
  const { t } = useTranslation('pricing')
  const [isWhole, setIsWhole] = useState(false)
  const columns = usePriceColumns(bare)
  const known = groupName(group.id)
  const isShort = short && !isWhole && group.rows.length > firstRows
  return (
    <div data-short={isShort || undefined} className={s.group}>
      <DataTable
        caption={known ? t(known) : group.title || group.id}
        columns={columns}
        rows={group.rows}
        rowKey={({ key }) => key}
        sort={order}
        onSort={({ key, direction }) => {
          const wanted = priceSortKeys.find((name) => name === key)
          if (wanted) onOrder({ key: wanted, direction })
        }}
        oneOfSeveral
        busy={busy}
        className={cx(s.table, bare && s.bare)}
      />
      {isShort && (
        <Button variant="secondary" block className={s.whole} onClick={() => setIsWhole(true)}>
          {t('list.whole', { count: group.rows.length })}
        </Button>
      )}
    </div>
  )
}
