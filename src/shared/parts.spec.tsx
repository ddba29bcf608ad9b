// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWords } from '@/i18n/words.ts'
import { AccountSection } from './account/AccountSection.tsx'
import { LatePart } from './LatePart.tsx'

function Broken(): never {
  throw new Error('Nobody thought of this answer.')
}
const Whole = () => <p>whole</p>
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'))
const broken = () => Promise.resolve(Broken)
const box = () => document.getElementById('lost')

beforeEach(() => {
  document.body.innerHTML = '<div id="lost" hidden>A piece is missing</div>'
  // The page has already reloaded for this build.
  sessionStorage.setItem('reloaded-for', 'test')
})
afterEach(() => {
  cleanup()
  // React and the page log the error.
  vi.mocked(console.error).mockClear()
})

it('a panel that breaks takes nothing else with it', () => {
  render(
    <I18nextProvider i18n={createWords().in('en')}>
      <AccountSection title="One">
        <Broken />
      </AccountSection>
      <AccountSection title="Two">
        <Whole />
      </AccountSection>
    </I18nextProvider>,
  )
  expect(screen.getByRole('heading', { name: 'One' })).toBeVisible()
  expect(screen.getByText('This part failed to load')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByText('whole')).toBeVisible()
})

it.each([
  ['is lost', gone],
  ['breaks', broken],
])('a late part that %s says so in its place', async (_, load) => {
  render(<LatePart load={load} props={{}} fallback="waiting" failed="failed" />)
  expect(await screen.findByText('failed')).toBeVisible()
  expect(box()).toHaveAttribute('hidden')
})

it.each([
  ['is lost', gone],
  ['breaks', broken],
])(
  'a late part that %s and has no place to say so uncovers the line of the document',
  async (_, load) => {
    render(<LatePart load={load} props={{}} fallback={null} />)
    await vi.waitFor(() => expect(box()).not.toHaveAttribute('hidden'))
  },
)

it.each([
  ['is lost', gone],
  ['breaks', broken],
])('whoever brought a late part that %s is told', async (_, load) => {
  const lost = vi.fn()
  render(<LatePart load={load} props={{}} fallback={null} lost={lost} />)
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
  expect(box()).toHaveAttribute('hidden')
})
