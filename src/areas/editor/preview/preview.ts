import type { Article } from '@/api/contract/articles.ts'
import type { EditorArticle, EditorKind } from '@/api/contract/editor.ts'
import { known } from '@/lib/known.ts'
import { localise } from '@/routes/language.ts'
import { rows } from '@/routes/table/index.ts'
import { isLanguage } from '@/site/languages.ts'
import { siteIds } from '@/site/sites.ts'
import type { Site, SiteId } from '@/site/sites.ts'
import { isPublished } from '../article/machine.ts'
import { articlePlaces } from '../article/places.ts'

export const previewWidths = ['window', 'phone', 'tablet', 'desktop'] as const
export type PreviewWidth = (typeof previewWidths)[number]

export interface PreviewLook {
  site: SiteId
  width: PreviewWidth
}

/** The preview's options in the address. The default site is the home of the article's language. */
export function readPreviewOptions(params: URLSearchParams, language: string): PreviewLook {
  return {
    site: known(siteIds, params.get('site') ?? '') ?? (language === 'ru' ? 'ru' : 'com'),
    width: known(previewWidths, params.get('width') ?? '') ?? 'window',
  }
}

/** The article's address on a site. */
export function addressOn(
  site: SiteId,
  kind: EditorKind,
  { slug, language }: Pick<EditorArticle, 'slug' | 'language'>,
  hosts: Site['hosts'],
): string {
  const path = rows[articlePlaces[kind].read].path.replace('{slug}', slug)
  return `${hosts[site]}${localise(path, isLanguage(language) ? language : 'en', site === 'ru' ? 'prefixed' : 'none')}`
}

/** Whether a site shows it; an empty list means all sites. */
export const isOn = (host: string, { hostnames }: Pick<EditorArticle, 'hostnames'>): boolean =>
  hostnames.length === 0 || hostnames.includes(host)

/** The article as the readers' call would return it, if it were published now. */
export function asRead(article: EditorArticle, now: string): Article {
  const { id, author, cover, publishAt, publishedAt, translations } = article
  return {
    ...article,
    id: String(id),
    author: author && {
      name: author.name,
      position: author.position || null,
      avatarUrl: author.avatarUrl,
    },
    coAuthors: article.coAuthors.map(({ name, position, avatarUrl }) => ({
      name,
      position: position || null,
      avatarUrl,
    })),
    cover,
    formerSlugs: article.formerSlugs ?? [],
    publishedAt: publishedAt ?? publishAt ?? now,
    updatedAt: isPublished(article.status) && article.updatedAt ? article.updatedAt : null,
    readingMinutes: article.readingMinutes || null,
    translations: translations.filter(({ status }) => isPublished(status)),
    helpful: null,
    myVote: null,
    related: [],
    relatedArticles: [],
    previous: null,
    next: null,
  }
}
