import { ArrowUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TaskFilters } from '@/api/contract/tasks.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { VirtualTable } from '@/shared/virtual-table/VirtualTable.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { focusGroup, groupsAround } from '@/ui/focus-group.ts'
import { Notice } from '@/ui/Notice.tsx'
import type { ColumnKey } from './columns.ts'
import { maxRows } from '../task/rows.ts'
import { NoTasks } from '../period/NoTasks.tsx'
import { TaskDrawerHost } from '../task/TaskDrawerHost.tsx'
import { TablePlaceholder } from './TablePlaceholder.tsx'
import { useTaskColumns } from './use-task-columns.tsx'
import { useTaskList } from './use-task-list.ts'
import s from './uploads.module.css'

interface TaskRowsProps {
  filters: TaskFilters
  columns: readonly ColumnKey[]
  live: boolean
  onReset: (() => void) | undefined
}

/** The rows of the list, up to a hundred thousand. Other filters make another list. */
export function TaskRows({ filters, columns: chosen, live, onReset }: TaskRowsProps) {
  const { t } = useTranslation('uploads')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [started, setStarted] = useState(0)
  const columns = useTaskColumns(chosen)
  const list = useTaskList(filters, live)
  const { rows, fresh, more } = list
  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows])
  const said = { number: format.number(rows?.length ?? 0) }
  // Scrolls to the top first, because at the end of a restarted list the next page would be
  // requested.
  const showFresh = (): void => {
    setStarted((times) => times + 1)
    void list.showFresh()
  }

  let body
  if (list.problem)
    body = <ProblemState problem={list.problem} onRetry={list.retry} busy={list.busy} />
  else if (!rows) body = <TablePlaceholder />
  else if (rows.length === 0) body = <Empty onReset={onReset} />
  else {
    body = (
      <VirtualTable
        caption={t('list.caption')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        total={list.hasMore ? list.total : rows.length}
        onMore={list.hasMore ? list.fetchMore : undefined}
        more={more}
        pressable
        busy={list.busy}
        startOver={started}
      />
    )
  }
  let end = ''
  if (more === 'loading') end = common('loading')
  else if (rows && rows.length > 0)
    end =
      rows.length >= maxRows
        ? t('list.full', said)
        : list.hasMore
          ? t('list.some', said)
          : t('list.all', said)
  return (
    <div className="stack relative gap-3">
      {/* Floats over the table, so that the text being read does not move. */}
      {fresh.count > 0 && (
        <div className={`grid items-center gap-2 ${s.fresh}`}>
          <Button
            loading={list.busy}
            prepend={<ArrowUp size={16} aria-hidden="true" />}
            onClick={showFresh}
          >
            {fresh.more
              ? t('list.newMany', { number: format.number(fresh.count) })
              : t('list.new', { count: fresh.count })}
          </Button>
          {fresh.failed && (
            <Notice tone="bad" role="alert">
              {t('list.newFailed')}
            </Notice>
          )}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {fresh.count > 0 ? t('list.newSaid') : ''}
      </span>
      {body}
      <div className={`row wrap between gap-2 gap-x-4 quiet text-2 ${s.end}`}>
        <p role="status">{end}</p>
        {more === 'failed' && (
          <p className="bad" role="alert">
            {t('list.failed') + gapAfter(t('list.failed'))}
            <Button variant="tertiary" onClick={list.fetchMore}>
              {common('action.retry')}
            </Button>
          </p>
        )}
        {rows && live && <p>{t('list.live')}</p>}
      </div>
      <TaskDrawerHost ids={ids} onSeen={list.seen} />
    </div>
  )
}

const keyOf = ({ id }: { id: string }): string => id

function Empty({ onReset }: { onReset: (() => void) | undefined }) {
  const { t } = useTranslation('uploads')
  const { t: common } = useTranslation()
  if (onReset) {
    return (
      <EmptyState
        title={common('label.noResults')}
        action={
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              focusGroup(groupsAround(currentTarget))
              onReset()
            }}
          >
            {common('action.resetFilters')}
          </Button>
        }
      >
        {t('empty.filteredText')}
      </EmptyState>
    )
  }
  return (
    <NoTasks title={t('empty.title')} text={t('empty.text')} action={common('action.testTask')} />
  )
}
