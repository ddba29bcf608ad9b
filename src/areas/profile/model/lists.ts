import { documentKinds } from '@/api/contract/security.ts'

export const perPage = 10

/** `?page=` counts from 1, as people do; the backend counts from 0. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) - 1 : 0
}

/** The address's query on another page, or with another filter, which begins at the first page. Parameters of others stay. */
export function withParam(params: URLSearchParams, name: 'page' | 'kind' | 'year', value: string | number): URLSearchParams {
  const next = new URLSearchParams(params)
  if (name !== 'page') next.delete('page')
  if (value === '' || (name === 'page' && value === 0)) next.delete(name)
  else next.set(name, String(name === 'page' ? Number(value) + 1 : value))
  return next
}

export interface DocumentQuery {
  kind?: (typeof documentKinds)[number]
  year?: number
  page: number
}

/** Values that make no sense are as if they were not there. */
export function readDocumentQuery(params: URLSearchParams): DocumentQuery {
  const kind = documentKinds.find((known) => known === params.get('kind'))
  const year = /^20\d\d$/.test(params.get('year') ?? '') ? Number(params.get('year')) : undefined
  return { ...(kind && { kind }), ...(year !== undefined && { year }), page: readPage(params) }
}

/** The years from when an account was made until now, latest first. */
export function yearsOf(createdAt: string | null | undefined, now: number, chosen: number | undefined): number[] {
  const last = new Date(now).getUTCFullYear()
  const made = new Date(createdAt ?? '').getUTCFullYear()
  const first = Number.isNaN(made) ? last - 2 : Math.min(made, last)
  const years = Array.from({ length: Math.min(30, last - first + 1) }, (_, back) => last - back)
  return chosen === undefined || years.includes(chosen) ? years : [...years, chosen].toSorted((one, other) => other - one)
}
