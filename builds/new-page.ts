import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRecord } from '../src/lib/is-record.ts'
import { areas, rows } from '../src/routes/table/index.ts'
import { guardNames } from '../src/routes/types.ts'
import type { GuardName, Layout } from '../src/routes/types.ts'
import { contentLanguages, isLanguage } from '../src/site/languages.ts'
import type { Language } from '../src/site/languages.ts'

/**
 * Starts a page: its row, its import, its file and its words.
 *   npm run new:page -- <area> <id> <path> [--guard public] [--langs en,ru,zh] [--index yes|no] [--layout public|auth|account] [--ns name]
 */
const root = join(import.meta.dirname, '..')
const usage = 'npm run new:page -- <area> <id> <path> [--guard …] [--langs en,ru,zh] [--index yes|no] [--layout …] [--ns …]'
const layouts = ['public', 'auth', 'account'] as const satisfies readonly Layout[]

interface Page {
  area: string
  id: string
  path: string
  guard: GuardName
  langs: [Language, ...Language[]]
  index: boolean
  layout: Layout
  ns: string
}

function refuse(message: string): never {
  throw new Error(message)
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  return allowed.find((one) => one === value) ?? refuse(`${name} is "${value}"; allowed: ${allowed.map((one) => `"${one}"`).join(', ')}.`)
}

function readLanguages(text: string): [Language, ...Language[]] {
  const given = text.split(',')
  const [first, ...others] = contentLanguages.filter((language) => given.includes(language))
  if (!first || !given.every(isLanguage) || new Set(given).size !== given.length)
    refuse(`--langs is "${text}"; allowed: some of ${contentLanguages.join(',')}, each once.`)
  return [first, ...others]
}

/** @throws Error with what is wrong and what is allowed */
export function readPage(args: string[]): Page {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { guard: text, langs: text, index: text, layout: text, ns: text },
  })
  const [area = '', id = '', path = ''] = positionals
  if (positionals.length !== 3) refuse(`An area, an id and a path are needed. ${usage}`)
  if (area === 'system') refuse('The area "system" belongs to the router: its rows have no pages of their own.')
  if (!/^[a-z]+$/.test(area)) refuse(`The area is "${area}"; allowed: lower-case letters, as in the area column of routes.tsv.`)
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) refuse(`The id is "${id}"; allowed: camelCase, such as "ticketList".`)
  if (!/^\/(?:[\w{}-]+(?:\/[\w{}-]+)*)?$/.test(path) || !/^(?:[^{}]|\{[a-z]\w*\})*$/i.test(path))
    refuse(`The path is "${path}"; allowed: as in routes.tsv, such as "/blog/{slug}".`)
  if (Object.hasOwn(rows, id))
    refuse(`There is a row "${id}" already: ${JSON.stringify(Object.entries(rows).find(([known]) => known === id)?.[1].path)}.`)
  const taken = Object.entries(rows).find(([, row]) => row.path === path)
  if (taken) refuse(`The path ${path} is that of the row "${taken[0]}" already.`)
  const guard = oneOf('--guard', values.guard ?? 'public', guardNames)
  const open = guard === 'public' || guard === 'guest'
  const index = oneOf('--index', values.index ?? (open ? 'yes' : 'no'), ['yes', 'no']) === 'yes'
  if (index && !open) refuse(`A page behind the guard ${guard} is not for search engines: --index no.`)
  const layout = oneOf('--layout', values.layout ?? (guard === 'guest' ? 'auth' : open ? 'public' : 'account'), layouts)
  const ns = values.ns ?? id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (!/^[a-z][a-z0-9-]*$/.test(ns) || ns === 'common') refuse(`--ns is "${ns}"; allowed: kebab-case, and not "common".`)
  return { area, id, path, guard, langs: readLanguages(values.langs ?? contentLanguages.join(',')), index, layout, ns }
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
/** What is to be written, all or nothing: a refusal halfway leaves everything as it was. */
const written = new Map<string, string>()
const write = (file: string, text: string): void => void written.set(file, text)

