export interface ChosenFile {
  /** With its folder. */
  name: string
  file: Blob
}

/** Bytes that an archive may unfold to, against one that is made to fill the memory. */
const mostUnfolded = 2 * 1024 ** 3
/** What a file counts at most, in bytes: a larger one is refused after it. */
const mostCounted = 20 * 1024 ** 2 + 1
/** A larger archive does not fit into the memory of a browser. */
const mostArchive = 2 * 1024 ** 3

/** Hidden files and folders of the system are no units. */
const isHidden = (name: string): boolean =>
  /(?:^|\/)(?:\.|__MACOSX(?:\/|$)|Thumbs\.db$)/i.test(name)

const isArchive = ({ name }: ChosenFile): boolean => /\.zip$/i.test(name)

export const fromInput = (list: Iterable<File>): ChosenFile[] =>
  [...list].map((file) => ({ name: file.webkitRelativePath || file.name, file }))

interface Entry {
  isFile: boolean
  isDirectory: boolean
  fullPath: string
}
const readEntries = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject))
const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))
const isDirectory = (entry: Entry & FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory
const isFile = (entry: Entry & FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

async function walk(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (isFile(entry)) {
    found.push({ name: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) })
    return
  }
  if (!isDirectory(entry)) return
  const reader = entry.createReader()
  // A directory is read in parts, the last of which is empty.
  for (;;) {
    const part = await readEntries(reader)
    if (part.length === 0) return
    for (const one of part) await walk(one, found)
  }
}

/** Everything that was dropped, folders too. */
export async function fromDrop(data: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...data.items].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.()
    return entry ? [entry] : []
  })
  if (entries.length === 0) return fromInput(data.files)
  const found: ChosenFile[] = []
  for (const entry of entries) await walk(entry, found)
  return found
}

export class BrokenArchive extends Error {
  readonly file: string
  constructor(file: string) {
    super(`The archive ${file} cannot be read.`)
    this.file = file
  }
}

/** The files of an archive. @throws BrokenArchive */
async function unzip({ name, file }: ChosenFile): Promise<ChosenFile[]> {
  if (file.size > mostArchive) throw new BrokenArchive(name)
  const { unzip: unfold } = await import('fflate')
  const bytes = new Uint8Array(await file.arrayBuffer())
  let size = 0
  return new Promise((resolve, reject) => {
    unfold(
      bytes,
      {
        filter: (entry) => {
          if (isHidden(entry.name) || entry.name.endsWith('/')) return false
          size += Math.min(entry.originalSize, mostCounted)
          return size <= mostUnfolded
        },
      },
      (error, entries) => {
        // A part of it would be taken for the whole.
        if (error || size > mostUnfolded) reject(new BrokenArchive(name))
        else
          resolve(
            Object.entries(entries).map(([path, content]) => ({
              name: path,
              file: new Blob([new Uint8Array(content)]),
            })),
          )
      },
    )
  })
}

/**
 * Opens the archives among files.
 * @param onBroken hears of an archive that cannot be read; the other files come all the same
 * @throws BrokenArchive without `onBroken`, and nothing is lost
 */
export async function withArchives(
  files: readonly ChosenFile[],
  onBroken?: (name: string) => void,
): Promise<ChosenFile[]> {
  const all: ChosenFile[] = []
  for (const one of files) {
    if (isHidden(one.name)) continue
    if (!isArchive(one)) {
      all.push(one)
      continue
    }
    try {
      all.push(...(await unzip(one)))
    } catch (error) {
      if (!onBroken || !(error instanceof BrokenArchive)) throw error
      onBroken(error.file)
    }
  }
  return all
}
