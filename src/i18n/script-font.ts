import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import type { Language } from '@/site/languages.ts'

/** The scripts besides Latin that a language needs. The ranges are those of styles/fonts.css. */
const scripts: Partial<Record<Language, { file: string; unicodeRange: string }>> = {
  ru: { file: cyrillic, unicodeRange: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
}
const patience = 1000
const loaded = new Set<Language>()

/**
 * Loads the typeface of a language before a page that was served in another language shows its
 * texts. The typeface is `font-display: optional`, so the page would not use it later; a FontFace
 * that has been loaded by a script is used. After one second the texts are shown without it. Never
 * rejects.
 */
export async function loadScriptFont(language: Language): Promise<void> {
  const wanted = scripts[language]
  if (import.meta.env.SSR || !wanted || loaded.has(language) || !('fonts' in document)) return
  loaded.add(language)
  const { file, unicodeRange } = wanted
  // A file in this language preloads the typeface.
  if (document.head.querySelector(`link[rel='preload'][href='${file}']`)) return
  const face = new FontFace('Onest', `url('${file}') format('woff2')`, {
    weight: '100 900',
    unicodeRange,
  })
  const added = face.load().then(
    () => void document.fonts.add(face),
    // The fallback is used. The next language change tries again.
    () => void loaded.delete(language),
  )
  await Promise.race([added, new Promise((resolve) => setTimeout(resolve, patience))])
}
