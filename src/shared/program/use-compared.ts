import type { SoftwareItem } from '@/api/contract/software.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainText } from '@/shared/html/plain-text.ts'
import { useTerms } from './use-terms.ts'

/** The fields that an owner writes and a moderator reviews, in reading order. */
const fields = [
  'title',
  'tagline',
  'description',
  'logo',
  'screenshots',
  'website',
  'downloadUrl',
  'repositoryUrl',
  'docsUrl',
  'categories',
  'platforms',
  'languages',
  'types',
  'pricing',
  'license',
] as const
export type ProgramField = (typeof fields)[number]

interface Value {
  text: string
  pictures: SoftwareItem['screenshots']
}
export interface ComparedPrograms<Field extends string = ProgramField> {
  field: Field
  now: Value
  /** Null if nothing was published, or the field has not changed. */
  old: Value | null
}

const isEmpty = ({ text, pictures }: Value): boolean => text === '' && pictures.length === 0
const isSame = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Compares a version of a program with the published one. Fields that are empty in both are left
 * out.
 */
export function useCompared(): (
  now: SoftwareItem,
  published: SoftwareItem | null,
) => ComparedPrograms[] {
  const terms = useTerms()
  const format = formatFor(useLocale())
  const read = (one: SoftwareItem): Record<ProgramField, Value> => {
    const text = (written: string | null | undefined): Value => ({
      text: written ?? '',
      pictures: [],
    })
    const { pricing, priceFrom } = one
    return {
      title: text(one.title),
      tagline: text(one.tagline),
      description: text(plainText(one.description ?? '')),
      logo: { text: '', pictures: one.logoUrl ? [{ url: one.logoUrl, alt: '' }] : [] },
      screenshots: { text: '', pictures: one.screenshots.map(({ url, alt }) => ({ url, alt })) },
      website: text(one.website),
      downloadUrl: text(one.downloadUrl),
      repositoryUrl: text(one.repositoryUrl),
      docsUrl: text(one.docsUrl),
      categories: text(format.list(one.categories.map(({ title }) => title))),
      platforms: text(format.list(one.platforms.map(terms.platform))),
      languages: text(terms.languages(one.languages)),
      types: text(format.list(one.supportedTypes.map(terms.type))),
      pricing: text(
        [
          pricing && terms.pricing(pricing),
          priceFrom && `${priceFrom.amount} ${priceFrom.currency}`,
        ]
          .filter(Boolean)
          .join(format.comma),
      ),
      license: text(one.license),
    }
  }
  return (item, published) => {
    const now = read(item)
    const old = published && read(published)
    return fields.flatMap((field) => {
      const before = old && !isSame(old[field], now[field]) ? old[field] : null
      return before || !isEmpty(now[field]) ? [{ field, now: now[field], old: before }] : []
    })
  }
}
