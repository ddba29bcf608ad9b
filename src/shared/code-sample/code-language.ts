import { useEffect, useState, useSyncExternalStore } from 'react'
import { chunk } from '@/lib/chunk.ts'
import { createStored } from '@/lib/stored.ts'
import { curl, sampleLanguages } from '@/task-api/curl.ts'
import type { SampleLanguage, SampleRequest } from '@/task-api/curl.ts'
import { useShell } from './use-shell.ts'

/** One language for all samples of the site, stored on this device. */
const stored = createStored('code-language', sampleLanguages, 'curl')

export function useCodeLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  const chosen = useSyncExternalStore(stored.subscribe, stored.get, () => stored.fallback)
  return [chosen, stored.set]
}

type Writers = Pick<typeof import('@/task-api/samples.ts'), 'writeSample' | 'writeCurl'>

interface SampleWriter {
  /** Null until the chosen language has loaded. */
  write: ((request: SampleRequest) => string) | null
  /** The language and shell that it writes: "curl sh". */
  writes: string | null
  /** The language could not be loaded. Another choice tries again. */
  lost: boolean
}

/**
 * Writes a request in the chosen language: curl for a POSIX shell at once, all else when it has
 * loaded. Until another shell has, the command stays as it is in the document, so that the page
 * does not move twice.
 */
export function useSampleWriter(): SampleWriter {
  const [language] = useCodeLanguage()
  const [shell] = useShell()
  const [writers, setWriters] = useState<Writers | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const choice = `${language} ${shell}`
  const isHere = choice === 'curl sh'
  const lost = failed === choice
  const isLate = !isHere && !writers && !lost
  useEffect(() => {
    if (!isLate) return
    let current = true
    chunk(() => import('@/task-api/samples.ts'), { reload: false }).then(
      ({ writeSample, writeCurl }) => current && setWriters({ writeSample, writeCurl }),
      (error: unknown) => {
        console.error('The code samples could not be loaded.', error)
        if (current) setFailed(choice)
      },
    )
    return () => {
      current = false
    }
  }, [isLate, choice])
  if (isHere || (isLate && language === 'curl')) return { write: curl, writes: 'curl sh', lost }
  if (!writers) return { write: null, writes: null, lost }
  return {
    write: (request) =>
      language === 'curl'
        ? writers.writeCurl(shell, request)
        : writers.writeSample(language, request),
    writes: choice,
    lost,
  }
}
