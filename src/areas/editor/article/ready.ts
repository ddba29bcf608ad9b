import { articleLimits } from '@/api/contract/editor.ts'
import type { ArticleDraft } from './document.ts'
import { plainText } from '@/shared/html/plain-text.ts'

/** `must`: required for publishing. `should`: recommended for search and readers. */
export const readyChecks = {
  title: 'must',
  excerpt: 'must',
  body: 'must',
  coverAlt: 'must',
  imageAlts: 'must',
  cover: 'should',
  seoTitle: 'should',
  seoDescription: 'should',
  links: 'should',
} as const
export type ReadyCheck = keyof typeof readyChecks

const bareImage = /<img(?![^>]*\salt="[^"]+")[^>]*>/

/** What an article still lacks. */
export function missingChecks({
  title,
  excerpt,
  bodyHtml,
  cover,
  seo,
}: ArticleDraft): ReadyCheck[] {
  const length = title.trim().length
  const found: Readonly<Record<ReadyCheck, boolean>> = {
    title: length < articleLimits.title.min || length > articleLimits.title.max,
    excerpt: excerpt.trim() === '',
    body: plainText(bodyHtml) === '',
    coverAlt: cover !== null && cover.alt.trim() === '',
    imageAlts: bareImage.test(bodyHtml),
    cover: cover === null,
    seoTitle: seo.title.length > articleLimits.seoTitle.soft,
    seoDescription: seo.description.length > articleLimits.seoDescription.soft,
    links: /<a>|<a (?![^>]*href=)/.test(bodyHtml),
  }
  const all: readonly ReadyCheck[] = [
    'title',
    'excerpt',
    'body',
    'coverAlt',
    'imageAlts',
    'cover',
    'seoTitle',
    'seoDescription',
    'links',
  ]
  return all.filter((check) => found[check])
}

export const blocking = (found: readonly ReadyCheck[]): boolean =>
  found.some((check) => readyChecks[check] === 'must')
