import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '../../src/api/contract/types.ts'
import { root } from '../shared-config.ts'

interface Specified {
  /** Such as `GET /api/v1/articles/by-slug/{}`: the parameters have no names. */
  addresses: ReadonlySet<string>
  /** Folders whose calls are specified without being listed. */
  folders: readonly string[]
}

/** Removes the names of a path's parameters, so that two paths can be compared. */
export const nameless = (path: string): string => path.replace(/\{[^}]*\}/g, '{}')

/** Reads the table of calls of the specification, section 7. */
export function readSpecified(): Specified {
  const addresses = new Set<string>()
  const folders: string[] = []
  const text = readFileSync(join(root, 'docs', 'specification.md'), 'utf8')
  for (const [, cell = ''] of text.matchAll(/^\| ([^|]*\/api\/v[^|]*) \|/gm)) {
    const folder = /variants under (\S+)/.exec(cell)?.[1]
    if (folder) {
      folders.push(folder)
      continue
    }
    let previous = ''
    const calls = nameless(cell).matchAll(
      /((?:GET|POST|PUT|DELETE)(?:, (?:GET|POST|PUT|DELETE))*) ([^\s,]+)/g,
    )
    for (const [, methods = '', path = ''] of calls) {
      // `.../conditions` is relative to the previous call.
      const whole = path.replace(/^\.\.\./, previous.replace(/\/[^/]*$/, ''))
      previous = whole
      for (const method of methods.split(', ')) addresses.add(`${method} ${whole}`)
    }
  }
  return { addresses, folders }
}

/** Whether the specification names the call; contract.md proposes all others. */
export const isSpecified = (
  { addresses, folders }: Specified,
  { method, path }: Pick<Call, 'method' | 'path'>,
): boolean =>
  addresses.has(`${method} ${nameless(path)}`) ||
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
