import { useEffect, useRef } from 'react'
import { userApi } from '@/api/endpoints/user.ts'
import { analyticsOf, pushData } from './data-layer.ts'

/** Tells the page's data layer of a person once they are loaded: again for the next one, not for each answer. Draws nothing. */
export function DataLayer() {
  const { data: user } = userApi.useUserQuery()
  const told = useRef<number | null>(null)
  useEffect(() => {
    // Not known for a moment is not signed out.
    if (user === undefined || told.current === (user?.id ?? null)) return
    told.current = user?.id ?? null
    if (user) pushData(analyticsOf(user))
  }, [user])
  return null
}
