import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { problemKey } from '@/api/problem.ts'
import type { Problem, ProblemKey } from '@/api/problem.ts'
import { sizeText } from './size-text.ts'

interface ProblemWords {
  title: string
  text: string
  /** Whether the line that the attempt had broken off is back. */
  isBack: boolean
}

/** The largest size in bytes that a refusal of a file names. */
const largestOf = ({ fields }: Problem): number | undefined =>
  Object.values(fields ?? {})
    .map(({ params }) => params?.['max'])
    .find((max) => typeof max === 'number')

/** Their texts name a time, which a clock beside them would contradict. */
const waits: readonly ProblemKey[] = [
  'ERROR_TOO_MANY_REQUESTS',
  'ERROR_INTERNAL',
  'ERROR_MAINTENANCE',
]

/**
 * What a failed attempt is called. "No connection" is true until the line is back; from then on the
 * words say that, and that the button may be pressed again.
 * @param problem of the last attempt
 * @param attempt its number, where the same object may be the problem of two
 * @param left the seconds of the clock that is shown; 0 without one
 */
export function useProblemWords(
  problem: Problem | null | undefined,
  attempt?: number,
  left = 0,
): ProblemWords {
  const { t, i18n } = useTranslation()
  const [back, setBack] = useState<{ lost: Problem; attempt: number | undefined } | null>(null)
  const lost = problem?.kind === 'FETCH_ERROR' ? problem : null
  useEffect(() => {
    if (!lost) return undefined
    const onOnline = (): void => setBack({ lost, attempt })
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [lost, attempt])
  if (!problem) return { title: '', text: '', isBack: false }
  if (lost && back?.lost === lost && back.attempt === attempt)
    return { title: t('form.online.title'), text: t('form.online.text'), isBack: true }
  const key = problemKey(problem)
  const largest = key === 'ERROR_FILE_TOO_BIG' ? largestOf(problem) : undefined
  if (largest !== undefined)
    return {
      title: t('problem.ERROR_FILE_TOO_BIG.title'),
      text: t('problem.ERROR_FILE_TOO_BIG.limit', { size: sizeText(largest, i18n.language) }),
      isBack: false,
    }
  return {
    title: t(`problem.${key}.title`),
    text: left && waits.includes(key) ? '' : t(`problem.${key}.text`),
    isBack: false,
  }
}
