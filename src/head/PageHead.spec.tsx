// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { PageContext } from '@/i18n/page-context.ts'
import { createWords } from '@/i18n/words.ts'
import { rows } from '@/routes/table/index.ts'
import type { PageId } from '@/routes/table/index.ts'
import type { PageRow } from '@/routes/types.ts'
import { PageHead } from './PageHead.tsx'

beforeAll(() => void createWords())
afterEach(cleanup)

function head(id: PageId, { missing = false, noindex = false } = {}) {
  const row: PageRow = rows[id]
  const place = {
    id,
    row,
    path: row.path,
    slugs: {},
    params: {},
    language: 'en',
    wanted: 'en',
  } as const
  render(
    <PageContext value={{ ...place, missing }}>
      <PageHead title="Title" noindex={noindex} />
    </PageContext>,
  )
  return {
    robots: document.head.querySelector('[name=robots]')?.getAttribute('content'),
    picture: ['width', 'height', 'alt'].map((name) =>
      document.head.querySelector(`[property='og:image:${name}']`)?.getAttribute('content'),
    ),
    links: document.head.querySelectorAll('[rel=canonical], [rel=alternate]').length,
  }
}

it('names the addresses of a page that may be indexed', () => {
  expect(head('pricing')).toEqual({
    robots: undefined,
    picture: ['1200', '630', 'Glyphwork: Captcha recognition by people, via API'],
    links: 2 + rows.pricing.langs.length,
  })
})

it.each([
  ['its row says so', 'dashboard', {}],
  ['nothing is found there', 'notFound', { missing: true }],
  ['nothing is found at an address of its own', 'pricing', { missing: true }],
  ['its data says so', 'blogArticle', { noindex: true }],
] as const)('keeps a page out of the index, and names no address of it, where %s', (_, id, how) => {
  expect(head(id, how)).toMatchObject({ robots: 'noindex', links: 0 })
})
