import { usePage } from '@/i18n/page-context.ts'
import { alternates, canonicalUrl } from '@/routes/language.ts'
import type { Alternate } from '@/routes/language.ts'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'

interface PageHeadProps {
  /** At most 60 characters with the brand (30 in Chinese). */
  title: string
  description?: string | undefined
  /** An error in a form stands before the title. */
  prefix?: string | undefined
  /** Its data says that there is nothing here: the served file could not know. */
  noindex?: boolean | undefined
  /** Feeds of what the page lists. */
  feeds?: readonly { title: string; href: string }[] | undefined
  /** What a page made of data says of itself, instead of its row. */
  own?: OwnHead | undefined
}

/** The head of one thing of many, such as an article: which languages it has, and where, only its data knows. */
export interface OwnHead {
  /** Of the language that it is written in. */
  canonical: string
  alternates: readonly Alternate[]
  /** Open Graph's type, and what it shows where that is another text than title and description. */
  type: 'article'
  language: Language
  ogTitle?: string | undefined
  ogDescription?: string | undefined
  image?: string | undefined
}

/** quality.md section 3: what is longer stands without the brand. */
const longest = 60

/**
 * The head of a page, exactly once in each: React does not merge two. Addresses come from the row, so a page only says its
 * title and description. React 19 puts these elements into the head itself, as react-helmet-async 3 would let it do.
 */
export function PageHead({
  title,
  description,
  prefix,
  feeds = [],
  own,
  noindex = false,
}: PageHeadProps) {
  const { row, path, language, missing } = usePage()
  const branded = `${prefix ? `${prefix} ` : ''}${title} — ${site.brand}`
  const full = own && branded.length > longest ? title : branded
  if (missing || !row.index || noindex) {
    return (
      <>
        <title>{full}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  const canonical = own?.canonical ?? canonicalUrl(path, language, site.hosts)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {(own?.alternates ?? alternates(row, path, site.hosts)).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {feeds.map((feed) => (
        <link
          key={feed.href}
          rel="alternate"
          type="application/rss+xml"
          title={feed.title}
          href={feed.href}
        />
      ))}
      <meta property="og:type" content={own?.type ?? 'website'} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={own?.ogTitle ?? full} />
      <meta property="og:description" content={own?.ogDescription ?? description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languages[own?.language ?? language].ogLocale} />
      <meta
        property="og:image"
        content={own?.image ?? `https://${site.canonicalHost}/social.png`}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
