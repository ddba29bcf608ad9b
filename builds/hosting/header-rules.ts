/** What an address is to be served with. `all` takes back what a wider rule before it has said. */
export type Robots = 'noindex' | 'all'
export type Rule = readonly [url: string, robots: Robots]

/** Whether some address is meant by both. A `*` at the end is any rest; `/x/*` is also `/x`, as the wider reading of the hosts has it. */
export function overlap(rule: string, url: string): boolean {
  const own = rule.split('/')
  const parts = url.split('/')
  const last = own.length - 1
  const start = own[last]?.endsWith('*') ? own[last].slice(0, -1) : null
  if (start === null ? parts.length !== own.length : parts.length < own.length - (start === '' ? 1 : 0)) return false
  return own.every((part, at) => {
    const other = parts[at]
    if (part.startsWith(':') || other?.startsWith(':')) return true
    return at === last && start !== null ? (other ?? '').startsWith(start) : part === other
  })
}

const depth = (url: string): number => url.split('/').length

/** Every path above one of these, nearest to the root first. */
function parentsOf(urls: readonly string[]): string[] {
  const all = urls.flatMap((url) =>
    url
      .split('/')
      .slice(1)
      .map((_, at, parts) => `/${parts.slice(0, at + 1).join('/')}`),
  )
  return [...new Set(all)].filter((url) => !url.includes(':')).toSorted((one, other) => depth(one) - depth(other))
}

/**
 * Rules that keep these addresses out of indexes and leave the others in, few, because such hosts read a hundred: `/x*` or `/x/*`
 * with exceptions stands for many. A later rule holds against an earlier one.
 */
export function noindexRules(wanted: readonly string[], others: readonly string[]): Rule[] {
  const rules: Rule[] = []
  let rest = [...wanted]
  for (const parent of parentsOf(wanted)) {
    const best = [`${parent}*`, `${parent}/*`]
      .map((rule) => ({
        rule,
        covered: rest.filter((url) => overlap(rule, url) && url.startsWith(parent)),
        exceptions: others.filter((url) => overlap(rule, url)),
      }))
      .filter(
        ({ covered, exceptions }) => exceptions.length + 1 < covered.length && !exceptions.some((url) => rest.some((kept) => overlap(url, kept))),
      )
      .toSorted((one, other) => one.exceptions.length - one.covered.length - (other.exceptions.length - other.covered.length))[0]
    if (!best) continue
    rules.push([best.rule, 'noindex'], ...best.exceptions.map((url): Rule => [url, 'all']))
    // /x/* is not /x on every host.
    rest = rest.filter((url) => !best.covered.includes(url) || (best.rule.endsWith('/*') && url === parent))
  }
  return [...rules, ...rest.map((url): Rule => [url, 'noindex'])]
}

/** The same rules behind any language prefix as well, with what that must not mean; what has no prefix comes last. */
export function withLanguages(rules: readonly Rule[], others: readonly string[]): Rule[] {
  const behind = rules.map(([url, robots]): Rule => [`/:language${url}`, robots])
  const meant = others.filter((url) => behind.some(([rule, robots]) => robots === 'noindex' && overlap(rule, url)))
  return [...behind, ...meant.map((url): Rule => [url, 'all']), ...rules]
}
