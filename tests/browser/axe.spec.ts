import type { Page } from '@playwright/test'
import { calls as contract } from '../../src/api/contract/index.ts'
import { keysOf } from '../../src/lib/object.ts'
import { localise, pageLanguage } from '../../src/routes/language.ts'
import type { PageRow } from '../../src/routes/types.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { full } from '../support/full.ts'
import { samplePages } from '../support/pages.ts'
import type { SamplePage } from '../support/pages.ts'
import { arrive, enter, hideNotices } from './arrive.ts'
import type { State } from './arrive.ts'
import { colourRules, violations } from './axe.ts'
import { expect, served, settled, test } from './site.ts'

// Checks WCAG 2.2 A and AA, best practices and target size (quality.md section 4). One page per
// layout is checked in every width, scheme and state on the first site, and the home page in every
// width, site and language; `npm run test:full` checks every page that way. visits.spec.ts checks
// the normal state of pages of every kind.

// A page may need three loads (arrive) and gets six checks.
test.describe.configure({ timeout: 240_000 })

const widths = [320, 768, 1280]
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Every call that a page may make besides the one for the user. */
const reads = keysOf(contract).filter(
  (call) => contract[call].method === 'GET' && !['user', 'csrf', 'events'].includes(call),
)

function statesOf({ row, persona }: SamplePage): State[] {
  const states: State[] = [{ name: 'normal', persona }]
  const isLive = row.guard === 'user' || row.path === '/' || row.path === '/pricing'
  if (isLive) {
    states.push(
      { name: 'loading', persona, failures: reads.map((call) => ({ call, delay: 60_000 })) },
      { name: 'error', persona, failures: reads.map((call) => ({ call, error: 500 })) },
    )
  }
  if (row.guard === 'user') states.push({ name: 'empty', persona: 'customer-empty' })
  if (row.path === '/pricing') {
    states.push({
      name: 'filtered empty',
      persona,
      act: async (page) => page.goto(`${page.url()}?q=nothing-of-the-kind`).then(() => {}),
    })
  }
  if (row.guard === 'guest')
    states.push({
      name: 'error',
      persona,
      act: async (page) => page.locator('main button[type=submit]').first().click(),
    })
  return states
}

async function everyLook(page: Page, inSchemes: readonly Scheme[]): Promise<string[]> {
  const all: string[] = []
  // Alternates the order, so that only one thing changes between two checks.
  const looks = widths.flatMap((width, at) =>
    (at % 2 === 0 ? inSchemes : inSchemes.toReversed()).map((scheme) => ({ width, scheme })),
  )
  for (const { width, scheme } of looks) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    all.push(
      ...(await violations(page, scheme === 'light' ? undefined : colourRules)).map(
        (violation) => `${scheme} ${width}: ${violation}`,
      ),
    )
  }
  return all
}

const templates = new Set(
  samplePages.filter(
    ({ row }, index) => samplePages.findIndex((other) => other.row.layout === row.layout) === index,
  ),
)
const looked = full ? samplePages : [...templates]

function languagesOf(id: SiteId, row: PageRow): Language[] {
  const { site } = served[id]
  return site.prefixPolicy === 'prefixed'
    ? contentLanguages.filter((language) => row.langs.includes(language))
    : [pageLanguage(row, site.defaultLanguage)]
}

for (const id of siteIds) {
  const isFirst = id === siteIds[0]
  for (const page of full || isFirst ? looked : looked.slice(0, 1)) {
    const { row, address } = page
    for (const language of languagesOf(id, row)) {
      test.describe(`${id} in ${language}`, () => {
        test.use({ locale: languages[language].tag })
        const states = statesOf(page)
        // A language changes widths and no colours.
        const looks = full || isFirst ? schemes : schemes.slice(0, 1)
        const which = looks.length > 1 ? 'both schemes' : 'the light scheme'
        for (const state of full || isFirst ? states : states.slice(0, 1)) {
          test(`${address}, ${state.name}, is accessible at every width in ${which}`, async ({
            page: tab,
            context,
            quiet,
          }) => {
            const { local, site } = served[id]
            await enter(context, local, state)
            // The first page of each layout is checked with its notices.
            if (!templates.has(page)) await hideNotices(context, local)
            const url = local + localise(address, language, site.prefixPolicy)
            const loads = state.name !== 'loading'
            await arrive(
              tab,
              async () => {
                await tab.goto(url)
                await (loads ? settled(tab) : tab.waitForLoadState('load'))
                await state.act?.(tab)
              },
              loads,
            )
            expect(await everyLook(tab, looks)).toEqual([])
            // Discards the expected console errors: the injected failures and the 404 of the
            // not-found page.
            quiet.length = 0
          })
        }
      })
    }
  }
}
