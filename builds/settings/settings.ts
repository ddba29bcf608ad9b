import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { parseSite, settingNames } from '../../src/site/env.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { Site, SiteId } from '../../src/site/sites.ts'
import { readBrand } from '../brands/brand.ts'
import { commitOf, readContent, root } from '../shared-config.ts'

/** Settings that are the same in the three files, because each site names the other two. */
const shared = [
  'VITE_BRAND',
  'VITE_HOST_COM',
  'VITE_HOST_ZH',
  'VITE_HOST_RU',
  'VITE_LANGUAGE_NOTICE_HOST',
] as const

export interface SettingsPlace {
  /** The folder with a folder per site. */
  builds?: string
  /** Vite's mode, which adds .env.<mode>. */
  mode?: string
  now?: Date
}

/** The files of a site's settings; of two that have a key, the later one counts. */
const filesOf = (mode: string): string[] => [
  '.env',
  '.env.local',
  `.env.${mode}`,
  `.env.${mode}.local`,
]

/** The keys of a file in its lines; null for a line that is neither a setting nor a comment. */
const keysIn = (file: string): (string | null)[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/\r?\n/)
        .filter((line) => /^\s*[^#\s]/.test(line))
        .map((line) => /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(line)?.[1] ?? null)
    : []

/** Where a setting of a site is written: the environment comes before the files. */
function sourceOf(id: SiteId, builds: string, mode: string): (key: string) => string {
  const files = filesOf(mode).map((name) => ({ name, keys: keysIn(join(builds, id, name)) }))
  return (key) =>
    process.env[key] !== undefined
      ? 'The environment'
      : `builds/${id}/${files.findLast(({ keys }) => keys.includes(key))?.name ?? '.env'}`
}

type Raw = Readonly<Record<string, string | undefined>>

const readRaw = (id: SiteId, builds: string, mode: string): Raw => ({
  VITE_SITE: id,
  ...loadEnv(mode, join(builds, id), 'VITE_'),
})

/** Variables of the environment that Vite reads or sets itself. */
const ofVite = /^VITE_(?:USER_NODE_ENV|CJS_)/

/** What would have no effect without a word: keys that are no setting, and lines that are no key. */
function withoutEffect(id: SiteId, builds: string, mode: string): string[] {
  const allowed = `is no setting; allowed: ${settingNames.join(', ')}.`
  const exported = Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_') && !settingNames.includes(key) && !ofVite.test(key))
    .map((key) => `The environment: ${key} ${allowed}`)
  const written = filesOf(mode).flatMap((name) => {
    const keys = keysIn(join(builds, id, name))
    return [...new Set(keys)].flatMap((key) => {
      const file = `builds/${id}/${name}`
      if (key === null) return `${file}: a line is no setting; allowed: NAME=value, # a comment.`
      if (!settingNames.includes(key)) return `${file}: ${key} ${allowed}`
      return keys.indexOf(key) === keys.lastIndexOf(key) ? [] : `${file}: ${key} is there twice.`
    })
  })
  const isUsual = ['production', 'development'].includes(mode)
  const isNamed = siteIds.some((one) =>
    filesOf(mode)
      .slice(2)
      .some((name) => existsSync(join(builds, one, name))),
  )
  return [
    ...exported,
    ...written,
    ...(isUsual || isNamed ? [] : [`--mode is "${mode}", but no site has a file .env.${mode}.`]),
  ]
}

function messageOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/**
 * The settings of one site, checked with everything beside them: the other sites' files, the
 * operator's content, the commit and the clock. A build calls it before it touches dist.
 * @throws Error with every wrong setting, its file and the allowed values, one per line
 */
export function readSettings(
  id: SiteId,
  { builds = join(root, 'builds'), mode = 'production', now = new Date() }: SettingsPlace = {},
): Site {
  const raw = readRaw(id, builds, mode)
  const fileOf = sourceOf(id, builds, mode)
  const wrong = [...withoutEffect(id, builds, mode), ...messageOf(() => parseSite(raw, fileOf))]
  if (raw['VITE_SITE'] !== id && siteIds.some((one) => one === raw['VITE_SITE']))
    wrong.push(`${fileOf('VITE_SITE')}: VITE_SITE is "${raw['VITE_SITE']}"; allowed: ${id}.`)
  for (const other of siteIds.filter((one) => one !== id)) {
    const theirs = readRaw(other, builds, mode)
    for (const key of shared)
      if (raw[key] !== theirs[key])
        wrong.push(
          `${fileOf(key)}: ${key} is ${JSON.stringify(raw[key])}; allowed: the same as in ${sourceOf(other, builds, mode)(key)} (${JSON.stringify(theirs[key])}).`,
        )
  }
  const expires = Date.parse(raw['VITE_SECURITY_EXPIRES'] ?? '')
  if (expires <= now.getTime())
    wrong.push(
      `${fileOf('VITE_SECURITY_EXPIRES')}: VITE_SECURITY_EXPIRES is "${raw['VITE_SECURITY_EXPIRES']}", which is past; allowed: a later time, once the contact is confirmed.`,
    )
  wrong.push(
    ...messageOf(() => readContent(id, readBrand(raw['VITE_BRAND'] ?? ''), builds)),
    ...messageOf(() => commitOf()),
  )
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return parseSite(raw, fileOf)
}
