import { sample } from '../support/full.ts'
import { kindOf, samplePages } from '../support/pages.ts'
import { enter, hideNotices } from './arrive.ts'
import { sticksOut } from './axe.ts'
import { expect, served, settled, test } from './site.ts'

// Every text of every call of the pages is 300 characters without a space (quality.md section 2).

const { local } = served.com
test.use({ viewport: { width: 360, height: 740 } })
test.describe.configure({ timeout: 240_000 })

/** Fields that hold no text: names of things that the app looks up, and addresses. */
const kept =
  /(?:^|[a-z])(?:id|ids|slug|slugs|language|languages|locale|hostname|timezone|href|url|path|role|roles|permissions|version|token)$/i
/** Fields that decide what is drawn: every other record of a list has one that the app lacks. */
const kinds = /(?:^|[a-z])(?:kind|method|granularity|unit|format|mime|type)$/i
const isMachine = (text: string): boolean =>
  /^(?:[+-]?\d[\d.:,/ -]*|\d{4}-\d\d-\d\dT.*|https?:.*|\/.*|data:.*|#.*|[a-z]{2}(?:-[A-Z]{2})?)$/s.test(
    text,
  )
const long = 'w'.repeat(300)
const longHtml = `<h2>${long}</h2><p>${long} <code>${long}</code> <a href="/">${long}</a></p>
<ul><li>${long}</li></ul><blockquote><p>${long}</p></blockquote><pre><code>${long}</code></pre>
<table><tbody><tr><th>${long}</th><td>${long}</td></tr></tbody></table>`

function withLongTexts(value: unknown, name = '', ofUnknownKind = false): unknown {
  if (Array.isArray(value))
    return value.map((one, index) => withLongTexts(one, name, index % 2 === 1))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withLongTexts(one, key, ofUnknownKind)]),
    )
  if (typeof value !== 'string' || value === '' || isMachine(value)) return value
  if (kept.test(name) || (kinds.test(name) && !ofUnknownKind)) return value
  return value.startsWith('<') ? longHtml : long
}

// One page of each kind; `npm run test:full` visits all.
const visited = sample(samplePages, kindOf)

for (const [persona, pages] of Map.groupBy(visited, (page) => page.persona))
  for (let from = 0; from < pages.length; from += 30)
    test(`long texts stay within ${persona}'s pages from ${from}`, async ({
      page,
      context,
      quiet,
    }) => {
      await enter(context, local, { name: 'normal', persona })
      await hideNotices(context, local)
      await page.route(/\/api\/v\d\//, async (route) => {
        const { pathname } = new URL(route.request().url())
        if (route.request().method() !== 'GET' || /\/events$|\/csrf$/.test(pathname))
          return route.continue()
        const response = await route.fetch().catch(() => null)
        if (!response) return
        if (!response.headers()['content-type']?.includes('json'))
          return route.fulfill({ response })
        return route.fulfill({ response, json: withLongTexts(await response.json()) })
      })
      const wrong: string[] = []
      for (const { address } of pages.slice(from, from + 30)) {
        await page.goto(local + address)
        await settled(page)
        for (const found of await sticksOut(page)) wrong.push(`${address}: ${found}`)
      }
      expect(wrong).toEqual([])
      // A backend that sends no known word is worth a message.
      quiet.length = 0
    })
