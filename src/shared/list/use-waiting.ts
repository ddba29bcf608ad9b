import { useEffect, useState } from 'react'

/** A wait that a skeleton does not show is not said either. */
const patience = 300

/** Whether something has been on its way for so long that it is said. */
export function useWaiting(isOnItsWay: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setTimeout(() => setIsLong(true), patience)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isOnItsWay])
  return isOnItsWay && isLong
}
