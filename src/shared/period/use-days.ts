import { useSyncExternalStore } from 'react'
import { useUser } from '@/session/use-user.ts'
import { guessTimezone } from '@/lib/guess-timezone.ts'
import { dayIn } from '@/lib/zone.ts'
import { daysOf } from './days.ts'
import type { ChosenDays, PeriodDays } from './days.ts'
import { serverNow } from '@/lib/server-clock.ts'

/** The user's time zone, in which days are counted. */
export function useZone(): string {
  const { user } = useUser()
  return user?.timezone || guessTimezone()
}

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, 30_000)
  // Timers of a hidden tab, or of a machine that slept, are late.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The current day in a zone: the one source of "today". It goes on at midnight. */
export function useToday(zone: string): string {
  const look = () => dayIn(zone, serverNow())
  return useSyncExternalStore(onTick, look, look)
}

/** The requested days; the last seven by default. */
export function useDays(chosen: ChosenDays): PeriodDays & { zone: string; today: string } {
  const zone = useZone()
  const today = useToday(zone)
  return { ...daysOf(chosen, today), zone, today }
}
