import { usePage } from '@/i18n/page-context.ts'
import { alternates, canonicalUrl } from '@/routes/language.ts'
import { languages } from '@/site/languages.ts'
import { site } from '@/site/site.ts'

interface PageHeadProps {
  /** At most 60 characters with the brand (30 in Chinese). */
  title: string
  description?: string | undefined
  /** An error in a form stands before the title. */
  prefix?: string | undefined
}

/**
 * The head of a page, exactly once in each: React does not merge two. Addresses come from the row, so a page only says its
 * title and description. React 19 puts these elements into the head itself, as react-helmet-async 3 would let it do.
 */
export function PageHead({ title, description, prefix }: PageHeadProps) {
  const { row, path, language, missing } = usePage()
  const full = `${prefix ? `${prefix} ` : ''}${title} — ${site.brand}`
  if (missing || !row.index) {
    return (
      <>
        <title>{full}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  const canonical = canonicalUrl(path, language, site.hosts)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {alternates(row, path, site.hosts).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languages[language].ogLocale} />
      <meta property="og:image" content={`https://${site.canonicalHost}/social.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
