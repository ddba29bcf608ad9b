import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackend, testTime } from '@/mocks/node.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const start = Date.parse(testTime)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())

/** The clock of the page and of the backend. */
function pass(app: Rendered, seconds: number): void {
  const now = Date.now() + seconds * 1000
  vi.setSystemTime(now)
  app.backend.setClock(now)
}
const asked = (app: Rendered, call: string) =>
  app.backend.requests.filter((request) => request.call === call)
const list = () => screen.findByRole('table', { name: 'Submitted tasks' }, slow)
const summary = () => screen.findByRole('table', { name: 'Tasks by group and time' }, slow)
const drawer = () => screen.findByRole('dialog', { name: /^Task \d+/ }, slow)
function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('There is none.')
  return one
}
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)
/** The newest task in a status, and whether it can still be rated. */
async function newest(app: Rendered, query: string): Promise<string> {
  const { records } = await (await app.backend.fetch(`/api/v2/customer/tasks?${query}`)).json()
  return records[0].id
}

describe('the summary of what was sent', () => {
  it('adds up the last seven days, and leads to the tasks of a row', async () => {
    const app = renderApp('/statistics/uploads', { persona: 'customer' })
    await app.heading('Submitted tasks')
    const table = await summary()
    expect(asked(app, 'tasksSummary')[0]?.path).toBe(
      '/api/v2/customer/tasks/summary?dateFrom=2026-04-09&dateTo=2026-04-15&timezone=UTC&groupBy=type&granularity=day',
    )
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Type',
      'Time',
      'Tasks',
      'Answered',
      'Failed',
      'Refunded',
      'Success rate',
      'Average time',
      'Spent',
    ])
    expect(table).toHaveAttribute('aria-rowcount', '36')
    await app.user.click(first(within(table).getAllByRole('link', { name: /^Image captcha, Wed/ })))
    const tasks = await list()
    expect(screen.getByRole('region', { name: 'List' })).toHaveFocus()
    expect(app.address()).toBe(
      '/statistics/uploads?type=ImageToTextTask&view=tasks&dateFrom=2026-04-15&dateTo=2026-04-15',
    )
    expect(rowsOf(tasks)[0]).toHaveTextContent('Image captcha')
    await app.router.navigate(-1)
    await summary()
  })

  it('lets a year be typed, and asks for no more days than there may be', async () => {
    const app = renderApp('/statistics/uploads', { persona: 'customer' })
    await summary()
    const from = screen.getByLabelText('From')
    const before = app.address()
    await app.user.click(from)
    fireEvent.change(from, { target: { value: '0002-04-09' } })
    expect(from).toHaveValue('0002-04-09')
    expect(app.address()).toBe(before)
    fireEvent.change(from, { target: { value: '2024-04-09' } })
    await waitFor(() =>
      expect(app.address()).toBe('/statistics/uploads?dateFrom=2024-04-09&dateTo=2025-04-09'),
    )
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveValue('2025-04-09'))
    fireEvent.change(from, { target: { value: '' } })
    await app.user.tab()
    expect(from).toHaveValue('2024-04-09')
  })

  it('applies a typed date when it is whole, and says what it moved', async () => {
    const app = renderApp(`/statistics/uploads?dateFrom=2026-04-02&dateTo=2026-04-10`, {
      persona: 'customer',
    })
    await summary()
    const from = screen.getByLabelText('From')
    const before = app.address()
    const type = (key: string, value: string) => {
      fireEvent.keyDown(from, { key })
      fireEvent.change(from, { target: { value } })
    }
    from.focus()
    // The first digit of "12" makes another valid date, as does each arrow.
    type('1', '2026-04-01')
    type('2', '2026-04-12')
    type('ArrowUp', '2026-04-13')
    expect(app.address()).toBe(before)
    await app.user.tab()
    await waitFor(() =>
      expect(app.address()).toBe('/statistics/uploads?dateFrom=2026-04-13&dateTo=2026-04-13'),
    )
    expect(
      await screen.findByText('The end date moved to Apr 13, 2026 to fit the start date.'),
    ).toBeVisible()
    from.focus()
    type('1', '2026-04-11')
    fireEvent.keyDown(from, { key: 'Enter' })
    await waitFor(() =>
      expect(app.address()).toBe('/statistics/uploads?dateFrom=2026-04-11&dateTo=2026-04-13'),
    )
    expect(screen.queryByText(/^The end date moved/)).toBeNull()
    // The calendar needs no key.
    fireEvent.pointerDown(from)
    fireEvent.change(from, { target: { value: '2026-04-09' } })
    await waitFor(() =>
      expect(app.address()).toBe('/statistics/uploads?dateFrom=2026-04-09&dateTo=2026-04-13'),
    )
  })

  it('keeps a typed date over a press inside the control, and refuses one outside of the data', async () => {
    const app = renderApp(`/statistics/uploads?dateFrom=2026-04-02&dateTo=2026-04-10`, {
      persona: 'customer',
    })
    await summary()
    const from = screen.getByLabelText('From')
    const type = (key: string, value: string) => {
      fireEvent.keyDown(from, { key })
      fireEvent.change(from, { target: { value } })
    }
    from.focus()
    type('7', '2026-04-07')
    fireEvent.pointerDown(from)
    await app.user.tab()
    await waitFor(() =>
      expect(app.address()).toBe('/statistics/uploads?dateFrom=2026-04-07&dateTo=2026-04-10'),
    )
    from.focus()
    type('6', '0026-04-07')
    fireEvent.keyDown(from, { key: 'Enter' })
    expect(await screen.findByText('Choose Jan 1, 2000 or a later date.')).toBeVisible()
    await app.user.tab()
    // It stays to be corrected.
    expect(from).toHaveValue('0026-04-07')
    from.focus()
    type('7', '2097-04-07')
    await app.user.tab()
    expect(await screen.findByText(/^Choose .* or an earlier date\.$/)).toBeVisible()
    expect(app.address()).toBe('/statistics/uploads?dateFrom=2026-04-07&dateTo=2026-04-10')
    from.focus()
    type('8', '2026-04-08')
    await app.user.tab()
    await waitFor(() =>
      expect(app.address()).toBe('/statistics/uploads?dateFrom=2026-04-08&dateTo=2026-04-10'),
    )
    expect(screen.queryByText(/^Choose .* date\.$/)).toBeNull()
  })

  it('keeps its choices in the address, and takes sense from nonsense', async () => {
    const app = renderApp(
      '/statistics/uploads?group=nothing&by=century&dateFrom=2026-02-31&dateTo=x&status=lost&utm_source=a',
      {
        persona: 'customer',
      },
    )
    await summary()
    expect(screen.queryByText(/^\d+ rows$/)).toBeNull()
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'API key')
    const found = await screen.findByText(/^\d+ rows$/, undefined, slow)
    expect(found.closest('[role=status]')).not.toBeNull()
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Interval' }), 'Whole period')
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Yesterday')
    await waitFor(() =>
      expect(Object.fromEntries(new URL(app.address(), 'http://x').searchParams)).toEqual({
        utm_source: 'a',
        group: 'key',
        by: 'all',
        dateFrom: '2026-04-14',
        dateTo: '2026-04-14',
      }),
    )
    await waitFor(() =>
      expect(within(screen.getByRole('table')).getAllByRole('rowheader')[0]).toHaveTextContent(
        'Main',
      ),
    )
    await app.user.click(screen.getByRole('link', { name: 'Main' }))
    await list()
    expect(app.address()).toContain('key=100201')
  })

  it('says so where nothing was sent, and where it cannot be had', async () => {
    const app = renderApp('/statistics/uploads', { persona: 'customer-empty' })
    expect(
      await screen.findByRole('heading', { name: 'No tasks in this period', level: 2 }, slow),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send a test task' })).toHaveAttribute(
      'href',
      '/testcaptcha',
    )
    await app.router.navigate('/statistics/uploads?view=tasks')
    expect(await screen.findByText('Updates every 15 seconds.', {}, slow)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Send a test task' })).toHaveAttribute(
      'href',
      '/testcaptcha',
    )
    app.unmount()
    let heal = () => {}
    const other = renderApp('/statistics/uploads', {
      persona: 'customer',
      arrange: (backend) => (heal = backend.fail({ call: 'tasksSummary', error: 500 })),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, slow)
    heal()
    await other.user.click(retry)
    await summary()
  })
})

