// Over 250 lines: one command, from its arguments to the files that it writes.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { calls } from '../src/api/contract/index.ts'
import { isRecord } from '../src/lib/is-record.ts'
import { personaOf } from '../src/mocks/personas.ts'
import { isOpenRow } from '../src/routes/guards.ts'
import { areas, rows } from '../src/routes/table/index.ts'
import { guardNames } from '../src/routes/types.ts'
import type { GuardName, Layout } from '../src/routes/types.ts'
import { contentLanguages, isLanguage } from '../src/site/languages.ts'
import type { Language } from '../src/site/languages.ts'
import { kindWords } from './new-page/words.ts'

/** Makes a page of a kind that passes `npm run check`. The templates are in new-page/*.template. */
const root = join(import.meta.dirname, '..')
const usage = `npm run new:page -- <page|list|form> <area> <id> <path> --en "Title | Text" --ru "… | …" --zh "… | …"
  [--call /api/v2/…] [--guard …] [--langs en,ru,zh] [--index yes|no] [--layout public|auth|account] [--ns …] [--example /an/address] [--dry]`
const kinds = ['page', 'list', 'form'] as const
type Kind = (typeof kinds)[number]
const layouts = ['public', 'auth', 'account', 'focus'] as const satisfies readonly Layout[]
/** The guards whose users may make the calls of a new mock. */
const callGuards = ['user', 'user-any-type', 'order-anchor'] as const satisfies readonly GuardName[]

interface Words {
  title: string
  text: string
}
interface Page {
  kind: Kind
  area: string
  id: string
  path: string
  guard: GuardName
  langs: [Language, ...Language[]]
  index: boolean
  layout: Layout
  ns: string
  words: Record<Language, Words>
  /** The path of the list's or form's call. */
  call: string
  /** An address of the page for its spec. */
  example: string
  /** The files are listed and not written. */
  dry: boolean
}

function refuse(message: string): never {
  throw new Error(message)
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  return (
    allowed.find((one) => one === value) ??
    refuse(`${name} is "${value}"; allowed: ${allowed.map((one) => `"${one}"`).join(', ')}.`)
  )
}

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function readLanguages(text: string): [Language, ...Language[]] {
  const given = text.split(',')
  const [first, ...others] = contentLanguages.filter((language) => given.includes(language))
  if (!first || !given.every(isLanguage) || new Set(given).size !== given.length)
    refuse(`--langs is "${text}"; allowed: some of ${contentLanguages.join(',')}, each once.`)
  return [first, ...others]
}

/** Reads a title in every language, because breadcrumbs are shown in all of them. */
function readWords(language: Language, given: string | undefined): Words {
  const [title = '', text = '', ...more] = (given ?? '').split('|').map((part) => part.trim())
  if (!title || !text || more.length > 0)
    refuse(
      `--${language} is "${given ?? ''}"; allowed: the page's title and a text, "Title | Text".`,
    )
  if ({ en: false, ru: !/[а-яё]/i.test(title), zh: !/\p{Script=Han}/u.test(title) }[language])
    refuse(`--${language} is "${given ?? ''}"; allowed: words of that language.`)
  return { title, text }
}

function readCall(kind: Kind, id: string, guard: GuardName, given: string | undefined): string {
  if (kind === 'page')
    return given === undefined ? '' : refuse('A page of the kind "page" has no --call.')
  oneOf(`--guard of a ${kind}`, guard, callGuards)
  const path = given ?? ''
  if (!/^\/api\/v[12](?:\/[\w-]+)+$/.test(path))
    refuse(
      `--call is "${path}"; allowed: the path of its call, such as "/api/v2/customer/tickets".`,
    )
  const method = kind === 'list' ? 'GET' : 'POST'
  for (const [name, call] of Object.entries(calls)) {
    if (call.path === path && call.method === method)
      refuse(
        `${method} ${path} is the call "${name}" already; src/api/README.md says how to use it.`,
      )
    if (name === id) refuse(`There is a call "${id}" already.`)
  }
  return path
}

