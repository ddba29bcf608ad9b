import { articleLimits, imageMimes } from '@/api/contract/editor.ts'

export const isPicture = (mime: string): boolean => imageMimes.some((known) => known === mime)

/** Besides pictures. The server checks the content. */
const others = [
  'application/pdf',
  'application/zip',
  'application/x-zip-compressed',
  'text/plain',
  'text/csv',
  'application/json',
]

/** For `<input accept>`. */
export const acceptedPictures = imageMimes.join(',')
export const accepted = [...imageMimes, ...others].join(',')

export type ArticleFileFault = 'type' | 'pictureSize' | 'fileSize' | 'empty'

/** Why a file cannot be sent; null if it can. */
export function judgeFile({ type, size }: Pick<File, 'type' | 'size'>): ArticleFileFault | null {
  const mime = type.split(';')[0] ?? ''
  if (!isPicture(mime) && !others.includes(mime)) return 'type'
  if (size === 0) return 'empty'
  if (isPicture(mime)) return size > articleLimits.imageBytes ? 'pictureSize' : null
  return size > articleLimits.fileBytes ? 'fileSize' : null
}
