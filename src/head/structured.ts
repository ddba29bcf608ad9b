import { canonicalUrl } from '@/routes/language.ts'
import { href } from '@/routes/href.ts'
import { trail } from '@/routes/trail.ts'
import type { Step } from '@/routes/trail.ts'
import type { Language } from '@/site/languages.ts'
import type { Site } from '@/site/sites.ts'

/** A thing of schema.org without its context. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** What a page's structured data may be made of: the build asks for it, a browser never does. */
export interface StructuredContext {
  site: Site
  language: Language
  page: Step
  /** The page's canonical address. */
  url: string
  /** The words of a key such as `home:faq.price.q`. @throws where there are none */
  words: (key: string) => string
  /** The page's data, where the build knew it, and its own name. */
  served?: { name?: string | undefined; answers: Readonly<Record<string, unknown>> } | null
}

/**
 * A page's own structured data. Only what the reader sees too, and what is true: no rating that nobody gave, no vacancy that is not open.
 * Everything else (organisation, site, breadcrumbs) is added to every page.
 */
export type Structured = (context: StructuredContext) => Thing[]

/** Questions with their answers, from the keys `<stem>.<id>.q` and `.a`. */
export function faqPage(
  { words }: Pick<StructuredContext, 'words'>,
  stem: string,
  ids: readonly string[],
): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: ids.map((id) => ({
      '@type': 'Question',
      name: words(`${stem}.${id}.q`),
      acceptedAnswer: { '@type': 'Answer', text: words(`${stem}.${id}.a`) },
    })),
  }
}

/** What the site says of itself on its first page, and of the way to the page on every other. */
export function siteThings(
  { site, language, page, url, served }: StructuredContext,
  nameOf: (step: Step) => string,
): Thing[] {
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
