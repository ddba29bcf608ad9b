import { imageFacts } from '@/lib/image-size.ts'
import type { Chosen } from '@/shared/test-task/picture.ts'

/** The picture that base64 holds, as a file that can be judged and sent. */
export function pictureFile(text: string): Pick<Chosen, 'file' | 'facts'> {
  const bytes = decode(text)
  const facts = imageFacts(bytes)
  return { file: new File([bytes], 'picture', { type: facts?.type ?? '' }), facts }
}

/** No bytes where it is no base64. */
function decode(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
