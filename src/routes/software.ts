import { href } from './href.ts'

/** The names of what a build that knows the catalogue writes into its pages. */
export const catalogueKey = 'software'
export const categoriesKey = 'softwareCategories'
export const programKey = (slug: string): string => `software:${slug}`

/** The path of a program, as it stands in the table: without a language's prefix. */
export const programPath = (slug: string): string =>
  href({ id: 'softwareProgram', params: { slug } }, { language: 'en', prefixPolicy: 'none' })
