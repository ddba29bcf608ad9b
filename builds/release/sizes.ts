import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { documentBound, mostStyles, startBound } from '../../tests/browser/bounds.ts'
import { inlineOf, isAppPage } from '../hosting/policy.ts'

// The bytes of the built files (quality.md section 5), and what they must not carry. `npm run
// release` and tests/browser/sizes.spec.ts ask the same functions; each returns what is wrong.

/** The compressed size from the build; a file too small to compress counts as it is. */
export async function weigh(folder: string, file: string): Promise<number> {
  const path = join(folder, file)
  return (await stat(`${path}.br`).catch(() => stat(path))).size
}

/** The files in assets that a script imports statically. */
export const importsOf = async (folder: string, file: string): Promise<string[]> =>
  [
    ...(await readFile(join(folder, 'assets', file), 'utf8')).matchAll(
      /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g,
    ),
  ].map(([, name = '']) => name)

/** The scripts that a document names, and their imports. */
async function scriptsOf(folder: string, html: string): Promise<string[]> {
  const found = new Set<string>()
  const take = async (file: string): Promise<void> => {
    if (found.has(file)) return
    found.add(file)
    for (const name of await importsOf(folder, file)) await take(name)
  }
  for (const [, file = ''] of html.matchAll(/"\/assets\/([^"/]+\.js)"/g)) await take(file)
  return [...found]
}

/** Documents that begin with more scripts or styles than their share, or are too large themselves. */
export async function wrongDocuments(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  )
  const over: string[] = []
  for (const file of files) {
    const html = await readFile(join(folder, file), 'utf8')
    const own = Buffer.byteLength(html.replaceAll(/<style data-sheet>[\s\S]*?<\/style>/g, ''))
    // The letters of other languages take two or three bytes each.
    if (html.includes('<html lang="en">') && own > documentBound(file))
      over.push(`${file}: ${own} B, above ${documentBound(file)}`)
    if (!file.endsWith('index.html')) continue
    const scripts = await scriptsOf(folder, html)
    const { bytes, files: most } = startBound(file)
    const sizes = await Promise.all(scripts.map((name) => weigh(folder, join('assets', name))))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    const styles = html.match(/href="\/assets\/[^"/]+\.css"/g) ?? []
    if (total > bytes || scripts.length > most || styles.length > mostStyles)
      over.push(
        `${file}: ${total} B in ${scripts.length}, ${styles.length} styles, ${scripts.join(' ')}`,
      )
  }
  return over
}

/** Files that carry the mock backend or the gallery. */
export async function carriesMocks(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const file of (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|html|css)$/.test(name),
  )) {
    const text = await readFile(join(folder, file), 'utf8')
    if (/mockServiceWorker|Glyphwork-demo-1|customer-empty|Routes by persona/.test(text))
      found.push(`${file} carries the mock backend`)
  }
  return found
}

/** Documents whose inline script or style no rule of the hosts allows. */
export async function wrongPolicies(folder: string, nginx: string): Promise<string[]> {
  const headers = await readFile(join(folder, '_headers'), 'utf8').catch(() => null)
  const wrong: string[] = []
  for (const file of (await readdir(folder, { recursive: true })).filter(isAppPage)) {
    const { scripts, styles } = inlineOf(await readFile(join(folder, file), 'utf8'), file)
    for (const hash of [...scripts, ...styles]) {
      if (!nginx.includes(hash)) wrong.push(`${file}: nginx does not allow ${hash}`)
      if (headers !== null && !headers.includes(hash))
        wrong.push(`${file}: _headers does not allow ${hash}`)
    }
  }
  return wrong
}
