import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { createValue } from '@/lib/signal.ts'
import { ServedContext } from './served.ts'

interface Named {
  path: string
  name: string
}

/** The name of the open page, if its data has one. */
const named = createValue<Named | null>(null)

/** Puts the page's own name, such as an article's title, at the end of the breadcrumbs. */
export function useOwnCrumb(name: string | undefined): void {
  const { pathname: path } = useLocation()
  useEffect(() => {
    if (name === undefined) return
    const mine = { path, name }
    named.set(mine)
    return () => {
      if (named.get() === mine) named.set(null)
    }
  }, [name, path])
}

/** The open page's own name; undefined if only the table has one. */
export function useCrumbName(): string | undefined {
  const served = useContext(ServedContext)
  const { pathname } = useLocation()
  const own = useSyncExternalStore(named.subscribe, named.get, named.getServer)
  if (own?.path === pathname) return own.name
  return served?.path === pathname ? served.name : undefined
}
