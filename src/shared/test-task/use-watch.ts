import { useEffect, useState } from 'react'
import type { TestOffer } from '@/api/contract/test-task.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { isOpenTask } from './is-open.ts'

/** Polls a test task until it ends, or until it takes longer than the backend announced. */
export function useWatch(
  id: string,
  { waitSeconds, pollSeconds }: Pick<TestOffer, 'waitSeconds' | 'pollSeconds'>,
) {
  const [watching, setWatching] = useState(true)
  const {
    data: task,
    error,
    isFetching,
    refetch,
  } = taskApi.useTaskQuery(
    { id },
    {
      pollingInterval: watching ? pollSeconds * 1000 : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const open = task !== undefined && isOpenTask(task.status)
  const missing = error !== undefined && problemKey(toProblem(error)) === 'ERROR_NOT_FOUND'
  const waited = useWaited(open && watching)
  const late = waited >= waitSeconds
  const wanted = !missing && !late && (open || task === undefined)
  if (watching !== wanted && !(late && watching === false)) setWatching(wanted)
  return { task, error, isFetching, refetch, open, missing, waited, late }
}

export type Watch = ReturnType<typeof useWatch>

/** The seconds that the reader has been waiting. */
function useWaited(running: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') setSeconds((before) => before + 1)
    }, 1000)
    return () => clearInterval(timer)
  }, [running])
  return seconds
}
