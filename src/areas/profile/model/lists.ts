import { documentKinds } from '@/api/contract/documents.ts'
import { readPage } from '@/shared/account/lists.ts'

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
