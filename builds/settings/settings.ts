import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
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

const fileOf = (id: SiteId): string => `builds/${id}/.env`

type Raw = Readonly<Record<string, string | undefined>>

const readRaw = (id: SiteId, builds: string, mode: string): Raw => ({
  VITE_SITE: id,
  ...loadEnv(mode, join(builds, id), 'VITE_'),
})

/** Variables of the environment that Vite reads or sets itself. */
const ofVite = /^VITE_(?:USER_NODE_ENV|CJS_)/

/** Keys that are no setting: a misspelt one would have no effect. */
function unknownKeys(id: SiteId, builds: string, mode: string): string[] {
  const allowed = `is no setting; allowed: ${settingNames.join(', ')}.`
  const exported = Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_') && !settingNames.includes(key) && !ofVite.test(key))
    .map((key) => `The environment: ${key} ${allowed}`)
  const written = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].flatMap((name) => {
    const file = join(builds, id, name)
    if (!existsSync(file)) return []
    return Object.keys(parseEnv(readFileSync(file, 'utf8')))
      .filter((key) => !settingNames.includes(key))
      .map((key) => `builds/${id}/${name}: ${key} ${allowed}`)
  })
  return [...exported, ...written]
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
  const wrong = [...unknownKeys(id, builds, mode), ...messageOf(() => parseSite(raw, fileOf(id)))]
  if (raw['VITE_SITE'] !== id && siteIds.some((one) => one === raw['VITE_SITE']))
    wrong.push(`${fileOf(id)}: VITE_SITE is "${raw['VITE_SITE']}"; allowed: ${id}.`)
  for (const other of siteIds.filter((one) => one !== id)) {
    const theirs = readRaw(other, builds, mode)
    for (const key of shared)
      if (raw[key] !== theirs[key])
        wrong.push(
          `${fileOf(id)}: ${key} is ${JSON.stringify(raw[key])}; allowed: the same as in ${fileOf(other)} (${JSON.stringify(theirs[key])}).`,
        )
  }
  const expires = Date.parse(raw['VITE_SECURITY_EXPIRES'] ?? '')
  if (expires <= now.getTime())
    wrong.push(
      `${fileOf(id)}: VITE_SECURITY_EXPIRES is "${raw['VITE_SECURITY_EXPIRES']}", which is past; allowed: a later time, once the contact is confirmed.`,
    )
  wrong.push(
    ...messageOf(() => readContent(id, readBrand(raw['VITE_BRAND'] ?? ''), builds)),
    ...messageOf(() => commitOf()),
  )
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return parseSite(raw, fileOf(id))
}
