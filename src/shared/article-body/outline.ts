import { decodePart } from '@/lib/decode-part.ts'
import { idPrefix } from '@/lib/id-prefix.ts'
import { plainText } from '../html/plain-text.ts'

export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)

/**
 * Returns the headings of an article, each with a unique id: the author's, else one made from its
 * text.
 * @param html output of the sanitizer: complete elements, quoted attributes
 */
export function bodyOutline(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Set<string>()
  const numbered = html.replaceAll(
    /<h([23])(?: id="([^"<>]*)")?([^<>]*)>((?:(?!<h[23])[\s\S])*?)<\/h\1>/g,
    (_, level: string, given: string | undefined, rest: string, inner: string) => {
      const text = plainText(inner)
      const stem =
        (given ?? '').slice(given?.startsWith(idPrefix) ? idPrefix.length : 0) ||
        slugOf(text) ||
        'section'
      let id = `${idPrefix}${stem}`
      for (let n = 2; taken.has(id); n += 1) id = `${idPrefix}${stem}-${n}`
      taken.add(id)
      if (text) headings.push({ id, text, level: level === '2' ? 2 : 3 })
      return `<h${level} id="${id}"${rest}>${inner}</h${level}>`
    },
  )
  return { html: numbered, headings }
}

/** Finds the heading for the hash of an address, by its id or by the author's own id. */
export function headingOf(hash: string, headings: readonly Heading[]): Heading | undefined {
  const name = decodePart(hash.replace(/^#/, ''))
  return !name ? undefined : headings.find(({ id }) => id === name || id === idPrefix + name)
}
