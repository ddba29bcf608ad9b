import { unzipSync, zipSync } from 'fflate'
import type { ZipOptions } from 'fflate'
import type { DataFile } from './data-set.ts'

/** The oldest date of the format, so that the same content is the same archive. */
const epoch = new Date(1980, 0, 1)
/** Formats that are compressed already. */
const packed = /\.(?:png|jpe?g|webp|gif|avif|zip)$/i

/**
 * An archive of files. The work is done at once: above a few megabytes it belongs into a worker.
 */
export function zipFiles(files: readonly DataFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const entries = files.map(({ path, content }): [string, [Uint8Array, ZipOptions]] => [
    path,
    [
      typeof content === 'string' ? encoder.encode(content) : content,
      { level: packed.test(path) ? 0 : 6, mtime: epoch },
    ],
  ])
  return new Uint8Array(zipSync(Object.fromEntries(entries)))
}

/** Why an archive is not read. */
export type ZipFault = 'broken' | 'large'

/** What an archive may hold when it is unpacked, in bytes. */
export const mostUnzipped = 512 * 1024 * 1024

/** Files that systems add on their own. */
const isLitter = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/i.test(path)

/**
 * The files of an archive, without folders and without what systems add.
 * @param isWanted chooses by path before anything is unpacked
 */
export function unzipFiles(
  archive: Uint8Array,
  isWanted: (path: string) => boolean = () => true,
): { files: { path: string; bytes: Uint8Array<ArrayBuffer> }[]; fault: ZipFault | null } {
  let total = 0
  try {
    const found = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || isLitter(name) || !isWanted(name)) return false
        total += originalSize
        return total <= mostUnzipped
      },
    })
    if (total > mostUnzipped) return { files: [], fault: 'large' }
    return {
      files: Object.entries(found).map(([path, bytes]) => ({
        path: path.replaceAll('\\', '/'),
        bytes: new Uint8Array(bytes),
      })),
      fault: null,
    }
  } catch {
    return { files: [], fault: 'broken' }
  }
}
