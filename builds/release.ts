import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { wrongSites } from './release/check.ts'
import { builtCommit, makeRelease } from './release/make.ts'
import { readSettings } from './settings/settings.ts'
import { root } from './shared-config.ts'

// `npm run release`: builds the three sites, checks them and makes a release of them. `-- --built`
// takes dist as it is, `--into <folder>` names another folder than releases, `--keep-days 30` how
// long assets of earlier releases stay beside the new ones.

// nginx reads the files as another user, whatever the umask of who releases them.
process.umask(0o022)

try {
  const { values } = parseArgs({
    options: {
      built: { type: 'boolean', default: false },
      dist: { type: 'string', default: join(root, 'dist') },
      maps: { type: 'string', default: join(root, 'dist-maps') },
      into: { type: 'string', default: join(root, 'releases') },
      'keep-days': { type: 'string', default: '30' },
    },
  })
  const keepDays = Number(values['keep-days'])
  if (!Number.isInteger(keepDays) || keepDays < 0)
    throw new Error(`--keep-days is "${values['keep-days']}"; allowed: a number of days.`)
  const sites = { com: readSettings('com'), zh: readSettings('zh'), ru: readSettings('ru') }
  if (!values.built) {
    const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error('A build failed, so there is no release.')
  }
  await builtCommit(values.dist)
  if (!existsSync(values.maps))
    throw new Error(`${values.maps} is missing, where a build leaves its source maps.`)
  const wrong = await wrongSites(values.dist, sites)
  if (wrong.length > 0)
    throw new Error(
      `${wrong.slice(0, 40).join('\n')}\n${wrong.length} faults, so there is no release.`,
    )
  const into = resolve(values.into)
  const { folder, manifest, purge, previous } = await makeRelease({
    dist: values.dist,
    into,
    sites,
    keepDays,
  })
  const maps = join(into, 'maps', manifest.release)
  await rm(maps, { recursive: true, force: true })
  await cp(values.maps, maps, { recursive: true })
  console.log(`release   ${manifest.release}`)
  console.log(`commit    ${manifest.commit ?? 'unknown'}`)
  console.log(`folder    ${folder}`)
  console.log(`maps      ${maps} (never upload them)`)
  console.log(`previous  ${previous ?? 'none'}`)
  for (const [id, { host, files, kept }] of Object.entries(manifest.sites)) {
    const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0)
    console.log(
      `${id.padEnd(10)}${host}: ${Object.keys(files).length} files, ${(bytes / 1e6).toFixed(1)} MB, ${kept.length} kept`,
    )
  }
  for (const [id, list] of Object.entries(purge))
    console.log(`purge     ${join(into, 'purge', `${manifest.release}.${id}.txt`)}: ${list.length}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
