import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { onSite } from '../support/on-site.ts'
import { renderApp } from '../support/render-app.tsx'

// Alone in its file: what says the document's language is loaded once, with the first page in another language than the served file's.
it('changes with the way to an address that is not found', async () => {
  onSite('ru')
  document.documentElement.lang = 'en'
  const app = renderApp('/about')
  await app.heading(/./)
  await act(() => app.router.navigate('/ru/nonsense'))
  await app.heading('Страница не найдена')
  expect(document.documentElement.lang).toBe('ru')
})
