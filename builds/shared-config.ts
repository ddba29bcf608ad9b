import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { parseAffiliateRates, parseCompany, parseVacancies } from '../src/site/content.ts'
import type { AffiliateRateTable, Company, Content, Vacancy } from '../src/site/content.ts'
import type { Site, SiteId } from '../src/site/sites.ts'
import { readBrand } from './brands/brand.ts'
import type { Brand } from './brands/brand.ts'
import { vendorsOf } from './demo-frames/vendors.ts'
import { brandFiles } from './plugins/brand.ts'
import { highlighted } from './plugins/highlighted.ts'
import { parseJson } from './settings/source.ts'
import { facts, wordsFolder } from './plugins/words.ts'

export const root = join(import.meta.dirname, '..')

/** A hash of the site's source: equal for two builds of one commit, and known before the build. */
export function buildId(id: SiteId): string {
  const hash = createHash('sha256')
  for (const folder of ['src', 'locales', 'builds']) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    )
    const paths = files
      .map((entry) => join(entry.parentPath, entry.name))
      // Specs and declarations change no build, and src/i18n/resources.d.ts is not in git.
      .filter((path) => !/\.(?:spec\.tsx?|d\.ts)$/.test(path))
    for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash
    .update(id)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12)
}

/**
 * The year in the footer is that of the last change, so that builds of one commit are identical.
 */
function buildYear(): number {
  try {
    return Number(
      execFileSync('git', ['log', '-1', '--format=%cd', '--date=format:%Y'], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
  } catch {
    return new Date().getFullYear()
  }
}

/**
 * The commit of a build: GIT_COMMIT if set, for a build without a repository; null if unknown.
 * @throws where GIT_COMMIT is no commit
 */
export function commitOf(): string | null {
  const given = process.env['GIT_COMMIT']
  if (given !== undefined && !/^[0-9a-f]{7,64}$/.test(given))
    throw new Error(`GIT_COMMIT is "${given}"; allowed: 7 to 64 hexadecimal digits.`)
  if (given !== undefined) return given
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // There is no repository.
    return null
  }
}

/**
 * The content of dist/<site>/version.json. It contains no build time, so that builds of one commit
 * are identical.
 */
export const versionOf = (id: SiteId): { site: SiteId; build: string; commit: string | null } => ({
  site: id,
  build: buildId(id),
  commit: commitOf(),
})

/** @throws where a file exists and is invalid */
export function readContent(
  id: SiteId,
  { mails }: Pick<Brand, 'mails'>,
  builds = join(root, 'builds'),
): Content {
  const read = <T>(name: string, parse: (value: unknown, file: string) => T, missing: T): T => {
    const file = join(builds, id, name)
    if (!existsSync(file)) return missing
    const named = `builds/${id}/${name}`
    return parse(parseJson('content', named, readFileSync(file, 'utf8')), named)
  }
  return {
    affiliate: read<AffiliateRateTable | null>('affiliate.json', parseAffiliateRates, null),
    company: read<Company | null>(
      'company.json',
      (value, file) => parseCompany(value, file, mails.office),
      null,
    ),
    vacancies: read<Vacancy[]>('vacancies.json', parseVacancies, []),
  }
}

/** The settings that the client build and the prerender build share. */
export function sharedConfig(site: Site, brand = readBrand(site.brand)): InlineConfig {
  return {
    root,
    publicDir: brand.publicDir,
    envDir: join(root, 'builds', site.id),
    resolve: {
      alias: { '@': join(root, 'src') },
    },
    define: {
      __WORDS__: JSON.stringify(`/${wordsFolder()}`),
      __BUILD_ID__: JSON.stringify(buildId(site.id)),
      __BUILD_YEAR__: String(buildYear()),
      __SITE__: JSON.stringify(site),
      __FEEDS__: String(Boolean(process.env['ARTICLES_SOURCE'])),
      __STATUS_FEED__: String(Boolean(process.env['STATUS_SOURCE'])),
      __PRICES__: String(Boolean(process.env['PRICES_SOURCE'])),
      __CONTENT__: JSON.stringify(readContent(site.id, brand)),
      __LOGO__: JSON.stringify(brand.logo),
      __VENDORS__: JSON.stringify(vendorsOf(site.id)),
    },
    json: { namedExports: false, stringify: true },
    plugins: [react(), highlighted(), facts(), brandFiles(brand, site)],
  }
}
