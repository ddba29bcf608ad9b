import { invalid } from '../errors.ts'

/** @throws ApiFailure where a webhook leads to a private host */
export function checkWebhook(url: string | null | undefined, field: string): void {
  const host = url ? new URL(url).hostname : ''
  if (/^(?:localhost|127\.|10\.|192\.168\.|\[)/.test(host))
    throw invalid({ [field]: { code: 'not_allowed' } })
}
