import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'

// The sanitizer's chunk cannot be loaded. tests/journeys/system-message.spec.tsx tests it with the
// sanitizer.
vi.mock('dompurify', () => {
  throw new Error('Failed to fetch dynamically imported module')
})
// Another spec may have loaded the sanitizer in this worker.
vi.resetModules()
const { PageContext } = await import('@/i18n/page-context.ts')
const { createWords } = await import('@/i18n/words.ts')
const { rows } = await import('@/routes/table/index.ts')
const { ServerHtml } = await import('./ServerHtml.tsx')
const { isBlank } = await import('./is-blank.ts')
const { loadSanitiser } = await import('./sanitiser.ts')

it('is text where the sanitiser can’t be had', async () => {
  const page = {
    id: 'home',
    row: rows.home,
    path: '/',
    params: {},
    slugs: {},
    language: 'en',
    wanted: 'en',
    missing: false,
  } as const
  const html =
    '<p>One &amp; <b>two</b></p><p>three<img src=x onerror="window.pwned=1"></p><script>window.pwned=1</script>'
  const element = (
    <I18nextProvider i18n={createWords().in('en')}>
      <PageContext value={page}>
        <ServerHtml kind="message" html={html} lang="en" />
      </PageContext>
    </I18nextProvider>
  )
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  )
  expect(container.textContent).toBe('')
  const text = await screen.findByText(/One & two/)
  expect(text.textContent).toBe('One & two\nthree')
  expect(container.querySelector('p, b, img, script')).toBeNull()
  expect(await loadSanitiser()).toBe('lost')
  expect([isBlank('<p></p>', 'message'), isBlank('<p>a</p>', 'message')]).toEqual([true, false])
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})
