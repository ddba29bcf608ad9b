import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { reportStatuses } from '@/api/contract/reports.ts'
import { pingbackApi, reportApi } from '@/api/endpoints/customer.ts'
import { initialPageState } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import { createWords } from '@/i18n/words.ts'
import { createBackend } from '@/mocks/node.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { List } from './List.tsx'
import { loadList } from './load-list.ts'
import { perPage } from './per-page.ts'
import { dayParams } from '../query/days.ts'
import { choice, defineQuery, page, searchParam, sort, textParam } from '../query/query.ts'
import { CurrentRouterContext } from '../query/use-router-state.ts'
import { useListQuery } from '../query/use-list-query.ts'

// The behavior that all lists share, tested once with two small ones: one with pages and filters,
// and one that grows.

const paged = defineQuery({ status: choice(reportStatuses), ...dayParams, page })
const growing = defineQuery({ taskId: textParam(/^\d+$/, 'task') })

function PagedList() {
  const query = useListQuery(paged)
  const answer = reportApi.useReportsQuery({ ...query.value, perPage })
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', header: 'Task', rowHeader: true, cell: ({ taskId }) => taskId },
        { key: 'status', header: 'Status', cell: ({ status }) => status },
      ]}
      section={{ title: 'Complaints', aside: <button type="button">Export</button> }}
      words={{
        found: (count) => `${count} found`,
        empty: { title: 'None yet', text: 'They come here.' },
        refresh: 'Refresh',
      }}
      filters={{
        status: { label: 'Status', nameOf: (status) => status },
        dateFrom: { label: 'From' },
        dateTo: { label: 'To' },
      }}
    />
  )
}

function GrowingList() {
  const query = useListQuery(growing)
  const answer = pingbackApi.usePingbackLogInfiniteQuery({ ...query.value, perPage: 20 })
  return (
    <List
      query={query}
      answer={answer}
      rows={({ pages }) => pages.flatMap(({ records }) => records)}
      rowKey={({ id }) => id}
      card={({ id }) => (
        <li key={id}>
          <a href={`#${id}`}>{id}</a>
        </li>
      )}
      layout={{ className: undefined, skeleton: 'hole', skeletons: 2 }}
      words={{
        caption: 'Deliveries',
        empty: { title: 'None yet', text: 'They come here.' },
        more: { came: (count) => `${count} more` },
      }}
      filters={{ taskId: { label: 'Task', wrong: 'Digits only.' } }}
    />
  )
}

