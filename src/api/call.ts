import type { QueryCall as Request } from './base-query.ts'
import { safeParse } from 'valibot'
import { encodePart } from '@/lib/encode-part.ts'
import { isRecord } from '@/lib/is-record.ts'
import { report } from '@/lib/report.ts'
import { hasBody } from './contract/has-body.ts'
import type { Call, ResOf } from './contract/types.ts'
import type { Problem } from './problem.ts'

/** Appends each value as its own part; a list becomes several parts of one name. */
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

/**
 * Builds the request for a contract row: the argument fills the path parameters first, and the rest
 * becomes the query or the body. What `inLanguage` and `hostname` ask for is left to the base query.
 */
export function request(call: Call, arg: unknown): Request {
  const given = isRecord(arg) ? arg : {}
  const { ...rest }: Record<string, unknown> = given
  const take = (name: string): unknown => {
    const value = rest[name]
    delete rest[name]
    return value
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(String(take(name))))
  const idempotencyKey = call.idempotent ? String(take('idempotencyKey')) : undefined
  const isReadable = (data: unknown): boolean => safeParse(call.res, data).success
  const language = call.inLanguage ? take('language') : undefined
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(rest)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
    return {
      method: call.method,
      url: query.size > 0 ? `${path}?${query}` : path,
      path: call.path,
      idempotencyKey,
      ...(call.method === 'DELETE' && { isReadable }),
      ...(typeof language === 'string' && { language }),
      ...(call.hostname && { hostname: true }),
    }
  }
  const body = call.upload ? formOf(rest) : rest
  return {
    method: call.method,
    url: path,
    path: call.path,
    ...(hasBody(call) && { body }),
    idempotencyKey,
    ...(call.repeatable && { repeatable: true }),
    isReadable,
    beacon: call.beacon,
  }
}

/** Parses an answer by the row's schema, for calls that RTK Query does not validate itself. */
export function parseAnswer<C extends Call>(
  call: C,
  data: unknown,
): { data: ResOf<C> } | { error: Problem } {
  const parsed = safeParse<C['res']>(call.res, data)
  if (parsed.success) return { data: parsed.output }
  report({
    kind: 'problem',
    method: call.method,
    path: call.path,
    problem: { kind: 'PARSING_ERROR' },
  })
  console.error(`${call.path} answered in a shape that the contract does not know.`, parsed.issues)
  return { error: { kind: 'PARSING_ERROR' } }
}
