import { parseJson } from '@/lib/parse-json.ts'

/** Formats a body: JSON over several lines, anything else unchanged. */
export function readableBody(body: string | null): string {
  if (!body) return ''
  try {
    const value = parseJson(body)
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : body
  } catch {
    return body
  }
}
