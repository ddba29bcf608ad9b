import type { Article } from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import type { OwnHead } from '@/head/PageHead.tsx'
import type { Structured, Thing } from '@/head/structured.ts'
import { canonicalUrl } from '@/routes/language.ts'
import { languages } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { linkTarget } from '../html/link-target.ts'
import { articlePath } from '@/routes/articles.ts'
import { isArticleLanguage } from './kinds.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'

type Described = Pick<
  Article,
  | 'slug'
  | 'language'
  | 'title'
  | 'excerpt'
  | 'cover'
  | 'author'
  | 'publishedAt'
  | 'updatedAt'
  | 'translations'
  | 'seo'
>

const origin = `https://${site.canonicalHost}`
const languageOf = (value: string) => (isArticleLanguage(value) ? value : 'en')

/** A picture for others to show: a whole address. */
function pictureOf({ cover, seo }: Described): string | undefined {
  const url = [seo?.ogImage, cover?.url].map(pictureUrl).find((one) => one && !/^data:/i.test(one))
  return url && new URL(url, origin).href
}

export function canonicalOf(
  kind: ArticleKind,
  { slug, language, seo }: Pick<Described, 'slug' | 'language' | 'seo'>,
): string {
  const own = seo?.canonical ? linkTarget(seo.canonical, origin) : null
  if (own?.startsWith('https://')) return own
  return own?.startsWith('/')
    ? origin + own
    : canonicalUrl(articlePath(kind, slug), languageOf(language), site.hosts)
}

/** What an article says in the head: its own addresses, and those of its twins. */
export function headOf(kind: ArticleKind, article: Described): OwnHead {
  const twins = [
    { language: article.language, slug: article.slug },
    ...article.translations,
  ].filter(
    (twin, at, all) =>
      isArticleLanguage(twin.language) &&
      all.findIndex(({ language }) => language === twin.language) === at,
  )
  const urls = twins.map((twin) => ({
    language: languageOf(twin.language),
    href: canonicalUrl(articlePath(kind, twin.slug), languageOf(twin.language), site.hosts),
  }))
  const usual = urls.find(({ language }) => language === 'en') ?? urls[0]
  return {
    canonical: canonicalOf(kind, article),
    alternates: [
      ...urls.map(({ language, href }) => ({ hreflang: languages[language].tag, href })),
      ...(usual ? [{ hreflang: 'x-default', href: usual.href }] : []),
    ],
    type: 'article',
    language: languageOf(article.language),
    ogTitle: article.seo?.ogTitle ?? undefined,
    ogDescription: article.seo?.ogDescription ?? undefined,
    image: pictureOf(article),
  }
}

/** The article in the words of schema.org: what the reader sees, and nothing else. */
export function articleThing(kind: ArticleKind, article: Described): Thing {
  const image = pictureOf(article)
  return {
    '@type': 'Article',
    headline: article.title,
    ...(article.excerpt && { description: article.excerpt }),
    ...(image !== undefined && { image }),
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    ...(article.updatedAt && { dateModified: article.updatedAt }),
    ...(article.author && { author: { '@type': 'Person', name: article.author.name } }),
    publisher: { '@type': 'Organization', name: site.brand, url: origin },
    inLanguage: languageOf(article.language),
    mainEntityOfPage: canonicalOf(kind, article),
  }
}

export const isArticle = (value: unknown): value is Article =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  'title' in value &&
  'bodyHtml' in value &&
  'translations' in value

/** Of an article that the build knows. */
export const structuredArticle =
  (kind: ArticleKind): Structured =>
  ({ served }) =>
    Object.values(served?.answers ?? {})
      .filter((answer) => isArticle(answer))
      .map((article) => articleThing(kind, article))
