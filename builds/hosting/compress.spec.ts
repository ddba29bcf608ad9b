import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'

let folder = ''
let com = ''
let ru = ''
const text = 'export default "shared by the sites"\n'.repeat(40)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  com = join(folder, 'com')
  ru = join(folder, 'ru')
  for (const site of [com, ru]) await mkdir(join(site, 'assets'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const decoded = (file: string): string[] => [
  brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
  gunzipSync(readFileSync(`${file}.gz`)).toString(),
]

describe('the assets that another site has too', () => {
  it('are taken from it as they were compressed', async () => {
    for (const site of [com, ru]) writeFileSync(join(site, 'assets', 'a.js'), text)
    await compressFolder(com)
    // Shows whose it is.
    writeFileSync(join(com, 'assets', 'a.js.gz'), 'of com')
    await compressFolder(ru, [join(folder, 'zh'), com])
    const [theirs, ours] = [com, ru].map((site) => join(site, 'assets', 'a.js'))
    expect(readFileSync(`${ours}.br`)).toEqual(readFileSync(`${theirs}.br`))
    expect(readFileSync(`${ours}.gz`, 'utf8')).toBe('of com')
  })

  it('are compressed anew where the name is the same and the content is not', async () => {
    writeFileSync(join(com, 'assets', 'a.js'), text)
    writeFileSync(join(ru, 'assets', 'a.js'), text.toUpperCase())
    await compressFolder(com)
    await compressFolder(ru, [com])
    expect(decoded(join(ru, 'assets', 'a.js'))).toEqual([text.toUpperCase(), text.toUpperCase()])
  })

  it('are compressed where the other build has not come so far, and documents always', async () => {
    for (const site of [com, ru])
      for (const name of ['assets/a.js', 'index.html']) writeFileSync(join(site, name), text)
    writeFileSync(join(com, 'index.html.br'), 'of another level')
    writeFileSync(join(com, 'index.html.gz'), 'of another level')
    await compressFolder(ru, [com])
    for (const name of ['assets/a.js', 'index.html'])
      expect(decoded(join(ru, name)), name).toEqual([text, text])
  })
})
