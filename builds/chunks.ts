import type { Rolldown } from 'vite'

/** The pages, and the parts that load late, whose static imports lead to a file. */
function rootsOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const roots: string[] = []
  const seen = new Set([id])
  for (const file of seen) {
    const info = graph.getModuleInfo(file)
    if (info?.isEntry || info?.dynamicImporters.length) roots.push(file)
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return roots
}

/**
 * Names the chunk of a file that several pages and late parts of one area need: after their feature
 * (src/areas/<area>/<feature>), or after the area if they are of several. What one page needs stays
 * in its own chunk.
 */
function byPages(id: string, graph: Rolldown.ChunkingContext): string | null {
  const roots = rootsOf(id, graph)
  if (roots.length < 2 || !roots.some((root) => root.endsWith('Page.tsx'))) return null
  const places = roots.map((root) => /\/src\/areas\/([\w-]+)\/([\w-]+)/.exec(root))
  const [, area, feature] = places[0] ?? []
  if (area === undefined || places.some((place) => place?.[1] !== area)) return null
  return places.every((place) => place?.[2] === feature) ? `${area}-${feature}` : area
}

/** Names a chunk after the folder of src/shared, or the domain of calls, that a file belongs to. */
function byFolder(id: string): string | null {
  const [, folder, domain] =
    /\/src\/(?:shared\/([\w-]+)\/|api\/(?:contract|endpoints)\/(\w+))/.exec(id) ?? []
  return folder ?? (domain === undefined ? null : `${domain}-calls`)
}

const common = /node_modules|src\/(?!areas|main|entry)/

/**
 * Groups files into chunks: each file joins the first group that matches it. `minShareCount` leaves
 * out files that fewer pages and late parts share; the bundler places what no group takes.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // Code that every page loads first.
    { name: 'framework', tags: ['$initial'], test: /node_modules/ },
    { name: 'app', tags: ['$initial'] },
    // Code that most pages load.
    { name: 'ui', test: common, minShareCount: 12 },
    { name: 'icons', test: /lucide/, minShareCount: 2 },
    // Comes with the first HTML from a server, and with nothing else of its folder.
    { name: 'sanitise', test: /dompurify|shared\/html\/sanitise\./ },
    { name: byPages, debugName: 'pages' },
    { name: byFolder, debugName: 'shared', minShareCount: 2 },
  ],
}
