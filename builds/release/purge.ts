import { dirname } from 'node:path'
import { isOpenRow } from '../../src/routes/guards.ts'
import { localise } from '../../src/routes/language.ts'
import { pagePaths } from '../../src/routes/paths.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { PrefixPolicy } from '../../src/site/sites.ts'
import type { Files } from './manifest.ts'

/** The address of a file of a site; null for one that has none of its own. */
function addressOf(file: string): string | null {
  if (/\.(?:br|gz)$/.test(file) || /^_(?:headers|redirects)$/.test(file)) return null
  if (file === 'index.html') return '/'
  if (file.endsWith('/index.html')) return `/${dirname(file)}`
  // A host shows these at other addresses.
  if (/^(?:200|private|404)\.html$|\/404\.html$|^error\//.test(file)) return null
  return `/${file}`
}

/**
 * The addresses that the shell answers, where it changed: those of pages without a file. A parameter
 * becomes `*`, which CDNs purge as a prefix.
 */
function shellAddresses(policy: PrefixPolicy, files: Files): string[] {
  const languages = policy === 'none' ? (['en'] as const) : contentLanguages
  const found = pagePaths
    .filter(
      ({ path, row }) => path !== '*' && !(isOpenRow(row) && row.index && !path.includes('{')),
    )
    .flatMap(({ path }) =>
      languages.map((language) => localise(path, language, policy).replace(/\{.*$/, '*')),
    )
  return [...new Set(found)].filter((url) => !(`${url.slice(1)}/index.html` in files))
}

/**
 * The addresses that a cache may hold from an earlier release: what changed, came or went under a
 * name that stays. Assets are not among them, because their names change with their content.
 * @param before the files that were live; without them everything is listed
 */
export function purgeList(
  after: Files,
  before: Files = {},
  policy: PrefixPolicy = 'none',
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...names].filter(
    (name) => !name.startsWith('assets/') && before[name]?.sha256 !== after[name]?.sha256,
  )
  const shell = changed.some((name) => /^(?:200|private)\.html$/.test(name))
  return [
    ...changed.flatMap((name) => addressOf(name) ?? []),
    ...(shell ? shellAddresses(policy, after) : []),
  ].toSorted()
}