async function open(address: string, persona: PersonaName = 'customer') {
  const backend = createBackend({ persona })
  vi.stubGlobal('fetch', backend.fetch)
  onTestFinished(() => backend.close())
  const store = createStore(initialPageState)
  const words = createWords()
  await words.load('en', ['shell'])
  const loader = loadList(paged, (dispatch, query) =>
    dispatch(reportApi.endpoints.reports.initiate({ ...query, perPage })),
  )
  const router = createMemoryRouter(
    [
      { path: '/before', element: <h1>Before</h1>, hydrateFallbackElement: null },
      {
        path: '/list',
        element: <PagedList />,
        loader: ({ request, params }) => loader({ request, params, store, language: 'en' }),
        hydrateFallbackElement: <p>Starting</p>,
      },
      { path: '/log', element: <GrowingList /> },
      { path: '/endless', element: <EndlessList /> },
    ],
    { initialEntries: ['/before', address] },
  )
  const view = () =>
    render(
      <Provider store={store}>
        <I18nextProvider i18n={words.in('en')}>
          <CurrentRouterContext value={router}>
            <RouterProvider router={router} />
          </CurrentRouterContext>
        </I18nextProvider>
      </Provider>,
    )
  return {
    backend,
    router,
    view,
    user: userEvent.setup(),
    // A beacon of an earlier spec's page may still arrive.
    asked: () =>
      backend.requests.map(({ path }) => path).filter((path) => !path.includes('/worker/')),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
/** Returns everything, whatever is requested. */
const endless = Array.from({ length: 10_000 }, (_, id) => ({ id }))
function EndlessList() {
  return (
    <List
      query={useListQuery(paged)}
      answer={{ currentData: endless, isFetching: false, refetch: () => {} }}
      rows={(records) => records}
      rowKey={({ id }) => id}
      columns={[{ key: 'id', header: 'Task', rowHeader: true, cell: ({ id }) => id }]}
      words={{ caption: 'Tasks', empty: { title: 'None yet' } }}
    />
  )
}
async function show(address: string, persona?: PersonaName) {
  const app = await open(address, persona)
  app.view()
  return app
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const headers = () => within(screen.getByRole('table')).getAllByRole('rowheader')
const loaded = () => waitFor(() => expect(headers()).toHaveLength(perPage))
const status = () => screen.getByLabelText('Status')
const query = (address: string) => new URLSearchParams(address)

afterEach(() => vi.unstubAllGlobals())

describe('the query of a list', () => {
  const all = defineQuery({
    status: choice(['open', 'closed'], 'state'),
    words: searchParam(),
    ...dayParams,
    sort: sort(['-at', 'at'], '-at'),
    page,
  })
  const usual = { sort: '-at', page: 0 }

  it.each([
    ['', usual],
    [
      'state=open&q=%20abc%20&sort=at&page=3',
      { status: 'open', words: 'abc', sort: 'at', page: 2 },
    ],
    ['state=constructor&q=ab&sort=__proto__&page=0', usual],
    ['page=-2', usual],
    ['q=余额', usual],
    ['q=🙂🙂', usual],
    ['q=🙂🙂🙂', { ...usual, words: '🙂🙂🙂' }],
    ['page=1.5', usual],
    ['page=999999', usual],
    ['dateFrom=2026-02-31&dateTo=yesterday', usual],
    ['dateFrom=0026-02-01', usual],
    ['dateFrom=2026-04-01', { ...usual, dateFrom: '2026-04-01' }],
    ['dateTo=2026-04-01', { ...usual, dateTo: '2026-04-01' }],
    [
      'dateFrom=2026-04-15&dateTo=2026-04-01',
      { ...usual, dateFrom: '2026-04-01', dateTo: '2026-04-15' },
    ],
  ])('is read from "%s"', (address, expected) => expect(all.read(query(address))).toEqual(expected))

  it('is written where it differs, and leaves what is of others', () => {
    const address = query('utm_source=x&state=nonsense&page=4')
    const asked = all.change(all.read(address), { words: 'abc' })
    expect(all.write(address, asked).toString()).toBe('utm_source=x&state=nonsense&q=abc')
    const back = all.change(asked, { words: undefined, sort: 'at' })
    expect(all.write(query('q=abc'), back).toString()).toBe('sort=at')
    expect(all.write(query('sort=at'), all.change(back, { page: 2 })).toString()).toBe(
      'sort=at&page=3',
    )
  })

  it('is taken back whole, but for what is of others', () => {
    const address = query('utm_source=x&state=open&q=abc&dateTo=2026-04-01&sort=at&page=3')
    expect(all.reset(address).toString()).toBe('utm_source=x')
    expect(all.isFiltered(all.read(address))).toBe(true)
    expect(all.isFiltered(all.read(query('sort=at&page=3')))).toBe(false)
  })
})

describe('a list with filters', () => {
  it('comes with holes, then with its rows', async () => {
    const { view, backend } = await open('/list')
    const answer = backend.hold('reports')
    view()
    expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
    answer()
    await loaded()
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy')
  })

  it('puts a choice in the address in place of the old one, on its first page; back leaves the list', async () => {
    const app = await show('/list?page=2&utm_source=x')
    await loaded()
    await app.user.selectOptions(status(), 'rejected')
    expect(status()).toHaveValue('rejected')
    await waitFor(() => expect(app.address()).toBe('/list?utm_source=x&status=rejected'))
    expect((await screen.findByText(/^\d+ found$/)).closest('[role=status]')).not.toBeNull()
    for (const row of rows()) expect(row).toHaveTextContent('rejected')
    await act(() => app.router.navigate(-1))
    expect(screen.getByRole('heading', { name: 'Before' })).toBeVisible()
  })

  it('asks once for what it shows, loader and screen together', async () => {
    const app = await show('/list?status=rejected')
    await waitFor(() => expect(headers().length).toBeGreaterThan(0))
    expect(app.asked().filter((call) => call.includes('/reports'))).toEqual([
      '/api/v2/customer/reports?status=rejected&page=0&perPage=10',
    ])
  })

  it('takes values that make no sense for none, and a reversed range the other way round', async () => {
    const app = await show(
      '/list?status=lost&dateFrom=2026-04-15&dateTo=2026-03-01&page=0&utm_source=x',
    )
    await waitFor(() => expect(app.asked()).toHaveLength(1))
    expect(app.asked()[0]).toBe(
      '/api/v2/customer/reports?dateFrom=2026-03-01&dateTo=2026-04-15&page=0&perPage=10',
    )
    expect(await screen.findByLabelText('From')).toHaveValue('2026-03-01')
    expect(screen.getByLabelText('To')).toHaveValue('2026-04-15')
  })

  it('takes whole days only, and one alone as open-ended', async () => {
    const app = await show('/list')
    await loaded()
    const from = screen.getByLabelText('From')
    await app.user.click(from)
    fireEvent.change(from, { target: { value: '0002-04-15' } })
    expect(from).toHaveValue('0002-04-15')
    fireEvent.change(from, { target: { value: '2026-04-10' } })
    await waitFor(() => expect(app.address()).toBe('/list?dateFrom=2026-04-10'))
    expect(app.asked().at(-1)).toBe(
      '/api/v2/customer/reports?dateFrom=2026-04-10&page=0&perPage=10',
    )
    fireEvent.change(from, { target: { value: '' } })
    await app.user.tab()
    await waitFor(() => expect(app.address()).toBe('/list'))
  })

  it('shows the old rows, busy, until the new ones are there', async () => {
    const app = await show('/list')
    await loaded()
    const answer = app.backend.hold('reports')
    await app.user.selectOptions(status(), 'rejected')
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    expect(headers()).toHaveLength(perPage)
    expect(screen.queryByText(/found$/)).toBeNull()
    answer()
    await waitFor(() => expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy'))
    for (const row of rows()) expect(row).toHaveTextContent('rejected')
  })

  it('shows the last choice, whichever answer comes last', async () => {
    const app = await show('/list')
    await loaded()
    const first = app.backend.hold('reports', { times: 1 })
    await app.user.selectOptions(status(), 'rejected')
    await waitFor(() => expect(app.asked().at(-1)).toContain('status=rejected'))
    await app.user.selectOptions(status(), 'pending')
    expect(await screen.findByText(/^\d+ found$/)).toBeInTheDocument()
    first()
    await waitFor(() => expect(app.address()).toBe('/list?status=pending'))
    for (const row of rows()) expect(row).toHaveTextContent('pending')
  })

  it('says that filters leave nothing, and takes them back', async () => {
    const app = await show('/list?dateFrom=2020-01-01&dateTo=2020-01-02&utm_source=x')
    await app.user.click(await screen.findByRole('link', { name: 'Reset filters' }))
    await loaded()
    expect(app.address()).toBe('/list?utm_source=x')
    expect(screen.getByRole('region', { name: 'Complaints' })).toHaveFocus()
    expect(screen.getByLabelText('From')).toHaveValue('')
  })

  it('after a page of the pagination focuses its rows and says which page it is', async () => {
    const app = await show('/list')
    await loaded()
    await app.user.click(screen.getByRole('link', { name: 'Next' }))
    await waitFor(() => expect(screen.getByRole('table')).toHaveFocus())
    expect(app.address()).toBe('/list?page=2')
    expect(screen.getByText(/^Page 2 of \d+$/).closest('[role=status]')).not.toBeNull()
    await app.user.selectOptions(status(), 'rejected')
    expect(status()).toHaveFocus()
    await waitFor(() => expect(screen.queryByText(/^Page \d/)).toBeNull())
  })

  it('says that a page is on its way, where it takes longer', async () => {
    const app = await show('/list')
    await loaded()
    const answer = app.backend.hold('reports')
    await app.user.click(screen.getByRole('link', { name: 'Next' }))
    await waitFor(() => expect(screen.getByText('Loading').closest('[role=status]')).not.toBeNull())
    answer()
    await waitFor(() => expect(screen.getByRole('table')).toHaveFocus())
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('says that there is no such page, and leads to the first', async () => {
    const app = await show('/list?page=99')
    expect(await screen.findByText('Page not found')).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: 'Go to first page' }))
    await loaded()
    expect(app.address()).toBe('/list')
  })

  it('says what comes here where there is nothing yet', async () => {
    await show('/list', 'customer-empty')
    expect(await screen.findByRole('heading', { name: 'None yet' })).toBeVisible()
    expect(screen.getByText('They come here.')).toBeVisible()
  })

  it.each([
    ['a refusal', 'ERROR_FORBIDDEN', 'Not allowed'],
    ['too many requests', 429, /Too many/],
    ['a broken backend', 500, 'Something went wrong on our side'],
  ] as const)(
    'says what %s is, with its number, and one press brings it',
    async (_, error, title) => {
      const { view, backend, user } = await open('/list')
      const heal = backend.fail({ call: 'reports', error })
      view()
      const heading = await screen.findByRole('heading', { name: title })
      expect(heading).toBeVisible()
      expect(heading.closest('[role=alert]')).not.toBeNull()
      expect(screen.getByText(/Request/)).toBeVisible()
      heal()
      const before = backend.requests.length
      await user.dblClick(screen.getByRole('button', { name: 'Try again' }))
      await loaded()
      expect(backend.requests).toHaveLength(before + 1)
    },
  )

  it('keeps its rows where asking again fails, and says so', async () => {
    const app = await show('/list')
    await loaded()
    app.backend.fail({ call: 'reports', error: 'ERROR_FORBIDDEN' })
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not allowed')
    expect(headers()).toHaveLength(perPage)
  })

  it('never calls off a navigation that is under way', async () => {
    const app = await show('/list')
    await loaded()
    await app.user.selectOptions(status(), 'rejected')
    await act(() => app.router.navigate('/before'))
    expect(screen.getByRole('heading', { name: 'Before' })).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(app.address()).toBe('/before')
  })

  it('never takes back what the router has reached and React has not drawn yet', async () => {
    const app = await show('/log')
    await app.user.type(await screen.findByLabelText('Task'), '1{Enter}')
    await app.router.navigate('/log?delivery=7')
    // A busy page: the late write is due before anything renders.
    for (const until = performance.now() + 400; performance.now() < until;);
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(app.address()).toBe('/log?delivery=7')
  })

  it('makes a choice on top of the page that a link has led to', async () => {
    const app = await show('/list')
    await loaded()
    await act(async () => {
      await app.router.navigate('/list?page=2&status=rejected')
      fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-04-14' } })
    })
    await waitFor(() => expect(app.address()).toBe('/list?status=rejected&dateTo=2026-04-14'))
  })
})

describe('a list that grows', () => {
  const items = () => within(screen.getByRole('list')).getAllByRole('listitem')
  const more = () => screen.getByRole('button', { name: 'Show more' })

  it('fetches once a press, announces what came, and puts the focus on it', async () => {
    const app = await show('/log')
    await waitFor(() => expect(items()).toHaveLength(20))
    const [first] = items()
    const before = app.asked().length
    const answer = app.backend.hold('pingbackLog')
    await app.user.dblClick(more())
    answer()
    await waitFor(() => expect(items()).toHaveLength(40))
    expect(app.asked()).toHaveLength(before + 1)
    expect(items()[0]).toBe(first)
    expect((await screen.findByText('20 more')).closest('[role=status]')).not.toBeNull()
    await waitFor(() =>
      expect(within(items()[20] ?? document.body).getByRole('link')).toHaveFocus(),
    )
  })

  it('is drawn a part at a time where an answer is far too long', async () => {
    const app = await show('/endless')
    await waitFor(() => expect(headers()).toHaveLength(100))
    await app.user.click(screen.getByRole('button', { name: 'Show more (9,900 left)' }))
    expect(headers()).toHaveLength(200)
    expect(rows()[100]).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Show more (9,800 left)' })).toBeVisible()
  })

  it('keeps what is there when more can’t be had, and tries again', async () => {
    const app = await show('/log')
    await waitFor(() => expect(items()).toHaveLength(20))
    const heal = app.backend.fail({ call: 'pingbackLog', error: 400 })
    await app.user.click(more())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(items()).toHaveLength(20)
    heal()
    await app.user.click(more())
    await waitFor(() => expect(items()).toHaveLength(40))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('filters by text once it is whole, and leaves wrong text to be corrected', async () => {
    const app = await show('/log')
    await waitFor(() => expect(items()).toHaveLength(20))
    const task = screen.getByLabelText('Task')
    await app.user.type(task, 'x1{Enter}')
    expect(task).toHaveAccessibleDescription('Digits only.')
    expect(task).toHaveValue('x1')
    await app.user.clear(task)
    expect(task).toBeValid()
    await app.user.type(task, '1{Enter}')
    expect(await screen.findByText('No results')).toBeVisible()
    await waitFor(() => expect(app.address()).toBe('/log?task=1'))
  })
})
