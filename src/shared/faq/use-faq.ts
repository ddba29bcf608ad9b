import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import type { FaqAnswer, FaqList, FaqSection, FaqSections } from '@/api/contract/faq.ts'
import type { Problem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { chunk } from '@/lib/chunk.ts'
import { isRecord } from '@/lib/is-record.ts'
import { answerKey, sectionKey, sectionsKey } from '@/routes/faq.ts'
import { useServed } from '../served.ts'

type Calls = typeof import('./faq-calls.ts')
type Ask = Parameters<Calls['askSections']>[0]

export interface Known<T> {
  data: T | null
  problem: Problem | null
  busy: boolean
  retry: () => void
  /** Whether the build knew it, so that the file has its structured data. */
  served: boolean
}

/** Public answers that this page has loaded, by store, so that going back shows them at once. */
const seen = new WeakMap<object, Map<string, unknown>>()

/**
 * Returns the data from the build, else from an earlier visit, else from the backend, whose calls
 * then load.
 */
function useKnown<T>(
  key: string,
  is: (value: unknown) => value is T,
  ask: (calls: Calls, store: Ask) => Promise<T>,
): Known<T> {
  const store = useStore()
  const served = useServed()
  const begun = served?.answers[key]
  const [told, setTold] = useState<{ key: string; data: T | null; problem: Problem | null } | null>(
    null,
  )
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  const known = useMemo((): T | null => {
    const kept = seen.get(store)?.get(key)
    return is(begun) ? begun : is(kept) ? kept : null
  }, [begun, is, key, store])
  const here = known !== null

  useEffect(() => {
    if (here) return
    let current = true
    const fetchIt = async (): Promise<void> => {
      setAsking(true)
      try {
        const calls = await chunk(() => import('./faq-calls.ts'), { reload: false })
        const data = await ask(calls, store)
        const all = seen.get(store) ?? new Map<string, unknown>()
        seen.set(store, all.set(key, data))
        if (current) setTold({ key, data, problem: null })
      } catch (error) {
        const { toProblem } = await import('@/api/problem.ts')
        if (current) setTold({ key, data: null, problem: toProblem(error) })
      } finally {
        if (current) setAsking(false)
      }
    }
    void fetchIt()
    return () => {
      current = false
    }
  }, [ask, attempt, here, key, store])

  const live = told?.key === key ? told : null
  return {
    data: known ?? live?.data ?? null,
    problem: here ? null : (live?.problem ?? null),
    busy: asking,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    served: is(begun),
  }
}

const isList = (value: unknown): value is FaqList =>
  isRecord(value) && Array.isArray(value['records'])
const isSections = (value: unknown): value is FaqSections =>
  isRecord(value) && Array.isArray(value['records'])
const isAnswer = (value: unknown): value is FaqAnswer =>
  isRecord(value) && typeof value['question'] === 'string'

export function useFaqSection(section: FaqSection): Known<FaqList> {
  const { language } = usePage()
  const ask = useCallback(
    (calls: Calls, store: Ask) => calls.askSection(store, { section, language }),
    [language, section],
  )
  return useKnown(sectionKey(section, language), isList, ask)
}

export function useFaqSections(): Known<FaqSections> {
  const { language } = usePage()
  const ask = useCallback(
    (calls: Calls, store: Ask) => calls.askSections(store, { language }),
    [language],
  )
  return useKnown(sectionsKey(language), isSections, ask)
}

export function useFaqAnswer(id: string): Known<FaqAnswer> {
  const { language } = usePage()
  const ask = useCallback(
    (calls: Calls, store: Ask) => calls.askAnswer(store, { id, language }),
    [id, language],
  )
  return useKnown(answerKey(id, language), isAnswer, ask)
}
