import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { namespacesOf } from '../../src/routes/paths.ts'
import type { PagePath } from '../../src/routes/paths.ts'
import type { Language } from '../../src/site/languages.ts'
import { root } from '../shared-config.ts'

/** The last change of each file and folder, from a log with the newest commit first. */
export function parseChanges(log: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) day = line.slice(1)
    else if (line !== '')
      for (const path of [line, dirname(line)]) if (!found.has(path)) found.set(path, day)
  }
  return found
}

/** The repository's log. Empty without a repository; its pages then have no date. */
export function readChanges(): ReadonlyMap<string, string> {
  try {
    return parseChanges(
      execFileSync(
        'git',
        ['log', '--no-merges', '--format=>%cs', '--name-only', '--', 'locales', 'src/areas'],
        {
          cwd: root,
          encoding: 'utf8',
          maxBuffer: 256_000_000,
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      ),
    )
  } catch {
    return new Map()
  }
}

/**
 * The day on which a page was last changed in a language: its words, or a file beside its own.
 * The day is a commit's, never the build's.
 */
export function lastChange(
  changes: ReadonlyMap<string, string>,
  page: PagePath,
  language: Language,
): string | undefined {
  return [
    `src/areas/${dirname(page.row.page)}`,
    ...namespacesOf(page).map((ns) => `locales/${language}/${ns}.json`),
  ]
    .flatMap((path) => changes.get(path) ?? [])
    .toSorted()
    .at(-1)
}
