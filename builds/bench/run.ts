// Over 250 lines: the list of all measurements and their rows.
import './production.ts'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../tests/support/machine.ts'
import { siteIds } from '../../src/site/sites.ts'
import { startServe } from '../serve.ts'
import { weighBare } from './bare.ts'
import { timeBuild } from './build-time.ts'
import { timeDesk } from './desk.ts'
import { timeSearch, timeTasks, timeThread } from './feel.ts'
import { timeLabelling } from './labelling.ts'
import { auditPage, audited, throttlings } from './lighthouse.ts'
import { timeMatch } from './match.ts'
import { timeNavigation, weighFirstLoad } from './navigation.ts'
import { timePages } from './pages.ts'
import { timePaint } from './paint.ts'
import { timeRows, weighPolling } from './rows.ts'

// `npm run bench` prints figures from one run on one machine. It builds the three sites, serves com
// on loopback as `npm run serve` does, and needs Chromium and nginx (see `npm test`). The hundred
// thousand rows, fetched page by page, take most of the time. `-- --only match,search` measures
// these parts alone, on the build that is there. `-- lighthouse` and `-- --only labelling` are parts
// that only run when they are named. With `--before <dist of another checkout>` the first one and
// `desk` measure both builds in turn.

const root = join(import.meta.dirname, '..', '..')
/** Ports that do not collide with a running `npm run serve`. */
const portBase = Number(process.env['SERVE_PORT_BASE'] ?? 4561)

/** One page of each kind, measured on a slow phone. */
const kinds = [
  '/',
  '/pricing',
  '/p/recaptcha_v2',
  '/lang/python',
  '/public_statistics',
  '/proxy/residential',
  '/data',
  '/terms-of-service',
]

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
function line(name: string, ours: string, other: string, ratio = ''): void {
  console.log(`${name.padEnd(34)}${ours.padStart(20)}${other.padStart(30)}${ratio.padStart(9)}`)
}

type Open = () => Promise<{ browser: Browser; origin: string }>

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    before: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string' },
  },
})

/** Parts that take long and only run when they are named. */
const named = ['lighthouse', 'labelling']

