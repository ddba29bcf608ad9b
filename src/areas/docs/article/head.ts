import * as v from 'valibot'
import { DocsArticle } from '@/api/contract/docs.ts'
import type { OwnHead } from '@/head/PageHead.tsx'
import type { Structured, JsonLd } from '@/head/structured.ts'
import { href } from '@/routes/href.ts'
import { canonicalUrl } from '@/routes/language.ts'
import { contentLanguages, isLanguage, languages } from '@/site/languages.ts'
import { site } from '@/site/site.ts'

const pathOf = (slug: string): string =>
  href({ id: 'apiDocsArticle', params: { slug } }, { language: 'en', prefixPolicy: 'none' })

/** The languages in which an article can be read here. */
export const writtenLanguage = (language: string) => (isLanguage(language) ? language : 'en')

/** The head of an article, with its addresses by language. */
export function docsHead({ slug, language, languages: all }: DocsArticle): OwnHead {
  const path = pathOf(slug)
  const own = writtenLanguage(language)
  const there = contentLanguages.filter((one) => one === own || all.includes(one))
  const usual = there.includes('en') ? 'en' : own
  return {
    canonical: canonicalUrl(path, own, site.hosts),
    alternates: [
      ...there.map((one) => ({
        hreflang: languages[one].tag,
        href: canonicalUrl(path, one, site.hosts),
      })),
      { hreflang: 'x-default', href: canonicalUrl(path, usual, site.hosts) },
    ],
    type: 'article',
    language: own,
  }
}

/** Describes the article in schema.org terms. */
export function docsJsonLd({ slug, title, description, language, updatedAt }: DocsArticle): JsonLd {
  const own = writtenLanguage(language)
  return {
    '@type': 'TechArticle',
    headline: title,
    ...(description && { description }),
    ...(updatedAt && { dateModified: updatedAt }),
    publisher: { '@type': 'Organization', name: site.brand, url: `https://${site.canonicalHost}` },
    inLanguage: own,
    mainEntityOfPage: canonicalUrl(pathOf(slug), own, site.hosts),
  }
}

/** Structured data of an article that the build knows. */
export const structuredDocs: Structured = ({ served }) =>
  (served?.answers ?? []).flatMap(({ endpoint, data }) =>
    endpoint === 'docsArticle' ? docsJsonLd(v.parse(DocsArticle, data)) : [],
  )
