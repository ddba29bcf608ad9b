import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it } from 'vitest'
import { saveDraft } from '@/lib/drafts.ts'
import { person, storeOf } from '../../../tests/support/person.ts'
import { useOpenOverDraft, useRowOverDraft } from './use-open-over-draft.ts'

beforeEach(() => sessionStorage.clear())

function Rows({ rows }: { rows: readonly number[] }) {
  const [row, setRow] = useRowOverDraft(rows, (one) => `row-${one}`)
  const [isOpen, setIsOpen] = useOpenOverDraft('one')
  return (
    <>
      <button type="button" onClick={() => setRow(1)}>
        Open 1
      </button>
      <button type="button" onClick={() => setRow(null)}>
        Close
      </button>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Turn
      </button>
      <output>{`${row} ${isOpen}`}</output>
    </>
  )
}
const page = (rows: readonly number[], store = storeOf(person({ id: 7 }))) => (
  <Provider store={store}>
    <Rows rows={rows} />
  </Provider>
)
const said = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const keep = (form: string, owner: number | 'guest' = 7) =>
  saveDraft(owner, form, {}, { text: 'x' })

it('begins with the row whose form was left open, also where the rows come later', () => {
  keep('row-2')
  const store = storeOf(person({ id: 7 }))
  const { rerender } = render(page([], store))
  expect(said()).toBe('null false')
  rerender(page([1, 2], store))
  expect(said()).toBe('2 false')
})

it('stays closed once it was put away, and opens again with what is typed then', () => {
  keep('row-2')
  keep('one')
  const first = render(page([1, 2]))
  expect(said()).toBe('2 true')
  press('Close')
  press('Turn')
  expect(said()).toBe('null false')
  first.unmount()
  const second = render(page([1, 2]))
  expect(said()).toBe('null false')
  press('Open 1')
  keep('row-1')
  second.unmount()
  render(page([1, 2]))
  expect(said()).toBe('1 false')
})

it('opens nothing for another person, nor over a draft that comes while the page is shown', () => {
  keep('row-2', 8)
  const store = storeOf(person({ id: 7 }))
  const { rerender } = render(page([1, 2], store))
  keep('row-1')
  rerender(page([1, 2, 3], store))
  expect(said()).toBe('null false')
})
