import { decodeText } from '@/lib/csv.ts'
import { exifBytes, exifOrientation } from '@/lib/exif-orientation.ts'
import { imageFacts } from '@/lib/image-size.ts'
import type { LabelFile } from '@/lib/data-set/read-yolo.ts'
import type { ChosenFile } from '../kit/read-files.ts'
import { faultOfFile, faultOfSize } from './picture.ts'
import type { AnnotatorPictureFault } from './picture.ts'
import type { SetPicture } from './types.ts'

interface FileFault {
  name: string
  fault: AnnotatorPictureFault
}
export interface OpenedFiles {
  pictures: SetPicture[]
  /** Files that may hold labels, or the names of their classes. */
  labels: LabelFile[]
  faults: FileFault[]
}

const isText = (name: string): boolean => /\.(?:json|txt|xml|csv|tsv|ya?ml|names)$/i.test(name)

const nearBytes = 256 * 1024

/** A picture by its bytes, with the sides in which it is shown. */
async function pictureOf({ name, file }: ChosenFile): Promise<SetPicture | AnnotatorPictureFault> {
  const wrong = await faultOfFile(file)
  if (wrong) return wrong
  // The sides stand near the beginning, except behind a long profile.
  const bytesOf = async (part: Blob): Promise<Uint8Array> =>
    new Uint8Array(await part.arrayBuffer())
  const facts =
    imageFacts(await bytesOf(file.slice(0, nearBytes))) ?? imageFacts(await bytesOf(file))
  if (!facts) return 'broken'
  const orientation = exifOrientation(await bytesOf(file.slice(0, exifBytes)))
  const isTurned = orientation > 4
  const [width, height] = isTurned ? [facts.height, facts.width] : [facts.width, facts.height]
  return faultOfSize(width, height) ?? { name, width, height, orientation, sample: null, file }
}

/** Tells pictures from labels among chosen files. */
export async function openFiles(files: readonly ChosenFile[]): Promise<OpenedFiles> {
  const opened: OpenedFiles = { pictures: [], labels: [], faults: [] }
  for (const chosen of files) {
    const { name, file } = chosen
    try {
      if (isText(name))
        opened.labels.push({
          path: name,
          text: decodeText(new Uint8Array(await file.arrayBuffer())),
        })
      else {
        const found = await pictureOf(chosen)
        if (typeof found === 'string') opened.faults.push({ name, fault: found })
        else opened.pictures.push(found)
      }
    } catch {
      // The file was moved or deleted after it was chosen.
      opened.faults.push({ name, fault: 'broken' })
    }
  }
  return opened
}