/** @throws Error with the problem and the allowed values */
export function readPageArgs(args: string[]): Page {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      guard: text,
      langs: text,
      index: text,
      layout: text,
      ns: text,
      call: text,
      example: text,
      en: text,
      ru: text,
      zh: text,
      dry: { type: 'boolean', default: false },
    },
  })
  const [kindName = '', area = '', id = '', path = ''] = positionals
  if (positionals.length !== 4) refuse(`A kind, an area, an id and a path are needed. ${usage}`)
  const kind = oneOf('The kind', kindName, kinds)
  if (area === 'system')
    refuse('The area "system" belongs to the router: its rows have no pages of their own.')
  if (!/^[a-z]+$/.test(area))
    refuse(
      `The area is "${area}"; allowed: lower-case letters, as in the area column of routes.tsv.`,
    )
  if (!/^[a-z][A-Za-z0-9]*$/.test(id))
    refuse(`The id is "${id}"; allowed: camelCase, such as "ticketList".`)
  if (!/^\/(?:[\w{}-]+(?:\/[\w{}-]+)*)?$/.test(path) || !/^(?:[^{}]|\{[a-z]\w*\})*$/i.test(path))
    refuse(`The path is "${path}"; allowed: as in routes.tsv, such as "/blog/{slug}".`)
  if (Object.hasOwn(rows, id))
    refuse(
      `There is a row "${id}" already: ${JSON.stringify(Object.entries(rows).find(([known]) => known === id)?.[1].path)}.`,
    )
  const taken = Object.entries(rows).find(([, row]) => row.path === path)
  if (taken) refuse(`The path ${path} is that of the row "${taken[0]}" already.`)
  const guard = oneOf('--guard', values.guard ?? (kind === 'page' ? 'public' : 'user'), guardNames)
  const open = isOpenRow({ guard })
  const index = oneOf('--index', values.index ?? (open ? 'yes' : 'no'), ['yes', 'no']) === 'yes'
  if (index && !open)
    refuse(`A page behind the guard ${guard} is not for search engines: --index no.`)
  const layout = oneOf(
    '--layout',
    values.layout ?? (guard === 'guest' ? 'auth' : open ? 'public' : 'account'),
    layouts,
  )
  const ns = values.ns ?? kebab(id)
  if (!/^[a-z][A-Za-z0-9-]*$/.test(ns) || ns === 'common')
    refuse(`--ns is "${ns}"; allowed: a name of locales/en, or a new one, and not "common".`)
  const example = values.example ?? path
  if (!/^(?:\/[\w-]+)*\/?$/.test(example))
    refuse(
      `--example is "${example}"; allowed: an address of a page with a parameter, such as "/blog/first".`,
    )
  const langs = readLanguages(values.langs ?? contentLanguages.join(','))
  if (kind !== 'page' && !langs.includes('en'))
    refuse(`--langs is "${langs.join(',')}"; allowed for a ${kind}: with en, which its spec reads.`)
  const call = readCall(kind, id, guard, values.call)
  const words = {
    en: readWords('en', values.en),
    ru: readWords('ru', values.ru),
    zh: readWords('zh', values.zh),
  }
  const { dry } = values
  return { kind, area, id, path, guard, langs, index, layout, ns, words, call, example, dry }
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
/** The files to write. A refusal halfway must leave everything unchanged. */
const written = new Map<string, string>()
const now = (file: string): string => written.get(file) ?? read(file)
const write = (file: string, text: string): void => void written.set(file, text)

function create(file: string, text: string): void {
  if (existsSync(join(root, file))) refuse(`There is ${file} already.`)
  write(file, text)
}

/**
 * Inserts text before or after the first occurrence of a mark.
 * @throws Error if the file has another form
 */
