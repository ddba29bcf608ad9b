import { useEffect, useState } from 'react'
import { docsSearchPath } from '@/routes/docs.ts'
import type { Language } from '@/site/languages.ts'
import { chunk } from '@/lib/chunk.ts'
import type { FoundPlace } from './finder.ts'

export type Find = (text: string) => FoundPlace[]

const loaded = new Map<Language, Promise<Find>>()

function load(language: Language): Promise<Find> {
  let found = loaded.get(language)
  if (!found) {
    found = Promise.all([
      chunk(() => import('./finder.ts'), { reload: false }),
      fetch(docsSearchPath(language)).then((response) => {
        if (!response.ok) throw new Error(`The search file was answered with ${response.status}.`)
        return response.json()
      }),
    ]).then(([{ createFinder }, file]) => createFinder(file))
    // The next visit to the field tries again.
    found.catch(() => loaded.delete(language))
    loaded.set(language, found)
  }
  return found
}

/**
 * Searches the file of a language; undefined until it has loaded, null where it cannot be.
 * @param isWanted loads it
 */
export function useFinder(language: Language, isWanted: boolean): Find | null | undefined {
  const [state, setState] = useState<{ language: Language; find: Find | null }>()
  useEffect(() => {
    if (!isWanted) return
    let current = true
    load(language).then(
      (find) => current && setState({ language, find }),
      // The reader then searches by a call.
      () => current && setState({ language, find: null }),
    )
    return () => {
      current = false
    }
  }, [isWanted, language])
  return state?.language === language ? state.find : undefined
}
