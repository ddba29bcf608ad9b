import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '@/api/api.ts'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { byDay } from './by-day.ts'

/**
 * Asks for the figures of "today" again when the day changes: the person's own, and that of UTC, at
 * whose midnight limits begin anew. Renders nothing.
 */
export function DayWatch() {
  const dispatch = useDispatch()
  const own = useToday(useZone())
  const utc = useToday('UTC')
  const day = `${own} ${utc}`
  const last = useRef(day)
  useEffect(() => {
    if (last.current === day) return
    last.current = day
    dispatch(api.util.invalidateTags([...byDay]))
  }, [day, dispatch])
  return null
}
