import { readArticles } from '../articles/source.ts'
import { readCatalogue } from '../catalogue/source.ts'
import { readDocs } from '../docs/source.ts'
import { readFaq } from '../faq/source.ts'
import { readPrices } from '../prices/source.ts'
import { readSiteStatus } from '../status/source.ts'
import type { Site } from '../../src/site/sites.ts'

/** What a build knows of the service, as the variables …_SOURCE name it. */
export interface Sources {
  articles: Awaited<ReturnType<typeof readArticles>>
  catalogue: Awaited<ReturnType<typeof readCatalogue>>
  docs: Awaited<ReturnType<typeof readDocs>>
  faq: Awaited<ReturnType<typeof readFaq>>
  prices: Awaited<ReturnType<typeof readPrices>>
  status: Awaited<ReturnType<typeof readSiteStatus>>
}

/**
 * Reads every source, before a build touches dist.
 * @throws Error with every source that cannot be loaded or read, one per line
 */
export async function readSources(site: Site): Promise<Sources> {
  const reading = {
    articles: readArticles(site),
    catalogue: readCatalogue(),
    docs: readDocs(site),
    faq: readFaq(),
    prices: readPrices(),
    status: readSiteStatus(),
  }
  const ended = await Promise.allSettled(Object.values(reading))
  const wrong = ended.flatMap((one): string[] =>
    one.status === 'rejected'
      ? [one.reason instanceof Error ? one.reason.message : String(one.reason)]
      : [],
  )
  // Articles and the catalogue have one source.
  if (wrong.length > 0) throw new Error([...new Set(wrong)].join('\n'))
  return {
    articles: await reading.articles,
    catalogue: await reading.catalogue,
    docs: await reading.docs,
    faq: await reading.faq,
    prices: await reading.prices,
    status: await reading.status,
  }
}
