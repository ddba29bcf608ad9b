import { findPage } from '@/routes/paths.ts'
import { splitLanguage } from '@/routes/language.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { plainText } from '@/shared/html/plain-text.ts'

export interface BadLink {
  href: string
  text: string
  /** `page`: none of ours; `anchor`: no such place in the text; `unsafe`: an address that readers are not given. */
  why: 'page' | 'anchor' | 'unsafe' | 'empty'
}

const anchors = /<a\b([^>]*)>([\s\S]*?)<\/a>/gi

/**
 * The links of a body that lead nowhere, as far as this site can tell: addresses of ours that no page answers, places that the text does
 * not have, and what readers would not be given. Other sites are not asked.
 */
export function badLinks(html: string, hosts: readonly string[]): BadLink[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))
  return [...html.matchAll(anchors)].flatMap(([, attributes = '', inner = '']): BadLink[] => {
    const href = plainText(/\shref="([^"]*)"/i.exec(attributes)?.[1] ?? '')
    const found = (why: BadLink['why']): BadLink[] => [{ href, text: plainText(inner), why }]
    if (href === '') return found('empty')
    if (href.startsWith('#')) return ids.has(href.slice(1)) ? [] : found('anchor')
    const own = hosts.find(
      (host) =>
        href.toLowerCase().startsWith(`https://${host}/`) ||
        href.toLowerCase() === `https://${host}`,
    )
    const target = linkTarget(href, own ? `https://${own}` : 'https://here.invalid')
    if (target === null) return found('unsafe')
    if (!target.startsWith('/')) return []
    const { pathname } = new URL(target, 'https://here.invalid')
    return findPage(splitLanguage(pathname).path) ? [] : found('page')
  })
}
