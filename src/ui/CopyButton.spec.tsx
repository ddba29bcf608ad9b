import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'
import { Secret } from './Secret.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const labels = { copy: 'Copy', copied: 'Copied', failed: 'Select and copy it yourself' }

it('copies and says so', async () => {
  const user = userEvent.setup()
  render(<CopyButton value={() => '7f3a'} labels={labels} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied')).toBe(screen.getByRole('status'))
  expect(await navigator.clipboard.readText()).toBe('7f3a')
})

it('goes the old way where there is no clipboard', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const old = vi.fn(() => true)
  Object.defineProperty(document, 'execCommand', { value: old, configurable: true })
  render(<CopyButton value="7f3a" labels={labels} />)
  const button = screen.getByRole('button', { name: 'Copy' })
  await user.click(button)
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(old).toHaveBeenCalledWith('copy')
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

it('says what to do when nothing works', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true })
  render(<CopyButton value="7f3a" labels={labels} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect((await screen.findByText(labels.failed)).getAttribute('role')).toBe('status')
})

it('a secret keeps its middle to itself until it is shown', async () => {
  const { container } = render(
    <Secret
      value="7f3a9c21b7e04d5f8a6091c2"
      labels={{ ...labels, show: 'Show', hide: 'Hide', hidden: 'hidden' }}
    />,
  )
  const value = container.querySelector('code')
  expect(value?.textContent).toBe(`7f3a${'•'.repeat(16)}hidden91c2`)
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(value?.textContent).toBe('7f3a9c21b7e04d5f8a6091c2')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(value?.textContent).toContain('•')
})
