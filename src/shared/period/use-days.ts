import { useEffect, useState } from 'react'
import { useUser } from '@/session/use-user.ts'
import { guessTimezone } from '@/lib/guess-timezone.ts'
import { dayIn } from '@/lib/zone.ts'
import { daysOf } from './days.ts'
import type { ChosenDays, Days } from './days.ts'

/** The user's time zone, in which days are counted. */
export function useZone(): string {
  const { user } = useUser()
  return user?.timezone || guessTimezone()
}

/** The current day in a zone. It changes at midnight. */
export function useToday(zone: string): string {
  const [today, setToday] = useState(() => dayIn(zone, Date.now()))
  useEffect(() => {
    const look = () => setToday(dayIn(zone, Date.now()))
    look()
    const timer = setInterval(look, 30_000)
    return () => clearInterval(timer)
  }, [zone])
  return today
}

/** The requested days; the last seven by default. */
export function useDays(chosen: ChosenDays): Days & { zone: string; today: string } {
  const zone = useZone()
  const today = useToday(zone)
  return { ...daysOf(chosen, today), zone, today }
}
