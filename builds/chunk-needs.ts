import type { Rolldown } from 'vite'
import { isOpenRow } from '../src/routes/guards.ts'
import { pages } from '../src/routes/table/index.ts'

type Graph = Rolldown.ChunkingContext
/** As the route table names them, such as `pay/pay/PayPage`. */
export const openPages = new Set<string>(
  pages.filter(({ row }) => isOpenRow(row)).map(({ row }) => row.page),
)

/** Who needs a file: the pages, and the parts that load late, whose static imports lead to it. */
export interface Need {
  roots: string[]
  pages: string[]
  /** How many of them are sign-in pages, other pages for visitors, and pages of an account. */
  signIn: number
  open: number
  account: number
  /** The frame that all pages of an account load needs it. */
  isFrame: boolean
  /** Every page loads it first. The entry, src/main.tsx, stays small: it waits for the paint. */
  isFirst: boolean
  isEntry: boolean
}

const known = new Map<string, Need>()

/** Read once and kept for the next group, because a process builds one graph. */
export function needOf(id: string, graph: Graph): Need {
  const before = known.get(id)
  if (before) return before
  const files = new Set([id])
  for (const file of files)
    for (const importer of graph.getModuleInfo(file)?.importers ?? []) files.add(importer)
  const roots = [...files].filter((file) => {
    const info = graph.getModuleInfo(file)
    return info?.isEntry || info?.dynamicImporters.length
  })
  const own = roots.flatMap((root) => /(?<=src\/areas\/).*Page(?=\.tsx$)/.exec(root) ?? [])
  // The passkey button comes late to the sign-in page, and always.
  const signIn =
    own.filter((page) => page.startsWith('auth/')).length +
    roots.filter((root) => root.endsWith('/auth/login/PasskeySignIn.tsx')).length
  const open = own.filter((page) => openPages.has(page) && !page.startsWith('auth/')).length
  const isEntry = roots.some((root) => root.endsWith('/index.html'))
  const need: Need = {
    roots,
    pages: own,
    signIn,
    open,
    account: own.filter((page) => !openPages.has(page) && !page.startsWith('auth/')).length,
    isFrame: roots.some((root) => root.endsWith('/src/app/late.tsx')),
    isFirst: !isEntry && roots.some((root) => root.endsWith('/src/start.ts')),
    isEntry,
  }
  known.set(id, need)
  return need
}
