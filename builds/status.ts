import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compressFile } from './hosting/compress.ts'
import { readSites } from './settings/read-sites.ts'
import { readSettings } from './settings/settings.ts'
import { siteStatusFeeds } from './status/feed.ts'
import { writeStatus } from './status/write.ts'

// `npm run status -- --source status.json --into /var/www/status`: the status page of its own. It is
// run every few minutes, on any host (docs/hosting/status.md). `--feeds dist/com` renews the feeds of a
// built site, too.

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string', default: process.env['STATUS_SOURCE'] ?? '' },
      into: { type: 'string' },
      url: { type: 'string' },
      feeds: { type: 'string' },
    },
  })
  if (values.source === '' || values.into === undefined)
    throw new Error(
      'Say what to read and where to write: npm run status -- --source https://api.example --into status.',
    )
  const [id, another] = readSites(positionals.length > 0 ? positionals : ['com'])
  if (another) throw new Error(`A status page is of one site; ${id} and ${another} are two.`)
  if (values.url !== undefined && !(/^https?:/.test(values.url) && URL.canParse(values.url)))
    throw new Error(`--url is "${values.url}"; allowed: an address such as https://status.example.`)
  const site = readSettings(id)
  const { files, known, fault } = await writeStatus({
    site,
    source: values.source,
    into: resolve(values.into),
    url: (values.url ?? `https://status.${site.canonicalHost}`).replace(/\/+$/, ''),
    now: new Date(),
  })
  console.log(files.join('\n'))
  if (values.feeds !== undefined && known)
    for (const [path, text] of Object.entries(siteStatusFeeds(site, known))) {
      const file = join(values.feeds, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
      await compressFile(file)
      console.log(file)
    }
  if (fault) throw fault
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
