/**
 * The direction of imports (ARCHITECTURE.md section 1) as one pure function. A floor is named by
 * its folder, so the rule covers a new area at once and refuses a new folder in src/ without a
 * floor.
 */

/** The floors from the bottom up. Floors on one line cannot import each other. */
const floors = [
  ['lib', 'styles'],
  ['site'],
  ['routes', 'api/contract'],
  ['task-api'],
  ['i18n', 'api', 'ui'],
  ['session', 'head'],
  ['shared'],
  ['areas'],
  ['app'],
  ['entry'],
] as const

type Floor = (typeof floors)[number][number] | 'mocks'

/** The floors that mocks may import besides their own. */
const mocksRead = new Set<Floor>(['lib', 'site', 'routes', 'api/contract', 'task-api'])
/**
 * The floors that the build may import: the tables, the mock backend for `serve`, and the prerender
 * entry.
 */
const buildsRead = new Set<Floor>(['lib', 'site', 'routes', 'api/contract', 'task-api', 'mocks'])
const purely = new Set<Floor>(['lib', 'site', 'routes', 'api/contract', 'task-api'])

const react =
  /^(?:react|react-dom|react-router|react-redux|react-i18next|react-helmet-async|react-modal|lucide-react)(?:\/|$)/
const notForUi =
  /^(?:react-router|react-redux|@reduxjs\/toolkit|i18next|react-i18next|react-helmet-async)(?:\/|$)/

export interface Import {
  /** The importing file, relative to the project's root, with forward slashes. */
  from: string
  /** The imported file in the same form, or the name of a package. */
  to: string
  /** `import(…)`. */
  dynamic?: boolean
  /** `import type`, which leaves no code in the build. */
  typeOnly?: boolean
}

const order = (floor: Floor): number =>
  floors.findIndex((names) => names.some((name) => name === floor))

/**
 * The floor of a file in src/, and its area if it has one.
 * @throws where the folder has no floor
 */
function placeOf(path: string): { floor: Floor; area?: string | undefined } {
  const [folder = '', second = '', ...rest] = path.replace(/^src\//, '').split('/')
  if (second === '') return { floor: 'entry' }
  if (folder === 'areas') return { floor: 'areas', area: second }
  if (folder === 'api' && (second === 'contract' || rest[0] === 'contract'))
    return { floor: 'api/contract' }
  if (folder === 'mocks') return { floor: 'mocks' }
  const known = floors.flat().find((name) => name === folder)
  if (!known)
    throw new Error(
      `src/${folder} has no floor: give it one in tests/support/lint/zones.ts and in ARCHITECTURE.md section 1.`,
    )
  return { floor: known }
}

const isTest = (path: string): boolean => path.startsWith('tests/') || /\.spec\.tsx?$/.test(path)

/** The reason why an import is not allowed, or null. */
export function judge({ from, to, dynamic = false, typeOnly = false }: Import): string | null {
  const own = to.startsWith('src/')
  if (isTest(from)) return null
  if (from.startsWith('builds/')) {
    if (!own || to === 'src/entry-server.tsx') return null
    const { floor } = placeOf(to)
    return buildsRead.has(floor)
      ? null
      : `builds reads ${[...buildsRead].join(', ')}; ${to} is of ${floor}.`
  }
  if (!from.startsWith('src/')) return null
  const here = placeOf(from)
  if (!own) return judgePackage(from, here.floor, to)
  const there = placeOf(to)
  if (/\.spec\.tsx?$/.test(to)) return `${to} is a test.`
  if (there.floor === 'mocks') {
    if (here.floor === 'mocks' || typeOnly) return null
    return from === 'src/start.ts' && dynamic
      ? null
      : 'Only tests, builds and the one dynamic import in src/start.ts reach src/mocks: no production build carries it.'
  }
  if (here.floor === 'mocks')
    return mocksRead.has(there.floor)
      ? null
      : `src/mocks reads ${[...mocksRead].join(', ')}; ${to} is of ${there.floor}.`
  if (here.floor === 'areas' && there.floor === 'areas')
    return here.area === there.area
      ? null
      : `Area ${here.area} imports area ${there.area}: what two areas need moves down to src/shared.`
  if (here.floor === there.floor || order(there.floor) < order(here.floor)) return null
  const relation = order(there.floor) === order(here.floor) ? 'stands beside' : 'is above'
  return `src/${there.floor} ${relation} src/${here.floor}: a folder imports only from the floors below it.`
}

function judgePackage(from: string, floor: Floor, name: string): string | null {
  const hook = floor === 'lib' && /\/use-[\w-]+\.ts$/.test(from)
  if (purely.has(floor) && react.test(name) && !(hook && name === 'react'))
    return `src/${floor} runs without React${floor === 'lib' ? ', but for hooks in use-*.ts' : ''}.`
  if (floor === 'ui' && notForUi.test(name))
    return `src/ui knows no router, store or words: texts and links come by props, not from ${name}.`
  if (name.startsWith('react-helmet-async') && floor !== 'head')
    return 'Only src/head writes the head: two would not be merged.'
  if (/^msw(?:\/|$)|^@msw\//.test(name) && floor !== 'mocks') return 'Only src/mocks uses msw.'
  return null
}
