import { useEffect, useState, useSyncExternalStore } from 'react'
import { chunk } from '@/lib/chunk.ts'
import { createStored } from '@/lib/stored.ts'
import { curl, sampleLanguages } from '@/task-api/curl.ts'
import type { SampleLanguage, SampleRequest } from '@/task-api/curl.ts'

/** One language for all samples of the site, stored on this device. */
const stored = createStored('code-language', sampleLanguages, 'curl')

export function useCodeLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  const chosen = useSyncExternalStore(stored.subscribe, stored.get, () => stored.fallback)
  return [chosen, stored.set]
}

type Write = typeof import('@/task-api/samples.ts').writeSample

/** Writes a request in the chosen language: curl at once, null until the others have loaded. */
export function useSampleWriter(): ((request: SampleRequest) => string) | null {
  const [language] = useCodeLanguage()
  const [write, setWrite] = useState<Write | null>(null)
  const isLate = language !== 'curl' && write === null
  useEffect(() => {
    if (!isLate) return
    let current = true
    chunk(() => import('@/task-api/samples.ts'), { reload: false }).then(
      ({ writeSample }) => current && setWrite(() => writeSample),
      (error: unknown) => console.error('The code samples could not be loaded.', error),
    )
    return () => {
      current = false
    }
  }, [isLate])
  if (language === 'curl') return curl
  return write && ((request) => write(language, request))
}
