import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'

/** A line of docs/routes.tsv: the routes of the whole product, planned pages included. */
export interface Line {
  area: string
  path: string
  guard: string
  langs: [Language, ...Language[]]
  index: boolean
}

export const routesFile = join(import.meta.dirname, '..', '..', 'docs', 'routes.tsv')

function parse(text: string): Line {
  const [area = '', path = '', guard = '', langs = '', index] = text.split('\t')
  const [first, ...others] = langs.split(',').filter(isLanguage)
  if (!first) throw new Error(`docs/routes.tsv: ${path} allows no language.`)
  return { area, path, guard, langs: [first, ...others], index: index === 'yes' }
}

export const lines: readonly Line[] = readFileSync(routesFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('area\t'))
  .map(parse)

/** Fills the parameters of a path with harmless values. */
export const example = (path: string): string =>
  path
    .replace('*', 'somewhere')
    .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'userId' ? '7' : `some-${name}`))
