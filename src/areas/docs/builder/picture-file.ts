import { imageFacts } from '@/lib/image-size.ts'
import type { Chosen } from '@/shared/test-task/picture.ts'

/** Decodes a base64 picture to a file that can be checked and sent. */
export function pictureFile(text: string): Pick<Chosen, 'file' | 'facts'> {
  const bytes = decode(text)
  const facts = imageFacts(bytes)
  return { file: new File([bytes], 'picture', { type: facts?.type ?? '' }), facts }
}

/** Returns no bytes if the text is not base64. */
function decode(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
