import { useCallback, useMemo } from 'react'
import { useStore } from 'react-redux'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { catalogueKey } from '@/routes/software.ts'
import { nothing, reduceList } from '@/shared/infinite-list/list-rules.ts'
import { useEndless } from '@/shared/infinite-list/use-endless.ts'
import type { Memory } from '@/shared/infinite-list/use-endless.ts'
import { useServed } from '@/shared/served.ts'
import { isSoftwareList } from '../is-software.ts'
import { loadCalls } from '../load-calls.ts'
import { argOf, keyOf, defaultKey } from './query.ts'
import type { CatalogueQuery } from './query.ts'
import { useTouched } from '@/shared/use-touched.ts'

const memory: Memory<SoftwareItem> = new WeakMap()

/** The list of the catalogue: first from the build, then from memory, then from the backend. */
export function useCatalogue(query: CatalogueQuery, goal: number, isTyping: boolean) {
  const store = useStore()
  const served = useServed()
  const key = keyOf(query)
  const begun = useMemo(() => {
    const answer = served?.answers[catalogueKey]
    return isSoftwareList(answer)
      ? reduceList(nothing<SoftwareItem>(defaultKey), {
          type: 'came',
          key: defaultKey,
          page: 0,
          records: answer.records,
          total: answer.totalCount,
        })
      : null
  }, [served])
  const isWhole = begun !== null && key === defaultKey
  const touched = useTouched(isWhole && goal === 1)
  const load = useCallback(
    async (page: number, signal: AbortSignal) => {
      const { ask, softwareCalls } = await loadCalls()
      const asked: CatalogueQuery = JSON.parse(key)
      // Uses ask(): an open page has no RTK Query in its first load.
      const answer = await ask(store, softwareCalls.software, argOf(asked, page), signal)
      return { records: answer.records, total: answer.totalCount }
    },
    [key, store],
  )
  return {
    key,
    touched,
    ...useEndless({ key, load, paused: isTyping || !touched, begun, goal, memory }),
  }
}
