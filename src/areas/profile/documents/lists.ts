import { documentKinds } from '@/api/contract/documents.ts'
import { choice, defineQuery, page, textParam } from '@/shared/query/query.ts'
import { perPage } from '@/shared/list/per-page.ts'

/** The query of the documents list. */
export const documentQuery = defineQuery({
  kind: choice(documentKinds),
  year: textParam(/^20\d\d$/),
  page,
})
export const toDocumentsArg = ({ year, ...rest }: ReturnType<typeof documentQuery.read>) => ({
  ...rest,
  ...(year && { year: Number(year) }),
  perPage,
})

/** The years since an account was created, newest first. */
export function yearsOf(createdAt: string | null | undefined, now: number): number[] {
  const last = new Date(now).getUTCFullYear()
  const made = new Date(createdAt ?? '').getUTCFullYear()
  const first = Number.isNaN(made) ? last - 2 : Math.min(made, last)
  return Array.from({ length: Math.min(30, last - first + 1) }, (_, back) => last - back)
}
