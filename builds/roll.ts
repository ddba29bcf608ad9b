import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readHistory } from './release/make.ts'
import { rollBack, rollOut } from './release/roll.ts'
import type { Rolled } from './release/roll.ts'
import { readSites } from './settings/read-sites.ts'
import { readSettings } from './settings/settings.ts'
import { root } from './shared-config.ts'

// `npm run roll-out -- --www <folder> zh` and `npm run roll-back -- --www <folder>`: what a host
// serves. Without a site all three are meant; `--release <folder>` names another than the newest.

function tell({ id, from, to, purge, isReloadNeeded }: Rolled, www: string): void {
  const reload = isReloadNeeded ? `; its configuration changed: nginx -t && nginx -s reload` : ''
  console.log(
    from === to
      ? `${id}: ${to} was live already${reload}`
      : `${id}: ${from ?? 'nothing'} -> ${to}; to purge: ${purge.length}, in ${join(www, `purge.${id}.txt`)}${reload}`,
  )
}

async function newest(into: string): Promise<string> {
  const last = (await readHistory(into)).at(-1)
  if (!last) throw new Error(`${into} has no release: run npm run release.`)
  return join(into, last.release)
}

// nginx reads the files as another user, whatever the umask of who releases them.
process.umask(0o022)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      www: { type: 'string' },
      release: { type: 'string' },
      into: { type: 'string', default: join(root, 'releases') },
    },
  })
  const [direction = '', ...names] = positionals
  if (values.www === undefined || (direction !== 'out' && direction !== 'back'))
    throw new Error(
      'Say where the host reads the sites: npm run roll-out -- --www /var/www, or npm run roll-back -- --www /var/www.',
    )
  const www = resolve(values.www)
  const sites = readSites(names)
  const rolled =
    direction === 'out'
      ? await rollOut(resolve(values.release ?? (await newest(values.into))), www, sites)
      : await rollBack(www, readSettings('com').hosts, sites)
  for (const one of rolled) tell(one, www)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
