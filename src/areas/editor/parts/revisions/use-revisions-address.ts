import { readCompare } from '../../model/compare-query.ts'
import { useAddress, withValues } from '../use-address.ts'

/** The revisions of an article, in its address: `?revisions=all` is the list, `?compare=a..b` two of them. */
export function useRevisionsAddress() {
  const [params, change] = useAddress()
  const compare = readCompare(params)
  return {
    compare,
    isOpen: compare !== null || params.get('revisions') === 'all',
    open: () => change((now) => withValues(now, { revisions: 'all', compare: null })),
    show: (before: string, after: string, replace = false) =>
      change((now) => withValues(now, { revisions: null, compare: `${before}..${after}` }), replace),
    close: () => change((now) => withValues(now, { revisions: null, compare: null }), true),
  }
}
