import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import type { SoftwareCategory } from '@/api/contract/software.ts'
import { categoriesKey } from '@/routes/software.ts'
import { useServed } from '@/shared/served.ts'
import { isCategories } from '../is-software.ts'
import { loadCalls } from '../load-calls.ts'

/** The categories of the filter. The list works without them. */
export function useCategories(wanted: boolean): readonly SoftwareCategory[] {
  const store = useStore()
  const served = useServed()?.answers[categoriesKey]
  const [known, setKnown] = useState<readonly SoftwareCategory[]>(() =>
    isCategories(served) ? served.records : [],
  )
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const bring = async (): Promise<void> => {
      const { ask, softwareCalls } = await loadCalls()
      // Uses ask(): an open page has no RTK Query in its first load.
      const { records } = await ask(store, softwareCalls.softwareCategories, undefined, stop.signal)
      if (!stop.signal.aborted) setKnown(records)
    }
    bring().catch((error: unknown) => {
      if (!stop.signal.aborted) console.error('The categories could not be loaded.', error)
    })
    return () => stop.abort()
  }, [store, wanted])
  return known
}