describe('the list of tasks', () => {
  it('draws only what is near the view, says how many there are, and loads more at its end', async () => {
    const app = renderApp('/statistics/uploads?view=tasks', { persona: 'customer' })
    const table = await list()
    expect(rowsOf(table).length).toBeLessThan(40)
    expect(table).toHaveAttribute('aria-rowcount', '-1')
    expect(within(table).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2')
    expect(screen.getByText('100 loaded, more below.')).toBeVisible()
    const first = within(table).getAllByRole('rowheader')[0]?.querySelector('a')
    first?.focus()
    await app.user.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '3'),
    )
    await app.user.keyboard('{End}')
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '101'),
    )
    await waitFor(() => expect(screen.getByText('200 loaded, more below.')).toBeVisible(), slow)
    await app.user.keyboard('{Home}')
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '2'),
    )
    const pages = asked(app, 'tasks').filter(({ path }) => path.includes('before='))
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  })

  it('counts what arrives, and shows it when asked', async () => {
    const app = renderApp('/statistics/uploads?view=tasks', { persona: 'customer' })
    const top = within(await list()).getAllByRole('rowheader')[0]?.textContent ?? ''
    pass(app, 60)
    const { taskApi } = await import('@/api/endpoints/tasks.ts')
    app.app.store.dispatch(taskApi.util.invalidateTags(['Tasks']))
    const button = await screen.findByRole('button', { name: /^\d new tasks$/ }, slow)
    expect(within(await list()).getAllByRole('rowheader')[0]).toHaveTextContent(top)
    await app.user.click(button)
    await waitFor(() => expect(screen.queryByRole('button', { name: /new tasks$/ })).toBeNull())
    expect(within(await list()).getAllByRole('rowheader')[0]).not.toHaveTextContent(top)
  })

  it('grows again after it has begun anew', async () => {
    const app = renderApp('/statistics/uploads?view=tasks', { persona: 'customer' })
    const toTheEnd = async (): Promise<void> => {
      within(await list())
        .getAllByRole('rowheader')[0]
        ?.querySelector('a')
        ?.focus()
      await app.user.keyboard('{End}')
      await waitFor(() => expect(screen.getByText('200 loaded, more below.')).toBeVisible(), slow)
    }
    await list()
    await toTheEnd()
    pass(app, 60)
    const { taskApi } = await import('@/api/endpoints/tasks.ts')
    app.app.store.dispatch(taskApi.util.invalidateTags(['Tasks']))
    await app.user.click(await screen.findByRole('button', { name: /^\d new tasks$/ }, slow))
    await waitFor(() => expect(screen.getByText('100 loaded, more below.')).toBeVisible(), slow)
    await toTheEnd()
  })

  it('says that what has arrived could not be had, and keeps what it shows', async () => {
    const app = renderApp('/statistics/uploads?view=tasks', { persona: 'customer' })
    await list()
    const top = () => screen.getAllByRole('rowheader')[0]?.textContent
    const before = top()
    pass(app, 60)
    const { taskApi } = await import('@/api/endpoints/tasks.ts')
    app.app.store.dispatch(taskApi.util.invalidateTags(['Tasks']))
    const button = await screen.findByRole('button', { name: /^\d new tasks$/ }, slow)
    const heal = app.backend.fail({ call: 'tasks', error: 500 })
    await app.user.click(button)
    const words = 'New tasks couldn’t be loaded. Select the button to try again.'
    await waitFor(
      () =>
        expect(screen.getAllByRole('alert').some(({ textContent }) => textContent === words)).toBe(
          true,
        ),
      slow,
    )
    expect(top()).toBe(before)
    expect(screen.getByText('100 loaded, more below.')).toBeVisible()
    heal()
    await app.user.click(screen.getByRole('button', { name: /^\d new tasks$/ }))
    await waitFor(
      () => expect(screen.queryByRole('button', { name: /new tasks$/ })).toBeNull(),
      slow,
    )
    expect(screen.queryByText(words)).toBeNull()
    expect(top()).not.toBe(before)
  })

  it('filters, and takes filters back one by one', async () => {
    const app = renderApp('/statistics/uploads?view=tasks&status=unsolvable&report=no', {
      persona: 'customer',
    })
    for (const row of rowsOf(await list())) expect(row).toHaveTextContent('unsolved')
    await app.user.click(screen.getByRole('button', { name: 'Filters' }))
    await waitFor(
      () => expect(screen.getByRole('option', { name: 'RankWatch' })).toBeInTheDocument(),
      slow,
    )
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Program' }), 'RankWatch')
    await app.user.type(screen.getByRole('textbox', { name: 'Site contains' }), 'nowhere.example')
    expect(await screen.findByRole('heading', { name: 'No results', level: 2 }, slow)).toBeVisible()
    await waitFor(() => expect(app.address()).toContain('software=2738&host=nowhere.example'))
    await app.user.click(screen.getByRole('button', { name: 'Remove filter “Site contains”' }))
    await list()
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
    await app.user.click(first(screen.getAllByRole('button', { name: 'Reset filters' })))
    await waitFor(() => expect(app.address()).toBe('/statistics/uploads?view=tasks'))
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  })

  it('names a program as its rows do, and takes only a number for a task', async () => {
    const app = renderApp('/statistics/uploads?view=tasks&software=2738&id=abc', {
      persona: 'customer',
    })
    await list()
    expect(asked(app, 'tasks')[0]?.path).not.toContain('id=')
    expect(await screen.findByText('Program: RankWatch', {}, slow)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Filters' }))
    const field = screen.getByRole('textbox', { name: 'Task ID' })
    expect(field).toHaveAccessibleDescription('Digits only.')
    await app.user.type(field, '72x{Enter}')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/A task ID has digits only/)
    expect(app.address()).not.toContain('id=72')
    await app.user.clear(field)
    await app.user.type(field, '7277{Enter}')
    expect(field).toBeValid()
    await waitFor(() => expect(app.address()).toContain('id=7277'))
  })

  it('empties the field of a refused task number with the filters', async () => {
    const app = renderApp('/statistics/uploads?view=tasks&status=unsolvable&report=no', {
      persona: 'customer',
    })
    await list()
    await app.user.click(screen.getByRole('button', { name: 'Filters' }))
    const field = screen.getByRole('textbox', { name: 'Task ID' })
    await app.user.type(field, '72x{Enter}')
    expect(field).toBeInvalid()
    await app.user.click(first(screen.getAllByRole('button', { name: 'Reset filters' })))
    expect(field).toHaveValue('')
    expect(field).toBeValid()
  })

  it('keeps filters under names, until the person signs out', async () => {
    const app = renderApp('/statistics/uploads?view=tasks&status=expired', { persona: 'customer' })
    await list()
    await app.user.click(screen.getByRole('button', { name: 'Filters' }))
    await app.user.click(await screen.findByRole('button', { name: 'Save' }, slow))
    expect(screen.getByText('Enter a name.')).toBeVisible()
    await app.user.type(
      screen.getByRole('textbox', { name: 'Save these filters as' }),
      'Late{Enter}',
    )
    await app.user.click(screen.getByRole('button', { name: 'Remove filter “Status”' }))
    await app.user.click(screen.getByRole('button', { name: 'Late' }))
    await waitFor(() => expect(app.address()).toContain('status=expired'))
    expect(Object.keys(localStorage)).toContain('kept:1002:task-filters')
    await app.router.navigate('/auth/logout')
    await waitFor(
      () => expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:'))).toEqual([]),
      slow,
    )
  })

  it('drops no kept filter for another one, and says that there is no room', async () => {
    const kept = Array.from({ length: 20 }, (_, index) => ({
      name: `Kept ${index + 1}`,
      query: 'status=ready',
    }))
    localStorage.setItem('kept:1002:task-filters', JSON.stringify(kept))
    const app = renderApp('/statistics/uploads?view=tasks&status=expired', { persona: 'customer' })
    await list()
    await app.user.click(screen.getByRole('button', { name: 'Filters' }))
    const name = await screen.findByRole('textbox', { name: 'Save these filters as' }, slow)
    await app.user.type(name, 'One more{Enter}')
    expect(name).toHaveAccessibleDescription(/You can save up to 20\. Delete one first\./)
    expect(screen.getByRole('button', { name: 'Kept 20' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Delete the saved filter “Kept 20”' }))
    await app.user.type(name, '{Enter}')
    expect(screen.getByRole('button', { name: 'One more' })).toBeVisible()
  })

  it('has the columns that are chosen, the next time too', async () => {
    const app = renderApp('/statistics/uploads?view=tasks', { persona: 'customer' })
    await list()
    await app.user.click(screen.getByRole('button', { name: 'Columns' }))
    await app.user.click(screen.getByRole('checkbox', { name: 'API key' }))
    await app.user.click(screen.getByRole('checkbox', { name: 'Answer' }))
    const names = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(names()).toContain('API key')
    expect(names()).not.toContain('Answer')
    app.unmount()
    renderApp('/statistics/uploads?view=tasks', { persona: 'customer' })
    await list()
    expect(names()).toContain('API key')
    localStorage.clear()
  })

  it('says that the next ones could not be had, and tries again', async () => {
    let heal = () => {}
    const app = renderApp('/statistics/uploads?view=tasks', { persona: 'customer' })
    const table = await list()
    heal = app.backend.fail({ call: 'tasks', error: 500 })
    within(table).getAllByRole('rowheader')[0]?.querySelector('a')?.focus()
    await app.user.keyboard('{End}')
    const again = await screen.findByRole('button', { name: 'Try again' }, slow)
    heal()
    await app.user.click(again)
    await waitFor(() => expect(screen.getByText('200 loaded, more below.')).toBeVisible(), slow)
  })

  it('ends where a backend leads back to the same place', async () => {
    const asked: string[] = []
    const app = renderApp('/statistics/uploads?view=tasks', {
      persona: 'customer',
      answer: (call) => {
        const before = /[?&]before=([^&]+)/.exec(call)?.[1]
        if (before === undefined) return undefined
        asked.push(before)
        // A limit, so that a list without end fails here instead of filling the memory.
        return { records: [{ id: '1' }], nextBefore: asked.length < 5 ? before : null }
      },
    })
    within(await list())
      .getAllByRole('rowheader')[0]
      ?.querySelector('a')
      ?.focus()
    await app.user.keyboard('{End}')
    expect(await screen.findByText('101 total.', {}, slow)).toBeVisible()
    await app.user.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1$/))
    expect(asked).toHaveLength(1)
  })

  it('speaks Russian and Chinese', async () => {
    const russian = renderApp('/statistics/uploads?view=tasks', {
      persona: 'customer',
      accepted: ['ru'],
    })
    expect(await screen.findByRole('table', { name: 'Отправленные задания' }, slow)).toBeVisible()
    russian.unmount()
    renderApp('/statistics/uploads?view=tasks', { persona: 'customer', accepted: ['zh'] })
    expect(await screen.findByRole('table', { name: '已提交的任务' }, slow)).toBeVisible()
  })
})

