import { articleLimits } from '@/api/contract/editor.ts'
import type { EditorArticle } from '@/api/contract/editor.ts'
import { draftOf } from '../article/document.ts'
import { badLinks } from './links.ts'
import type { BadLink } from './links.ts'
import { checks, missing } from '../article/ready.ts'
import type { Check } from '../article/ready.ts'

/** Beyond what an article must have to be saved. */
export type Point = Check | 'slug' | 'description'
export interface Finding {
  point: Point
  must: boolean
}
export interface Checklist {
  findings: readonly Finding[]
  /** Links that lead nowhere. */
  links: readonly BadLink[]
  /** Nothing of it stands in the way of publishing. */
  ready: boolean
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What is missing before an article is published: first what must be there, then what should be. */
export function checklistOf(article: EditorArticle, hosts: readonly string[]): Checklist {
  const links = badLinks(article.bodyHtml, hosts)
  const fits =
    slug.test(article.slug) &&
    article.slug.length >= articleLimits.slug.min &&
    article.slug.length <= articleLimits.slug.max
  // The links are told one by one.
  const own = missing(draftOf(article)).filter((check) => check !== 'links')
  const found: Finding[] = [
    ...own.map((point) => ({ point, must: checks[point] === 'must' })),
    ...(fits ? [] : [{ point: 'slug' as const, must: true }]),
    ...(article.seo.description.trim() === ''
      ? [{ point: 'description' as const, must: false }]
      : []),
  ]
  const findings = found.toSorted((one, other) => Number(other.must) - Number(one.must))
  return { findings, links, ready: !findings.some(({ must }) => must) }
}
