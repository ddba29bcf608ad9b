import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { ProxyRow } from '@/api/contract/proxy-figures.ts'
import { cutText } from '@/lib/cut-text.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import type { FigureList } from './FigureChoices.tsx'
import { amountOf, proxyMetrics, nextGroup, sortProxyRows } from './figures.ts'
import { useProxyKeyName } from './use-key-name.ts'
import { useWrite } from './use-write.ts'

interface FigureRowsProps {
  query: FigureList
  rows: readonly ProxyRow[]
}

/** The number of rendered rows. The file has all of them. */
const drawn = 100

/** The rows of a total. Each narrows the figures to itself. */
export function FigureRows({ query, rows }: FigureRowsProps) {
  const { t } = useTranslation('proxyFigures')
  const nameOf = useProxyKeyName()
  const { metric: chosen, group } = query.value
  const currency = rows.find(({ spent }) => spent !== null)?.spent?.currency
  const write = {
    bytes: useWrite('bytes', currency).write,
    requests: useWrite('requests', currency).write,
    successRate: useWrite('successRate', currency).write,
    avgLatencyMs: useWrite('avgLatencyMs', currency).write,
    spent: useWrite('spent', currency).write,
  }
  const columns: Column<ProxyRow>[] = [
    {
      key: 'key',
      header: t(`group.${group}`),
      rowHeader: true,
      cell: ({ key, title }) => {
        const value = String(key ?? '')
        const name = nameOf(group, value, title)
        return value === '' || query.value[group] !== undefined ? (
          name
        ) : (
          <Link to={query.hrefOf({ [group]: value, group: nextGroup(query.value, group) })}>
            {cutText(name)}
          </Link>
        )
      },
    },
    ...proxyMetrics.map((metric): Column<ProxyRow> => ({
      key: metric,
      header: t(`metric.${metric}`),
      numeric: true,
      nowrap: true,
      cell: (row) => {
        const amount = amountOf(row, metric)
        const written = amount === null ? '—' : write[metric](amount)
        return metric === chosen ? <b>{written}</b> : written
      },
    })),
  ]
  const sorted = sortProxyRows(rows, chosen)
  return (
    <>
      <DataTable
        caption={t('rows.caption')}
        hideCaption
        columns={columns}
        rows={sorted.slice(0, drawn)}
        rowKey={({ key }) => String(key ?? '')}
      />
      {rows.length > drawn && <p>{t('rows.more', { count: rows.length - drawn })}</p>}
    </>
  )
}