function insert(file: string, where: 'after' | 'before', mark: string, text: string): void {
  const content = now(file)
  const at = content.indexOf(mark)
  if (at < 0) refuse(`${file} has no "${mark.trim()}"; write the page by hand.`)
  const place = where === 'after' ? at + mark.length : at
  write(file, content.slice(0, place) + text + content.slice(place))
}

function addRow(page: Page, place: string): void {
  const { area, id, path, guard, langs, index, layout, ns } = page
  const quoted = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`
  const row = `  ${id}: { path: '${path}', page: '${place}', guard: '${guard}', langs: ${quoted(langs)}, index: ${index}, layout: '${layout}', ns: ['${ns}'] },\n`
  const file = `src/routes/table/${area}.ts`
  if (!Object.hasOwn(areas, area)) {
    write(
      file,
      `import type { Row } from '../types.ts'\n\nexport const ${area}Rows = {\n} as const satisfies Record<string, Row>\n`,
    )
    const table = 'src/routes/table/index.ts'
    insert(table, 'before', 'import { systemRows }', `import { ${area}Rows } from './${area}.ts'\n`)
    insert(table, 'before', '  system: systemRows,\n', `  ${area}: ${area}Rows,\n`)
    insert(table, 'before', '  ...systemRows,\n', `  ...${area}Rows,\n`)
  }
  insert(file, 'before', '} as const satisfies', row)
  if (path.includes('{'))
    insert('tests/support/pages.ts', 'before', "  notFound: '/", `  ${id}: '${page.example}',\n`)
  addToList(page)
}

/**
 * docs/routes.tsv lists every page of the product. A page that is already listed must match its
 * row.
 */
function addToList({ area, path, guard, langs, index, words }: Page): void {
  const file = 'docs/routes.tsv'
  const line = [area, path, guard, langs.join(','), index ? 'yes' : 'no']
  const lines = read(file).split('\n')
  const known = lines.find((one) => one.split('\t')[1] === path)?.split('\t')
  if (known === undefined) {
    const last = lines.findLastIndex((one) => one.startsWith(`${area}\t`))
    const at = last < 0 ? lines.findIndex((one) => one.startsWith('system\t')) : last + 1
    return write(
      file,
      lines.toSpliced(at, 0, [...line, words.en.title, 'ours'].join('\t')).join('\n'),
    )
  }
  if (known.slice(0, 5).join('\t') !== line.join('\t'))
    refuse(
      `${file} says of ${path}: ${known.slice(0, 5).join(' ')}; asked for was: ${line.join(' ')}.`,
    )
}

/** @returns the prefix of the page's keys, in a file that other pages share */
function addWords({ kind, id, langs, ns, words }: Page): string {
  const parse = (name: string): Record<string, unknown> => {
    const value: unknown = existsSync(join(root, name)) ? JSON.parse(read(name)) : {}
    return isRecord(value) ? value : refuse(`${name} holds no object.`)
  }
  const json = (name: string, value: object) => write(name, `${JSON.stringify(value, null, 2)}\n`)
  const shared = existsSync(join(root, `locales/en/${ns}.json`))
  // The English files type the keys, and replace a file that can't be loaded.
  for (const language of contentLanguages) {
    const name = `locales/${language}/${ns}.json`
    // A file that pages share has the same keys in each of its languages.
    if (language !== 'en' && !langs.includes(language) && !existsSync(join(root, name))) continue
    const own = { ...words[language], ...kindWords[kind][language] }
    json(name, shared ? { ...parse(name), [id]: own } : own)
  }
  for (const language of contentLanguages) {
    const name = `locales/${language}/common.json`
    const common = parse(name)
    const { nav } = common
    if (!isRecord(nav) || !isRecord(nav['crumb'])) refuse(`${name} has no nav.crumb.`)
    const crumb = { ...nav['crumb'], [id]: words[language].title }
    json(name, { ...common, nav: { ...nav, crumb } })
  }
  return shared ? `${id}.` : ''
}

/**
 * Adds a domain's table to its area.
 * @returns whether the area is new
 */
function addToArea(file: string, area: string, table: string, start: string): boolean {
  const line = now(file)
    .split('\n')
    .find((one) => one.startsWith(`  ${area}: `))
  if (line === undefined) {
    insert(file, 'after', start, `  ${area}: ${table},\n`)
    return true
  }
  if (line.startsWith(`  ${area}: {`)) {
    insert(file, 'after', `  ${area}: {`, ` ...${table},`)
  } else {
    insert(file, 'after', line.slice(0, -1), ' }')
    insert(file, 'after', `  ${area}: `, `{ ...${table}, ...`)
  }
  return false
}

/** Adds the call's row, endpoint, mock and lines as a domain of its own in the page's area. */
function addCall({ kind, area, id }: Page, file: string, fill: (name: string) => string): void {
  const table = `${id}Calls`
  create(`src/api/contract/${file}.ts`, fill(`${kind}.contract`))
  create(`src/api/endpoints/${file}.ts`, fill('endpoints'))
  create(`src/mocks/handlers/${file}.ts`, fill(`${kind}.mock`))

  const contract = 'src/api/contract/index.ts'
  insert(contract, 'before', 'import ', `import { ${table} } from './${file}.ts'\n`)
  if (addToArea(contract, area, table, 'export const contract = {\n'))
    insert(contract, 'after', 'export const calls = {\n', `  ...contract.${area},\n`)

  const fields = 'builds/contract/fields/index.ts'
  create(`builds/contract/fields/${file}.ts`, fill(`${kind}.fields`))
  insert(fields, 'before', 'import ', `import { ${id}Fields } from './${file}.ts'\n`)
  addToArea(fields, area, `${id}Fields`, 'AreaLines<Areas[Area]> } = {\n')

  const handlers = 'src/mocks/handlers/index.ts'
  insert(handlers, 'before', 'import ', `import { ${id}Handlers } from './${file}.ts'\n`)
  insert(handlers, 'after', 'Handlers<Calls> = {\n', `  ...${id}Handlers,\n`)
}

function addPage(page: Page): void {
  const { kind, area, id, ns, layout, words, guard, call, example, langs } = page
  const Name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const file = kebab(id)
  const place = `${area}/${file}/${Name}Page`
  addRow(page, place)
  const shown = langs.includes('en') ? words.en : words[langs[0]]
  const values: Record<string, string> = {
    Name,
    id,
    file,
    ns,
    call,
    key: addWords(page),
    example,
    address: JSON.stringify(example),
    persona: JSON.stringify(personaOf[guard]),
    title: JSON.stringify(shown.title),
    text: JSON.stringify(shown.text),
  }
  const fill = (name: string): string =>
    read(`builds/new-page/${name}.template`).replace(
      /%(\w+)%/g,
      (_, key: string) => values[key] ?? refuse(`${name}.template asks for %${key}%.`),
    )
  create(
    `src/areas/${place}.tsx`,
    fill(`${kind === 'page' && layout === 'account' ? 'account' : kind}.tsx`),
  )
  create(`tests/journeys/${file}.spec.tsx`, fill(`${kind}.spec`))
  if (kind !== 'page') addCall(page, file, fill)
}

function main(): void {
  let dry = false
  try {
    const page = readPageArgs(process.argv.slice(2))
    addPage(page)
    dry = page.dry
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  if (dry) return console.log([...written.keys()].join('\n'))
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(file)
  }
  const code = [...written.keys()].filter((file) => !file.startsWith('docs/'))
  spawnSync(join(root, 'node_modules', '.bin', 'oxfmt'), code, { cwd: root, stdio: 'inherit' })
  console.log(
    '\nNext: `npm run types`, then make it what it is to be. A call belongs into docs/contract.md, too.',
  )
}

if (import.meta.main) main()
