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
