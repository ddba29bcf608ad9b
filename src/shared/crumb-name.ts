import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { ServedContext } from './served.ts'

interface Named {
  path: string
  name: string
}

/** The name of the page that is open, where its data has one. */
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

/** Puts a name of its own at the end of the breadcrumbs, such as an article's title. */
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

/** The open page's own name; undefined where it has none but the table's. */
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
