import type { DocsChange } from '@/api/contract/docs.ts'
import type { ApiUsage } from '@/api/contract/task-figures.ts'
import { choice, defineQuery, textParam } from '@/shared/query/query.ts'
import { products } from '@/task-api/methods.ts'
import { changeConcerns } from '@/task-api/releases.ts'

/** The choice of the list, in the address. */
export const changesQuery = defineQuery({
  product: choice(products),
  type: textParam(/^[\w-]{1,60}$/),
})

/**
 * How many of a person's requests a change concerns. A change of the documentation alone concerns
 * nobody.
 */
export const volumeOf = (change: DocsChange, { records }: ApiUsage): number =>
  change.kind === 'docs'
    ? 0
    : records
        .filter(({ product, type }) => changeConcerns(change, { product, type: type ?? undefined }))
        .reduce((sum, { count }) => sum + count, 0)

/** The changes by month, the newest first. */
export const byMonth = (changes: readonly DocsChange[]): [month: string, DocsChange[]][] => [
  ...Map.groupBy(changes, ({ date }) => date.slice(0, 7)),
]
