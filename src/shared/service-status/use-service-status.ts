import { useCallback, useEffect, useState } from 'react'
import { useAsk } from '@/api/ask.ts'
import { serviceCalls } from '@/api/contract/service-status.ts'
import type { ServiceStatus } from '@/api/contract/service-status.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { onServiceNews } from '@/session/service-news.ts'

/** Milliseconds after which it is asked for again while somebody looks. */
const every = 5 * 60_000

/** How the service is; kept in step by its event, else by asking now and then. */
export function useServiceStatus() {
  // By ask(): an open page has no RTK Query in its first load.
  const ask = useAsk()
  const { language } = usePage()
  const [data, setData] = useState<ServiceStatus | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(true)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    const fetchIt = async (): Promise<void> => {
      setBusy(true)
      try {
        const status = await ask(serviceCalls.serviceStatus, { language })
        if (!current) return
        setData(status)
        setProblem(null)
      } catch (error) {
        if (current) setProblem(toProblem(error))
      } finally {
        if (current) setBusy(false)
      }
    }
    void fetchIt()
    const again = (): void => void (document.hidden || fetchIt())
    const timer = setInterval(again, every)
    const stop = onServiceNews(again)
    return () => {
      current = false
      clearInterval(timer)
      stop()
    }
  }, [ask, attempt, language])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { data, problem, busy, retry }
}
