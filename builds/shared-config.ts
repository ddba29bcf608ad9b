import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
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
    },
    json: { namedExports: false, stringify: true },
    plugins: [react(), highlighted()],
  }
}
