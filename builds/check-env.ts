import { parseArgs } from 'node:util'
import { describeSite } from './settings/describe.ts'
import { readSites } from './settings/read-sites.ts'
import { readSettings } from './settings/settings.ts'
import { readSources } from './settings/sources.ts'

// `npm run check:env`: what each site will be with the settings as they are, or every wrong one by
// its name. `-- com` for one site, `--mode staging` for another .env.

const wrong = new Set<string>()
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { mode: { type: 'string', default: 'production' } },
  })
  for (const id of readSites(positionals)) {
    try {
      const site = readSettings(id, { mode: values.mode })
      process.stdout.write(`${describeSite(site, await readSources(site)).join('\n')}\n`)
    } catch (error) {
      for (const line of (error instanceof Error ? error.message : String(error)).split('\n'))
        wrong.add(line)
    }
  }
} catch (error) {
  wrong.add(error instanceof Error ? error.message : String(error))
}
if (wrong.size > 0) {
  console.error([...wrong].join('\n'))
  process.exitCode = 1
}
