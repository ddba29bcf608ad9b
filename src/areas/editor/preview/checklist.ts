import { articleLimits } from '@/api/contract/editor.ts'
import type { EditorArticle } from '@/api/contract/editor.ts'
import { articleDraft } from '../article/document.ts'
import { readyChecks, missingChecks } from '../article/ready.ts'
import type { ReadyCheck } from '../article/ready.ts'
import { findPage } from '@/routes/paths.ts'
import { splitLanguage } from '@/routes/language.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { plainText } from '@/shared/html/plain-text.ts'

interface BadLink {
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

/** Beyond what is required for saving. */
export type ChecklistPoint = ReadyCheck | 'slug' | 'description'
export interface ChecklistFinding {
  point: ChecklistPoint
  must: boolean
}
export interface ChecklistState {
  findings: readonly ChecklistFinding[]
  /** Links without a target. */
  links: readonly BadLink[]
  /** Whether it can be published. */
  ready: boolean
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What is missing before publishing: required items first, then recommended ones. */
export function checklistOf(article: EditorArticle, hosts: readonly string[]): ChecklistState {
  const links = badLinks(article.bodyHtml, hosts)
  const fits =
    slug.test(article.slug) &&
    article.slug.length >= articleLimits.slug.min &&
    article.slug.length <= articleLimits.slug.max
  // Links are listed one by one.
  const own = missingChecks(articleDraft(article)).filter((check) => check !== 'links')
  const found: ChecklistFinding[] = [
    ...own.map((point) => ({ point, must: readyChecks[point] === 'must' })),
    ...(fits ? [] : [{ point: 'slug' as const, must: true }]),
    ...(article.seo.description.trim() === ''
      ? [{ point: 'description' as const, must: false }]
      : []),
  ]
  const findings = found.toSorted((one, other) => Number(other.must) - Number(one.must))
  return { findings, links, ready: !findings.some(({ must }) => must) }
}
