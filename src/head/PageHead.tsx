import { Helmet } from 'react-helmet-async'
import { isolated } from '@/lib/invisible.ts'
import { nameWith, withGap } from '@/lib/sentences.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { usePage } from '@/i18n/page-context.ts'
import { alternates, canonicalUrl } from '@/routes/language.ts'
import type { Alternate } from '@/routes/language.ts'
import { languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { hasPrices, site } from '@/site/site.ts'
import { ScreenHead } from './ScreenHead.tsx'
import { useShownPrefix } from './TitlePrefix.tsx'
import { pictureKind } from '@/routes/social.ts'

interface PageHeadProps {
  /** At most 60 characters with the brand (30 in Chinese). */
  title: string
  description?: string | undefined
  /** Set when the page's data has nothing to show, which the served file could not know. */
  noindex?: boolean | undefined
  /** Feeds of the articles that the page lists. */
  feeds?: readonly { title: string; href: string }[] | undefined
  /**
   * Whether the description mentions prices. It does only if the build wrote prices into the file.
   */
  priced?: boolean | undefined
  /** The values of a page that is made from data. They replace those of its row. */
  own?: OwnHead | undefined
}

/**
 * The head of a page made from data, such as an article. Only the data knows its languages and
 * addresses.
 */
export interface OwnHead {
  /** The canonical address in the language of the text. */
  canonical: string
  alternates: readonly Alternate[]
  /** The Open Graph type, with a title and description where they differ from the page's. */
  type: 'article'
  language: Language
  ogTitle?: string | undefined
  ogDescription?: string | undefined
  image?: string | undefined
}

/** A longer title stands without the brand (quality.md section 3). */
const longest: Record<Language, number> = { en: 60, ru: 60, zh: 30 }

/**
 * Renders the page's head. A page has exactly one, because react-helmet-async 3 does not merge two
 * on React 19. The addresses follow from the row; the page gives only its title and description.
 * DocumentLanguage sets `<html lang>`, because the language must stay while one page replaces
 * another.
 */
export function PageHead({
  title: given,
  description: text,
  feeds = [],
  own,
  noindex = false,
  priced = false,
}: PageHeadProps) {
  const { row, path, language, missing } = usePage()
  const { t } = useTranslation()
  const prefix = useShownPrefix()
  // What people have written is shown as it is elsewhere: its controls of direction turn nothing.
  const title = isolated(given)
  const branded = `${prefix ? withGap(prefix) : ''}${title} — ${site.brand}`
  const full = own && branded.length > longest[own.language] ? title : branded
  if (missing || !row.index || noindex) return <ScreenHead title={full} />
  const description =
    text &&
    isolated(
      priced && hasPrices ? `${text}${language === 'zh' ? '' : ' '}${t('served.promise')}` : text,
    )
  const kind = pictureKind(row)
  const picture = own?.image
    ? // The size of an article's picture is not known.
      [
        { property: 'og:image', content: own.image },
        { property: 'og:image:alt', content: isolated(own.ogTitle ?? full) },
      ]
    : [
        {
          property: 'og:image',
          content: `https://${site.canonicalHost}/social/${kind}-${language}.png`,
        },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: nameWith(site.brand, t(`social.${kind}`)) },
      ]
  const canonical = own?.canonical ?? canonicalUrl(path, language, site.hosts)
  return (
    <Helmet
      title={full}
      meta={[
        { name: 'description', content: description },
        { property: 'og:type', content: own?.type ?? 'website' },
        { property: 'og:site_name', content: site.brand },
        { property: 'og:title', content: isolated(own?.ogTitle ?? full) },
        {
          property: 'og:description',
          content: own?.ogDescription ? isolated(own.ogDescription) : description,
        },
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
