import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { parseCompany, parseVacancies } from '../src/site/content.ts'
import type { Company, Content, Vacancy } from '../src/site/content.ts'
import type { Site, SiteId } from '../src/site/sites.ts'
import { highlighted } from './plugins/highlighted.ts'
import { wordsFolder } from './plugins/words.ts'

export const root = join(import.meta.dirname, '..')

/** What the site is made of, as a hash: the same for two builds of one commit, and known before the build. */
function buildId(id: SiteId): string {
  const hash = createHash('sha256')
  for (const folder of ['src', 'locales', 'public', 'builds']) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/\.spec\.tsx?$/.test(path))
    for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash
    .update(id)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12)
}

/** The year in the footer: that of the last change, so that a build of one commit never differs. */
function buildYear(): number {
  try {
    return Number(execFileSync('git', ['log', '-1', '--format=%cd', '--date=format:%Y'], { cwd: root, encoding: 'utf8' }))
  } catch {
    return new Date().getFullYear()
  }
}

/** @throws where a file is there and wrong */
function readContent(id: SiteId): Content {
  const read = <T>(name: string, parse: (value: unknown, file: string) => T, missing: T): T => {
    const file = `builds/${id}/${name}`
    return existsSync(join(root, file)) ? parse(JSON.parse(readFileSync(join(root, file), 'utf8')), file) : missing
  }
  return { company: read<Company | null>('company.json', parseCompany, null), vacancies: read<Vacancy[]>('vacancies.json', parseVacancies, []) }
}

const modules = new Map<string, { module: string; names: string[] }>()

/**
 * A class of a CSS module in the document: its place among the module's own, and the module. Shorter than Vite's, whose line numbers no
 * compression gets rid of.
 * @throws where two modules would share their names: rename one
 */
function scopedName(name: string, file: string): string {
  const module = relative(root, file.replace(/\?.*/, ''))
  const mark = createHash('sha256').update(module).digest('base64url').slice(0, 4)
  const known = modules.get(mark) ?? { module, names: [] }
  if (known.module !== module) throw new Error(`The classes of ${module} and ${known.module} would have one name.`)
  modules.set(mark, known)
  if (!known.names.includes(name)) known.names.push(name)
  const at = known.names.indexOf(name)
  // A letter, and a number from the second alphabet on.
  return `${String.fromCharCode(97 + (at % 26))}${at < 26 ? '' : Math.floor(at / 26)}-${mark}`
}

/** The settings that the client's and the prerenderer's build share. */
export function sharedConfig(site: Site): InlineConfig {
  return {
    root,
    envDir: join(root, 'builds', site.id),
    resolve: {
      alias: [
        { find: /^@\//, replacement: `${join(root, 'src')}/` },
        { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(root, 'builds', 'lucide-frame.ts') },
      ],
    },
    define: {
      __WORDS__: JSON.stringify(`/${wordsFolder()}`),
      __BUILD_ID__: JSON.stringify(buildId(site.id)),
      __BUILD_YEAR__: String(buildYear()),
      __SITE__: JSON.stringify(site),
      __FEEDS__: String(Boolean(process.env['ARTICLES_SOURCE'])),
      __CONTENT__: JSON.stringify(readContent(site.id)),
    },
    css: { modules: { generateScopedName: scopedName } },
    json: { namedExports: false, stringify: true },
    plugins: [react(), highlighted()],
  }
}
