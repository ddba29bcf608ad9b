import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeBlock } from './CodeBlock.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Money } from './Money.tsx'

/** Draws boxes of 300 px whose content is 700 px wide. */
function draw(content: ReactNode): HTMLElement {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(700)
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(
    Object.assign(document.createElement('i').style, { overflowX: 'auto', overflowY: 'auto' }),
  )
  return render(content).container
}

afterEach(() => {
  vi.restoreAllMocks()
})

const samples = [
  { id: 'curl', label: 'cURL', lines: 'curl -X POST' },
  { id: 'go', label: 'Go', lines: 'package main' },
]
const huge = '9'.repeat(200)

const boxes: Record<string, [name: string, content: ReactNode]> = {
  'one code': [
    'Code for createTask',
    <CodeBlock key="code" label="Code for createTask" samples={samples.slice(0, 1)} />,
  ],
  'code in tabs': [
    'Code for createTask',
    <CodeBlock key="code" label="Code for createTask" samples={samples} />,
  ],
  'the details of an error': [
    'Details',
    <ErrorState key="error" title="Not loaded" details="500" detailsLabel="Details" />,
  ],
}

it.each(Object.entries(boxes))('names the box that scrolls by keys: %s', (_, [name, content]) => {
  draw(content)
  vi.restoreAllMocks()
  expect(screen.getByRole('group', { name, hidden: true })).toHaveAttribute('tabindex', '0')
})

it('names an amount that scrolls by the amount itself', () => {
  const page = draw(<Money amount={huge} currency="USD" locale="en" />)
  const box = page.querySelector('[data-long]')
  expect(box).toHaveAttribute('tabindex', '0')
  expect(box).toHaveRole('group')
  vi.restoreAllMocks()
  expect(box).toHaveAccessibleName(/9{9}|9,9/)
})
