/** How many programs are compared side by side. */
export const mostCompared = 4

const slugPattern = /^[\w-]{1,100}$/

/** The chosen programs of `?compare=a,b`. */
export const readCompared = (text: string | null): string[] =>
  [...new Set((text ?? '').split(','))]
    .filter((slug) => slugPattern.test(slug))
    .slice(0, mostCompared)

/** The choice with a program added or taken off; null for an empty one, which leaves the address. */
export function toggleCompared(chosen: readonly string[], slug: string): string | null {
  const next = chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]
  return next.length > 0 ? next.slice(0, mostCompared).join(',') : null
}
