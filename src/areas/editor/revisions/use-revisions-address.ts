import { useAddress } from '@/shared/query/use-address.ts'
import { readCompare } from './compare-query.ts'

/** The revisions in the address: `?revisions=all` is the list, `?compare=a..b` a comparison. */
export function useRevisionsAddress() {
  const [params, change] = useAddress()
  const compare = readCompare(params)
  return {
    compare,
    isOpen: compare !== null || params.get('revisions') === 'all',
    open: () => change({ revisions: 'all', compare: null }),
    show: (before: string, after: string, replace = false) =>
      change({ revisions: null, compare: `${before}..${after}` }, { replace }),
    close: () => change({ revisions: null, compare: null }, { replace: true }),
  }
}
