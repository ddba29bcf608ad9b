import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// What the tests need besides npm packages: a Chromium and an nginx. Found where they usually are, or installed.

interface Tool {
  name: string
  /** The environment variable that names it. */
  variable: string
  names: string[]
  places: string[]
  /** How to get it where it can't be installed for you. */
  advice: string
}

const tools = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    places: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/snap/bin/chromium',
    ],
    advice: 'install Chromium or Chrome, or run `npx playwright install --with-deps chromium`; elsewhere than usual: CHROMIUM_PATH=/path/to/chromium',
  },
  nginx: {
    name: 'nginx',
    variable: 'NGINX_PATH',
    names: ['nginx'],
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    advice: 'install nginx (Debian: apt-get install nginx-light; macOS: brew install nginx); elsewhere than usual: NGINX_PATH=/path/to/nginx',
  },
} as const satisfies Record<string, Tool>

const packages = ['chromium', 'nginx-light', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'fonts-noto-cjk']

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @throws where the variable names a file that is not there: that is a mistake, not a reason to take another one */
function find(tool: Tool): string | null {
  const named = process.env[tool.variable]
  if (named) {
    if (executable(named)) return named
    throw new Error(`${tool.variable} is "${named}"; allowed: the path of an executable ${tool.name}.`)
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = tool.names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...tool.places].find(executable) ?? null
}

/** Chromium's executable, or null. Playwright's own download counts where nothing else is there. */
export function findChromium(): string | null {
  const own = chromium.executablePath()
  return find(tools.chromium) ?? (own && executable(own) ? own : null)
}

export const findNginx = (): string | null => find(tools.nginx)

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 300_000 }).status === 0
}

function aptInstall(wanted: string[]): void {
  const lists = existsSync('/var/lib/apt/lists') ? readdirSync('/var/lib/apt/lists').some((name) => name.includes('_Packages')) : false
  const install = () => apt('install', '-y', '-q', '--no-install-recommends', ...wanted)
  if (lists && install()) return
  if (apt('update', '-q')) install()
}

function playwrightInstall(log: (line: string) => void): void {
  log('Fetching the Chromium that comes with Playwright.')
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'playwright')
  const args = ['install', ...(isDebianRoot() ? ['--with-deps'] : []), 'chromium']
  spawnSync(cli, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000 })
}

/**
 * Finds Chromium and nginx, and installs what is missing where that can be done without asking.
 * @returns what is still missing, one line each with how to get it; nothing when all is there
 */
export function prepareMachine(log: (line: string) => void): string[] {
  // A fresh Debian nginx can't send the .br files of a build; one without the module still serves .gz.
  const brotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
  if (isDebianRoot() && (!findChromium() || !findNginx() || (findNginx() === '/usr/sbin/nginx' && !brotli))) {
    const wanted = packages.filter((name) => name !== 'chromium' || !findChromium())
    log(`apt-get install ${wanted.join(' ')}`)
    aptInstall(wanted)
  }
  if (!findChromium()) playwrightInstall(log)
  const found = { chromium: findChromium(), nginx: findNginx() }
  for (const [name, path] of Object.entries(found)) if (path) log(`${name}: ${path}`)
  return [tools.chromium, tools.nginx]
    .filter((tool) => !found[tool === tools.nginx ? 'nginx' : 'chromium'])
    .map((tool) => `${tool.name} is missing: ${tool.advice}.`)
}

/** How Chromium is started everywhere here: without a window, and without calls of its own. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
