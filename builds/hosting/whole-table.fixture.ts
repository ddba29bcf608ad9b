import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { expand } from '../../src/routes/paths.ts'
import type { PagePath } from '../../src/routes/paths.ts'
import type { PageRow, RedirectRow } from '../../src/routes/types.ts'
import { parseSite } from '../../src/site/env.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { Site } from '../../src/site/sites.ts'
import { lines, routesFile } from '../../tests/support/routes.ts'

const builds = join(import.meta.dirname, '..')

export const sites: readonly Site[] = siteIds.map((id) =>
  parseSite(loadEnv('production', join(builds, id), 'VITE_'), `builds/${id}/.env`),
)

const texts = new Map(
  readFileSync(routesFile, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([, path = '', , , , page = '']) => [path, page]),
)

/**
 * The closed set in a line's text: `a, b, c; unknown -> 404`, possibly after a colon. The set of
 * /p/{slug} is a placeholder of about the same size.
 */
function closedSet(path: string): string[] {
  const text = texts.get(path) ?? ''
  if (path === '/p/{slug}')
    return Array.from({ length: 45 }, (_, at) => `some-kind-of-captcha-${at}`)
  const set = /(?:^|: )([^:;]+); unknown -> 404/.exec(text)?.[1]
  return set ? set.split(',').map((value) => value.trim()) : []
}

function page({ path, langs, index, guard }: (typeof lines)[number]): PageRow {
  const set = closedSet(path)
  const name = /\{(\w+)\}/.exec(path)?.[1] ?? ''
  // The host only needs to know whether a guard makes the page public.
  return {
    path,
    page: 'area/feature/ItsPage',
    langs,
    index,
    guard: guard === 'public' || guard === 'guest' ? guard : 'user',
    layout: 'public',
    ...(set.length > 0 && { slugs: { [name]: set } }),
  }
}

const own = new Set(lines.map(({ path }) => path))

/** The whole product's table, in the form that pagePaths has for the rows built so far. */
export const wholeTable: readonly Pick<PagePath, 'path' | 'row'>[] = lines
  .filter(({ guard }) => guard !== 'redirect')
  .map(page)
  .flatMap((row) =>
    expand(row)
      .filter(({ path }) => path === row.path || !own.has(path))
      .map(({ path }) => ({ row, path })),
  )

export const wholeRedirects: readonly RedirectRow[] = lines
  .filter(({ guard }) => guard === 'redirect')
  .map(({ path, langs, index }): RedirectRow => {
    const to = /^301 to (\S+)/.exec(texts.get(path) ?? '')?.[1]
    return { path, langs, index, guard: 'redirect', to: to ?? '/*', status: to ? 301 : 302 }
  })

export const hashes = {
  scripts: ["'sha256-25TIhkoS6d7Ls4mXvCn9QsshzLcRT42TuKXok9wVYHc='"],
  styles: [],
}
