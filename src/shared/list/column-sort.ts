import type { Sort } from '@/ui/DataTable.tsx'
import type { Fields } from '../query/query.ts'
import type { ListQuery } from '../query/use-list-query.ts'

/** The order of a list as its columns show it: `-createdAt` is a column, descending. */
export function columnSort({ value }: ListQuery<Fields>): Sort | undefined {
  const { sort } = value
  return typeof sort === 'string'
    ? {
        key: sort.replace(/^-/, ''),
        direction: sort.startsWith('-') ? 'descending' : 'ascending',
      }
    : undefined
}

/** An order that a column asks for, as the call's argument has it. */
export const sortText = ({ key, direction }: Sort): string =>
  direction === 'descending' ? `-${key}` : key
