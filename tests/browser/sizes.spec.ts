import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { documentBound, startBound } from './bounds.ts'
import { expect, served, test } from './site.ts'

// Checks the bytes of the built files (quality.md section 5). visits.spec.ts measures what a page
// loads.

const { dist } = served.com

/** The compressed size from the build; a file too small to compress counts as it is. */
async function weigh(file: string, folder = dist): Promise<number> {
  const path = join(folder, file)
  return (await stat(`${path}.br`).catch(() => stat(path))).size
}

/** The scripts that a document names, and their imports. */
async function scriptsOf(folder: string, document: string): Promise<string[]> {
  const html = await readFile(join(folder, document), 'utf8')
  const found = new Set<string>()
  const take = async (file: string): Promise<void> => {
    if (found.has(file)) return
    found.add(file)
    const code = await readFile(join(folder, file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      await take(`assets/${name}`)
  }
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/(assets\/[^"/]+\.js)"/g))
    await take(file)
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
      const scripts = await scriptsOf(folder, document)
      const { bytes, files } = startBound(document)
      const sizes = await Promise.all(scripts.map((file) => weigh(file, folder)))
      const total = sizes.reduce((sum, size) => sum + size, 0)
      if (total > bytes || scripts.length > files)
        over.push(`${document}: ${total} B in ${scripts.length}, ${scripts.join(' ')}`)
    }
    expect(over).toEqual([])
  })
}

test("no route's own chunk is above 45 kB", async () => {
  const pages = (await readdir(join(dist, 'assets'))).filter((file) => /Page-[^.]*\.js$/.test(file))
  expect(pages.length).toBeGreaterThan(5)
  for (const file of pages)
    expect(await weigh(join('assets', file)), file).toBeLessThanOrEqual(45_000)
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
