import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pages } from '../../src/routes/table/index.ts'
import { root } from './steps.ts'

/**
 * The folder that `npm run check -- <folder>` names, relative to the project's root, with forward
 * slashes; null where there is none.
 */
export function readFolder(given: string): string | null {
  const path = relative(root, join(root, given)).replaceAll('\\', '/')
  const isFolder = existsSync(join(root, path)) && statSync(join(root, path)).isDirectory()
  return isFolder && path !== '' && !path.startsWith('..') ? path : null
}

/** The part of a route's path before its first parameter: `/pay/{method}` gives `/pay/`. */
const fixedPart = (path: string): string => path.replace(/[{*].*$/, '')

/** The specs of a folder, and the journeys that name an address of one of its pages. */
export function specsOf(folder: string): string[] {
  const own = globSync(`${folder}/**/*.spec.{ts,tsx}`, { cwd: root })
  const paths = pages
    .filter(({ row }) => `src/areas/${row.page}`.startsWith(`${folder}/`))
    .map(({ row }) => fixedPart(row.path))
    .filter((path) => path !== '/')
  const named = globSync('tests/journeys/*.spec.{ts,tsx}', { cwd: root }).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return paths.some((path) => text.includes(`'${path}'`) || text.includes(`'${path}?`))
  })
  return [...new Set([...own, ...named])].toSorted()
}
