import { useEffect, useRef, useState } from 'react'
import type { ExportFormat, ExportJob, TaskFilters } from '@/api/contract/tasks.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import type { Action } from '@/shared/account/use-action.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { isLost } from './exports.ts'
import type { Intent } from './exports.ts'

const lookEvery = 3000
/** So often the list is looked at before a file counts as not begun. */
const looks = 2

interface Exports {
  jobs: readonly ExportJob[]
  action: Action
  start: (format: ExportFormat) => void
  /** An answer that got lost: being looked for, or found not to be there. */
  lost: 'checking' | 'none' | null
  /** Sends the same order once more. */
  again: () => void
}

/** Files of tasks: those of the account, and one that is being ordered. */
export function useExports(filters: TaskFilters): Exports {
  const { data, refetch } = taskApi.useExportsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [send] = taskApi.useExportTasksMutation()
  const action = useAction()
  const [intent, setIntent] = useState<Intent | null>(null)
  const [lost, setLost] = useState<Exports['lost']>(null)
  const jobs = data?.records ?? []
  const latest = useRef(jobs)
  useEffect(() => {
    latest.current = jobs
  })

  const order = (wanted: Intent) =>
    void action.run(async () => {
      setIntent(wanted)
      setLost(null)
      try {
        await send({
          kind: 'tasks',
          filters: wanted.filters,
          format: wanted.format,
          idempotencyKey: wanted.key,
        }).unwrap()
        setIntent(null)
      } catch (error) {
        if (!isLost(toProblem(error))) {
          setIntent(null)
          throw error
        }
        setLost('checking')
      }
    })

  // Whether it was begun, the list says.
  useEffect(() => {
    if (lost !== 'checking' || !intent) return
    let seen = 0
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const answer = await refetch()
      if (!current) return
      const found = answer.data?.records.some(({ id }) => !intent.known.includes(id)) ?? false
      if (answer.data) seen += 1
      if (found) {
        setIntent(null)
        setLost(null)
      } else if (seen >= looks) setLost('none')
      else timer = setTimeout(() => void look(), lookEvery)
    }
    void look()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [intent, lost, refetch])

  return {
    jobs,
    action,
    lost,
    start: (format) => {
      if (intent && lost !== 'none') return
      order({
        key: crypto.randomUUID(),
        format,
        filters,
        known: latest.current.map(({ id }) => id),
      })
    },
    again: () => intent && order({ ...intent, known: latest.current.map(({ id }) => id) }),
  }
}
