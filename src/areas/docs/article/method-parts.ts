import type { DocsMethod } from '@/api/contract/docs.ts'

const ids = ['request', 'response', 'errors'] as const
export type MethodPart = (typeof ids)[number]

/** The nonempty sections of a method beside its code, in page order. */
export function methodParts({ response, errors }: DocsMethod): MethodPart[] {
  const has: Record<MethodPart, boolean> = {
    request: true,
    response: response.length > 0,
    errors: errors.length > 0,
  }
  return ids.filter((id) => has[id])
}

/** Whether there is code or an answer to show beside the text. */
export const hasCode = ({ sample, samples, responses }: DocsMethod): boolean =>
  sample !== null || Object.keys(samples).length > 0 || responses.length > 0
