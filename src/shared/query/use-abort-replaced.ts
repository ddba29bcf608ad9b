import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Dispatch } from '@/session/person.ts'

type Running = ThunkAction<{ abort: () => void } | undefined, unknown, unknown, UnknownAction>

/**
 * Aborts a request that nobody waits for anymore, such as a search whose text has changed
 * (quality.md section 2).
 * @param arg null while nothing is requested
 * @param running finds the request of an argument: `api.util.getRunningQueryThunk('name', arg)`
 */
export function useAbortReplaced<Arg>(arg: Arg | null, running: (arg: Arg) => Running): void {
  const dispatch = useDispatch<Dispatch>()
  const key = arg === null ? null : JSON.stringify(arg)
  const current = useRef<string | null>(null)
  const latest = useRef({ arg, running })
  useEffect(() => {
    latest.current = { arg, running }
  })
  useEffect(() => {
    const mine = latest.current.arg
    current.current = key
    if (key === null || mine === null) return
    return () => {
      current.current = null
      // A component that mounts again at once, as in StrictMode, still waits for the request.
      queueMicrotask(() => {
        if (current.current !== key) dispatch(latest.current.running(mine))?.abort()
      })
    }
  }, [dispatch, key])
}
