import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { areas } from '../../src/routes/table/index.ts'
import type { Row } from '../../src/routes/types.ts'
import { arrange } from './arrange.ts'
import type { Page } from './arrange.ts'
import { gather, reach } from './plan.ts'
import { iconsByFile } from './icons.ts'

const root = join(import.meta.dirname, '../..')

/** What a page may bring of its own, in characters of source, of which a fifth are sent: with what all bring, that makes 185 kB (quality.md section 5). */
const ownSize = 120_000
/** How much of that a character of its words takes: code is shortened before it is compressed, words are not. */
const wordSize = 1.5
/** 12, without the app's file, the framework and the words. */
const mostFiles = 9
/** Before a page's file: what comes after its first view. It matters less what that takes along. */
const late = 'late '
const lateWeight = 0.2
/** What comes with every page of whoever is signed in. */
const always = ['src/app/live.tsx', 'src/session/person.ts', ...['customer', 'pay', 'profile'].map((area) => `src/app/pages/${area}.ts`)]

interface Module {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface Graph {
  getModuleInfo: (id: string) => Module | null
}
/** The file of each page, and whether one has to be signed in for it. */
function pageFiles(): { file: string; inside: boolean; words: number }[] {
  const rows = new Map(Object.values(areas).flatMap((area) => Object.entries<Row>(area)))
  return globSync('src/app/pages/*.ts', { cwd: root }).flatMap((list) =>
    [...readFileSync(join(root, list), 'utf8').matchAll(/(\w+): \(\) => import\('@\/([^']+)'\)/g)].map(([, id = '', file = '']) => {
      const row = rows.get(id)
      const ns = row && 'ns' in row ? row.ns.filter((one) => !one.includes('{')) : []
      const words = ns.reduce((sum, one) => sum + readFileSync(join(root, `locales/en/${one}.json`)).length, 0)
      return { file: `src/${file}`, inside: row?.guard !== 'public' && row?.guard !== 'guest', words }
    }),
  )
}

/**
 * Names the chunk of what only the account's pages begin with, so that each brings few files and little that it does not use. What
 * pages that are open to all bring, too, has its place elsewhere (null).
 * @param placed the chunk of what has its place elsewhere, by the module
 */
export function accountChunks(placed: (id: string) => string | undefined): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | undefined
  return (id, graph) => (names ??= plan(graph, placed)).get(id) ?? null
}

function plan(graph: Graph, placed: (id: string) => string | undefined): Map<string, string> {
  const path = (file: string): string => join(root, file)
  const icons = iconsByFile()
  const known = new Map<string, Module | null>()
  const module = (id: string): Module | null => {
    const info = known.get(id) ?? graph.getModuleInfo(id)
    known.set(id, info)
    return info
  }
  const imports = (id: string): string[] => [
    ...(module(id)?.importedIds.filter((one) => !one.endsWith('/lucide-react.mjs')) ?? []),
    ...(icons.get(id) ?? []),
  ]
  const pages = pageFiles().filter(({ file }) => module(path(file)))
  const initial = reach([['', [path('src/main.tsx')]]], imports)
  const later = (id: string): string[] => imports(id).filter((one) => !initial.has(one))
  const open = reach([['', pages.filter(({ inside }) => !inside).map(({ file }) => path(file))]], (id) => [
    ...later(id),
    ...(module(id)?.dynamicallyImportedIds ?? []),
  ])
  const inside = pages.filter((page) => page.inside).map(({ file }): [string, string[]] => [file, [file, ...always].map(path)])
  if (inside.length === 0) throw new Error('No page of the account was found: src/app/pages is not written as builds/chunks/account.ts reads it.')
  // Styles come with the code that names them.
  const size = (id: string): number => (module(id)?.code?.length ?? 0) + (id.endsWith('.css') ? statSync(id).size : 0)
  const begun = reach(inside, later)
  // A part that comes late must not bring another page whole, only because that page begins with something that the part needs.
  const files = new Set(pages.map(({ file }) => path(file)))
  const behind = (id: string): string[] => [...later(id), ...(module(id)?.dynamicallyImportedIds ?? []).filter((one) => !files.has(one))]
  const roots = [...inside.map(([page]): [string, string[]] => [page, [path(page)]]), ['', always.map(path)] as const]
  const whole = reach(
    roots.map(([page, its]) => [late + page, its]),
    behind,
  )
  for (const [id, users] of begun) {
    const [page = ''] = users
    if (users.size === 1) for (const one of whole.get(id) ?? []) if (one !== late + page) users.add(one)
  }
  // What open pages bring and what comes with a package has its place elsewhere: it counts, and is not moved.
  const ours = (id: string): boolean => !open.has(id) && !/node_modules\/(?!lucide)/.test(id)
  const units = gather(begun, { size, imports: later, file: (id) => (ours(id) ? undefined : (placed(id) ?? [...(begun.get(id) ?? [])].join(' '))) })
  const shared = units.filter(({ pages: its }) => inside.every(([page]) => its.has(page))).reduce((sum, unit) => sum + unit.size, 0)
  const wordsOf = new Map(pages.map(({ file, words }) => [file, words]))
  const seen = new Map(
    inside.map(([page]): [string, Page] => [
      page,
      {
        // One file may be the page of several rows.
        weight: inside.filter(([other]) => other === page).length,
        bounds: { size: shared + ownSize - wordSize * (wordsOf.get(page) ?? 0), files: mostFiles },
      },
    ]),
  )
  for (const { pages: its } of units) for (const page of its) if (!seen.has(page)) seen.set(page, { weight: lateWeight })
  const chunks = arrange(units, seen).map((its) => ({
    pages: new Set(its.flatMap((unit) => [...unit.pages])),
    modules: its.flatMap(({ modules }) => modules),
  }))
  const names = new Map<string, string>()
  const order = chunks.toSorted((one, other) => other.pages.size - one.pages.size || other.modules.length - one.modules.length)
  for (const [at, file] of order.entries()) {
    const [page = ''] = file.pages
    const name = file.pages.size === 1 ? basename(page, '.tsx') : `account-${at}`
    for (const id of file.modules) names.set(id, name)
  }
  return names
}
