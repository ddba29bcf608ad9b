import { imageType, isHeic } from '@/lib/image-type.ts'

export const pictureLimits = { bytes: 20 * 1024 * 1024, shortest: 16, longest: 12_000 }

export type AnnotatorPictureFault = 'type' | 'heic' | 'bytes' | 'broken' | 'small' | 'large'

/** The first picture among dropped, pasted or chosen files. */
export const pictureAmong = (files: Iterable<File>): File | null => {
  const all = [...files]
  return all.find(({ type }) => type.startsWith('image/')) ?? all[0] ?? null
}

/** Checks a file by its size and first bytes, whatever its name says; null if it can be opened. */
export async function faultOfFile(file: Blob): Promise<AnnotatorPictureFault | null> {
  if (file.size > pictureLimits.bytes) return 'bytes'
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  return imageType(head) !== null ? null : isHeic(head) ? 'heic' : 'type'
}

export function faultOfSize(width: number, height: number): AnnotatorPictureFault | null {
  if (Math.min(width, height) < pictureLimits.shortest) return 'small'
  return Math.max(width, height) > pictureLimits.longest ? 'large' : null
}

/**
 * Reads a file as a data: URL, the only kind that the policy allows.
 * @throws if it cannot be read
 */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(new Error('The file gave no text.')),
    )
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file could not be read.')),
    )
    reader.readAsDataURL(file)
  })
}

/**
 * Returns the displayed size of a picture.
 * @throws if the browser cannot decode it
 */
export function measurePicture(src: string): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    )
    image.addEventListener('error', () => reject(new Error('The picture could not be drawn.')))
    image.src = src
  })
}

/**
 * Draws a picture as it is shown, so that the file has the pixels that are seen.
 * @throws if it cannot be drawn at its size
 */
export async function uprightCopy(src: string): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const copy = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.95)
  })
  if (!copy) throw new Error('The picture could not be drawn.')
  return copy
}

/** Saves what was made in the browser as a file. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has read it by then; revoking it at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
