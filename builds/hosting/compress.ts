import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt|md|ico)$/
const smallest = 512
/** Level 11 makes documents 3 % smaller and takes twice as long; assets are cached for a year. */
const qualityOf = (file: string): number => (file.endsWith('.html') ? 10 : 11)
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes .br and .gz beside a file that is large enough to gain, and removes stale ones otherwise.
 * The same input gives the same bytes.
 * @param quality the brotli level, lower than usual for a test build
 */
export async function compressFile(file: string, quality = qualityOf(file)): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < smallest) {
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })])
    return
  }
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Compresses every file of a built site once, so that no server compresses per request. */
export async function compressFolder(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && compressible.test(entry.name),
  )
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}
