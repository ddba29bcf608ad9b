import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { programKey } from '@/routes/software.ts'
import { useServed } from '@/shared/served.ts'
import { useTouched } from '@/shared/use-touched.ts'
import { isSoftware } from '../is-software.ts'
import { loadCalls } from '../load-calls.ts'

interface Known {
  item: SoftwareItem | null
  problem: Problem | null
  busy: boolean
}

/** The program of an address: first from the build, then from the backend. */
export function useProgram(slug: string) {
  const store = useStore()
  const served = useServed()
  const answer = served?.answers[programKey(slug)]
  const begun = isSoftware(answer) ? answer : null
  // The build's description stays in the document until a newer version has loaded.
  const [html] = useState(() => (begun ? (served?.html ?? '') : undefined))
  const [known, setKnown] = useState<Known>({ item: begun, problem: null, busy: !begun })
  const [attempt, setAttempt] = useState(0)
  const touched = useTouched(begun !== null)
  useEffect(() => {
    if (!touched) return
    const stop = new AbortController()
    const bring = async (): Promise<void> => {
      try {
        const { ask, softwareCalls } = await loadCalls()
        // Uses ask(): an open page has no RTK Query in its first load.
        const item = await ask(store, softwareCalls.softwareBySlug, { slug }, stop.signal)
        if (!stop.signal.aborted) setKnown({ item, problem: null, busy: false })
      } catch (error) {
        if (stop.signal.aborted) return
        const problem = toProblem(error)
        // It was removed after the build. After any other failure the current data stays.
        setKnown(({ item }) => ({
          item: problem.status === 404 ? null : item,
          problem,
          busy: false,
        }))
      }
    }
    void bring()
    return () => stop.abort()
  }, [attempt, slug, store, touched])
  const retry = useCallback(() => {
    setKnown((now) => ({ ...now, busy: true }))
    setAttempt((count) => count + 1)
  }, [])
  const isSame = begun !== null && known.item?.updatedAt === begun.updatedAt
  return {
    ...known,
    retry,
    touched,
    /** The description in the document. */
    servedHtml: isSame ? html : undefined,
    isWhole: begun !== null,
  }
}
