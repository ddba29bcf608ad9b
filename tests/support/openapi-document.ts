import { readFileSync } from 'node:fs'
import { makeOpenApi } from '../../builds/contract/openapi.ts'

/** The OpenAPI document that the run has written (write-document.ts); a single spec makes it. */
export async function openApiDocument(): Promise<Record<string, unknown>> {
  const file = process.env['OPENAPI_DOCUMENT']
  if (file === undefined) return makeOpenApi()
  const document: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  return document
}
