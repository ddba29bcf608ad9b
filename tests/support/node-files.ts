import { Blob, File } from 'node:buffer'
import { vi } from 'vitest'

const urlencoded = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }

/**
 * For tests that send files: Node's Request and Response accept only Node's own files and forms,
 * and would send jsdom's empty. It is opt-in, because jsdom's FileReader, which user-event uses,
 * accepts only jsdom's files.
 */
export async function useNodeFiles(): Promise<void> {
  const { constructor: FormData } = await new Response('', urlencoded).formData()
  for (const [name, value] of Object.entries({ Blob, File, FormData })) vi.stubGlobal(name, value)
}
