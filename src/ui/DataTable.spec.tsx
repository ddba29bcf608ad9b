import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'
import type { Column } from './DataTable.tsx'
import { Money } from './Money.tsx'

afterEach(cleanup)

interface Row {
  name: string
  price: number
}
const columns: Column<Row>[] = [
  { key: 'name', header: 'Type', rowHeader: true, sortable: true, cell: (row) => row.name },
  { key: 'price', header: 'Price', numeric: true, sortable: true, cell: (row) => row.price },
  { key: 'act', header: 'Actions', hideHeader: true, cell: () => 'Open' },
]
const rows = [
  { name: 'Text', price: 1 },
  { name: 'Boxes', price: 2 },
]
const base = { caption: 'Prices', columns, rows, rowKey: (row: Row) => row.name }

it('is a table with a caption and headers of columns and rows; cells carry their label for the cards', () => {
  render(<DataTable {...base} />)
  const table = screen.getByRole('table', { name: 'Prices' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Type', 'Price', 'Actions'])
  expect(screen.getByRole('rowheader', { name: 'Boxes' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '2' }).dataset['label']).toBe('Price')
  expect(screen.queryByRole('button')).toBeNull()
})

it('gives all amounts of a column as many decimals as its longest has', () => {
  const money: Column<Row> = {
    key: 'price',
    header: 'Price',
    numeric: true,
    amount: (row) => row.price,
    cell: (row) => <Money amount={row.price} currency="USD" locale="en-US" />,
  }
  const prices = (...all: number[]) => {
    cleanup()
    const priced = all.map((price) => ({ name: String(price), price }))
    render(<DataTable {...base} columns={[...columns.slice(0, 1), money]} rows={priced} />)
    return screen.getAllByRole('cell').map((cell) => cell.textContent)
  }
  expect(prices(0.5, 1.2345, 12)).toEqual(['$0.5000', '$1.2345', '$12.0000'])
  expect(prices(0.5, 3)).toEqual(['$0.50', '$3.00'])
})

it('says how it is sorted and asks for the other order; figures begin with the largest', async () => {
  const onSort = vi.fn()
  render(<DataTable {...base} sort={{ key: 'name', direction: 'ascending' }} onSort={onSort} />)
  expect(screen.getByRole('columnheader', { name: 'Type' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('none')
  expect(screen.getByRole('columnheader', { name: 'Actions' }).getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Type' }))
  expect(onSort).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' })
  await userEvent.click(screen.getByRole('button', { name: 'Price' }))
  expect(onSort).toHaveBeenLastCalledWith({ key: 'price', direction: 'descending' })
})

it('stays a table while it has no rows, also where its head is wider than the page', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(659)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(700)
  const { rerender } = render(<DataTable {...base} rows={[]} loadingRows={2} />)
  rerender(<DataTable {...base} rows={[]} empty="Nothing here" />)
  expect(screen.getByText('Nothing here')).toBeTruthy()
  rerender(<DataTable {...base} />)
  expect(screen.getByRole('rowheader', { name: 'Boxes' })).toBeTruthy()
  vi.restoreAllMocks()
})

it('while loading is busy and not empty; empty shows what to do', () => {
  const { rerender } = render(
    <DataTable {...base} rows={[]} loadingRows={2} empty="Nothing here" />,
  )
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.queryByText('Nothing here')).toBeNull()
  rerender(<DataTable {...base} rows={[]} empty="Nothing here" />)
  expect(screen.getByText('Nothing here')).toBeTruthy()
})

it('says the roles of its parts itself: cards under 640 px are drawn as blocks', () => {
  const { container } = render(<DataTable {...base} />)
  const parts = [...container.querySelectorAll('table, thead, tbody, tr, th, td')]
  expect(parts.length).toBe(3 + 3 + 9)
  expect(new Set(parts.map((part) => part.getAttribute('role')))).toEqual(
    new Set(['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']),
  )
})

it('opens a narrow row by a button that is named after it, and shows what folds there', async () => {
  const user = userEvent.setup()
  const [name, price] = columns
  if (!name || !price) throw new Error('There are two columns.')
  render(<DataTable {...base} columns={[name, { ...price, folds: true }]} unfold="Details" />)
  const button = screen.getByRole('button', { name: 'Details Boxes' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.closest('tr')?.hasAttribute('data-open')).toBe(true)
  // The other row stays as it was.
  const other = screen.getByRole('button', { name: 'Details Text' })
  expect(other.closest('tr')?.hasAttribute('data-open')).toBe(false)
})

it('tells rows of one name apart by the cell beside it in the names of their buttons', () => {
  const when: Column<Row> = {
    key: 'when',
    header: 'When',
    plain: true,
    cell: ({ price }) => `${price} hours ago`,
  }
  const [name, price] = columns
  if (!name || !price) throw new Error('There are two columns.')
  render(
    <DataTable
      {...base}
      rows={[
        { name: 'Signed in', price: 1 },
        { name: 'Signed in', price: 2 },
      ]}
      rowKey={(row) => row.price}
      columns={[name, when, { ...price, folds: true }]}
      unfold="Details"
    />,
  )
  for (const hours of [1, 2])
    expect(
      screen.getByRole('button', { name: `Details Signed in ${hours} hours ago` }),
    ).toBeTruthy()
})

it('says the state of a narrow row last, without its label', () => {
  const state: Column<Row> = { key: 'state', header: 'State', state: true, cell: () => 'paid' }
  const [name, price] = columns
  if (!name || !price) throw new Error('There are two columns.')
  render(<DataTable {...base} columns={[name, state, price]} />)
  const [cell] = screen.getAllByRole('cell', { name: 'paid' })
  expect(cell?.dataset).toMatchObject({ place: 'state' })
  expect(cell?.dataset['label']).toBeUndefined()
})

it('has no such button where nothing folds', () => {
  render(<DataTable {...base} unfold="Details" />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('names its table at the buttons of its head, where the page has several, and not at each cell', () => {
  const tables = ['Simple', 'Token'].map((caption) => (
    <DataTable key={caption} {...base} caption={caption} onSort={() => {}} oneOfSeveral />
  ))
  render(tables)
  for (const name of ['Type Simple', 'Price Simple', 'Type Token', 'Price Token'])
    expect(screen.getByRole('button', { name }).closest('th')?.abbr).toBe(name.split(' ')[0])
})

it('makes no placeholder the element of a record, which would move it', () => {
  const numbered = { ...base, rowKey: ({ price }: Row) => price }
  const { rerender } = render(<DataTable {...numbered} rows={[]} loadingRows={3} />)
  const places = screen.getAllByRole('row').slice(1)
  rerender(<DataTable {...numbered} />)
  for (const row of screen.getAllByRole('row').slice(1)) expect(places).not.toContain(row)
})
