import { Blob, File } from 'node:buffer'
import { vi } from 'vitest'

const urlencoded = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }

/**
 * For a test that sends files: the Request and Response of Node know only the files and forms of Node; jsdom's own would be
 * sent empty. (Not for all tests: jsdom's FileReader, which user-event copies with, knows only its own.)
 */
export async function useNodeFiles(): Promise<void> {
  const { constructor: FormData } = await new Response('', urlencoded).formData()
  for (const [name, value] of Object.entries({ Blob, File, FormData })) vi.stubGlobal(name, value)
}
