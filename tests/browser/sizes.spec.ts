import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { documentBound, mostStyles, startBound } from './bounds.ts'
import { expect, served, test } from './site.ts'

// Checks the bytes of the built files (quality.md section 5). visits.spec.ts measures what a page
// loads.

const { dist } = served.com

/** The compressed size from the build; a file too small to compress counts as it is. */
async function weigh(file: string, folder = dist): Promise<number> {
  const path = join(folder, file)
  return (await stat(`${path}.br`).catch(() => stat(path))).size
}

/** The files in assets that a script imports statically. */
const importsOf = async (folder: string, file: string): Promise<string[]> =>
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

for (const [id, { dist: folder }] of Object.entries(served)) {
  test(`${id}: no document begins with more than its share`, async () => {
    test.setTimeout(180_000)
    const documents = (await readdir(folder, { recursive: true })).filter((file) =>
      file.endsWith('index.html'),
    )
    expect(documents.length).toBeGreaterThan(100)
    const over: string[] = []
    for (const document of documents) {
      const html = await readFile(join(folder, document), 'utf8')
      const scripts = await scriptsOf(folder, html)
      const { bytes, files } = startBound(document)
      const sizes = await Promise.all(scripts.map((file) => weigh(join('assets', file), folder)))
      const total = sizes.reduce((sum, size) => sum + size, 0)
      const styles = html.match(/href="\/assets\/[^"/]+\.css"/g) ?? []
      if (total > bytes || scripts.length > files || styles.length > mostStyles)
        over.push(
          `${document}: ${total} B in ${scripts.length}, ${styles.length} styles, ${scripts.join(' ')}`,
        )
    }
    expect(over).toEqual([])
  })
}

test("no route's own chunk is above 48 kB", async () => {
  const chunkOf: Record<string, string> = JSON.parse(
    await readFile(join(dist, '..', '..', 'dist-maps', 'com', 'pages.json'), 'utf8'),
  )
  const chunks = new Set(Object.values(chunkOf))
  expect(chunks.size).toBeGreaterThan(50)
  for (const file of chunks) expect(await weigh(file), file).toBeLessThanOrEqual(48_000)
})

test('fewer than 40 chunks are smaller than 1 kB', async () => {
  const small: string[] = []
  for (const file of await readdir(join(dist, 'assets')))
    if (file.endsWith('.js') && (await weigh(join('assets', file))) < 1000) small.push(file)
  expect(small.length, small.join(' ')).toBeLessThan(40)
})

test('no chunks import each other', async () => {
  const imports = new Map<string, string[]>()
  for (const file of await readdir(join(dist, 'assets')))
    if (file.endsWith('.js')) imports.set(file, await importsOf(dist, file))
  // Takes away what imports nothing that is left, until only circles and their importers are left.
  for (let size = -1; size !== imports.size;) {
    size = imports.size
    for (const [file, others] of imports)
      if (!others.some((other) => imports.has(other))) imports.delete(file)
  }
  expect([...imports.keys()]).toEqual([])
})

test('no document is above its share', async () => {
  const documents = (await readdir(dist, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  )
  for (const file of documents)
    expect((await stat(join(dist, file))).size, file).toBeLessThanOrEqual(documentBound(file))
})

test('no production build carries the mock backend or the gallery', async () => {
  for (const { dist: folder } of Object.values(served)) {
    for (const file of (await readdir(folder, { recursive: true })).filter((name) =>
      /\.(?:js|html|css)$/.test(name),
    )) {
      const text = await readFile(join(folder, file), 'utf8')
      expect(
        /mockServiceWorker|Glyphwork-demo-1|customer-empty|Routes by persona/.test(text),
        file,
      ).toBe(false)
    }
  }
})
