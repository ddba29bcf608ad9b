import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contentLanguages, languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { full } from '../support/full.ts'
import { memberPages, samplePages } from '../support/pages.ts'
import type { SamplePage } from '../support/pages.ts'
import { renderApp } from '../support/render-app.tsx'

// A title belongs to one page: in a list of tabs, in the history and in a screen reader it is all
// that is said of a page. tests/browser/documents.spec.ts reads the titles of prerendered files.

/** The pages of a worker in English; `npm run test:full` walks through all pages in all languages. */
const walks = full
  ? contentLanguages.map((language) => ({ language, pages: [...samplePages, ...memberPages] }))
  : [{ language: 'en' as const, pages: samplePages.filter(({ persona }) => persona === 'worker') }]

/** The titles of pages as a person of one persona sees them, in one app. */
async function titlesOf(
  persona: SamplePage['persona'],
  language: Language,
  pages: readonly SamplePage[],
): Promise<{ title: string; address: string }[]> {
  const app = renderApp('/about', { persona, accepted: [languages[language].tag] })
  await app.heading(/\S/)
  const found = []
  for (const { address } of pages) {
    document.title = ''
    await act(() => app.router.navigate(address))
    await waitFor(
      () => {
        if (document.title === '' || document.querySelectorAll('h1').length !== 1)
          throw new Error(`${address} has no title or no heading.`)
      },
      { onTimeout: (error) => error },
    )
    found.push({ title: document.title, address })
  }
  app.unmount()
  return found
}

it.each(walks)(
  'the titles of pages in $language are unique',
  { timeout: 600_000 },
  async ({ language, pages }) => {
    const found = []
    for (const persona of new Set(pages.map((page) => page.persona))) {
      const own = pages.filter((page) => page.persona === persona)
      found.push(...(await titlesOf(persona, language, own)))
    }
    const pagesOf = Map.groupBy(found, ({ title }) => title)
    const shared = [...pagesOf].flatMap(([title, all]) =>
      all.length > 1 ? [`${title}: ${all.map(({ address }) => address).join(', ')}`] : [],
    )
    expect(shared).toEqual([])
    expect(found).toHaveLength(pages.length)
  },
)