describe('an export', () => {
  it('is made step by step, and can be fetched, after leaving the page too', async () => {
    const app = renderApp('/statistics/uploads?view=tasks&status=expired', { persona: 'customer' })
    await list()
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    await app.user.click(screen.getByRole('menuitem', { name: 'As CSV, for spreadsheets' }))
    const files = await screen.findByRole('region', { name: 'Files' }, slow)
    await waitFor(() => expect(files).toHaveTextContent('waiting'))
    const orders = asked(app, 'exportTasks')
    expect(orders).toHaveLength(1)
    expect(orders[0]?.body).toMatchObject({
      kind: 'tasks',
      format: 'csv',
      filters: { status: 'expired' },
    })
    expect(orders[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    pass(app, 60)
    const link = await within(files).findByRole('link', { name: /^Download CSV, / }, slow)
    await app.router.navigate('/statistics/graph_captures')
    await app.heading('Charts')
    await app.router.navigate('/statistics/uploads?view=tasks')
    await screen.findByRole('link', { name: /^Download CSV, / }, slow)
    const file = await app.backend.fetch(link.getAttribute('href') ?? '')
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines[0]).toMatch(/^id,type,status,/)
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.slice(1).every((line) => line.includes(',expired,'))).toBe(true)
  })

  it('says that it failed, and that its file has gone', async () => {
    const app = renderApp('/statistics/uploads?view=tasks&host=fail.example', {
      persona: 'customer',
    })
    await screen.findByRole('heading', { name: 'No results' }, slow)
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    await app.user.click(screen.getByRole('menuitem', { name: 'As JSON, for programs' }))
    const files = await screen.findByRole('region', { name: 'Files' }, slow)
    await within(files).findByText('waiting', {}, slow)
    pass(app, 60)
    expect(
      await within(files).findByText('The export failed. Start it again.', {}, slow),
    ).toBeVisible()
  })

  it('is looked for where its answer got lost, and never ordered twice', async () => {
    const app = renderApp('/statistics/uploads?view=tasks', { persona: 'customer' })
    await list()
    app.backend.fail({ call: 'exportTasks', error: 'network', times: 1 })
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    await app.user.click(screen.getByRole('menuitem', { name: 'As CSV, for spreadsheets' }))
    expect(await screen.findByText('Checking whether the export started', {}, slow)).toBeVisible()
    await app.user.click(await screen.findByRole('button', { name: 'Start export' }, slow))
    const orders = await waitFor(() => {
      const found = asked(app, 'exportTasks')
      expect(found).toHaveLength(2)
      return found
    }, slow)
    expect(new Set(orders.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('can be ordered in another way where it has not begun', async () => {
    const app = renderApp('/statistics/uploads?view=tasks', { persona: 'customer' })
    await list()
    app.backend.fail({ call: 'exportTasks', error: 'network', times: 1 })
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    await app.user.click(screen.getByRole('menuitem', { name: 'As CSV, for spreadsheets' }))
    await screen.findByRole('button', { name: 'Start export' }, slow)
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    await app.user.click(screen.getByRole('menuitem', { name: 'As JSON, for programs' }))
    await waitFor(
      () =>
        expect(asked(app, 'exportTasks').map(({ body }) => body)).toMatchObject([
          { format: 'csv' },
          { format: 'json' },
        ]),
      slow,
    )
    expect(screen.queryByRole('button', { name: 'Start export' })).toBeNull()
  })
})

describe('the drawer of a task', () => {
  it('is opened by its row and closed by back, and goes through the list', async () => {
    const app = renderApp('/statistics/uploads?view=tasks&status=ready', { persona: 'customer' })
    const [top = '', second = ''] = within(await list())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent ?? '')
    await app.user.click(screen.getByRole('link', { name: top }))
    const open = await drawer()
    expect(app.address()).toContain(`task=${top}`)
    expect(await within(open).findByRole('heading', { name: 'Timeline' }, slow)).toBeVisible()
    expect(within(open).getByText('Assigned to a worker')).toBeVisible()
    expect(within(open).getByText('••••••••••••••••••••••••••••••••')).toBeVisible()
    expect(within(open).getByText(/One answer at the price/)).toBeVisible()
    expect(
      await within(open).findByRole(
        'link',
        { name: /^(?:Main|Price monitor|Shop assistant)$/ },
        slow,
      ),
    ).toHaveAttribute('href', '/setting')
    await app.user.click(within(open).getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(app.address()).toContain(`task=${second}`))
    await app.router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.address()).toBe('/statistics/uploads?view=tasks&status=ready')
  })

  it('gives the focus to its row where nobody opened it, else to the heading', async () => {
    const known = createBackend({ persona: 'customer' })
    const { records } = await (await known.fetch('/api/v2/customer/tasks?status=ready')).json()
    const app = renderApp(`/statistics/uploads?view=tasks&status=ready&task=${records[2].id}`, {
      persona: 'customer',
    })
    const open = await drawer()
    await list()
    await within(open).findByRole('heading', { name: 'Timeline' }, slow)
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('link', { name: records[2].id })).toHaveFocus())
    app.unmount()
    const other = renderApp('/statistics/uploads?view=tasks&task=7999999999', {
      persona: 'customer',
    })
    await drawer()
    await list()
    await other.user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Submitted tasks', level: 1 })).toHaveFocus(),
    )
  })

  it('is left alone by a press on its row with a key held', async () => {
    const app = renderApp('/statistics/uploads?view=tasks&status=ready', { persona: 'customer' })
    const [row] = rowsOf(await list())
    const cell = within(row ?? document.body).getAllByRole('cell')[2] ?? document.body
    for (const key of ['Control', 'Meta', 'Shift']) {
      await app.user.keyboard(`{${key}>}`)
      await app.user.click(cell)
      await app.user.keyboard(`{/${key}}`)
    }
    expect(app.address()).toBe('/statistics/uploads?view=tasks&status=ready')
    await app.user.click(cell)
    await drawer()
  })

  it('is opened by a link alone, and says where there is no such task', async () => {
    const app = renderApp('/statistics/uploads?view=tasks&task=7999999999', { persona: 'customer' })
    expect(
      await within(await drawer()).findByRole('heading', { name: 'Task not found' }, slow),
    ).toBeVisible()
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe('/statistics/uploads?view=tasks'))
  })

  it('tells what failed, and leads to its cause', async () => {
    const app = renderApp('/statistics/uploads', { persona: 'customer' })
    await summary()
    const id = await newest(app, 'status=unsolvable')
    await app.router.navigate(`/statistics/uploads?view=tasks&task=${id}`)
    const open = await drawer()
    expect(await within(open).findByRole('link', { name: 'Cause and fix' }, slow)).toHaveAttribute(
      'href',
      '/setting/errors?code=ERROR_CAPTCHA_UNSOLVABLE',
    )
    expect(
      within(open).getByRole('link', { name: /^See it in the error reference/ }),
    ).toHaveAttribute('href', '/api-docs/error-codes#error-captcha-unsolvable')
    expect(within(open).getByText(/Nobody could solve it/)).toBeVisible()
  })

  it('takes a complaint while there is time, once, and says what becomes of it', async () => {
    const app = renderApp('/statistics/uploads', { persona: 'customer' })
    await summary()
    const id = await newest(app, 'status=ready&hasReport=false')
    await app.router.navigate(`/statistics/uploads?view=tasks&task=${id}`)
    const open = await drawer()
    await app.user.click(await within(open).findByRole('button', { name: 'Answer is wrong' }, slow))
    expect(document.activeElement).toContainElement(
      within(open).getByRole('textbox', { name: 'What is wrong with it?' }),
    )
    expect(document.activeElement).not.toBe(document.body)
    await app.user.click(within(open).getByRole('button', { name: 'Cancel' }))
    expect(within(open).getByRole('button', { name: 'Answer is wrong' })).toHaveFocus()
    await app.user.click(within(open).getByRole('button', { name: 'Answer is wrong' }))
    expect(within(open).getByText(/^1[34] min(?: \d+ sec)? left\.$/)).toBeVisible()
    await app.user.type(
      within(open).getByRole('textbox', { name: 'What is wrong with it?' }),
      'A letter is missing',
    )
    await app.user.dblClick(within(open).getByRole('button', { name: 'Send complaint' }))
    expect(await within(open).findByText('complaint under review', {}, slow)).toBeVisible()
    expect(within(open).getByRole('group', { name: 'Thank you' })).toHaveFocus()
    expect(asked(app, 'reportTask').map(({ body }) => body)).toEqual([
      { kind: 'bad', comment: 'A letter is missing' },
    ])
    pass(app, 90)
    expect(
      await within(open).findByText(/^complaint (?:accepted|rejected)$/, {}, slow),
    ).toBeVisible()
  })

  it('takes a good word', async () => {
    const app = renderApp('/statistics/uploads', { persona: 'customer' })
    await summary()
    const id = await newest(app, 'status=ready&hasReport=false')
    await app.router.navigate(`/statistics/uploads?view=tasks&task=${id}`)
    await app.user.click(await screen.findByRole('button', { name: 'Answer is correct' }, slow))
    expect(await screen.findByText('You rated this answer as correct.', {}, slow)).toBeVisible()
  })

  it.each([
    ['ERROR_DUPLICATE_REPORT', 'Already rated'],
    ['ERROR_REPORT_WINDOW_CLOSED', 'Too late to rate'],
    ['ERROR_REPORTS_SUSPENDED', 'Complaints are paused'],
    ['ERROR_REPORT_NOT_RECORDED', 'Complaint not recorded'],
  ] as const)('says why none was taken: %s', async (error, title) => {
    const app = renderApp('/statistics/uploads', { persona: 'customer' })
    await summary()
    const id = await newest(app, 'status=ready&hasReport=false')
    app.backend.fail({ call: 'reportTask', error })
    await app.router.navigate(`/statistics/uploads?view=tasks&task=${id}`)
    await app.user.click(await screen.findByRole('button', { name: 'Answer is correct' }, slow))
    expect(await screen.findByRole('group', { name: title }, slow)).toHaveFocus()
  })

  it('keeps what was typed where it could not be sent', async () => {
    const app = renderApp('/statistics/uploads', { persona: 'customer' })
    await summary()
    const id = await newest(app, 'status=ready&hasReport=false')
    app.backend.fail({ call: 'reportTask', error: 500, times: 1 })
    await app.router.navigate(`/statistics/uploads?view=tasks&task=${id}`)
    await app.user.click(await screen.findByRole('button', { name: 'Answer is wrong' }, slow))
    await app.user.type(screen.getByRole('textbox', { name: 'What is wrong with it?' }), 'Wrong')
    await app.user.click(screen.getByRole('button', { name: 'Send complaint' }))
    expect(await screen.findByText('Something went wrong on our side', {}, slow)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'What is wrong with it?' })).toHaveValue('Wrong')
  })

  it('no longer asks when the time is over', async () => {
    const app = renderApp('/statistics/uploads', { persona: 'customer' })
    await summary()
    const id = await newest(app, 'status=ready&hasReport=false')
    pass(app, 16 * 60)
    await app.router.navigate(`/statistics/uploads?view=tasks&task=${id}`)
    expect(await screen.findByText('You can no longer rate this answer.', {}, slow)).toBeVisible()
  })
})

