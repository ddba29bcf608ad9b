import type { Sort } from '@/ui/TableHead.tsx'
import type { AddressFields } from '../query/query.ts'
import type { ListQuery } from '../query/use-list-query.ts'

/** Converts the order of a list for its columns: `-createdAt` is descending. */
export function columnSort({ value }: ListQuery<AddressFields>): Sort | undefined {
  const { sort } = value
  return typeof sort === 'string'
    ? {
        key: sort.replace(/^-/, ''),
        direction: sort.startsWith('-') ? 'descending' : 'ascending',
      }
    : undefined
}

/** Converts a column's order to the call's argument. */
export const sortText = ({ key, direction }: Sort): string =>
  direction === 'descending' ? `-${key}` : key
