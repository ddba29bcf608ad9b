import { useAddress } from '@/shared/query/use-address.ts'

/** The id of the current article in a comparison. */
export const currentSide = 'current'
const id = /^[\w-]{1,40}$/

/** The two versions of `?compare=a..b`, the older first; null if the address names none. */
export function readCompare(params: URLSearchParams): { before: string; after: string } | null {
  const [before = '', after = '', ...more] = (params.get('compare') ?? '').split('..')
  return id.test(before) && id.test(after) && more.length === 0 && before !== after
    ? { before, after }
    : null
}

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
