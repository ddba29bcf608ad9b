import { spawn } from 'node:child_process'

// `API=https://… npm run dev:real [zh|ru]` starts the development server without mocks and sends
// the calls to a real backend. Options are Vite's: `npm run dev:real -- zh --port 5200 --host`.
const api = process.env['API']
const given = process.argv.slice(2)
const isNamed = given[0] !== undefined && !given[0].startsWith('-')
const site = isNamed ? given[0] : 'com'
const config = { com: 'vite.config.ts', zh: 'vite.config.zh.ts', ru: 'vite.config.ru.ts' }[
  site ?? ''
]

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

if (!config) refuse(`There is no site "${site}"; allowed: com, zh, ru.`)
if (!api)
  refuse(
    'npm run dev:real needs the origin of a backend: API=https://api.example.com npm run dev:real',
  )
if (
  !URL.canParse(api) ||
  !/^https?:$/.test(new URL(api).protocol) ||
  new URL(api).origin !== api.replace(/\/$/, '')
)
  refuse(`API is "${api}"; allowed: an origin such as https://api.example.com, without a path.`)

const vite = spawn('vite', ['-c', config, ...given.slice(isNamed ? 1 : 0)], {
  stdio: 'inherit',
  env: { ...process.env, API: new URL(api).origin },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal))
vite.on('exit', (code) => process.exit(code ?? 1))
