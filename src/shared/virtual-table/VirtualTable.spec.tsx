import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWords } from '@/i18n/words.ts'
import { VirtualTable } from './VirtualTable.tsx'

const rows = Array.from({ length: 5000 }, (_, index) => ({
  id: `N${index}`,
  state: `state of ${index}`,
}))
const columns = [
  {
    key: 'id',
    header: 'Task',
    min: 6,
    rowHeader: true,
    cell: ({ id }: { id: string }, link: object) => (
      <a href={`#${id}`} {...link}>
        {id}
      </a>
    ),
  },
  { key: 'state', header: 'State', min: 6, cell: ({ state }: { state: string }) => state },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const box = () => {
  const found = screen.getByRole('table').parentElement
  if (!found) throw new Error('There is no box.')
  return found
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function scroll(to: number, after: number): Promise<void> {
  await wait(after)
  fireEvent.scroll(box(), { target: { scrollTop: to } })
}

it('draws rows whole that are scrolled to, however far', async () => {
  render(<VirtualTable caption="Tasks" columns={columns} rows={rows} rowKey={({ id }) => id} />)
  expect(screen.getByText('state of 2')).toBeVisible()
  await scroll(112, 100)
  await scroll(224, 100)
  expect(screen.getByText('state of 15')).toBeVisible()
  await scroll(140_000, 1000)
  expect(screen.getByText('state of 2500')).toBeVisible()
})

it('draws the names alone of rows that fly by, and the rest once they rest; what is drawn stays', async () => {
  render(<VirtualTable caption="Tasks" columns={columns} rows={rows} rowKey={({ id }) => id} />)
  await scroll(100, 1000)
  await scroll(400, 16)
  expect(screen.getByText('state of 5')).toBeVisible()
  expect(screen.getByText('N24')).toBeVisible()
  expect(screen.queryByText('state of 24')).toBeNull()
  for (const top of [1600, 2800, 4000]) await scroll(top, 16)
  expect(screen.getByText('N75')).toBeVisible()
  expect(screen.queryByText('state of 75')).toBeNull()
  await wait(200)
  expect(screen.getByText('state of 75')).toBeVisible()
})

it.each([
  ['so many as are known to be', { total: 9000, onMore: () => {} }, '9001'],
  ['that nobody knows how many there are', { onMore: () => {} }, '-1'],
  ['those that are here, where no more come', { total: null }, '5001'],
] as const)('says of its rows, its head among them: %s', (_, more, count) => {
  render(
    <VirtualTable
      caption="Tasks"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...more}
    />,
  )
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', count)
})

it('draws all rows, up to a thousand, while it is printed or selected whole', async () => {
  const [few, many] = [rows.slice(0, 300), rows]
  const words = createWords().in('en')
  const table = (of: typeof rows, total = of.length) => (
    <I18nextProvider i18n={words}>
      <VirtualTable
        caption="Tasks"
        columns={columns}
        rows={of}
        rowKey={({ id }) => id}
        total={total}
        onMore={total > of.length ? () => {} : undefined}
      />
    </I18nextProvider>
  )
  const { rerender } = render(table(few))
  const drawn = () => screen.getAllByRole('row').length - 1
  expect(drawn()).toBeLessThan(40)
  fireEvent(window, new Event('beforeprint'))
  expect(drawn()).toBe(300)
  expect(screen.queryByText(/^Entries 1 to/)).toBeNull()
  rerender(table(few, 4812))
  expect(screen.getByText('Entries 1 to 300 of 4,812.')).toBeVisible()
  rerender(table(many))
  expect(drawn()).toBe(1000)
  expect(screen.getByText('Entries 1 to 1,000 of 5,000.')).toBeVisible()
  fireEvent(window, new Event('afterprint'))
  expect(drawn()).toBeLessThan(40)

  rerender(table(few))
  getSelection()?.selectAllChildren(document.body)
  fireEvent(document, new Event('selectionchange'))
  expect(drawn()).toBe(300)
  getSelection()?.selectAllChildren(screen.getByText('N3'))
  fireEvent(document, new Event('selectionchange'))
  expect(drawn()).toBeLessThan(40)
})