describe('the dashboard', () => {
  it('opens its latest tasks, with a word on how long they can be rated', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    const rate = first(
      await screen.findAllByRole('link', { name: /^Rate it: 1[45] min left, task \d+$/ }, slow),
    )
    await app.user.click(rate)
    expect(
      await within(await drawer()).findByRole('button', { name: 'Answer is wrong' }, slow),
    ).toBeVisible()
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe('/enterpage'))
  })
})

describe('the charts', () => {
  it('draw a metric with a line for each type, against the period before', async () => {
    const app = renderApp('/statistics/graph_captures', { persona: 'customer' })
    await app.heading('Charts')
    const slider = await screen.findByRole('slider', { name: 'Point in time' }, slow)
    expect(slider).toHaveAccessibleDescription(/Tasks: 38,\d{3} total/)
    expect(screen.queryByText('The chart is updated.')).toBeNull()
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Spent')
    const news = await screen.findByText('The chart is updated.', undefined, slow)
    expect(news.closest('[role=status]')).not.toBeNull()
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Type')
    await app.user.click(screen.getByRole('switch', { name: 'Compare with the previous period' }))
    await waitFor(() =>
      expect(app.address()).toBe(
        '/statistics/graph_captures?metric=spent&group=type&compare=previous',
      ),
    )
    await waitFor(
      () =>
        expect(screen.getByRole('slider')).toHaveAccessibleDescription(
          /Image captcha: \$\d.*vs. the previous period/,
        ),
      slow,
    )
    screen.getByRole('slider').focus()
    await app.user.keyboard('{Home}')
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
      /^Thu, Apr 9: Image captcha \$[\d.]+, Image captcha, previous period \$/,
    )
    await app.user.click(screen.getByRole('button', { name: /^Table:/ }))
    expect(
      within(await screen.findByRole('table', { name: 'Spent' })).getAllByRole('row'),
    ).toHaveLength(8)
  })

  it('split by state only what one state does not settle', async () => {
    const app = renderApp('/statistics/graph_captures?group=status', { persona: 'customer' })
    const groups = await screen.findByRole('combobox', { name: 'Group by' }, slow)
    expect(groups).toHaveDisplayValue('Status')
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Success rate')
    await waitFor(() => expect(app.address()).toBe('/statistics/graph_captures?metric=successRate'))
    expect(within(groups).queryByRole('option', { name: 'Status' })).toBeNull()
    expect(within(groups).getByRole('option', { name: 'Type' })).toBeVisible()
    await waitFor(
      () =>
        expect(asked(app, 'taskGraph').at(-1)?.path).toMatch(/metric=successRate&granularity=day$/),
      slow,
    )
  })

  it('take everything from the address', async () => {
    const app = renderApp(
      '/statistics/graph_captures?metric=successRate&by=hour&group=key&dateFrom=2026-04-14&dateTo=2026-04-14&compare=x',
      {
        persona: 'customer',
      },
    )
    await screen.findByRole('slider', {}, slow)
    expect(asked(app, 'taskGraph')[0]?.path).toBe(
      '/api/v2/customer/graph?dateFrom=2026-04-14&dateTo=2026-04-14&timezone=UTC&metric=successRate&granularity=hour&groupBy=key',
    )
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuemax', '24')
  })

  it('name each time below the axis but once', async () => {
    renderApp('/statistics/graph_captures?by=hour', { persona: 'customer' })
    await screen.findByRole('slider', {}, slow)
    const times = screen
      .getAllByText(/^Apr \d+/, { selector: 'svg text' })
      .map((label) => label.textContent)
    expect(times.length).toBeGreaterThan(2)
    expect(new Set(times).size).toBe(times.length)
  })

  it('say so where there is nothing to draw, and where it cannot be had', async () => {
    const empty = renderApp('/statistics/graph_captures', { persona: 'customer-empty' })
    expect(
      await screen.findByRole('heading', { name: 'No data for this period', level: 3 }, slow),
    ).toBeVisible()
    empty.unmount()
    let heal = () => {}
    const app = renderApp('/statistics/graph_captures', {
      persona: 'customer',
      arrange: (backend) => (heal = backend.fail({ call: 'taskGraph', error: 500 })),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, slow)
    heal()
    await app.user.click(retry)
    await screen.findByRole('slider', {}, slow)
  })
})
