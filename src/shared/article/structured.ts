import { parse } from 'valibot'
import { Article } from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import type { OwnHead } from '@/head/PageHead.tsx'
import type { Structured, JsonLd } from '@/head/structured.ts'
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

/** Returns the absolute URL of the preview picture. */
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

/** Returns the head of an article: its own addresses and those of its translations. */
export function articleHead(kind: ArticleKind, article: Described): OwnHead {
  const translations = [
    { language: article.language, slug: article.slug },
    ...article.translations,
  ].filter(
    (translation, at, all) =>
      isArticleLanguage(translation.language) &&
      all.findIndex(({ language }) => language === translation.language) === at,
  )
  const urls = translations.map((translation) => ({
    language: languageOf(translation.language),
    href: canonicalUrl(
      articlePath(kind, translation.slug),
      languageOf(translation.language),
      site.hosts,
    ),
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

/** Describes an article in schema.org terms, with only what the reader sees. */
export function articleJsonLd(kind: ArticleKind, article: Described): JsonLd {
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

/** Structured data of an article that the build knows. */
export const structuredArticle =
  (kind: ArticleKind): Structured =>
  ({ served }) =>
    (served?.answers ?? [])
      .filter(({ endpoint }) => endpoint === 'articleBySlug')
      .map(({ data }) => articleJsonLd(kind, parse(Article, data)))
