import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  carriesMocks,
  importsOf,
  weigh,
  wrongDocuments,
  wrongPolicies,
} from '../../builds/release/sizes.ts'
import { expect, served, test } from './site.ts'

// Checks the bytes of the built files (quality.md section 5). visits.spec.ts measures what a page
// loads.

const { dist } = served.com

for (const [id, { dist: folder }] of Object.entries(served)) {
  test(`${id}: no document begins with more than its share, or is above it`, async () => {
    test.setTimeout(180_000)
    expect((await readdir(folder, { recursive: true })).length).toBeGreaterThan(500)
    expect(await wrongDocuments(folder)).toEqual([])
  })
}

test("no route's own chunk is above 48 kB", async () => {
  const chunkOf: Record<string, string> = JSON.parse(
    await readFile(join(dist, '..', '..', 'dist-maps', 'com', 'pages.json'), 'utf8'),
  )
  const chunks = new Set(
    Object.keys(chunkOf).flatMap((file) =>
      file.endsWith('Page.tsx') ? [chunkOf[file] ?? ''] : [],
    ),
  )
  expect(chunks.size).toBeGreaterThan(50)
  for (const file of chunks) expect(await weigh(dist, file), file).toBeLessThanOrEqual(48_000)
})

test('fewer than 40 chunks are smaller than 1 kB', async () => {
  const small: string[] = []
  for (const file of await readdir(join(dist, 'assets')))
    if (file.endsWith('.js') && (await weigh(dist, join('assets', file))) < 1000) small.push(file)
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

test('no production build carries the mock backend or the gallery', async () => {
  for (const { dist: folder } of Object.values(served))
    expect(await carriesMocks(folder)).toEqual([])
})

test('both hosts allow what the documents have inline', async () => {
  for (const [id, { dist: folder }] of Object.entries(served)) {
    const nginx = join(folder, '..', 'hosting', 'nginx', `${id}.conf`)
    expect(await wrongPolicies(folder, await readFile(nginx, 'utf8'))).toEqual([])
  }
})
