// Over 250 lines: what a machine needs for the tests, one recipe for each tool.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// Finds or installs what the tests need besides npm packages: browsers, nginx and the languages of
// the samples that are run.

interface Tool {
  name: string
  /** The environment variable with the tool's path. */
  variable: string
  names: string[]
  places: string[]
  /** How to install the tool where this script cannot. */
  advice: string
}

/**
 * Debian's Chromium without windows and toolbars. A full Chromium draws those even when it is
 * headless, and the tests take almost twice as long.
 */
const headlessShell = 'chromium-headless-shell'

const tools = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    names: [
      headlessShell,
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    places: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/snap/bin/chromium',
    ],
    advice:
      'install Chromium or Chrome, or run `npx playwright install --with-deps chromium`; elsewhere than usual: CHROMIUM_PATH=/path/to/chromium',
  },
  nginx: {
    name: 'nginx',
    variable: 'NGINX_PATH',
    names: ['nginx'],
    places: [
      '/usr/sbin/nginx',
      '/usr/local/sbin/nginx',
      '/usr/local/bin/nginx',
      '/opt/homebrew/bin/nginx',
    ],
    advice:
      'install nginx (Debian: apt-get install nginx-light; macOS: brew install nginx); elsewhere than usual: NGINX_PATH=/path/to/nginx',
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    advice:
      'install Firefox (Debian: apt-get install firefox-esr); elsewhere than usual: FIREFOX_PATH=/path/to/firefox',
  },
  webkit: {
    name: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    places: [],
    advice:
      'install WebKitGTK and its driver (Debian: apt-get install webkit2gtk-driver); elsewhere than usual: WEBKIT_DRIVER_PATH=/path/to/WebKitWebDriver',
  },
  xvfb: {
    name: 'Xvfb',
    variable: 'XVFB_PATH',
    names: ['Xvfb'],
    places: [],
    advice:
      'install the virtual screen for WebKit (Debian: apt-get install xvfb); elsewhere than usual: XVFB_PATH=/path/to/Xvfb',
  },
  python: {
    name: 'Python',
    variable: 'PYTHON_PATH',
    names: ['python3'],
    places: ['/opt/homebrew/bin/python3'],
    advice: 'install Python 3.8 or newer (Debian: apt-get install python3-minimal)',
  },
  php: {
    name: 'PHP',
    variable: 'PHP_PATH',
    names: ['php'],
    places: ['/opt/homebrew/bin/php'],
    advice: 'install PHP 8 or newer (Debian: apt-get install php-cli; macOS: brew install php)',
  },
  ruby: {
    name: 'Ruby',
    variable: 'RUBY_PATH',
    names: ['ruby'],
    places: ['/opt/homebrew/opt/ruby/bin/ruby'],
    advice: 'install Ruby 2.7 or newer (Debian: apt-get install ruby)',
  },
  curl: {
    name: 'curl',
    variable: 'CURL_PATH',
    names: ['curl'],
    places: [],
    advice: 'install curl (Debian: apt-get install curl)',
  },
} as const satisfies Record<string, Tool>

/** The programs that run the samples, with Debian's packages. */
const sampleTools = [
  [tools.python, 'python3'],
  [tools.php, 'php-cli'],
  [tools.ruby, 'ruby'],
  [tools.curl, 'curl'],
] as const

const cjkFonts = 'fonts-noto-cjk'
const nginxPackages = [
  'nginx-light',
  'libnginx-mod-http-brotli-static',
  'libnginx-mod-http-brotli-filter',
]

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @throws where the variable names a missing file: that is a mistake, so no other tool is tried */
function find(tool: Tool): string | null {
  const named = process.env[tool.variable]
  if (named) {
    if (executable(named)) return named
    throw new Error(
      `${tool.variable} is "${named}"; allowed: the path of an executable ${tool.name}.`,
    )
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = tool.names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...tool.places].find(executable) ?? null
}

/** Chromium's executable, or null. Playwright's own download is the last choice. */
export function findChromium(): string | null {
  const own = chromium.executablePath()
  return find(tools.chromium) ?? (own && executable(own) ? own : null)
}

export const findNginx = (): string | null => find(tools.nginx)

const isMissing = (tool: Tool): string => `${tool.name} is missing: ${tool.advice}.`

/** @throws Error that says how to install it */
export function requireTool(name: keyof typeof tools): string {
  const found = find(tools[name])
  if (found) return found
  throw new Error(isMissing(tools[name]))
}

const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return (
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 300_000 })
      .status === 0
  )
}

function aptInstall(wanted: string[]): void {
  const lists = existsSync('/var/lib/apt/lists')
    ? readdirSync('/var/lib/apt/lists').some((name) => name.includes('_Packages'))
    : false
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

/** Whether no headless shell was found, and CHROMIUM_PATH names no other Chromium. */
const lacksHeadlessShell = (): boolean =>
  !process.env[tools.chromium.variable] && !findChromium()?.endsWith(headlessShell)

/**
 * Finds Chromium, nginx and the languages of the samples, and installs missing ones where that needs no prompt. A full Chromium
 * is kept where the headless shell cannot be installed.
 * @returns a line with instructions for each tool still missing
 */
export function prepareMachine(log: (line: string) => void): string[] {
  // A fresh Debian nginx cannot send the .br files of a build; without the module it still serves
  // .gz.
  const brotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
  const nginx = findNginx()
  const install = (wanted: string[]): void => {
    log(`apt-get install ${wanted.join(' ')}`)
    aptInstall(wanted)
  }
  // One after the other, so that a package that a release lacks keeps nothing else away.
  if (isDebianRoot()) {
    if (!nginx || (nginx === '/usr/sbin/nginx' && !brotli)) install(nginxPackages)
    if (lacksHeadlessShell()) install([headlessShell, cjkFonts])
    if (!findChromium()) install(['chromium', cjkFonts])
    const lacking = sampleTools.flatMap(([tool, name]) => (find(tool) ? [] : [name]))
    if (lacking.length > 0) install(lacking)
  }
  if (!findChromium()) playwrightInstall(log)
  const found = { chromium: findChromium(), nginx: findNginx() }
  for (const [name, path] of Object.entries(found)) if (path) log(`${name}: ${path}`)
  return [
    ...[tools.chromium, tools.nginx].filter(
      (tool) => !found[tool === tools.nginx ? 'nginx' : 'chromium'],
    ),
    ...sampleTools.map(([tool]) => tool).filter((tool) => !find(tool)),
  ].map(isMissing)
}

/** Like prepareMachine(), for Firefox and WebKit. */
export function prepareBrowsers(log: (line: string) => void): string[] {
  const needed = [tools.firefox, tools.webkit, tools.xvfb, tools.nginx]
  const missing = () => needed.filter((tool) => !find(tool))
  if (isDebianRoot() && missing().length > 0) {
    const wanted = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'nginx-light', 'fonts-noto-cjk']
    log(`apt-get install ${wanted.join(' ')}`)
    aptInstall(wanted)
  }
  for (const tool of needed) log(`${tool.name}: ${find(tool) ?? 'missing'}`)
  return missing().map(isMissing)
}

/**
 * Chromium always starts headless and without network calls of its own. Without hinting, letters
 * have the widths that they have in a browser with a window.
 */
export const chromiumArgs = [
  '--headless',
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
