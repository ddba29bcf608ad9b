import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { SummaryRow, TaskSummary } from '@/api/contract/task-figures.ts'
import type { Format } from '@/i18n/format.ts'
import { known } from '@/lib/known.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import type { RowLink, VirtualColumn } from '@/shared/virtual-table/VirtualRow.tsx'
import { VirtualTable } from '@/shared/virtual-table/VirtualTable.tsx'
import { plainCode } from '@/lib/plain-code.ts'
import { taskStatuses } from '../task/display.ts'
import type { UploadsQuery } from './query.ts'
import { Price } from '../task/Price.tsx'
import { TypeName } from '../task/TypeName.tsx'
import { useAccountKeyName } from '../task/use-key-names.ts'
import s from './uploads.module.css'
import { fieldNames, totalNames } from './names.ts'

export interface SummaryProps {
  data: TaskSummary
  group: UploadsQuery['group']
  by: UploadsQuery['by']
  busy: boolean
  /** The address that a row links to. */
  hrefOf: (row: SummaryRow) => string
}

/** The totals of sent tasks. A row links to its tasks. */
export function Summary({ data, group, by, busy, hrefOf }: SummaryProps) {
  const { t } = useTranslation(['uploads', 'common'])
  const { t: common } = useTranslation()
  const format = useFormat()
  const keyName = useAccountKeyName()
  const columns = useMemo((): VirtualColumn<SummaryRow>[] => {
    const figure = (key: 'tasks' | 'ready' | 'failed' | 'refunded'): VirtualColumn<SummaryRow> => ({
      key,
      header: t(totalNames[key]),
      min: 4.75,
      grow: 0.7,
      numeric: true,
      cell: (row) => format.number(row[key]),
    })
    return [
      {
        key: 'name',
        header: t(fieldNames[group]),
        min: 8.75,
        grow: 2,
        wrap: true,
        rowHeader: true,
        cell: (row, link) => (
          <RowName
            href={hrefOf(row)}
            link={link}
            when={by === 'all' ? '' : `${format.comma}${bucketText(row.bucket, by, format)}`}
          >
            <GroupName row={row} group={group} keyName={keyName} />
          </RowName>
        ),
      },
      ...(by === 'all'
        ? []
        : [
            {
              key: 'bucket',
              header: common('label.time'),
              narrow: 'when' as const,
              min: 7.25,
              plain: true,
              grow: 1,
              cell: (row: SummaryRow) => bucketText(row.bucket, by, format),
            },
          ]),
      { ...figure('tasks'), narrow: 'state' },
      figure('ready'),
      figure('failed'),
      figure('refunded'),
      {
        key: 'rate',
        header: t(totalNames.rate),
        min: 5.25,
        grow: 0.7,
        numeric: true,
        cell: ({ successRate }) => successRate !== null && format.rate(successRate),
      },
      {
        key: 'seconds',
        header: t(totalNames.seconds),
        min: 6.25,
        grow: 0.7,
        numeric: true,
        cell: ({ avgSolveSeconds }) => avgSolveSeconds !== null && format.seconds(avgSolveSeconds),
      },
      {
        key: 'spent',
        narrow: 'lead',
        plain: true,
        header: t(totalNames.spent),
        min: 5,
        grow: 0.8,
        numeric: true,
        sum: ({ spent }) => spent?.amount,
        cell: ({ spent }) => spent && <Price money={spent} />,
      },
    ]
  }, [by, common, format, group, hrefOf, keyName, t])
  return (
    <VirtualTable
      caption={t('summary.caption')}
      columns={columns}
      rows={data.rows}
      rowKey={keyOf}
      total={data.rows.length}
      pressable
      busy={busy}
    />
  )
}

const keyOf = ({ bucket, key }: SummaryRow): string => `${bucket ?? ''} ${key ?? ''}`

function bucketText(bucket: string | null, by: UploadsQuery['by'], format: Format): string {
  if (!bucket) return ''
  return format.date(bucket, by === 'hour' ? 'dayHour' : by === 'day' ? 'weekday' : 'date')
}

function RowName({
  href,
  link,
  when,
  children,
}: {
  href: string
  link: RowLink
  when: string
  children: ReactNode
}) {
  return (
    <Link to={href} preventScrollReset {...link} className={s.rowLink}>
      {children}
      {when && <span className="visually-hidden">{when}</span>}
    </Link>
  )
}

interface GroupNameProps {
  row: Pick<SummaryRow, 'key' | 'title'>
  group: UploadsQuery['group']
  keyName: (id: string) => string
}
function GroupName({ row: { key, title }, group, keyName }: GroupNameProps) {
  const { t } = useTranslation(['uploads', 'common'])
  const { t: account } = useTranslation('shell')
  const id = key ?? ''
  if (group === 'type') return <TypeName type={id} title={title ?? ''} />
  if (group === 'status') {
    const status = known(taskStatuses, id)
    return status ? account(`task.status.${status}`) : plainCode(id)
  }
  if (group === 'softId') return id === '' ? t('filter.noSoftware') : (title ?? `ID ${id}`)
  if (group === 'key') return title ?? keyName(id)
  return id || '—'
}
