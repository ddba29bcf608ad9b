import type { KnownAnswer } from '@/api/contract/known.ts'
import { canonicalUrl } from '@/routes/language.ts'
import { href } from '@/routes/href.ts'
import { trail } from '@/routes/trail.ts'
import type { TrailStep } from '@/routes/trail.ts'
import type { Language } from '@/site/languages.ts'
import type { Site } from '@/site/sites.ts'

/** A schema.org object without its context. */
export interface JsonLd {
  '@type': string
  [property: string]: unknown
}

/** What structured data is built from. Only the build calls these functions, never a browser. */
export interface StructuredContext {
  site: Site
  language: Language
  page: TrailStep
  /** The page's canonical address. */
  url: string
  /**
   * Returns the text of a key such as `home:faq.price.q`.
   * @throws if there is none
   */
  words: (key: string) => string
  /** The page's name and data, if the build knew them. */
  served?: {
    name?: string | undefined
    answers: readonly KnownAnswer[]
  } | null
}

/**
 * Returns a page's own structured data. It may contain only what the page shows and what is true:
 * no invented rating, no closed vacancy. The build adds the organization, the site and the
 * breadcrumbs to every page.
 */
export type Structured = (context: StructuredContext) => JsonLd[]

/** Builds a FAQPage from the keys `<stem>.<id>.q` and `.a`. */
export function faqPage(
  { words }: Pick<StructuredContext, 'words'>,
  stem: string,
  ids: readonly string[],
): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: ids.map((id) => ({
      '@type': 'Question',
      name: words(`${stem}.${id}.q`),
      acceptedAnswer: { '@type': 'Answer', text: words(`${stem}.${id}.a`) },
    })),
  }
}

/**
 * Builds the organization and the site on the home page, and the breadcrumbs on every other page.
 */
export function siteJsonLd(
  { site, language, page, url, served }: StructuredContext,
  nameOf: (step: TrailStep) => string,
): JsonLd[] {
  const home = canonicalUrl('/', language, site.hosts)
  if (page.id === 'home') {
    const organization = {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: site.brand,
      url: home,
      logo: `https://${site.canonicalHost}/favicon.svg`,
    }
    return [
      organization,
      {
        '@type': 'WebSite',
        name: site.brand,
        url: home,
        inLanguage: language,
        publisher: { '@id': organization['@id'] },
      },
    ]
  }
  const steps = [...trail(page), page]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: (step === page && served?.name) || nameOf(step),
        item:
          step === page
            ? url
            : canonicalUrl(
                href({ id: step.id, slugs: step.slugs }, { language: 'en', prefixPolicy: 'none' }),
                language,
                site.hosts,
              ),
      })),
    },
  ]
}