/** Puts a line before the last line of its kind. @throws Error where the file has another form */
function insert(file: string, text: string, before: RegExp, line: string): string {
  const at = text.search(before)
  if (at < 0) refuse(`${file} has no line like ${before.source}; write the page by hand.`)
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`
}

function addRow({ area, id, path, guard, langs, index, layout, ns }: Page): void {
  const quoted = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`
  const row = `  ${id}: { path: '${path}', guard: '${guard}', langs: ${quoted(langs)}, index: ${index}, layout: '${layout}', ns: ['${ns}'] },`
  const file = `src/routes/table/${area}.ts`
  const empty = `import type { Row } from '../types.ts'\n\nexport const ${area}Rows = {\n} as const satisfies Record<string, Row>\n`
  write(file, insert(file, Object.hasOwn(areas, area) ? read(file) : empty, /^\} as const satisfies/m, row))
  if (Object.hasOwn(areas, area)) return
  const index_ = 'src/routes/table/index.ts'
  write(
    index_,
    insert(index_, read(index_), /^import \{ systemRows \}/m, `import { ${area}Rows } from './${area}.ts'`)
      .replace('  system: systemRows,\n', `  ${area}: ${area}Rows,\n  system: systemRows,\n`)
      .replace('  ...systemRows,\n', `  ...${area}Rows,\n  ...systemRows,\n`),
  )
}

function addImport({ area, id }: Page, page: string): void {
  const file = `src/app/pages/${area}.ts`
  const known = existsSync(join(root, file))
  const empty = `import type { ${area}Rows } from '@/routes/table/${area}.ts'\nimport type { PageImport } from './types.ts'\n\nexport const ${area}Pages = {\n} satisfies Record<keyof typeof ${area}Rows, PageImport>\n`
  write(file, insert(file, known ? read(file) : empty, /^\} satisfies/m, `  ${id}: () => import('@/${page.replace('src/', '')}'),`))
  if (known) return
  const index = 'src/app/pages/index.ts'
  const text = insert(index, read(index), /^import \{ systemPages \}/m, `import { ${area}Pages } from './${area}.ts'`)
  write(index, text.replace('  ...systemPages,\n', `  ...${area}Pages,\n  ...systemPages,\n`))
}

function addWords({ id, langs, ns }: Page, title: string): string {
  const file = (language: Language, name: string) => `locales/${language}/${name}.json`
  const parse = (name: string): Record<string, unknown> => {
    const value: unknown = existsSync(join(root, name)) ? JSON.parse(read(name)) : {}
    return isRecord(value) ? value : refuse(`${name} holds no object.`)
  }
  const shared = existsSync(join(root, file('en', ns)))
  const own = { head: { title, description: `${title}.` }, title }
  // Keys are typed by the English files, which also stand in where another language's can't be had.
  for (const language of contentLanguages.filter((one) => one === 'en' || langs.includes(one))) {
    const name = file(language, ns)
    write(name, `${JSON.stringify(shared ? { ...parse(name), [id]: own } : own, null, 2)}\n`)
  }
  for (const language of contentLanguages) {
    const name = file(language, 'common')
    const { nav, ...rest } = parse(name)
    if (!isRecord(nav) || !isRecord(nav['crumb'])) refuse(`${name} has no nav.crumb.`)
    write(name, `${JSON.stringify({ ...rest, nav: { ...nav, crumb: { ...nav['crumb'], [id]: title } } }, null, 2)}\n`)
  }
  return shared ? `${id}.` : ''
}

function addPage(page: Page): void {
  const name = `${page.id.charAt(0).toUpperCase()}${page.id.slice(1)}Page`
  const file = `src/areas/${page.area}/pages/${name}.tsx`
  if (existsSync(join(root, file))) refuse(`There is ${file} already.`)
  const title = page.id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase())
  addRow(page)
  addImport(page, file)
  const prefix = addWords(page, title)
  write(
    file,
    `import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ${name}() {
  const { t } = useTranslation('${page.ns}')
  return (
    <Container>
      <PageHead title={t('${prefix}head.title')} description={t('${prefix}head.description')} />
      <h1>{t('${prefix}title')}</h1>
    </Container>
  )
}
`,
  )
}

function main(): void {
  try {
    addPage(readPage(process.argv.slice(2)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(file)
  }
  console.log(
    '\nNext: write the words (they are English in every language), then `npm run types:words`, `npm run format`, and a journey in tests/journeys.',
  )
}

if (import.meta.main) main()
