import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Skeleton } from '@/ui/Skeleton.tsx'
import type { FiguresState } from '../live-figures/figures-state.ts'
import { priceRows } from '@/task-api/price-rows.ts'
import type { PriceRowId } from '@/task-api/price-rows.ts'
import { LiveFoot } from './LiveFoot.tsx'
import { tableRoles } from '@/ui/table-roles.ts'
import s from './home.module.css'

const columns = [
  { id: 'price', name: 'prices.price' },
  { id: 'average', name: 'common:label.averageTime' },
  { id: 'answered', name: 'prices.answered' },
] as const
export type PriceCells = Record<(typeof columns)[number]['id'] | 'state', ReactNode>

interface PriceTableProps {
  state: FiguresState
  onRetry: () => void
  cells?: Partial<Record<PriceRowId, PriceCells>>
  /** The currency of the prices, once it is known. */
  note?: ReactNode
}

/** Rows and columns exist before their figures load, so that nothing moves. */
export function PriceTable({ state, onRetry, cells, note }: PriceTableProps) {
  const { t } = useTranslation(['home', 'common'])
  const { t: common } = useTranslation()
  const waiting = state.is === 'loading'
  return (
    <div>
      <table
        {...tableRoles.table}
        className={`grid-table num ${s.table}`}
        aria-busy={waiting || undefined}
      >
        <caption className="visually-hidden">{t('prices.caption')}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th scope="col" {...tableRoles.head}>
              {common('label.task')}
            </th>
            {columns.map(({ id: column, name }) => (
              <th key={column} scope="col" {...tableRoles.head}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {priceRows.map(({ id }) => (
            <tr key={id} {...tableRoles.row}>
              <th {...tableRoles.name}>
                <span className={`cluster gap-x-3 between ${s.type}`}>
                  {id === 'token' ? t('prices.token') : t(`kind.${id}.title`)}
                  <span className={`row align-center ${s.state}`}>{cells?.[id]?.state}</span>
                </span>
              </th>
              {columns.map(({ id: column, name }) => (
                <td key={column} {...tableRoles.cell} data-label={t(name)}>
                  {waiting ? (
                    <Skeleton size="s" className={s.priceTableSkeleton} />
                  ) : (
                    (cells?.[id]?.[column] ?? '—')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <LiveFoot state={state} onRetry={onRetry} loading={common('loading')}>
        <span>{note ?? '\u00a0'}</span>
      </LiveFoot>
    </div>
  )
}
