import type { StructuredContext, JsonLd } from '@/head/structured.ts'

/**
 * Describes a program in schema.org terms: what it is and where it runs. There is no price and no
 * rating.
 */
export function programJsonLd(
  { words, url, language }: StructuredContext,
  program: { name: string; system: string; about: string },
): JsonLd {
  return {
    '@type': 'SoftwareApplication',
    name: program.name,
    operatingSystem: program.system,
    applicationCategory: 'BusinessApplication',
    description: words(program.about),
    inLanguage: language,
    url,
  }
}
