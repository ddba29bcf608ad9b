import type { Rolldown } from 'vite'
import { isOpenRow } from '../src/routes/guards.ts'
import { pages } from '../src/routes/table/index.ts'

type Graph = Rolldown.ChunkingContext
type Name = string | undefined

const openPages = pages.filter(({ row }) => isOpenRow(row)).map(({ row }) => `/${row.page}.tsx`)
/** Whether everybody may need what a file imports. Notices count as pages: any page shows them. */
const isOpenPage = (file: string): boolean =>
  file.includes('/src/app/notices/') || openPages.some((page) => file.endsWith(page))
const isPage = (file: string): boolean => file.endsWith('Page.tsx')
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

/** What all roots have in common, as `match` finds it in their paths. */
function common(roots: readonly string[], match: RegExp): Name {
  const [first, ...others] = roots.map((root) => match.exec(root)?.[0])
  return others.every((other) => other === first) ? first : undefined
}

/** The entry, which imports src/main.tsx. That stays small: it waits for the first paint. */
const isEntry = (root: string): boolean => root.endsWith('/index.html')

/** Whether every page loads a file first. */
function isFirst(id: string, graph: Graph): boolean {
  const roots = rootsOf(id, graph)
  return roots.some((root) => root.endsWith('/src/start.ts')) && !roots.some(isEntry)
}

const areaOf = (roots: readonly string[]): Name => common(roots, /(?<=src\/areas\/)[\w-]+/)
const featureOf = (roots: readonly string[]): Name =>
  common(roots, /(?<=src\/areas\/)[\w-]+\/[\w-]+/)

/** A package, except the one of icons, where each icon is a file of its own. */
const packageOf = (id: string): Name =>
  /(?<=node_modules\/)(?!lucide-react)(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]

/** The package that a file of src/lib wraps. */
function wrapped(id: string, graph: Graph): Name {
  const imported = id.includes('/src/lib/') ? (graph.getModuleInfo(id)?.importedIds ?? []) : []
  return packageOf(imported.find(packageOf) ?? '')
}

/** What parts of several areas that load late share: small modules that would each be a chunk. */
const lateFolder = /(?<=src\/shared\/)test-task(?=\/)|(?<=src\/)lib(?=\/)/
const folder = /(?<=src\/shared\/)[\w-]+(?=\/)|(?<=src\/)(?:task-api|api\/contract\/[\w-]+)/
const lowFloor = /node_modules|src\/(?:lib|site|routes|api)\//

/**
 * A group of chunks, named by the function, which gets a file, the pages and late parts that need
 * it, and the graph. A name ends in who needs the chunk unless open pages do. What one late part
 * alone needs stays with that part.
 */
function group(
  debugName: string,
  name: (id: string, roots: readonly string[], graph: Graph) => Name,
  minSize = 0,
): Rolldown.CodeSplittingGroup {
  return {
    debugName,
    minSize,
    name: (id, graph) => {
      const roots = rootsOf(id, graph)
      if ((!roots.some(isPage) && roots.length < 2) || roots.some(isEntry)) return null
      const base = name(id, roots, graph)
      if (base === undefined) return null
      // An area has one style sheet, so its open pages decide.
      const open = isStyle(id) && openPages.some((page) => page.startsWith(`/${base}/`))
      return `${base.replaceAll('/', '-')}${open || roots.some(isOpenPage) ? '' : '-account'}`
    },
  }
}

/**
 * Groups files into chunks: each file joins the first group that names it, and a group smaller than
 * its least size is dissolved. A file's imports are needed by all who need the file, so they are in
 * its own chunk, or in one of a group further down, or in one that more pages share. That keeps
 * chunks from importing each other, which may lose a name. tests/browser/sizes.spec.ts checks it, and
 * the number of small chunks, for which the sizes and counts below are chosen.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // Code that every page loads first.
    { name: (id, graph) => (isFirst(id, graph) ? 'framework' : null), test: /node_modules/ },
    { name: (id, graph) => (isFirst(id, graph) ? 'app' : null) },
    // Comes with the first HTML from a server, and with nothing else of its folder.
    { name: 'sanitise', test: /dompurify|shared\/html\/sanitise\./ },
    // Code that most open pages load, and the styles of every part that they show.
    group('ui', (id, roots) => {
      const open = roots.filter(isOpenPage).length
      const wide = open >= 10 || (open >= 4 && roots.length >= 30) || (open > 0 && isStyle(id))
      return wide && areaOf(roots) === undefined ? 'ui' : undefined
    }),
    group('account', (id, roots) => {
      const wide = roots.length >= 12 || (isStyle(id) && roots.some(isPage))
      return wide && !roots.some(isOpenPage) && areaOf(roots) === undefined
        ? 'signed-in'
        : undefined
    }),
    group('feature', (id, roots) => (isStyle(id) ? undefined : featureOf(roots)), 4400),
    group('late', (id, roots) => {
      const base = roots.some(isPage) ? undefined : (areaOf(roots) ?? lateFolder.exec(id)?.[0])
      return base && `${base}-late`
    }),
    group('area', (_, roots) => areaOf(roots)),
    group(
      'folder',
      (id, roots, graph) =>
        roots.some(isPage)
          ? (packageOf(id) ?? folder.exec(id)?.[0] ?? wrapped(id, graph))
          : undefined,
      5000,
    ),
    group('floor', (id, roots) => {
      if (!roots.some(isPage) && !id.includes('lucide-react')) return undefined
      if (lowFloor.test(id)) return 'lib'
      return id.includes('src/shared/') ? 'shared' : 'parts'
    }),
  ],
}
