/**
 * Decodes a percent-encoded part of an address. What was pasted, typed or opened may be encoded
 * wrongly, where decodeURIComponent throws.
 * @returns null where it is no percent-encoded text
 */
export function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
