import { useEffect, useRef, useState } from 'react'
import type { ExportFormat, ExportJob, TaskFilters } from '@/api/contract/tasks.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import { newKey } from '@/lib/secure-context.ts'
import type { Action } from '@/shared/account/use-action.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { isLost } from './exports.ts'
import type { Intent } from './exports.ts'

const checkEveryMs = 3000
/** How often the list is checked before a file counts as not started. */
const mostChecks = 2

interface Exports {
  jobs: readonly ExportJob[]
  action: Action
  start: (format: ExportFormat) => void
  /** The state of a request whose answer was lost: being checked, or not found. */
  lost: 'checking' | 'none' | null
  /** Sends the same order again. */
  again: () => void
}

/** The account's export files, and the one being ordered. */
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

  // The list says whether it was started.
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
      } else if (seen >= mostChecks) setLost('none')
      else timer = setTimeout(() => void look(), checkEveryMs)
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
        key: newKey(),
        format,
        filters,
        known: latest.current.map(({ id }) => id),
      })
    },
    again: () => intent && order({ ...intent, known: latest.current.map(({ id }) => id) }),
  }
}
