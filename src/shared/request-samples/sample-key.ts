import { createContext, use } from 'react'
import { keyPlace } from '@/task-api/curl.ts'

/** The reader's own key, which stands in every sample of the page; null where there is none. It lives in the page's memory alone. */
export const SampleKey = createContext<string | null>(null)

/** Puts the reader's own key into code. */
export function useWithKey(): (code: string) => string {
  const key = use(SampleKey)
  return (code) => (key === null ? code : code.replaceAll(keyPlace, key))
}
