import { sentences } from '@/lib/sentences.ts'
import { isLanguage } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'

/** The number of characters of a description that search results show (quality.md section 3). */
const bounds: Record<Language, { least: number; most: number }> = {
  en: { least: 50, most: 155 },
  ru: { least: 50, most: 155 },
  zh: { least: 25, most: 90 },
}

/**
 * Returns a description of the length that search results show. A long text is cut between words,
 * and `more` follows a short one.
 */
export function snippet(text: string, language: string, more: string): string {
  const { least, most } = bounds[isLanguage(language) ? language : 'en']
  // Chinese punctuation has its own space, also between paragraphs.
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[。！？；：，]) /g, '')
    .trim()
  if (plain.length < least) return sentences(plain, more)
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > least ? cut.slice(0, space) : cut}…`
}
