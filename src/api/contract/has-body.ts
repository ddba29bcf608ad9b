import type { Call } from './types.ts'

/**
 * Whether a call is sent with a body: something of its argument is neither in the path nor in a
 * header. What it sends depends on its row alone, never on the values, so that the OpenAPI document
 * can say it.
 */
export function hasBody({ method, path, arg, idempotent }: Call): boolean {
  if (method === 'GET' || method === 'DELETE' || arg.type === 'void') return false
  if (!('entries' in arg) || typeof arg.entries !== 'object' || arg.entries === null) return true
  return Object.keys(arg.entries).some(
    (name) => !path.includes(`{${name}}`) && !(idempotent && name === 'idempotencyKey'),
  )
}
