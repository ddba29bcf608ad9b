import { useCallback, useEffect, useState } from 'react'
import { useAsk } from '@/api/ask.ts'
import { serviceCalls } from '@/api/contract/service-status.ts'
import type { ServiceStatus } from '@/api/contract/service-status.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { onServiceNews } from '@/session/service-news.ts'

/** The interval between requests while the page is visible, in milliseconds. */
const every = 5 * 60_000

/** The state of the service, updated by its event, else by polling. */
export function useServiceStatus() {
  // Uses ask(), because open pages do not load RTK Query at first.
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
