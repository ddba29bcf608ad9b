import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { full } from './full.ts'
import { root } from './steps.ts'

/** How `npm test` runs a script of package.json. */
export type Run =
  /** The script ends, with 0 unless `status` says otherwise, after it has printed `says`. */
  | {
      how: 'ends'
      args?: string[]
      env?: Record<string, string>
      status?: number
      says: RegExp
      /** It needs the built sites and a browser, so it runs with the browser tests. */
      isBuilt?: boolean
    }
  /** The script prints an address, answers there, and ends when it is told to. */
  | {
      how: 'serves'
      args?: string[]
      env?: Record<string, string>
      path: string
      isBuilt?: boolean
    }
  /** The script is a step of `npm test` (run.ts). */
  | { how: 'step' }
  /** The script only runs other scripts and tools. */
  | { how: 'joins'; tools?: string[] }
  /** A spec of its own runs the script. */
  | { how: 'spec'; file: string }

/** Folders and addresses of one run. */
export interface Place {
  /** An empty folder. */
  folder: string
  /** The origin of a running mock backend. */
  api: string
  /** A port with two hundred free ones above it. */
  port: number
}

const refused: Run = {
  how: 'ends',
  args: ['nothing'],
  status: 1,
  says: /There is no (?:folder )?"nothing"/,
}
/** The sites share the configuration of `dev`, and the builds read the files of the others. */
const devOf = (site: string): Run =>
  full
    ? { how: 'serves', path: '/src/main.tsx' }
    : { how: 'joins', tools: [`vite -c vite.config.${site}.ts`] }
const page = ['page', 'public', 'commandTest', '/command-test']
const texts = ['--en', 'Credits | All of them.', '--ru', 'Начисления | Все.', '--zh', '记录 | 全部']

/**
 * Every script of package.json in its smallest form. The specs of the builds and of the commands
 * themselves test what they do; here each is started as a person starts it.
 */
