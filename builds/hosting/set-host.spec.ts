import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'
import { inlineHashes } from './policy.ts'
import { setHost } from './set-host.ts'

let folder = ''
const documents = ['index.html', '404.html', 'ru/pricing/index.html']
const page = (hostname: string): string =>
  `<script>theme()</script><script type="application/json" id="page-state">${JSON.stringify({ hostname, proxyHeaders: { a: '1' } })}</script>${'<p>text</p>'.repeat(200)}`
const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'set-host-'))
  await mkdir(join(folder, 'ru', 'pricing'), { recursive: true })
  for (const file of documents) await writeFile(join(folder, file), page('glyphwork.example'))
  await writeFile(join(folder, 'app.js'), 'x'.repeat(2000))
  await writeFile(join(folder, 'small.txt'), 'x')
  await writeFile(join(folder, 'font.woff2'), 'x'.repeat(2000))
  await compressFolder(folder)
})
afterEach(() => rm(folder, { recursive: true }))

it('compresses what gains by it, to the same bytes each time', async () => {
  const packed = async (): Promise<[string, string][]> => {
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => /\.(?:br|gz)$/.test(name))
      .toSorted()
    return Promise.all(
      names.map(async (name): Promise<[string, string]> => [
        name,
        (await readFile(join(folder, name))).toString('base64'),
      ]),
    )
  }
  const first = await packed()
  expect(first.map(([name]) => name)).toEqual(
    [...documents, 'app.js'].flatMap((file) => [`${file}.br`, `${file}.gz`]).toSorted(),
  )
  await compressFolder(folder)
  expect(await packed()).toEqual(first)
})

it('removes what was packed of a file that has become small', async () => {
  await writeFile(join(folder, 'app.js'), 'x')
  await compressFolder(folder)
  expect(await readdir(folder)).not.toContain('app.js.br')
  expect(await readdir(folder)).not.toContain('app.js.gz')
})

it.each(['other.example', 'localhost', ''])(
  'writes "%s" into every document, packs it anew and leaves the rest',
  async (hostname) => {
    const before = await inlineHashes(folder)
    await expect(setHost(folder, hostname)).resolves.toBe(documents.length)
    for (const file of documents) {
      const html = await read(file)
      expect(html).toBe(page(hostname))
      expect(brotliDecompressSync(await readFile(join(folder, `${file}.br`))).toString()).toBe(html)
      expect(gunzipSync(await readFile(join(folder, `${file}.gz`))).toString()).toBe(html)
    }
    await expect(inlineHashes(folder)).resolves.toEqual(before)
    expect(before.scripts).toHaveLength(1)
  },
)

it('keeps what a header says from ending the block', async () => {
  const state = JSON.stringify({ hostname: '', proxyHeaders: { a: '</script><b>$&$1' } })
  const html = `<script type="application/json" id="page-state">${state.replaceAll('<', '\\u003c')}</script>`
  await writeFile(join(folder, '404.html'), html)
  await setHost(folder, 'other.example')
  expect(await read('404.html')).toBe(
    html.replace('"hostname":""', () => '"hostname":"other.example"'),
  )
})

it.each([
  'https://a.example',
  'a.example/',
  'a.example:80',
  'A.example',
  'a..example',
  '-a.example',
  'a b',
  'a.example\n',
  '*.example',
  '</script>',
  `${'a'.repeat(60)}.`.repeat(5),
])('refuses the host %j and changes nothing', async (hostname) => {
  await expect(setHost(folder, hostname)).rejects.toThrow('is no host name')
  expect(await read('index.html')).toBe(page('glyphwork.example'))
})

it('refuses a folder that is none, is empty, or has a document of something else, and changes nothing in it', async () => {
  await expect(setHost(join(folder, 'none'), 'a.example')).rejects.toThrow('build the site first')
  await mkdir(join(folder, 'empty'))
  await expect(setHost(join(folder, 'empty'), 'a.example')).rejects.toThrow('has no documents')
  await writeFile(join(folder, 'zz.html'), '<p>foreign</p>')
  await expect(setHost(folder, 'a.example')).rejects.toThrow('zz.html has no page state')
  for (const file of documents) expect(await read(file)).toBe(page('glyphwork.example'))
})
