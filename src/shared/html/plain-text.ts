import { known } from '@/lib/known.ts'

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
}

function decode(entity: string, code: string): string {
  if (!code.startsWith('#')) return known(named, code.toLowerCase()) ?? entity
  const point = /^#x/i.test(code)
    ? Number.parseInt(code.slice(2), 16)
    : Number.parseInt(code.slice(1), 10)
  return point > 0 && point <= 0x10_ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : entity
}

/**
 * Returns the text of HTML without markup, for when the sanitizer cannot be loaded and to find out
 * whether there is any text. The result may contain `<`: show it as text, never as HTML.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(
      /<(script|style|template|iframe|noscript|textarea|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|h[1-6]|pre|tr|ul|ol|table|figure|blockquote)\s*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '• ')
    .replace(/<\/?[a-z!?][^>]*(?:>|$)/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, decode)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}
