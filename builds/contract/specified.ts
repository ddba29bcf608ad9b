import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '../../src/api/contract/types.ts'
import { root } from '../shared-config.ts'

interface Specified {
  /** `GET /api/v1/articles/by-slug/{}`: parameters have no names here. */
  addresses: ReadonlySet<string>
  /** Folders whose calls are specified without being listed. */
  folders: readonly string[]
}

/** A path by whose parameters' names nothing is told apart. */
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
      // `.../conditions` stands beside the call named before it.
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
