import type { DataSet } from '@/lib/data-set/data-set.ts'
import type { DataFormat } from '@/lib/data-set/formats.ts'
import { lossesOf, writeDataSet } from '@/lib/data-set/write-data-set.ts'
import type { DataLoss } from '@/lib/data-set/write-data-set.ts'
import { zipFiles } from '@/lib/data-set/zip.ts'

interface WrittenSet {
  name: string
  content: Blob
  losses: DataLoss[]
}

/** The labels of a set in one file, or in an archive where a format has a file per picture. */
export function writeSet(set: DataSet, format: DataFormat): WrittenSet {
  const files = writeDataSet(set, format)
  const losses = lossesOf(set, format)
  const [only] = files
  if (only && files.length === 1) {
    const name = only.path.slice(only.path.lastIndexOf('/') + 1)
    return { name, content: new Blob([only.content]), losses }
  }
  return { name: `labels-${format}.zip`, content: new Blob([zipFiles(files)]), losses }
}
