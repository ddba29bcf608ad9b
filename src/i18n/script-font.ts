import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import type { Language } from '@/site/languages.ts'

/** The letters that a language needs besides Latin; the ranges are those of styles/fonts.css. */
const letters: Partial<Record<Language, { file: string; unicodeRange: string }>> = {
  ru: { file: cyrillic, unicodeRange: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
}
const patience = 1000
const loaded = new Set<Language>()

/**
 * Loads the letters of a language before its words are shown on a page that was served in another
 * one. The typeface of the styles is optional, so it would not be used on such a page any more; a
 * face that has loaded by itself is. After a second without it the words are shown all the same.
 * Never rejects.
 */
export async function loadScriptFont(language: Language): Promise<void> {
  const wanted = letters[language]
  if (import.meta.env.SSR || !wanted || loaded.has(language) || !('fonts' in document)) return
  loaded.add(language)
  const { file, unicodeRange } = wanted
  // A file of this language preloads it.
  if (document.head.querySelector(`link[rel='preload'][href='${file}']`)) return
  const face = new FontFace('Onest', `url('${file}') format('woff2')`, {
    weight: '100 900',
    unicodeRange,
  })
  const added = face.load().then(
    () => void document.fonts.add(face),
    // The fallback shows the words; those that come later ask again.
    () => void loaded.delete(language),
  )
  await Promise.race([added, new Promise((resolve) => setTimeout(resolve, patience))])
}
