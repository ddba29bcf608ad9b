import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createWords } from '@/i18n/words.ts'
import { ServerHtml } from './ServerHtml.tsx'
import type { HtmlKind } from './sanitise.ts'

function show(html: string, kind: HtmlKind, served?: string) {
  const element = (
    <I18nextProvider i18n={createWords().in('en')}>
      <ServerHtml kind={kind} html={html} served={served} />
    </I18nextProvider>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const long = (length: number) => `<p><b>${'word '.repeat(length / 5)}</b></p><p>The end</p>`

it.each([
  ['a message', 50_000, 'message'],
  ['an article', 400_000, 'article'],
] as const)(
  'cuts %s of over %i characters, and shows it whole when asked',
  async (_, most, kind) => {
    const { container } = show(long(most), kind)
    const more = await screen.findByRole('button', { name: 'Show full text' })
    expect(container.textContent.length).toBeLessThan(most + 20)
    expect(screen.queryByText('The end')).toBeNull()
    expect(container.querySelector('p b')).not.toBeNull()
    await userEvent.click(more)
    expect(screen.getByText('The end')).toBeVisible()
    expect(more).toHaveAccessibleName('Show less')
    await userEvent.click(more)
    expect(screen.queryByText('The end')).toBeNull()
  },
)

it('shows the rest at once where that is short', async () => {
  show(long(40_000), 'message')
  expect(await screen.findByText('The end')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('cuts nothing that the build has written into the file', () => {
  const { container } = show(long(400_000), 'article', '<p>Served</p>')
  expect(container.querySelector('div')).not.toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
