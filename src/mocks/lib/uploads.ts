/** The parts of a body, by name. Not a FormData: Chromium makes a file of it anew each time that one asks. */
export type Parts = ReadonlyMap<string, readonly (string | Blob)[]>

/** What is in the files of requests that have been read: a handler answers at once, and a file's own bytes only come later. */
const contents = new WeakMap<Blob, Uint8Array>()

/** The bytes of a file that a handler was given. */
export const bytesOf = (file: Blob): Uint8Array => contents.get(file) ?? new Uint8Array()

/** The first part of each name. */
export const firstOf = (parts: Parts): Record<string, unknown> => Object.fromEntries([...parts].map(([name, [first]]) => [name, first]))

/** The body of a request: text, or parts with their files. Null where the parts can't be read. */
export async function readBody(request: Request): Promise<string | Parts | null> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) return request.text()
  try {
    const parts = new Map<string, (string | Blob)[]>()
    for (const [name, part] of await request.formData()) {
      if (typeof part !== 'string') contents.set(part, new Uint8Array(await part.arrayBuffer()))
      parts.set(name, [...(parts.get(name) ?? []), part])
    }
    return parts
  } catch {
    return null
  }
}
