import { siteIds } from '../../src/site/sites.ts'
import type { SiteId } from '../../src/site/sites.ts'

/**
 * The sites that arguments name, in the order of the table; all of them without one.
 * @throws Error that names the sites
 */
export function readSites(names: readonly string[]): readonly [SiteId, ...SiteId[]] {
  const wrong = names.find((name) => !siteIds.some((id) => id === name))
  if (wrong !== undefined) throw new Error(`"${wrong}" is no site; allowed: ${siteIds.join(', ')}.`)
  const [first, ...others] = siteIds.filter((id) => names.includes(id))
  return first ? [first, ...others] : siteIds
}
