import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/i18n/page-context.ts'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { matches, sortRows } from './prices.ts'
import type { PriceGroup } from './prices.ts'
import { sortKeys } from './query.ts'
import type { Order, PriceQuery } from './query.ts'
import { usePriceColumns } from './columns.tsx'
import { NoMatch } from './PriceTools.tsx'
import s from './pricing.module.css'
import { groupName } from './words.ts'

/** Rows of a group before "show more": the list is read, not scrolled. */
const first = 10

interface PriceTablesProps {
  groups: readonly PriceGroup[]
  group: string
  query: PriceQuery
  change: (part: Partial<PriceQuery>) => void
  busy: boolean
}

export function PriceTables({ groups, group, query, change, busy }: PriceTablesProps) {
  const { t } = useTranslation('pricing')
  const locale = useLocale()
  const filtered = query.q.trim() !== '' || group !== ''
  const shown = groups
    .filter(({ id }) => group === '' || id === group)
    .map((one) => ({
      ...one,
      rows: sortRows(
        one.rows.filter((row) => matches(row, query.q)),
        query.sort,
        locale,
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
  const count = shown.reduce((total, { rows }) => total + rows.length, 0)
  return (
    <>
      <p role="status" className="visually-hidden">
        {filtered ? t('list.found', { count }) : ''}
      </p>
      {count === 0 && <NoMatch onReset={() => change({ q: '', group: '' })} />}
      <div className={s.tables}>
        {shown.map((one) => (
          <GroupTable
            key={one.id}
            group={one}
            whole={filtered}
            order={query.sort}
            onOrder={(sort) => change({ sort })}
            busy={busy}
          />
        ))}
      </div>
    </>
  )
}

interface GroupTableProps {
  group: PriceGroup
  whole: boolean
  order: Order | undefined
  onOrder: (order: Order) => void
  busy: boolean
}

function GroupTable({ group, whole, order, onOrder, busy }: GroupTableProps) {
  const { t } = useTranslation('pricing')
  const columns = usePriceColumns()
  const [open, setOpen] = useState(false)
  const known = groupName(group.id)
  const rest = whole || open ? 0 : Math.max(0, group.rows.length - first)
  return (
    <div>
      <DataTable
        caption={known ? t(known) : group.title || group.id}
        columns={columns}
        rows={rest > 0 ? group.rows.slice(0, first) : group.rows}
        rowKey={({ key }) => key}
        sort={order}
        onSort={({ key, direction }) => {
          const wanted = sortKeys.find((name) => name === key)
          if (wanted) onOrder({ key: wanted, direction })
        }}
        busy={busy}
        className={s.table}
      />
      {rest > 0 && (
        <Button variant="tertiary" className={s.more} onClick={() => setOpen(true)}>
          {t('list.more', { count: rest })}
        </Button>
      )}
    </div>
  )
}
