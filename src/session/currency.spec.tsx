import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { initialPageState, selectHost } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import type { AppStore } from '@/app/store.ts'
import { drawn } from '../../tests/support/drawn.ts'
import { person, setUser, storeOf, userIn } from '../../tests/support/person.ts'
import { storedCurrency, useCurrency } from './currency.ts'
import { usePlace } from './place.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => void>()
let answer: () => Promise<Response>
function Sample() {
  const { currency, choose, settled } = useCurrency()
  const place = usePlace()
  return (
    <>
      <p>{`${currency} ${settled}`}</p>
      <p>{`at ${place.hostname} ${place.currency} ${place.settled}`}</p>
      <button type="button" onClick={() => choose('EUR')}>
        EUR
      </button>
    </>
  )
}
const show = (store: AppStore) =>
  render(
    <Provider store={store}>
      <Sample />
    </Provider>,
  )
const shown = () => screen.getByText(/^[A-Z]{3} (?:true|false)$/).textContent
const press = () => userEvent.click(screen.getByRole('button'))

beforeEach(() => {
  fetched.mockReset()
  document.cookie = 'csrf_token=t'
  answer = async () => Response.json(person({ currency: 'EUR' }))
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    fetched(url, init)
    return answer()
  })
})

it('is the choice of a visitor on this device, USD at first', async () => {
  show(storeOf(null))
  expect(shown()).toBe('USD true')
  await press()
  expect(shown()).toBe('EUR true')
  expect(storedCurrency()).toBe('EUR')
  expect(fetched).not.toHaveBeenCalled()
})

it('is that of the account, which is told of a choice', async () => {
  const store = storeOf(person({ currency: 'RUB' }))
  show(store)
  expect(shown()).toBe('RUB true')
  await press()
  const sent = expect.objectContaining({ method: 'PUT', body: '{"currency":"EUR"}' })
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith(expect.any(String), sent), 20_000)
  await vi.waitFor(() => expect(userIn(store)?.currency).toBe('EUR'), 20_000)
})

it('waits until it is known who is here, and asks once', async () => {
  answer = () => new Promise(() => {})
  const store = createStore(initialPageState)
  show(store)
  expect(shown()).toBe('USD false')
  setUser(store, person({ currency: 'RUB' }))
  await drawn()
  expect(shown()).toBe('RUB true')
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('does not wait for somebody where nobody is signed in', async () => {
  answer = async () => Response.json({}, { status: 401 })
  const store = createStore(initialPageState)
  show(store)
  expect(await screen.findByText('USD true')).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('does not wait for an answer that does not come', async () => {
  answer = async () => Response.json({}, { status: 500 })
  const store = createStore(initialPageState)
  show(store)
  expect(await screen.findByText('USD true')).toBeVisible()
})

it('names the site of the document, which is the host it came from if it does not say', () => {
  const page = { ...initialPageState, hostname: 'sister.example' }
  expect(selectHost({ page })).toBe('sister.example')
  expect(selectHost({ page: initialPageState })).toBe('localhost')
  show(storeOf(person({ currency: 'RUB' })))
  expect(screen.getByText('at localhost RUB true')).toBeVisible()
})
