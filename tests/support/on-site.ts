import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { onTestFinished } from 'vitest'
import { parseSite } from '@/site/env.ts'
import { site } from '@/site/site.ts'
import type { Site, SiteId } from '@/site/sites.ts'

/** Applies another site's settings until the test ends. The app reads them at render. */
export function onSite(id: SiteId, differing: Partial<Site> = {}): void {
  const file = `builds/${id}/.env`
  const before = { ...site }
  onTestFinished(() => void Object.assign(site, before))
  Object.assign(
    site,
    parseSite(parseEnv(readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8')), file),
    differing,
  )
}
