import { articleLimits } from '@/api/contract/editor.ts'
import type { EditorArticle } from '@/api/contract/editor.ts'
import { draftOf } from '../article/document.ts'
import { badLinks } from './links.ts'
import type { BadLink } from './links.ts'
import { checks, missing } from '../article/ready.ts'
import type { Check } from '../article/ready.ts'

/** Beyond what is required for saving. */
export type Point = Check | 'slug' | 'description'
export interface Finding {
  point: Point
  must: boolean
}
export interface Checklist {
  findings: readonly Finding[]
  /** Links without a target. */
  links: readonly BadLink[]
  /** Whether it can be published. */
  ready: boolean
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What is missing before publishing: required items first, then recommended ones. */
export function checklistOf(article: EditorArticle, hosts: readonly string[]): Checklist {
  const links = badLinks(article.bodyHtml, hosts)
  const fits =
    slug.test(article.slug) &&
    article.slug.length >= articleLimits.slug.min &&
    article.slug.length <= articleLimits.slug.max
  // Links are listed one by one.
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
