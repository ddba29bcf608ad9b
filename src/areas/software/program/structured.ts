import type { SoftwareItem } from '@/api/contract/software.ts'
import type { Structured, Thing } from '@/head/structured.ts'
import { isSoftware } from '../is-software.ts'

/** A program in the words of schema.org: what the reader sees, and no rating that nobody gave. */
export function programThing(item: SoftwareItem, url: string): Thing {
  const { title, tagline, platforms, rating, priceFrom, pricing } = item
  return {
    '@type': 'SoftwareApplication',
    name: title,
    url,
    applicationCategory: 'DeveloperApplication',
    ...(tagline && { description: tagline }),
    ...(platforms.length > 0 && { operatingSystem: platforms.join(', ') }),
    ...((pricing === 'free' || priceFrom) && {
      offers: {
        '@type': 'Offer',
        price: pricing === 'free' ? '0' : priceFrom?.amount,
        priceCurrency: pricing === 'free' ? 'USD' : priceFrom?.currency,
      },
    }),
    ...(rating?.avg && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.avg,
        ratingCount: rating.count,
      },
    }),
  }
}

export const structuredProgram: Structured = ({ served, url }) =>
  Object.values(served?.answers ?? {})
    .filter((answer) => isSoftware(answer))
    .map((item) => programThing(item, url))
