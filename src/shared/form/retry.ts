import { useEffect, useState } from 'react'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { deviceNow } from '@/lib/server-clock.ts'

/** A timer that stands alone; in a sentence `useRemaining` writes the time. 29 -> 0:29, 900 -> 15:00, 3723 -> 1:02:03. */
export function clock(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}

const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - deviceNow()) / 1000))

/** Counts down the seconds until a time; 0 when it is reached. */
export function useSecondsTo(time: number): number {
  const [found, setFound] = useState(() => ({ time, left: secondsTo(time) }))
  // A new time is counted from at once: 0 would say that it is reached.
  if (!Object.is(found.time, time)) setFound({ time, left: secondsTo(time) })
  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsTo(time)
      setFound({ time, left })
      if (left === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [time])
  return found.left
}

/** Writes the seconds that are left into a sentence: "5 min 37 sec". */
export const useRemaining = (): ((seconds: number) => string) => formatFor(useLocale()).remaining
