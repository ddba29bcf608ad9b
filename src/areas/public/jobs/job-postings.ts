import type { JsonLd } from '@/head/structured.ts'
import type { Content } from '@/site/content.ts'
import type { Language } from '@/site/languages.ts'

/** A text of the content in a language, else in English, else in any language. */
export function inLanguage(
  texts: Readonly<Partial<Record<Language, string>>>,
  language: Language,
): string {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? ''
}

/** Describes each open position as a schema.org JobPosting. */
export function postings(
  { company, vacancies }: Content,
  language: Language,
  brand: string,
): JsonLd[] {
  return vacancies.map(({ title, text, employment, place, datePosted, validThrough, id }) => ({
    '@type': 'JobPosting',
    identifier: id,
    title: inLanguage(title, language),
    description: inLanguage(text, language),
    employmentType: employment,
    datePosted,
    validThrough,
    jobLocation: { '@type': 'Place', address: place },
    hiringOrganization: { '@type': 'Organization', name: company?.name ?? brand },
  }))
}
