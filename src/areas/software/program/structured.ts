import { parse } from 'valibot'
import { SoftwareItem } from '@/api/contract/software.ts'
import type { Structured, JsonLd } from '@/head/structured.ts'

/**
 * Describes a program in schema.org terms: what the reader sees, and no rating if there are no
 * reviews.
 */
export function softwareJsonLd(item: SoftwareItem, url: string): JsonLd {
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
  (served?.answers ?? [])
    .filter(({ endpoint }) => endpoint === 'softwareBySlug')
    .map(({ data }) => softwareJsonLd(parse(SoftwareItem, data), url))
