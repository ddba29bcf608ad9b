import { findPage } from '@/routes/paths.ts'
import { splitLanguage } from '@/routes/language.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { plainText } from '@/shared/html/plain-text.ts'

export interface BadLink {
  href: string
  text: string
  /**
   * `page`: no such page; `anchor`: no such place in the text; `unsafe`: an address that readers do
   * not get.
   */
  why: 'page' | 'anchor' | 'unsafe' | 'empty'
}

const anchors = /<a\b([^>]*)>([\s\S]*?)<\/a>/gi

/**
 * Finds the broken links of a body, as far as this site can tell: own addresses without a page,
 * anchors without a heading, and addresses that readers do not get. Other sites are not requested.
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
