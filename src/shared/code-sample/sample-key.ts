import { createContext, use } from 'react'
import { keyPlace } from '@/task-api/curl.ts'

/** The reader's own key for all samples of the page, or null. It exists only in memory. */
export const SampleKey = createContext<string | null>(null)

/** Inserts the reader's own key into code. */
export function useWithKey(): (code: string) => string {
  const key = use(SampleKey)
  return (code) => (key === null ? code : code.replaceAll(keyPlace, key))
}
