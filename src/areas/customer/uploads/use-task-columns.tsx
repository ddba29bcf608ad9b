import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { TaskRow } from '@/api/contract/task-row.ts'
import type { Format } from '@/i18n/format.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import type { VirtualColumn } from '@/shared/virtual-table/VirtualRow.tsx'
import { isOpenTask } from '@/shared/test-task/is-open.ts'
import { cutText } from '@/lib/cut-text.ts'
import type { ColumnKey } from './columns.ts'
import { TaskPrice } from '../task/Price.tsx'
import { TypeName } from '../task/TypeName.tsx'
import { TaskPicture } from '../task/TaskPicture.tsx'
import { ReportBadge, TaskStatusBadge } from '../task/TaskStatusBadge.tsx'
import { useTaskParam } from '../task/use-task-param.ts'
import { useAccountKeyName } from '../task/use-key-names.ts'
import { columnNames } from './names.ts'
import s from './uploads.module.css'

/**
 * The chosen columns in the reader's language. They are stable until the language or the choice
 * changes, so that rows do not render again.
 */
export function useTaskColumns(chosen: readonly ColumnKey[]): readonly VirtualColumn<TaskRow>[] {
  const { t } = useTranslation(['uploads', 'common'])
  const format = useFormat()
  const keyName = useAccountKeyName()
  return useMemo(() => {
    const all: Record<ColumnKey, Omit<VirtualColumn<TaskRow>, 'key' | 'header'>> = {
      id: {
        rowHeader: true,
        min: 6.5,
        grow: 1,
        cell: ({ id }, link) => <RowLink id={id} {...link} />,
      },
      picture: {
        min: 4.5,
        hideHeader: true,
        cell: ({ imageUrl }) => <TaskPicture url={imageUrl} label="" size="small" />,
      },
      submitted: {
        narrow: 'when',
        min: 4.75,
        plain: true,
        grow: 1.1,
        wrap: true,
        cell: ({ submittedAt }) => <Moment at={submittedAt} format={format} />,
      },
      type: {
        narrow: 'what',
        min: 6.5,
        plain: true,
        grow: 1.4,
        wrap: true,
        cell: ({ type, typeTitle }) => <TypeName type={type} title={typeTitle} />,
      },
      status: {
        narrow: 'state',
        min: 8,
        plain: true,
        grow: 1,
        cell: ({ status }) => (status ? <TaskStatusBadge status={status} plain /> : null),
      },
      answer: {
        min: 5,
        plain: true,
        grow: 1.2,
        cell: ({ answerPreview }) =>
          answerPreview ? <code translate="no">{cutText(answerPreview)}</code> : null,
      },
      seconds: {
        min: 3,
        plain: true,
        numeric: true,
        cell: ({ solveSeconds }) =>
          solveSeconds === null ? null : format.seconds(solveSeconds, 0),
      },
      workers: {
        min: 4.5,
        numeric: true,
        cell: ({ solveCount }) => (solveCount ? format.number(solveCount) : null),
      },
      cost: {
        narrow: 'lead',
        min: 5.5,
        plain: true,
        grow: 0.7,
        numeric: true,
        cell: ({ cost, refunded, status }) =>
          cost && !isOpenTask(status) ? (
            <span className={s.cost} data-refunded={refunded || undefined}>
              <TaskPrice money={cost} />
              {refunded && <span className="visually-hidden">{t('refunded')}</span>}
            </span>
          ) : null,
      },
      report: {
        min: 7.75,
        plain: true,
        grow: 1.2,
        wrap: true,
        cell: ({ report }) => report && <ReportBadge report={report} />,
      },
      key: { min: 7, grow: 1, cell: ({ keyId }) => keyId && keyName(keyId) },
      software: {
        min: 8,
        grow: 1,
        cell: ({ softId, softName }) => softName ?? (softId && `ID ${softId}`),
      },
      ip: { min: 9, grow: 1, cell: ({ ip }) => ip && <bdi translate="no">{ip}</bdi> },
      host: {
        min: 9,
        grow: 1.2,
        cell: ({ host }) => host && <bdi translate="no">{cutText(host)}</bdi>,
      },
    }
    return chosen.map((key) => ({ ...all[key], key, header: t(columnNames[key]) }))
  }, [chosen, format, keyName, t])
}

function Moment({ at, format }: { at: string; format: Format }) {
  return <time dateTime={at}>{format.date(at, 'moment')}</time>
}

/** Reads the address itself, so that the columns stay the same when it changes. */
function RowLink({ id, ...link }: { id: string; tabIndex: 0 | -1; 'data-row-link': '' }) {
  const { linkTo } = useTaskParam()
  return (
    <Link {...linkTo(id)} {...link} className={s.rowLink} translate="no">
      {id}
    </Link>
  )
}
