import { useSyncExternalStore } from 'react'
import { createStored } from '@/lib/stored.ts'
import { sampleLanguages } from '@/task-api/samples.ts'
import type { SampleLanguage } from '@/task-api/samples.ts'

/** One choice for every sample of the site, on this device. */
const stored = createStored('code-language', sampleLanguages, 'curl')

export function useCodeLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  const chosen = useSyncExternalStore(stored.subscribe, stored.get, () => stored.fallback)
  return [chosen, stored.set]
}
