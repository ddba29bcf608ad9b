import { href } from './href.ts'

/** The keys under which a build writes the catalogue into its pages. */
export const catalogueKey = 'software'
export const categoriesKey = 'softwareCategories'
export const programKey = (slug: string): string => `software:${slug}`

/** The path of a program in the table's form, without a language prefix. */
export const programPath = (slug: string): string =>
  href({ id: 'softwareProgram', params: { slug } }, { language: 'en', prefixPolicy: 'none' })
