import type { StructuredContext, Thing } from '@/head/structured.ts'

/** A program as structured data: what it is and where it runs; no price and no rating that nobody gave. */
export function programThing(
  { words, url, language }: StructuredContext,
  program: { name: string; system: string; about: string },
): Thing {
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
