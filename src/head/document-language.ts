import { createElement } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { chunk } from '@/lib/chunk.ts'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'

let loaded: ComponentType | null = null

/** Says the document's language, once what does it has been brought. */
export const documentLanguage = (): ReactNode => loaded && createElement(loaded)

/**
 * Brings it where a page is about to change the served file's language: words, `<html lang>` and the looks that hang on it then
 * change in one step. Without it the page still comes, under the old language.
 */
export async function bringDocumentLanguage(language: Language): Promise<void> {
  if (
    loaded ||
    typeof document === 'undefined' ||
    document.documentElement.lang === languages[language].tag
  )
    return
  try {
    loaded = await chunk(async () => (await import('./DocumentLanguage.tsx')).DocumentLanguage, {
      reload: false,
    })
  } catch (error) {
    console.error('What says the language of the document could not be loaded.', error)
  }
}
