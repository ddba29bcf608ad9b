import type { Rolldown } from 'vite'
import { needOf, openPages } from './chunk-needs.ts'
import type { Need } from './chunk-needs.ts'

type Name = string | undefined

const isLate = ({ pages, isFrame }: Need): boolean => pages.length === 0 && !isFrame
/** The end of the name of a chunk that only pages of an account need. */
const endOf = ({ signIn, open }: Need): string => (signIn + open > 0 ? '' : '-account')

const isStyle = (id: string): boolean => id.endsWith('.css')

/** What all paths have in common, as `match` finds it. */
function common(paths: readonly string[], match: RegExp): Name {
  const [first, ...others] = paths.map((path) => match.exec(path)?.[0])
  return others.every((other) => other === first) ? first : undefined
}

/** The area that a file is in, else the one area that needs it. */
const areaOf = (id: string, { roots }: Need): Name =>
  common([id], /(?<=src\/areas\/)[\w-]+/) ?? common(roots, /(?<=src\/areas\/)[\w-]+/)

/** The folder of the only pages that need a file, unless a late part of another area does. */
const folderOf = (id: string, { roots, pages }: Need): Name =>
  isStyle(id) || !common(roots, /(?<=src\/areas\/)[\w-]+/)
    ? undefined
    : common(pages, /.*(?=\/)/)?.replaceAll('/', '-')

const areasOf = ({ pages }: Need): string =>
  [...new Set(pages.map((page) => page.replace(/\/.*/, '')))].toSorted().join('-')

const isCommon = ({ open, account, signIn, isFrame }: Need): boolean =>
  isFrame || signIn > 0 || open >= 12 || account >= 12

/** For what pages of several areas need. Code for pages of an account may be for a few others. */
function kitOf({ signIn, open, account, isFrame }: Need): string {
  const isEverywhere = isFrame || account >= 40
  if (open >= 12 && (account >= 5 || isFrame)) return 'ui'
  if (signIn > 0) return isEverywhere ? 'ui' : 'forms'
  if (open >= 12 || (open >= account && !isFrame)) return 'open'
  return (isEverywhere ? 'frame' : 'account') + (open > 0 ? '-open' : '')
}

/** Icons are no package: each is a small file of its own. */
const packageOf = (id: string): Name =>
  /(?<=node_modules\/)(?!lucide-react)(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]

/** An area has one style sheet, so its open pages decide about its name. */
const areaSheet = (area: string): string =>
  [...openPages].some((page) => page.startsWith(`${area}/`)) ? area : `${area}-account`

/** Notices count as pages, because any page shows them. */
const sharedSheet = (need: Need): string =>
  endOf(need) === '' || need.roots.some((root) => root.includes('/app/notices/')) ? 'ui' : 'frame'

/** A group of chunks. One that is smaller than `minSize` of source is dissolved. */
const group = (
  debugName: string,
  name: (id: string, need: Need) => Name,
  minSize = 0,
): Rolldown.CodeSplittingGroup => ({
  debugName,
  minSize,
  name: (id, graph) => {
    const need = needOf(id, graph)
    return (need.isEntry ? undefined : name(id, need)) ?? null
  },
})

/** A group for code that pages need. */
const pageGroup: typeof group = (debugName, name, minSize) =>
  group(debugName, (id, need) => (isLate(need) ? undefined : name(id, need)), minSize)

/** A group for code that several late parts need, and no page. */
const lateGroup: typeof group = (debugName, name, minSize) =>
  group(
    debugName,
    (id, need) => {
      const base = need.roots.length > 1 ? name(id, need) : undefined
      return base && `${base}-late`
    },
    minSize,
  )

const floorOf = (id: string): Name => common([id], /(?<=src\/)[\w-]+(?=\/)/)

/**
 * Groups files into chunks: each file joins the first group that names it. A page loads whole
 * chunks, and all chunks that those import. So a chunk holds what the same pages need. A file's
 * imports are needed by all who need the file, which keeps chunks from importing each other: that
 * may lose a name. tests/browser/sizes.spec.ts checks it, and the number of small chunks, for which
 * the sizes are chosen.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // Every page loads these first.
    group('packages', (id, { isFirst }) =>
      isFirst && id.includes('/node_modules/') ? 'framework' : undefined,
    ),
    group('app', (_, { isFirst }) => (isFirst ? 'app' : undefined)),
    // Comes with the first HTML from a server, and with nothing else of its folder.
    { name: 'sanitise', test: /dompurify|shared\/html\/sanitise\./ },
    // The library of dialogs, with what it alone imports.
    {
      name: 'modal',
      test: /\/(?:react-modal|react-lifecycles-compat|prop-types|exenv|warning)\/|ui\/ModalDialog\./,
    },
    group('a package', (id, { roots }) => (roots.length > 1 ? packageOf(id) : undefined), 40_000),
    pageGroup('a folder of pages', folderOf, 6000),
    group('an area', (id, need) => {
      const area = areaOf(id, need)
      if (area && isStyle(id)) return areaSheet(area)
      return area && !isLate(need) ? area + endOf(need) : undefined
    }),
    pageGroup(
      'the same areas',
      (id, need) => (isStyle(id) || isCommon(need) ? undefined : areasOf(need) + endOf(need)),
      3200,
    ),
    group('kits', (id, need) => {
      if (isStyle(id)) return sharedSheet(need)
      return isLate(need) ? undefined : kitOf(need)
    }),
    // What one late part alone needs stays with that part.
    lateGroup('late parts of a floor', (id, need) => areaOf(id, need) ?? floorOf(id), 6000),
    lateGroup('other late parts', () => 'parts'),
  ],
}
