import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compressFile } from './compress.ts'
import { isAppPage } from './policy.ts'

const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/
const state = /(<script type="application\/json" id="page-state">)([^<]*)(<\/script>)/

/**
 * Writes the host that the pages of a built site are served from; an empty one means any. The
 * policy's hashes stay valid, because the page state is a data block.
 * @param quality the brotli level, see compressFile
 * @returns the number of changed documents
 * @throws where the host is invalid, there is no document, or a document has no page state
 */
export async function setHost(dist: string, hostname: string, quality?: number): Promise<number> {
  if (hostname !== '' && (hostname.length > 253 || !host.test(hostname)))
    throw new Error(
      `"${hostname}" is no host name; allowed: a name in lower case without scheme, port or path (not ASCII: as xn--…), or nothing.`,
    )
  if (!(await stat(dist).catch(() => null))?.isDirectory())
    throw new Error(`There is no folder ${dist}; build the site first.`)
  const files = (await readdir(dist, { recursive: true })).filter(isAppPage)
  // All documents are read before any is written, so that an error leaves the folder unchanged.
  const changed = await Promise.all(
    files.map(async (name) => {
      const file = join(dist, name)
      const html = await readFile(file, 'utf8')
      const found = state.exec(html)
      if (!found) throw new Error(`${file} has no page state; was it made by this build?`)
      const value: unknown = JSON.parse(found[2] ?? '')
      const text = JSON.stringify({ ...(typeof value === 'object' && value), hostname }).replaceAll(
        '<',
        '\\u003c',
      )
      return {
        file,
        html: html.replace(state, (_, open: string, __, close: string) => open + text + close),
      }
    }),
  )
  if (changed.length === 0) throw new Error(`${dist} has no documents; build the site first.`)
  await Promise.all(
    changed.map(async ({ file, html }) => {
      await writeFile(file, html)
      await compressFile(file, quality)
    }),
  )
  return files.length
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [dist, hostname] = positionals
  if (dist === undefined || hostname === undefined) {
    console.error('Usage: npm run set-host -- <folder> <host, or "" for any>')
    process.exit(2)
  }
  try {
    console.log(
      `${await setHost(dist, hostname)} documents now belong to ${hostname || 'any host'}.`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
