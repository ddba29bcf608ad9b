import type { Rolldown } from 'vite'
import { isOpenRow } from '../src/routes/guards.ts'
import { pages } from '../src/routes/table/index.ts'

type Graph = Rolldown.ChunkingContext
type Name = string | undefined

const openPages = pages.filter(({ row }) => isOpenRow(row)).map(({ row }) => `/${row.page}.tsx`)

/** The frame that all pages of an account load. */
const isFrame = (file: string): boolean => file.endsWith('/src/app/late.tsx')
const isPage = (file: string): boolean => file.endsWith('Page.tsx') || isFrame(file)
/** Whether everybody may need what a file imports. Notices count as pages: any page shows them. */
const isOpenPage = (file: string): boolean =>
  file.includes('/src/app/notices/') || openPages.some((page) => file.endsWith(page))
const isStyle = (file: string): boolean => file.endsWith('.css')

/** The pages, and the parts that load late, whose static imports lead to a file. */
function rootsOf(id: string, graph: Graph): string[] {
  const roots: string[] = []
  const seen = new Set([id])
  for (const file of seen) {
    const info = graph.getModuleInfo(file)
    if (info?.isEntry || info?.dynamicImporters.length) roots.push(file)
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return roots
}

/** What all files have in common, as `match` finds it in their paths. */
function common(files: readonly string[], match: RegExp): Name {
  const [first, ...others] = files.map((file) => match.exec(file)?.[0])
  return others.every((other) => other === first) ? first : undefined
}

/** The entry, which imports src/main.tsx. That stays small: it waits for the first paint. */
const isEntry = (root: string): boolean => root.endsWith('/index.html')

/** Whether every page loads a file first. */
function isFirst(id: string, graph: Graph): boolean {
  const roots = rootsOf(id, graph)
  return roots.some((root) => root.endsWith('/src/start.ts')) && !roots.some(isEntry)
}

/** The area that a file is in, else the one area that needs it. */
const areaOf = (id: string, roots: readonly string[]): Name =>
  common([id], /(?<=src\/areas\/)[\w-]+/) ?? common(roots, /(?<=src\/areas\/)[\w-]+/)
const featureOf = (roots: readonly string[]): Name =>
  common(roots, /(?<=src\/areas\/)[\w-]+\/[\w-]+/)

/** The first package, by name, that a file needs and not every page loads. Icons are no package. */
function packageOf(id: string, graph: Graph): Name {
  const names = new Set<string>()
  const seen = new Set([id])
  for (const file of seen) {
    if (isFirst(file, graph)) continue
    const name = /(?<=node_modules\/)(?!lucide-react)(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]
    if (name) names.add(name)
    else for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) seen.add(imported)
  }
  return [...names].toSorted()[0]
}

/** The calls of a domain: the file of endpoints that alone uses a file of the contract. */
function domainOf(id: string, graph: Graph): Name {
  if (!/src\/api\/(?:contract|endpoints)\//.test(id)) return undefined
  const users = new Set([id])
  for (const file of users)
    for (const importer of graph.getModuleInfo(file)?.importers ?? [])
      if (/src\/api\/(?:contract|endpoints)\//.test(importer)) users.add(importer)
  const [name, ...others] = [...users].flatMap(
    (file) => /(?<=src\/api\/endpoints\/)[\w-]+/.exec(file) ?? [],
  )
  return others.length === 0 ? name : undefined
}

/** What parts of several areas that load late share: small modules that would each be a chunk. */
const lateFolder = /(?<=src\/shared\/)test-task(?=\/)|(?<=src\/)lib(?=\/)/
const folder = /(?<=src\/shared\/)[\w-]+(?=\/)|(?<=src\/)task-api\/[\w-]+/

const isSignIn = (root: string): boolean => root.includes('/src/areas/auth/')

/** Whether visitors load a late part: whether an open page, or what every page loads, leads to it. */
function isForVisitors(part: string, graph: Graph): boolean {
  const seen = new Set([part])
  for (const file of seen) {
    if (isOpenPage(file) || isFirst(file, graph)) return true
    if (isPage(file)) continue
    const info = graph.getModuleInfo(file)
    for (const user of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])])
      seen.add(user)
  }
  return false
}

/**
 * What many pages of several areas need, by who they are: everybody, those with a form, only
 * visitors, or only people with an account.
 */
