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

/**
 * Writes a request in the chosen language: curl for a POSIX shell at once, null until the others
 * have loaded.
 */
export function useSampleWriter(): ((request: SampleRequest) => string) | null {
  const [language] = useCodeLanguage()
  const [shell] = useShell()
  const [writers, setWriters] = useState<Writers | null>(null)
  const isHere = language === 'curl' && shell === 'sh'
  const isLate = !isHere && writers === null
  useEffect(() => {
    if (!isLate) return
    let current = true
    chunk(() => import('@/task-api/samples.ts'), { reload: false }).then(
      ({ writeSample, writeCurl }) => current && setWriters({ writeSample, writeCurl }),
      (error: unknown) => console.error('The code samples could not be loaded.', error),
    )
    return () => {
      current = false
    }
  }, [isLate])
  if (isHere) return curl
  if (!writers) return null
  return (request) =>
    language === 'curl' ? writers.writeCurl(shell, request) : writers.writeSample(language, request)
}
