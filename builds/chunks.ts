import { basename, dirname } from 'node:path'
import type { Rolldown } from 'vite'
import { isOpenRow } from '../src/routes/guards.ts'
import { pages } from '../src/routes/table/index.ts'
import { Plan } from './chunk-plan.ts'
import type { PlannedFile } from './chunk-plan.ts'

type Graph = Rolldown.ChunkingContext

/** All files of the build, in one order, so that equal builds are planned equally. */
function filesOf(id: string, graph: Graph): Map<string, PlannedFile> {
  const found = new Set([id])
  const files = new Map<string, PlannedFile>()
  for (const file of found) {
    const info = graph.getModuleInfo(file)
    if (!info) continue
    // The graph uses its arrays again.
    const [importers, imports] = [[...info.importers], [...info.importedIds]]
    const isRoot = info.isEntry || info.dynamicImporters.length > 0
    files.set(file, { importers, imports, size: info.code?.length ?? 0, isRoot })
    for (const ids of [importers, imports, info.dynamicImporters, info.dynamicallyImportedIds])
      for (const other of ids) found.add(other)
  }
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** As the route table names it, such as `pay/pay/PayPage`. */
const pageOf = (root: string): string | undefined =>
  /(?<=src\/areas\/).*Page(?=\.tsx$)/.exec(root)?.[0]

const openRows = pages.flatMap(({ row }) => (isOpenRow(row) ? [row] : []))
const openPages = new Set<string>(openRows.map(({ page }) => page))
/** Such as the page of all articles. */
const pagesOfMany = new Set<string>(
  openRows.filter(({ path }) => path.includes('{')).map(({ page }) => page),
)

/** How much a byte weighs that a page, or a part that loads after it, asks for in vain. */
function weightOf(root: string): number {
  const page = pageOf(root)
  // Any page shows a notice.
  if (page === undefined) return root.includes('/app/notices/') ? 5 : 0.05
  if (page.startsWith('auth/')) return 10
  return pagesOfMany.has(page) ? 5 : 1
}

/** All pages of an account load the frame. */
function usersOf(root: string, roots: readonly string[]): readonly string[] {
  if (!root.endsWith('/src/app/late.tsx')) return [root]
  const others = roots.filter((other) => {
    const page = pageOf(other)
    return page !== undefined && !openPages.has(page)
  })
  return [root, ...others]
}

/** An area has one style sheet. What areas share is in one for all pages, or in the account's. */
function sheetOf(id: string, roots: readonly string[]): string | undefined {
  if (!id.endsWith('.css')) return undefined
  const area = /(?<=src\/areas\/)[\w-]+/.exec(id)?.[0]
  if (area) return area
  return roots.some((root) => openPages.has(pageOf(root) ?? '') || root.includes('/app/notices/'))
    ? 'ui'
    : 'frame'
}

/**
 * The chunk of a file that every page loads. The entry has none: it stays small, because it waits
 * for the first paint (src/main.tsx).
 */
function firstChunk(id: string, roots: readonly string[]): string | null | undefined {
  if (roots.some((root) => root.endsWith('/index.html'))) return null
  if (!roots.some((root) => root.endsWith('/src/start.ts'))) return undefined
  return id.includes('/node_modules/') ? 'framework' : 'app'
}

const packageOf = (id: string): string | undefined =>
  /(?<=node_modules\/)(?!lucide-react)(?:@[^/]+\/)?[^/]+/.exec(id)?.[0].replace('/', '-')

/** A chunk is named after its page or late part, else after its largest file. */
function nameOf(chunk: readonly string[], files: ReadonlyMap<string, PlannedFile>): string[] {
  const weigh = (id: string): number => {
    const { size = 0, isRoot = false } = files.get(id) ?? {}
    return isRoot ? size + 1e9 : size
  }
  const largest = chunk.reduce((most, id) => (weigh(id) > weigh(most) ? id : most))
  const name = packageOf(largest) ?? basename(largest).replace(/\..*/, '')
  return [name, `${basename(dirname(largest))}-${name}`]
}

function planned(id: string, graph: Graph): ReadonlyMap<string, string | null> {
  const files = filesOf(id, graph)
  const names = new Map<string, string | null>()
  const plan = new Plan(files, { weightOf, usersOf })
  for (const file of files.keys()) {
    const roots = plan.rootsOf(file)
    const first = firstChunk(file, roots)
    if (first === undefined) plan.add(file, sheetOf(file, roots))
    else names.set(file, first)
  }
  const taken = new Set<string>(['framework', 'app'])
  const made = [...plan.made()].toSorted((one, other) => Number(!one.sheet) - Number(!other.sheet))
  for (const { ids, sheet } of made) {
    const choices = sheet ? [sheet] : nameOf(ids, files)
    const name = choices.find((choice) => !taken.has(choice)) ?? `${choices[0]}-${taken.size}`
    taken.add(name)
    for (const file of ids) names.set(file, name)
  }
  return names
}

/** Made once: a build has a process and one graph of its own. */
let names: ReadonlyMap<string, string | null> | undefined

/** Groups files into chunks, as chunk-plan.ts plans them. */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'the plan',
      name: (id, graph) => {
        names ??= planned(id, graph)
        return names.get(id) ?? null
      },
    },
  ],
}
