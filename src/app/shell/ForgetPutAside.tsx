import { useEffect } from 'react'
import { usePersonHere } from '@/session/person-here.ts'
import { forgetPutAside } from './low-balance.ts'

/** What one person has put aside the next one has not. Draws nothing. */
export function ForgetPutAside() {
  const { user } = usePersonHere()
  useEffect(() => {
    if (user === null) forgetPutAside()
  }, [user])
  return null
}
