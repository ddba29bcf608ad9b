import { useState } from 'react'
import type { ReactNode } from 'react'
import { taskCalls } from '@/api/contract/tasks.ts'
import type { TaskFilters } from '@/api/contract/tasks.ts'
import { useOwner } from '@/session/use-user.ts'
import { figureRequest } from '@/shared/code-sample/figure-request.ts'
import { ViewAsCall } from '@/shared/code-sample/ViewAsCall.tsx'
import { keepColumns, keptColumns } from './columns.ts'
import { Columns } from './Columns.tsx'
import { Exports } from './Exports.tsx'
import { TaskRows } from './TaskRows.tsx'
import s from './uploads.module.css'

export interface TaskListProps {
  filters: TaskFilters
  /** The filters, beside the list's own tools. */
  choices: ReactNode
  /** Whether the range includes a day that is still running. */
  live: boolean
  /** Resets the filters, if there are any. */
  onReset: (() => void) | undefined
}

/** The list of tasks, with the actions for all of them. */
export function TaskList({ filters, choices, live, onReset }: TaskListProps) {
  const owner = useOwner()
  const [chosen, setChosen] = useState(() => keptColumns(owner))
  return (
    <>
      <div className={`row wrap align-end gap-3 control ${s.tools}`}>
        {choices}
        <Columns
          chosen={chosen}
          onChange={(next) => {
            setChosen(next)
            keepColumns(owner, next)
          }}
        />
        <Exports filters={filters} />
      </div>
      <TaskRows
        key={JSON.stringify(filters)}
        filters={filters}
        columns={chosen}
        live={live}
        onReset={onReset}
      />
      <ViewAsCall requests={[figureRequest(taskCalls.tasks, filters)]} />
    </>
  )
}
