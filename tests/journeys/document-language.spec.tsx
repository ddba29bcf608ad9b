import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { onSite } from '../support/on-site.ts'
import { renderApp } from '../support/render-app.tsx'

it('changes with the way to an address that is not found', async () => {
  onSite('ru')
  document.documentElement.lang = 'en'
  const app = renderApp('/about')
  await app.heading(/./)
  await act(() => app.router.navigate('/ru/nonsense'))
  await app.heading('Страница не найдена')
  expect(document.documentElement.lang).toBe('ru')
})