export const runs = ({ folder, api, port }: Place): Readonly<Record<string, Run>> => ({
  dev: { how: 'serves', path: '/src/main.tsx' },
  'dev:zh': devOf('zh'),
  'dev:ru': devOf('ru'),
  'dev:real': { how: 'serves', env: { API: api }, path: '/api/v2/customer/prices?currency=USD' },
  build: { how: 'step' },
  'build:com': { how: 'joins', tools: ['vite build -c vite.config.ts'] },
  'build:zh': { how: 'joins', tools: ['vite build -c vite.config.zh.ts'] },
  'build:ru': { how: 'joins', tools: ['vite build -c vite.config.ru.ts'] },
  'check:env': { how: 'ends', args: ['ru'], says: /^ru\n +address +https:\/\/ru\./ },
  serve: {
    how: 'serves',
    args: ['zh'],
    env: { SERVE_PORT_BASE: String(port) },
    path: '/',
    isBuilt: true,
  },
  mock: { how: 'serves', args: ['--port', '0'], path: '/__mock' },
  'set-host': {
    how: 'ends',
    args: [folder, 'preview.example'],
    says: /^1 documents now belong to preview\.example/,
  },
  reports: { how: 'serves', args: ['--port', '0'], path: '/healthz' },
  status: {
    how: 'ends',
    args: ['--source', api, '--into', join(folder, 'status')],
    says: /index\.html/,
  },
  prerender: { how: 'spec', file: 'builds/articles/only.spec.ts' },
  release: { how: 'spec', file: 'builds/release/check.spec.ts' },
  'roll-out': { how: 'spec', file: 'builds/release/check.spec.ts' },
  'roll-back': { how: 'spec', file: 'builds/release/check.spec.ts' },
  nginx: {
    how: 'ends',
    args: ['com', '--version', '1.29', '--into', folder],
    says: /com\.conf/,
    isBuilt: true,
  },
  prepare: { how: 'joins' },
  pretest: { how: 'ends', says: /^$/ },
  test: refused,
  check: refused,
  'test:browser': refused,
  'test:browsers': refused,
  'test:full': refused,
  unit: { how: 'ends', args: ['run', 'src/lib/chunk.spec.ts'], says: /Test Files +1 passed/ },
  types: { how: 'joins', tools: ['tsc'] },
  lint: { how: 'step' },
  format: { how: 'ends', args: ['--check', 'package.json'], says: /correct format/ },
  'format:check': { how: 'step' },
  fix: { how: 'spec', file: 'tests/support/habits.spec.ts' },
  hooks: { how: 'spec', file: 'tests/support/habits.spec.ts' },
  unused: { how: 'step' },
  syntax: { how: 'spec', file: 'tests/browser/old-browsers.spec.ts' },
  'types:words': { how: 'step' },
  mutate: {
    how: 'ends',
    args: ['-m', 'src/lib/is-plain-click.ts', '--concurrency', '1'],
    env: { SPECS: 'src/lib/is-plain-click.spec.ts' },
    says: /is-plain-click\.ts/,
  },
  bench: {
    how: 'ends',
    args: ['--only', 'match'],
    says: /Route match/,
  },
  pictures: { how: 'spec', file: 'tests/browser/pictures.spec.ts' },
  routes: { how: 'ends', says: /^public\t\/\t/m },
  endpoints: { how: 'ends', says: /^GET\t\/api\/v2\/user\t/m },
  docs: { how: 'ends', says: /^\[\n \{\n {2}"language": "en"/ },
  social: {
    how: 'ends',
    args: ['--only', 'captchas-en', '--into', folder],
    says: /^$/,
    isBuilt: true,
  },
  openapi: { how: 'ends', args: [join(folder, 'openapi.json')], says: /openapi\.json: \d+ kB/ },
  conform: {
    how: 'ends',
    args: ['--api', api, '--only', 'customerPrices', '--junit', join(folder, 'conform.xml')],
    says: /conform\.xml/,
  },
  'new:page': {
    how: 'ends',
    args: [...page, ...texts, '--dry'],
    says: /^src\/areas\/public\/command-test\//m,
  },
})

/** A script of package.json, as a person runs it from a shell: by npm, on the system's Node. */
function start(script: string, args: readonly string[] = [], own: Record<string, string> = {}) {
  // Vitest's own variables would make a started Vitest or Vite behave like a part of it.
  const { VITEST: _, NODE_ENV: __, CI: ___, ...rest } = process.env
  const path = (rest['PATH'] ?? '').split(delimiter)
  const env = {
    ...rest,
    PATH: path.filter((part) => !part.includes('node_modules')).join(delimiter),
    NO_COLOR: '1',
    ...own,
  }
  // A group of its own, so that the end of it ends what npm started, too.
  const child = spawn(
    'npm',
    ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
    {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const told = { out: '', all: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told.out += text
    told.all += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told.all += text))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  return { told, ended, stop }
}

/** @throws Error with all that the script printed, where it did not end as it should */
async function runToEnd(script: string, run: Run & { how: 'ends' }): Promise<void> {
  const { told, ended } = start(script, run.args, run.env)
  const status = await ended
  if (status !== (run.status ?? 0) || !run.says.test(told.out))
    throw new Error(`npm run ${script} ended with ${status}:\n${told.all.slice(-4000)}`)
}

/** @throws Error with all that the script printed, where it does not answer */
async function runServer(script: string, run: Run & { how: 'serves' }): Promise<void> {
  const { told, ended, stop } = start(script, run.args, run.env)
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  try {
    let origin: string | undefined
    for (let waited = 0; !origin && !hasEnded && waited < 60_000; waited += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      origin = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(told.out)?.[0]
    }
    if (!origin) throw new Error('It printed no address.')
    const { status } = await fetch(origin + run.path)
    if (status !== 200 && status !== 204) throw new Error(`${run.path} answers ${status}.`)
  } catch (error) {
    throw new Error(
      `npm run ${script} does not serve: ${String(error)}\n${told.all.slice(-4000)}`,
      {
        cause: error,
      },
    )
  } finally {
    stop()
    await ended
  }
}

/** Runs one script that the table runs as a process. */
export async function runScript(script: string, run: Run): Promise<void> {
  if (run.how === 'ends') await runToEnd(script, run)
  if (run.how === 'serves') await runServer(script, run)
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
export { scripts }