/** What is measured, in the order in which it is printed. A part that needs a browser opens it. */
const parts: Readonly<Record<string, (open: Open) => Promise<void>>> = {
  load: async (open) => {
    const bare = await weighBare()
    const { browser, origin } = await open()
    const home = await weighFirstLoad(browser, origin, join(root, 'dist', 'com'))
    line(
      'First load of /, scripts, brotli',
      `${number(home.bytes)} B`,
      `bare packages ${number(bare.bytes)} B`,
      number(home.bytes / bare.bytes, 2),
    )
    line('  in files', String(home.files), String(bare.files))
  },
  navigation: async (open) => {
    const { browser, origin } = await open()
    const navigation = await timeNavigation(browser, origin)
    line('Change / to /pricing, first', `${number(navigation.first)} ms`, '')
    line(
      'Change / to /pricing, median',
      `${number(navigation.there)} ms`,
      `full load ${number(navigation.document)} ms`,
      number(navigation.there / navigation.document, 2),
    )
    line(
      'Change /pricing to /, median',
      `${number(navigation.back)} ms`,
      `full load ${number(navigation.document)} ms`,
      number(navigation.back / navigation.document, 2),
    )
  },
  match: async () => {
    for (const id of siteIds) {
      const { routes, micros, made } = await timeMatch(id)
      line(
        `Route match, ${routes} routes (${id})`,
        `${number(micros)} µs`,
        `once, to rank them ${number(made, 1)} ms`,
      )
    }
  },
  paint: async (open) => {
    const { browser, origin } = await open()
    for (const path of kinds) {
      const { ours, plain: bald } = await timePaint(browser, `${origin}${path}`)
      line(
        `LCP of ${path}`,
        `${number(ours.lcp)} ms`,
        `without scripts ${number(bald.lcp)} ms`,
        number(ours.lcp / bald.lcp, 2),
      )
      line('  blocked, hydration', `${number(ours.blocking)} ms`, `${number(ours.hydration)} ms`)
    }
  },
  search: async (open) => {
    const { browser, origin } = await open()
    const search = await timeSearch(browser, origin)
    line(
      'A key over 300 search results',
      `${number(search.ours, 1)} ms`,
      `bare field ${number(search.bare, 1)} ms`,
      number(search.ours / search.bare, 2),
    )
  },
  tasks: async (open) => {
    const { browser, origin } = await open()
    const tasks = await timeTasks(browser, origin)
    line(
      'From an answer to the next task',
      `${number(tasks.ours)} ms`,
      `bare page ${number(tasks.bare)} ms`,
      number(tasks.ours / tasks.bare, 2),
    )
  },
  desk: async (open) => {
    const { browser, origin } = await open()
    const theirs = given.before === undefined ? null : await serveBefore(resolve(given.before))
    const ours = await timeDesk(browser, origin)
    const before = theirs && (await timeDesk(browser, theirs))
    for (const [name, which] of [
      ['Old phone: app to the picture', 'opened'],
      ['  start to the picture', 'started'],
      ['  an answer to the next picture', 'next'],
    ] as const)
      line(
        name,
        `${number(ours[which])} ms`,
        before ? `build before ${number(before[which])} ms` : 'at most 3,000 ms',
        before ? number(ours[which] / before[which], 2) : '',
      )
  },
  thread: async (open) => {
    const { browser, origin } = await open()
    const thread = await timeThread(browser, origin)
    line(
      `Scrolling ${number(thread.messages)} messages`,
      `${number(thread.fps)} frames/s`,
      `50 messages ${number(thread.few)}`,
      number(thread.fps / thread.few, 2),
    )
    line('', '', `in plain HTML ${number(thread.plain)}`, number(thread.fps / thread.plain, 2))
    line('  all of them there after', `${number(thread.loading, 1)} s`, '')
  },
  rows: async (open) => {
    const { browser, origin } = await open()
    const list = await timeRows(browser, origin)
    line(
      `Scrolling ${number(list.rows)} rows`,
      `${number(list.fps)} frames/s`,
      `3,000 rows ${number(list.few)}, at rest ${number(list.idle)}`,
      number(list.fps / list.few, 2),
    )
    line('', '', `3,000 in plain HTML ${number(list.plain)}`, number(list.fps / list.plain, 2))
    line('  no faster than one reads', `${number(list.read)} frames/s`, '')
    line(
      '  of a frame the page works',
      `${number(list.work, 1)} ms`,
      'a screen of 60 has 16.7 ms',
      number(list.work / 16.7, 2),
    )
    line('  longest frame, fetching them', `${number(list.worst)} ms`, `${number(list.loading)} s`)
    line(
      '  elements on the page',
      number(list.nodes.all),
      `with 100 rows ${number(list.nodes.few)}`,
      number(list.nodes.all / list.nodes.few, 2),
    )
  },
  labelling: async (open) => {
    const { browser, origin } = await open()
    const one = await timeLabelling(browser, origin)
    line(
      `Checking ${number(one.files)} files`,
      `${number(one.checked, 1)} s`,
      `bare loop ${number(one.bare, 1)} s`,
      number(one.checked / one.bare, 2),
    )
    line('  the page stood still at most', `${number(one.blocked)} ms`, '')
    line(
      `A page of ${number(one.units)} items`,
      `${number(one.turned)} ms`,
      `of 240 items ${number(one.few)} ms`,
      number(one.turned / one.few, 2),
    )
  },
  polling: async (open) => {
    const { browser, origin } = await open()
    const polling = await weighPolling(browser, origin)
    line(
      `Memory after 2 hours, ${number(2 * polling.polls)} polls`,
      `${number(polling.two, 1)} MB`,
      `1 hour ${number(polling.hour, 1)}, first ${number(polling.first, 1)} MB`,
      number(polling.two / polling.hour, 2),
    )
  },
  lighthouse: async (open) => {
    const { origin } = await open()
    const before = given.before === undefined ? null : await serveBefore(resolve(given.before))
    const paths = given.pages?.split(',')
    const executablePath = findChromium() ?? ''
    for (const throttling of throttlings)
      for (const page of audited.filter(({ path }) => !paths || paths.includes(path))) {
        const each = [origin, ...(before ? [before] : [])]
        const audits = []
        for (const at of each)
          audits.push(await auditPage(executablePath, at, page, throttling, Number(given.rounds)))
        const [ours, theirs] = audits.map(
          (audit) =>
            `${number(audit.score)}/${number(audit.others)} ${['fcp', 'lcp', 'blocking'].map((name) => number(Number(Reflect.get(audit, name)))).join(' ')} ${number(audit.shift, 3)}`,
        )
        line(`${throttling} ${page.path}`, ours ?? '', theirs ?? '')
      }
  },
  pages: async () => {
    const made = [await timePages(1), await timePages(3), await timePages(10)] as const
    for (const { pages, seconds, rendering } of made) {
      const each = (made[0].seconds / made[0].pages) * pages
      line(
        `Making ${pages} pages`,
        `${number(seconds, 1)} s`,
        `${number(pages / rendering)} rendered a second`,
        number(seconds / each, 2),
      )
    }
  },
}

const ends: (() => Promise<void>)[] = []

/** Serves com of another build. Returns its origin. */
async function serveBefore(builds: string): Promise<string> {
  const serve = await startServe({ portBase: portBase + 10, sites: ['com'], builds })
  ends.push(serve.stop)
  return `http://localhost:${serve.ports.com}`
}

/** @throws Error that names the parts */
function readParts(): string[] | null {
  const only = given.only?.split(',') ?? (positionals.length > 0 ? positionals : null)
  const wrong = only?.find((name) => !(name in parts))
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no part of the bench; parts: ${Object.keys(parts).join(', ')}.`)
  return only
}

async function main(): Promise<void> {
  const only = readParts()
  const built = only ? [] : ['vite.config.ts', 'vite.config.zh.ts', 'vite.config.ru.ts']
  const seconds = built.map(timeBuild)
  let opened: ReturnType<Open> | null = null
  const start: Open = async () => {
    const executablePath = findChromium()
    if (!executablePath)
      throw new Error(
        'The bench needs Chromium: `npm test` gets one; or CHROMIUM_PATH=/path/to/chromium.',
      )
    const serve = await startServe({ portBase, sites: ['com'] })
    ends.push(serve.stop)
    const browser = await chromium.launch({ executablePath, args: chromiumArgs })
    ends.push(() => browser.close())
    return { browser, origin: `http://localhost:${serve.ports.com}` }
  }
  const open: Open = () => (opened ??= start())
  try {
    line('', 'ours', 'against', 'ratio')
    for (const [name, measure] of Object.entries(parts))
      if (only ? only.includes(name) : !named.includes(name)) await measure(open)
    const [com] = seconds
    if (com === undefined) return
    const three = seconds.reduce((sum, each) => sum + each, 0)
    line(
      'Build of one site',
      `${number(com, 1)} s`,
      `of three ${number(three, 1)} s`,
      number(three / com, 2),
    )
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
