import { href } from './href.ts'

/** The path of a program in the table's form, without a language prefix. */
export const programPath = (slug: string): string =>
  href({ id: 'softwareProgram', params: { slug } }, { language: 'en', prefixPolicy: 'none' })