function kitOf(roots: readonly string[], graph: Graph): Name {
  const open = roots.filter(isOpenPage).length
  const account = roots.filter(isPage).length - open
  if (open >= 10 && account >= 5) return 'ui'
  if (roots.some(isSignIn) || (open >= 3 && account >= 8)) return 'forms'
  if (open >= 10) return 'open'
  if (open > 0 || roots.some((root) => !isPage(root) && isForVisitors(root, graph)))
    return undefined
  return account >= 15 || roots.some(isFrame) ? 'signed-in' : undefined
}

/** The chunk for what a few pages of several areas need. */
function restOf(roots: readonly string[], graph: Graph): string {
  const open = roots.filter(isOpenPage).length
  const account = roots.filter(isPage).length - open
  if (open === 0)
    return roots.some((root) => !isPage(root) && isForVisitors(root, graph)) ? 'parts' : 'signed-in'
  return open > account && !roots.some(isFrame) ? 'open' : 'members'
}

type NameOf = (id: string, roots: readonly string[], graph: Graph) => Name

/**
 * Calls the function with the pages and late parts that need a file. What one late part alone needs
 * stays with that part.
 */
const named =
  (name: NameOf) =>
  (id: string, graph: Graph): string | null => {
    const roots = rootsOf(id, graph)
    if ((!roots.some(isPage) && roots.length < 2) || roots.some(isEntry)) return null
    return name(id, roots, graph) ?? null
  }

/** A group of chunks whose names end in who needs them unless open pages do. */
const group = (debugName: string, name: NameOf, minSize = 0): Rolldown.CodeSplittingGroup => ({
  debugName,
  minSize,
  name: named((id, roots, graph) => {
    const base = name(id, roots, graph)
    if (base === undefined) return undefined
    // An area has one style sheet, so its open pages decide.
    const open = isStyle(id) && openPages.some((page) => page.startsWith(`/${base}/`))
    return `${base.replaceAll('/', '-')}${open || roots.some(isOpenPage) ? '' : '-account'}`
  }),
})

/** A group for code that pages need, without styles. */
const codeGroup: typeof group = (debugName, name, minSize) =>
  group(
    debugName,
    (id, roots, graph) => (isStyle(id) || !roots.some(isPage) ? undefined : name(id, roots, graph)),
    minSize,
  )

/** The size of source below which a group is dissolved. */
const least = 5500

/**
 * Groups files into chunks: each file joins the first group that names it. A page loads whole
 * chunks, and all chunks that those import. So a chunk holds what the same pages need, and what
 * needs a package is with the package. A file's imports are needed by all who need the file, which
 * keeps chunks from importing each other: that may lose a name. tests/browser/sizes.spec.ts checks
 * it, and the number of small chunks, for which the sizes and counts are chosen.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // Code that every page loads first.
    { name: (id, graph) => (isFirst(id, graph) ? 'framework' : null), test: /node_modules/ },
    { name: (id, graph) => (isFirst(id, graph) ? 'app' : null) },
    // Comes with the first HTML from a server, and with nothing else of its folder.
    { name: 'sanitise', test: /dompurify|shared\/html\/sanitise\./ },
    codeGroup('feature', (_, roots) => featureOf(roots), least),
    codeGroup(
      'small features',
      (id, roots) => featureOf(roots) && `${areaOf(id, roots)}-pages`,
      4000,
    ),
    group('late', (id, roots) => {
      const base = roots.some(isPage) ? undefined : (areaOf(id, roots) ?? lateFolder.exec(id)?.[0])
      return base && `${base}-late`
    }),
    group('area', areaOf),
    codeGroup(
      'package',
      (id, roots, graph) => {
        const kit = kitOf(roots, graph)
        return kit === undefined || kit === 'signed-in' ? packageOf(id, graph) : undefined
      },
      least,
    ),
    codeGroup(
      'calls or folder',
      (id, roots, graph) =>
        kitOf(roots, graph) ? undefined : (domainOf(id, graph) ?? folder.exec(id)?.[0]),
      least,
    ),
    {
      debugName: 'kit',
      name: named((id, roots, graph) => {
        if (isStyle(id)) return roots.some(isOpenPage) ? 'ui' : 'parts'
        if (!roots.some(isPage)) return id.includes('lucide-react') ? 'parts' : undefined
        return kitOf(roots, graph) ?? restOf(roots, graph)
      }),
    },
  ],
}
