import type { ReactNode } from 'react'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { usePage } from '@/i18n/page-context.ts'
import { alternates, canonicalUrl } from '@/routes/language.ts'
import { languages } from '@/site/languages.ts'
import { site } from '@/site/site.ts'

export function HeadProvider({ children }: { children: ReactNode }) {
  return <HelmetProvider>{children}</HelmetProvider>
}

interface PageHeadProps {
  /** At most 60 characters with the brand (30 in Chinese). */
  title: string
  description?: string | undefined
  /** An error in a form stands before the title. */
  prefix?: string | undefined
}

/**
 * The head of a page, exactly once in each: React 19 does not merge two. Addresses come from the row, so a page only says
 * its title and description.
 */
export function PageHead({ title, description, prefix }: PageHeadProps) {
  const { row, path, language, missing } = usePage()
  const full = `${prefix ? `${prefix} ` : ''}${title} — ${site.brand}`
  const canonical = canonicalUrl(path, language, site.hosts)
  if (missing || !row.index) {
    return (
      <Helmet>
        <title>{full}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
    )
  }
  return (
    <Helmet>
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
    </Helmet>
  )
}
