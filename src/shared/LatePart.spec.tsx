import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LatePart } from './LatePart.tsx'

const Part = () => <p>Here</p>

it('waits for the connection, and says nothing of a loss meanwhile', async () => {
  document.body.innerHTML = '<div id="lost" hidden></div>'
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module')
    return Part
  })
  render(<LatePart load={load} props={{}} fallback={<p>Coming</p>} />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(screen.getByText('Coming')).toBeVisible()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Here')).toBeVisible()
  expect(document.getElementById('lost')).not.toBeVisible()
})
