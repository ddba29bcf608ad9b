import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'

/** A line of tests/support/routes.tsv: the whole product's routes, also those whose pages come later. */
export interface Line {
  area: string
  path: string
  guard: string
  langs: [Language, ...Language[]]
  index: boolean
}

export const routesFile = join(import.meta.dirname, 'routes.tsv')

function parse(text: string): Line {
  const [area = '', path = '', guard = '', langs = '', index] = text.split('\t')
  const [first, ...others] = langs.split(',').filter(isLanguage)
  if (!first) throw new Error(`tests/support/routes.tsv: ${path} allows no language.`)
  return { area, path, guard, langs: [first, ...others], index: index === 'yes' }
}

export const lines: readonly Line[] = readFileSync(routesFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('area\t'))
  .map(parse)

/** An address that a path answers: its parameters filled with something harmless. */
export const example = (path: string): string =>
  path.replace('*', 'somewhere').replace(/\{(\w+)\}/g, (_, name: string) => (name === 'userId' ? '7' : `some-${name}`))
