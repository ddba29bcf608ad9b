/**
 * The parts of a body by name. It is not a FormData, because Chromium creates a new file object at
 * each read.
 */
export type UploadParts = ReadonlyMap<string, readonly (string | Blob)[]>

/**
 * The bytes of the files in parsed requests: a handler is synchronous, and reading a file is not.
 */
const contents = new WeakMap<Blob, Uint8Array>()

/** The bytes of a file that a handler received. */
export const bytesOf = (file: Blob): Uint8Array => contents.get(file) ?? new Uint8Array()

/** The first part of each name. */
export const firstOf = (parts: UploadParts): Record<string, unknown> =>
  Object.fromEntries([...parts].map(([name, [first]]) => [name, first]))

/** The body of a request: text, or parts with files; null where the parts cannot be parsed. */
export async function readBody(request: Request): Promise<string | UploadParts | null> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    return request.text()
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
