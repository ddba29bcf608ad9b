import { Helmet } from 'react-helmet-async'
import { useTranslation } from 'react-i18next'
import { usePage } from '@/i18n/page-context.ts'
import { alternates, canonicalUrl } from '@/routes/language.ts'
import type { Alternate } from '@/routes/language.ts'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { hasPrices, site } from '@/site/site.ts'
import { ScreenHead } from './ScreenHead.tsx'
import { pictureKind } from '@/routes/social.ts'

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
  /** The page's file holds prices where the build was given them: then its description says so. */
  priced?: boolean | undefined
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
const longest: Record<Language, number> = { en: 60, ru: 60, zh: 30 }

/**
 * The head of a page, exactly once in each: react-helmet-async 3 does not merge two on React 19. Addresses come from the row, so a
 * page only says its title and description. `<html lang>` is DocumentLanguage's: it must outlive the way from one page to the next.
 */
export function PageHead({
  title,
  description: text,
  prefix,
  feeds = [],
  own,
  noindex = false,
  priced = false,
}: PageHeadProps) {
  const { row, path, language, missing } = usePage()
  const { t } = useTranslation()
  const branded = `${prefix ? `${prefix} ` : ''}${title} — ${site.brand}`
  const full = own && branded.length > longest[own.language] ? title : branded
  if (missing || !row.index || noindex) return <ScreenHead title={full} />
  const description =
    priced && hasPrices && text
      ? `${text}${language === 'zh' ? '' : ' '}${t('served.promise')}`
      : text
  const kind = pictureKind(row)
  const picture = own?.image
    ? // The size of an article's picture is not known.
      [
        { property: 'og:image', content: own.image },
        { property: 'og:image:alt', content: own.ogTitle ?? full },
      ]
    : [
        {
          property: 'og:image',
          content: `https://${site.canonicalHost}/social/${kind}-${language}.png`,
        },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: `${site.brand}: ${t(`social.${kind}`)}` },
      ]
  const canonical = own?.canonical ?? canonicalUrl(path, language, site.hosts)
  return (
    <Helmet
      title={full}
      meta={[
        { name: 'description', content: description },
        { property: 'og:type', content: own?.type ?? 'website' },
        { property: 'og:site_name', content: site.brand },
        { property: 'og:title', content: own?.ogTitle ?? full },
        { property: 'og:description', content: own?.ogDescription ?? description },
        { property: 'og:url', content: canonical },
        { property: 'og:locale', content: languages[own?.language ?? language].ogLocale },
        ...picture,
        { name: 'twitter:card', content: 'summary_large_image' },
      ]}
      link={[
        { rel: 'canonical', href: canonical },
        ...(own?.alternates ?? alternates(row, path, site.hosts)).map(({ hreflang, href }) => ({
          rel: 'alternate',
          hrefLang: hreflang,
          href,
        })),
        ...feeds.map((feed) => ({ rel: 'alternate', type: 'application/rss+xml', ...feed })),
      ]}
    />
  )
}
