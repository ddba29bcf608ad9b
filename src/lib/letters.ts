/** A letter that only another file of the typeface has, by language. */
const beyondLatin: Readonly<Record<string, string>> = { ru: 'Я' }
const patience = 1000

/**
 * Resolves once the letters of a language can be drawn, or after a second. The typeface is optional (styles/fonts.css): text that
 * is drawn before its letters have come keeps the fallback's, and one sentence would stand in two faces.
 */
export async function letters(language: string): Promise<void> {
  const letter = beyondLatin[language]
  if (!letter || typeof document === 'undefined' || !('fonts' in document)) return
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([document.fonts.load('1em Onest', letter).catch(() => []), late])
}
