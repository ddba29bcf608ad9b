import './production.ts'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../tests/support/machine.ts'
import { startServe } from '../serve.ts'
import { weighBare } from './bare.ts'
import { timeBuild } from './build-time.ts'
import { timeSearch, timeTasks, timeThread } from './feel.ts'
import { timeMatch } from './match.ts'
import { timeNavigation, weighFirstLoad } from './navigation.ts'
import { timePages } from './pages.ts'
import { timePaint } from './paint.ts'
import { timeRows, weighPolling } from './rows.ts'

// `npm run bench` prints figures from one run on one machine. It builds the three sites, serves
// them on loopback as `npm run serve` does, and needs Chromium and nginx (see `npm test`). The
// hundred thousand rows, fetched page by page, take most of the time.

const root = join(import.meta.dirname, '..', '..')
/** Ports that do not collide with a running `npm run serve`. */
const portBase = 4561

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

async function main(): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error(
      'The bench needs Chromium: `npm test` gets one; or CHROMIUM_PATH=/path/to/chromium.',
    )

  const com = timeBuild('vite.config.ts')
  const three = com + timeBuild('vite.config.zh.ts') + timeBuild('vite.config.ru.ts')
  const bare = await weighBare()
  const plain = await timeMatch('com')
  const prefixed = await timeMatch('ru')

  const serve = await startServe({ portBase })
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const origin = `http://localhost:${serve.ports.com}`
    const home = await weighFirstLoad(browser, origin, join(root, 'dist', 'com'))
    const navigation = await timeNavigation(browser, origin)
    line('', 'ours', 'against', 'ratio')
    line(
      'First load of /, scripts, brotli',
      `${number(home.bytes)} B`,
      `bare packages ${number(bare.bytes)} B`,
      number(home.bytes / bare.bytes, 2),
    )
    line('  in files', String(home.files), String(bare.files))
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
    line(
      `Route match, ${plain.routes} routes (com)`,
      `${number(plain.micros)} µs`,
      `${prefixed.routes} routes (ru) ${number(prefixed.micros)} µs`,
    )
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
    const search = await timeSearch(browser, origin)
    line(
      'A key over 300 search results',
      `${number(search.ours, 1)} ms`,
      `bare field ${number(search.bare, 1)} ms`,
      number(search.ours / search.bare, 2),
    )
    const tasks = await timeTasks(browser, origin)
    line(
      'From an answer to the next task',
      `${number(tasks.ours)} ms`,
      `bare page ${number(tasks.bare)} ms`,
      number(tasks.ours / tasks.bare, 2),
    )
    const thread = await timeThread(browser, origin)
    line(
      `Scrolling ${number(thread.messages)} messages`,
      `${number(thread.fps)} frames/s`,
      `50 messages ${number(thread.few)}`,
      number(thread.fps / thread.few, 2),
    )
    line('', '', `in plain HTML ${number(thread.plain)}`, number(thread.fps / thread.plain, 2))
    line('  all of them there after', `${number(thread.loading, 1)} s`, '')
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
    const open = await weighPolling(browser, origin)
    line(
      `Memory after 2 hours, ${number(2 * open.polls)} polls`,
      `${number(open.two, 1)} MB`,
      `1 hour ${number(open.hour, 1)}, first ${number(open.first, 1)} MB`,
      number(open.two / open.hour, 2),
    )
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
    line(
      'Build of one site',
      `${number(com, 1)} s`,
      `of three ${number(three, 1)} s`,
      number(three / com, 2),
    )
  } finally {
    await browser.close()
    await serve.stop()
  }
}

await main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
