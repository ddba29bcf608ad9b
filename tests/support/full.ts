/** Whether this run tests every page with every fault: `npm run test:full`. */
export const full = process.env['FULL'] === '1'

/**
 * Picks one case of each kind, for cases that differ more in content than in what can go wrong.
 * `npm run test:full` takes all of them.
 */
export function sample<Case>(cases: readonly Case[], kindOf: (one: Case) => unknown): Case[] {
  if (full) return [...cases]
  const seen = new Set<unknown>()
  return cases.filter((one) => {
    const kind = kindOf(one)
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}
