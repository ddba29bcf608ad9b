import type { DocsMethod } from '@/api/contract/docs.ts'

const ids = ['request', 'code', 'response', 'errors'] as const
export type MethodPart = (typeof ids)[number]

/** The nonempty sections of a method, in page order. */
export function methodParts({ samples, response, responses, errors }: DocsMethod): MethodPart[] {
  const has: Record<MethodPart, boolean> = {
    request: true,
    code: Object.keys(samples).length > 0,
    response: response.length > 0 || responses.length > 0,
    errors: errors.length > 0,
  }
  return ids.filter((id) => has[id])
}
