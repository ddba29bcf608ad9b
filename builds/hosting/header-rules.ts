/** The robots value of an address. `all` reverts a wider rule before it. */
export type Robots = 'noindex' | 'all'
export type Rule = readonly [url: string, robots: Robots]

/**
 * Whether both rules match some address. A trailing `*` is any rest; `/x/*` also matches `/x`, as
 * on the host with the wider reading.
 */
export function overlap(rule: string, url: string): boolean {
  const own = rule.split('/')
  const parts = url.split('/')
  const last = own.length - 1
  const start = own[last]?.endsWith('*') ? own[last].slice(0, -1) : null
  if (
    start === null
      ? parts.length !== own.length
      : parts.length < own.length - (start === '' ? 1 : 0)
  )
    return false
  return own.every((part, at) => {
    const other = parts[at]
    if (part.startsWith(':') || other?.startsWith(':')) return true
    return at === last && start !== null ? (other ?? '').startsWith(start) : part === other
  })
}

const depth = (url: string): number => url.split('/').length

/** Every parent path of these, from the root down. */
function parentsOf(urls: readonly string[]): string[] {
  const all = urls.flatMap((url) =>
    url
      .split('/')
      .slice(1)
      .map((_, at, parts) => `/${parts.slice(0, at + 1).join('/')}`),
  )
  return [...new Set(all)]
    .filter((url) => !url.includes(':'))
    .toSorted((one, other) => depth(one) - depth(other))
}

/**
 * Rules that mark the wanted addresses noindex and leave the others indexed. The hosts read at most
 * a hundred rules, so a `/x*` or `/x/*` with exceptions covers many. A later rule overrides an
 * earlier one.
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
        ({ covered, exceptions }) =>
          exceptions.length + 1 < covered.length &&
          !exceptions.some((url) => rest.some((kept) => overlap(url, kept))),
      )
      .toSorted(
        (one, other) =>
          one.exceptions.length -
          one.covered.length -
          (other.exceptions.length - other.covered.length),
      )[0]
    if (!best) continue
    rules.push([best.rule, 'noindex'], ...best.exceptions.map((url): Rule => [url, 'all']))
    // Not every host lets /x/* match /x.
    rest = rest.filter(
      (url) => !best.covered.includes(url) || (best.rule.endsWith('/*') && url === parent),
    )
  }
  return [...rules, ...rest.map((url): Rule => [url, 'noindex'])]
}

/**
 * Repeats the rules behind any language prefix, with exceptions for the addresses that stay
 * indexed. Rules without a prefix come last.
 */
export function withLanguages(rules: readonly Rule[], others: readonly string[]): Rule[] {
  const behind = rules.map(([url, robots]): Rule => [`/:language${url}`, robots])
  const meant = others.filter((url) =>
    behind.some(([rule, robots]) => robots === 'noindex' && overlap(rule, url)),
  )
  return [...behind, ...meant.map((url): Rule => [url, 'all']), ...rules]
}
