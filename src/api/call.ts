import type { Call as Request } from './base-query.ts'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { safeParse } from 'valibot'
import { isRecord } from '@/lib/is-record.ts'
import type { ArgOf, Call, ResOf, Tag } from './contract/types.ts'
import type { Problem } from './problem.ts'

/** Every value as a part of its own; a list as several of one name. */
function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof File) form.append(name, one, one.name)
      else if (one instanceof Blob) form.append(name, one)
      else if (one !== undefined && one !== null) form.append(name, String(one))
    }
  }
  return form
}

/** Fills a contract row with an argument: path parameters first, the rest is the query or the body. */
export function request(call: Call, arg: unknown): Request {
  const rest: Record<string, unknown> = isRecord(arg) ? { ...arg } : {}
  const take = (name: string): unknown => {
    const value = rest[name]
    delete rest[name]
    return value
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(take(name))))
  const idempotencyKey = call.idempotent ? String(take('idempotencyKey')) : undefined
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(rest)) {
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
    return { method: call.method, url: query.size > 0 ? `${path}?${query}` : path, idempotencyKey }
  }
  const body = call.upload ? formOf(rest) : arg === undefined ? undefined : rest
  return { method: call.method, url: path, body, idempotencyKey, beacon: call.beacon }
}

interface Options<C extends Call> {
  query: (arg: ArgOf<C>) => Request
  responseSchema: StandardSchemaV1<ResOf<C>>
}

/** The options of build.query for a contract row. */
export function query<C extends Call>(call: C): Options<C> & { providesTags: Tag[] } {
  return { ...options(call), providesTags: [...(call.provides ?? [])] }
}

/** The options of build.mutation for a contract row: tags are invalidated only by a success. */
export function mutation<C extends Call>(call: C): Options<C> & { invalidatesTags: (_: unknown, error: unknown) => Tag[] } {
  return { ...options(call), invalidatesTags: (_, error) => (error ? [] : [...(call.invalidates ?? [])]) }
}

function options<C extends Call>(call: C): Options<C> {
  const { validate } = call.res['~standard']
  return {
    query: (arg) => request(call, arg),
    // RTK Query types the cached data by a schema's input; ours is what the schema makes of it.
    responseSchema: { '~standard': { version: 1, vendor: 'valibot', validate } },
  }
}

/** The answer of a row in the shape that the contract promises; for calls that RTK Query does not check by itself. */
export function parseAnswer<C extends Call>(call: C, data: unknown): { data: ResOf<C> } | { error: Problem } {
  const parsed = safeParse<C['res']>(call.res, data)
  if (parsed.success) return { data: parsed.output }
  console.error(`${call.path} answered in a shape that the contract does not know.`, parsed.issues)
  return { error: { kind: 'PARSING_ERROR' } }
}
