import * as v from 'valibot'
import type { OwnSoftware } from '@/api/contract/software.ts'
import {
  platforms,
  pricings,
  softwareLanguages,
  softwareLimits,
} from '@/api/contract/software-terms.ts'
import { known } from '@/lib/known.ts'
import { descriptionHtml, descriptionText } from './description.ts'
import { decimalOf } from '@/lib/typed-amount.ts'

const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(softwareLimits.url),
  v.check((typed) => typed === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(typed), 'bad_format'),
  v.transform((typed) => typed || null),
)
const words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))
const list = v.array(v.string())

/** The schema of a program. The output is the call's argument. */
export const ProgramForm = v.pipe(
  v.object({
    title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(softwareLimits.title)),
    tagline: words(softwareLimits.tagline),
    description: v.pipe(
      v.string(),
      v.maxLength(softwareLimits.description),
      v.transform(descriptionHtml),
    ),
    logoUrl: v.string(),
    screenshots: v.array(v.object({ url: v.string(), alt: words(softwareLimits.alt) })),
    website: address,
    downloadUrl: address,
    repositoryUrl: address,
    docsUrl: address,
    categories: list,
    platforms: v.array(v.picklist(platforms)),
    languages: v.array(v.picklist(softwareLanguages)),
    supportedTypes: list,
    pricing: v.picklist(pricings),
    price: v.pipe(
      v.string(),
      v.trim(),
      v.transform(decimalOf),
      v.regex(/^(?:\d{1,6}(?:\.\d{1,2})?)?$/, 'bad_format'),
    ),
    license: words(60),
    isStatisticsPublic: v.boolean(),
  }),
  v.transform(({ price, logoUrl, license, ...rest }) => ({
    ...rest,
    logoUrl: logoUrl || null,
    license: license || null,
    priceFrom: price && rest.pricing !== 'free' ? { amount: price, currency: 'USD' } : null,
  })),
)
export type ProgramValues = v.InferInput<typeof ProgramForm>

/** The initial values of the form. */
export function programValues(program: OwnSoftware): ProgramValues {
  return {
    title: program.title,
    tagline: program.tagline ?? '',
    description: descriptionText(program.description ?? ''),
    logoUrl: program.logoUrl ?? '',
    screenshots: program.screenshots.map(({ url, alt }) => ({ url, alt })),
    website: program.website ?? '',
    downloadUrl: program.downloadUrl ?? '',
    repositoryUrl: program.repositoryUrl ?? '',
    docsUrl: program.docsUrl ?? '',
    categories: program.categories.map(({ slug }) => slug),
    platforms: platforms.filter((one) => program.platforms.includes(one)),
    languages: softwareLanguages.filter((one) => program.languages.includes(one)),
    supportedTypes: program.supportedTypes,
    pricing: known(pricings, program.pricing ?? '') ?? 'free',
    price: program.priceFrom?.amount ?? '',
    license: program.license ?? '',
    isStatisticsPublic: program.isStatisticsPublic,
  }
}

/** The program as the public would see it. */
export function previewOf(
  program: OwnSoftware,
  values: ProgramValues,
  categories: readonly { slug: string; title: string }[],
): OwnSoftware {
  const { price, categories: chosen, isStatisticsPublic: _, ...rest } = values
  return {
    ...program,
    ...rest,
    description: descriptionHtml(values.description),
    categories: categories.filter(({ slug }) => chosen.includes(slug)),
    priceFrom: price && values.pricing !== 'free' ? { amount: price, currency: 'USD' } : null,
  }
}
