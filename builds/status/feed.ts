import { incidentStates } from '../../src/api/contract/service-status.ts'
import type { ServiceStatus } from '../../src/api/contract/service-status.ts'
import { known } from '../../src/lib/known.ts'
import { plainCode } from '../../src/lib/plain-code.ts'
import { nameWith } from '../../src/lib/sentences.ts'
import { href } from '../../src/routes/href.ts'
import { canonicalUrl } from '../../src/routes/language.ts'
import { statusFeedPath } from '../../src/routes/status-feed.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { makeFeed } from '../feeds/feed.ts'
import type { FeedEntry } from '../feeds/feed.ts'
import type { KnownStatus } from './source.ts'
import { statusWords, utcTime } from './words.ts'

interface StatusFeed {
  status: ServiceStatus
  language: Language
  brand: string
  /** The page that shows the same. */
  link: string
  /** The feed's own address. */
  self: string
}

/** The feeds on a site, by path. */
export const siteStatusFeeds = (site: Site, known: KnownStatus): Record<string, string> =>
  Object.fromEntries(
    contentLanguages.map((language) => [
      statusFeedPath(language),
      makeStatusFeed({
        status: known[language] ?? known.en,
        language,
        brand: site.brand,
        link: canonicalUrl(
          href({ id: 'support' }, { language: 'en', prefixPolicy: 'none' }),
          language,
          site.hosts,
        ),
        self: `https://${site.canonicalHost}${statusFeedPath(language)}`,
      }),
    ]),
  )

/** Each step of an incident and each planned work is an entry, the newest first. */
export function makeStatusFeed({ status, language, brand, link, self }: StatusFeed): string {
  const t = statusWords(language)
  const steps = status.incidents.flatMap(({ id, title, components, updates }) =>
    updates.map(({ at, status: code, text }): FeedEntry => {
      const state = known(incidentStates, code)
      return {
        title: nameWith(title, state ? t(`serviceStatus:incident.${state}`) : plainCode(code)),
        id: `${link}#incident-${id}-${at}`,
        link: `${link}#incident-${id}`,
        text,
        date: new Date(at),
        categories: components,
      }
    }),
  )
  const planned = status.planned.map(
    ({ id, title, text, components, startsAt, endsAt, announcedAt }): FeedEntry => ({
      title: nameWith(t('serviceStatus:planned.title'), title),
      id: `${link}#planned-${id}`,
      link: `${link}#planned-${id}`,
      text: [utcTime(startsAt, language), ...(endsAt ? ['–', utcTime(endsAt, language)] : []), text]
        .filter(Boolean)
        .join(' '),
      date: new Date(announcedAt ?? startsAt),
      categories: components,
    }),
  )
  const entries = [...steps, ...planned]
    .filter(({ date }) => !Number.isNaN(date.getTime()))
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
  return makeFeed({
    title: t('feedTitle', { brand }),
    description: t('feedText'),
    language,
    link,
    self,
    brand,
    updated: entries[0]?.date ?? new Date(status.updatedAt || 0),
    entries,
  })
}
