import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt|md|ico)$/
const smallest = 512
/**
 * Level 10 makes documents 6 % smaller and takes twenty times as long, over 1,600 documents; assets are
 * cached for a year.
 */
const qualityOf = (file: string): number => (file.endsWith('.html') ? 9 : 11)
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The compressed forms of an equal file, where another build has them. */
async function compressedIn(
  others: readonly string[],
  bytes: Buffer,
): Promise<[br: Buffer, gz: Buffer] | null> {
  for (const other of others)
    try {
      if (!(await readFile(other)).equals(bytes)) continue
      return [await readFile(`${other}.br`), await readFile(`${other}.gz`)]
    } catch {
      // That site is not built, or has no such file.
    }
  return null
}

async function compress(bytes: Buffer, quality: number): Promise<[br: Buffer, gz: Buffer]> {
  return Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: 9 }),
  ])
}

/** Another build may read the file at any time, so it appears whole. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

/**
 * Writes .br and .gz beside a file that is large enough to gain, and removes stale ones otherwise.
 * The same input gives the same bytes.
 * @param quality the brotli level, lower than usual for a test build
 * @param others where an equal file may have been compressed at the usual level
 */
export async function compressFile(
  file: string,
  quality = qualityOf(file),
  others: readonly string[] = [],
): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < smallest) {
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })])
    return
  }
  const [br, gz] = (await compressedIn(others, bytes)) ?? (await compress(bytes, quality))
  await Promise.all([writeWhole(`${file}.br`, br), writeWhole(`${file}.gz`, gz)])
}

/**
 * Compresses every file of a built site once, so that no server compresses per request.
 * @param others the folders of other sites, which share most of their assets with this one
 */
export async function compressFolder(dist: string, others: readonly string[] = []): Promise<void> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && compressible.test(entry.name),
  )
  // Node makes an encoder of 20 MB for each call, also for one that waits.
  const waiting = files.values()
  const work = async (): Promise<void> => {
    for (const { parentPath, name } of waiting) {
      const file = join(parentPath, name)
      // Only these have the same level everywhere: set-host writes documents anew.
      const shared = name.endsWith('.html') ? [] : others
      await compressFile(
        file,
        qualityOf(file),
        shared.map((other) => join(other, relative(dist, file))),
      )
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
}
