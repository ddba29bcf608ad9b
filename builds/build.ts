import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { SiteId } from '../src/site/sites.ts'
import { readSettings } from './settings/settings.ts'

// `npm run build`: the three sites, two at a time, because a build keeps about one core busy. The
// one with the most pages comes first, and the last one finds most of its assets compressed.
// A wrong setting of one site would leave two new builds beside an old one, so all are checked first.
const waiting: SiteId[] = ['ru', 'com', 'zh']

const { values } = parseArgs({ strict: false, options: { mode: { type: 'string' } } })
const mode = typeof values.mode === 'string' ? values.mode : 'production'
const wrong = waiting.flatMap((id) => {
  try {
    readSettings(id, { mode })
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
})
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}

const build = (id: SiteId): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn('npm', ['run', '--silent', `build:${id}`, '--', ...process.argv.slice(2)], {
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${id}: ${code === 0 ? 'built' : 'FAILED'}, ${seconds} s`)
      resolve(code === 0)
    })
  })

async function work(): Promise<void> {
  for (let id = waiting.shift(); id; id = waiting.shift())
    if (!(await build(id))) process.exitCode = 1
}

await Promise.all([work(), work()])
