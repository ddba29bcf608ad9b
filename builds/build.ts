import { spawn } from 'node:child_process'
import type { SiteId } from '../src/site/sites.ts'

// `npm run build`: the three sites, two at a time, because a build keeps about one core busy. The
// one with the most pages comes first, and the last one finds most of its assets compressed.
const waiting: SiteId[] = ['ru', 'com', 'zh']

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
