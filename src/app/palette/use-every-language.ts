import { useEffect, useState } from 'react'
import { chunk } from '@/lib/chunk.ts'

export type EveryLanguage = typeof import('./every-language.ts')

/**
 * What pages are called in all languages, for people who think of a page in another one than they
 * read. Undefined until it has loaded, and if it is lost; without it the words of the page's language find
 * pages.
 */
export function useEveryLanguage(): { all: EveryLanguage | undefined; isSettled: boolean } {
  const [names, setNames] = useState<EveryLanguage | null>()
  useEffect(() => {
    let current = true
    chunk(() => import('./every-language.ts'), { reload: false }).then(
      (loaded) => current && setNames(loaded),
      () => current && setNames(null),
    )
    return () => {
      current = false
    }
  }, [])
  return { all: names ?? undefined, isSettled: names !== undefined }
}
