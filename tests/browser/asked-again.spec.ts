import type { Page } from '@playwright/test'
import { full } from '../support/full.ts'
import { memberPages, samplePages } from '../support/pages.ts'
import { enter, hideNotices } from './arrive.ts'
import { expect, served, settled, test } from './site.ts'

// A call that is refused is not asked again and again: a part that hides while its call is on its
// way, and holds another reader of the same call, would do so without end.

const { local } = served.com
test.describe.configure({ timeout: 480_000 })

/** Pages whose parts wait for several calls. `npm run test:full` visits all. */
const several: readonly string[] = ['/setting/edit']
const all = [...samplePages, ...memberPages]
const visited = full ? all : all.filter(({ address }) => several.includes(address))

/** Every part that reads a call asks once as it appears. Without an end it is more within a second. */
const most = 8

/** Opens a page, and scrolls through it for the parts that load on sight. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(local + address)
  await settled(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await settled(page)
}

for (const [persona, pages] of Map.groupBy(visited, (page) => page.persona))
  for (let from = 0; from < pages.length; from += 20)
    test(`refused calls are not asked without end, as ${persona} from ${from}`, async ({
      page,
      context,
      quiet,
    }) => {
      await enter(context, local, { name: 'normal', persona })
      await hideNotices(context, local)
      const asked = new Map<string, number>()
      let stop = (): void => {}
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() !== 'GET' || !/^\/api\/v\d\//.test(pathname)) return
        const count = (asked.get(pathname) ?? 0) + 1
        asked.set(pathname, count)
        if (count > most) stop()
      })
      const wrong: string[] = []
      for (const { address } of pages.slice(from, from + 20)) {
        asked.clear()
        await visit(page, address)
        const calls = [...asked.keys()].filter((path) => !/\/(?:user|events|csrf)$/.test(path))
        for (const call of calls) {
          const isCall = ({ pathname }: URL): boolean => pathname === call
          await page.route(isCall, (route) =>
            route.fulfill({ status: 400, json: { errorCode: 'ERROR_VALIDATION' } }),
          )
          asked.clear()
          // A page that asks without end never settles.
          const endless = new Promise<void>((resolve) => (stop = resolve))
          await Promise.race([visit(page, address), endless])
          for (const [path, count] of asked)
            if (count > most) wrong.push(`${address} without ${call}: ${path} ${count} times`)
          await page.unroute(isCall)
        }
      }
      expect(wrong).toEqual([])
      // Chromium logs each refusal.
      const unexpected = quiet.filter((line) => !line.includes('status of 40'))
      quiet.splice(0, quiet.length, ...unexpected)
    })
