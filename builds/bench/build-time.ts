import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/**
 * Builds a site as `npm run build` does.
 * @returns seconds
 */
export function timeBuild(config: string): number {
  const start = performance.now()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '-c', config, '--logLevel', 'error'],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 300_000,
    },
  )
  if (status !== 0)
    throw new Error(`The build of ${config} failed, so there is nothing to measure.\n${stderr}`)
  return (performance.now() - start) / 1000
}
