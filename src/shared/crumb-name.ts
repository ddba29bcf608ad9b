import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { ServedContext } from './served.ts'

interface Named {
  path: string
  name: string
}

/** The name of the open page, if its data has one. */
let named: Named | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(next: Named | null): void {
  named = next
  for (const listener of listeners) listener()
}

/** Puts the page's own name, such as an article's title, at the end of the breadcrumbs. */
export function useOwnCrumb(name: string | undefined): void {
  const { pathname: path } = useLocation()
  useEffect(() => {
    if (name === undefined) return
    const mine = { path, name }
    tell(mine)
    return () => {
      if (named === mine) tell(null)
    }
  }, [name, path])
}

/** The open page's own name; undefined if only the table has one. */
export function useCrumbName(): string | undefined {
  const served = useContext(ServedContext)
  const { pathname } = useLocation()
  const own = useSyncExternalStore(
    subscribe,
    () => named,
    () => null,
  )
  if (own?.path === pathname) return own.name
  return served?.path === pathname ? served.name : undefined
}
