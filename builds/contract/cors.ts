import type { Client } from './client.ts'
import { shownValue } from './finding.ts'
import type { ContractFinding } from './finding.ts'

// What a backend at another origin than the site says to a browser (docs/backend-wire.md).

/** The names in a header that lists some, in small letters. */
export const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').flatMap((one) => one.trim().toLowerCase() || [])

const wrong = (field: string, expected: string, got: string): ContractFinding => ({
  check: 'cors',
  field,
  expected,
  got,
})

function lacking(headers: Headers, field: string, names: readonly string[]): ContractFinding[] {
  const given = listed(headers, field)
  const missing = names.filter((one) => !given.includes(one))
  return missing.length > 0 ? [wrong(field, missing.join(', '), given.join(', '))] : []
}

function allowed(headers: Headers, origin: string): ContractFinding[] {
  const field = 'Access-Control-Allow-Origin'
  const given = headers.get(field)
  return given === origin && headers.get('access-control-allow-credentials') === 'true'
    ? []
    : [wrong(field, `${origin} with credentials`, shownValue(given ?? undefined))]
}

/** The faults of an answer to a page of the site. */
export const corsFaults = (headers: Headers, origin: string): ContractFinding[] => [
  ...allowed(headers, origin),
  ...lacking(headers, 'Vary', ['origin']),
  ...lacking(headers, 'Access-Control-Expose-Headers', ['date', 'retry-after', 'x-request-id']),
]

const asked = [
  'content-type',
  'x-csrf-token',
  'idempotency-key',
  'x-requested-with',
  'last-event-id',
  'x-team',
]
/** What a browser asks before a change, and without a session. */
export const preflight = (client: Client, path: string, origin: string) =>
  client.anonymous().send(
    { method: 'OPTIONS', path, headers: {} },
    {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': asked.join(','),
    },
  )
/** The faults of the answer to it. */
export const preflightFaults = (
  { status, headers }: Awaited<ReturnType<typeof preflight>>,
  origin: string,
): ContractFinding[] => [
  ...(status >= 200 && status < 300 ? [] : [wrong('status', '200 or 204', String(status))]),
  ...allowed(headers, origin),
  ...lacking(headers, 'Access-Control-Allow-Headers', asked),
  // Of GET and POST nobody asks.
  ...lacking(headers, 'Access-Control-Allow-Methods', ['put', 'delete']),
]

/** Origins that are not the site's, also those that a careless comparison takes for it. */
export const foreignOrigins = (origin: string | undefined): string[] => [
  'https://foreign.example',
  'null',
  ...(origin === undefined ? [] : [origin.replace('://', '://not'), `${origin}.foreign.example`]),
]

/** The fault of an answer that lets another origin read it. */
export function foreignFault(headers: Headers, foreign: string): ContractFinding[] {
  const field = 'Access-Control-Allow-Origin'
  const given = headers.get(field)
  const credentials = headers.get('access-control-allow-credentials') === 'true'
  return given === foreign || (given === '*' && credentials)
    ? [wrong(field, `not ${foreign}`, `${given} with credentials`)]
    : []
}
