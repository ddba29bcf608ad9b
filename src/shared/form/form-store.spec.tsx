import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, StrictMode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFormStore } from './form-store.ts'
import { useValue, useValues } from './use-value.ts'

afterEach(cleanup)

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  note: v.pipe(v.string(), v.maxLength(3)),
  kind: v.string(),
  plan: v.nullable(v.string()),
  agree: v.boolean(),
  types: v.array(v.object({ bid: v.pipe(v.string(), v.nonEmpty()), on: v.boolean() })),
})
type Values = v.InferInput<typeof schema>
const begun: Values = {
  name: 'Ada',
  note: '',
  kind: 'b',
  plan: 'y',
  agree: false,
  types: [
    { bid: '1', on: true },
    { bid: '2', on: false },
  ],
}
const make = (values = begun) => createFormStore(values, schema)
type Store = ReturnType<typeof make>

function Controls({ store: { register } }: { store: Store }) {
  return (
    <>
      <input {...register('name')} aria-label="Name" />
      <textarea {...register('note')} aria-label="Note" />
      <select {...register('kind')} aria-label="Kind">
        {['a', 'b'].map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </select>
      {['x', 'y'].map((plan) => (
        <input key={plan} {...register('plan')} type="radio" value={plan} aria-label={plan} />
      ))}
      <input {...register('agree')} type="checkbox" aria-label="Agree" />
      <input {...register('types.1.bid')} aria-label="Bid" />
      <input {...register('types.1.on')} type="checkbox" aria-label="On" />
    </>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const shown = () => ({
  name: field('Name').value,
  note: field('Note').value,
  kind: field('Kind').value,
  plan: ['x', 'y'].filter((plan) => field(plan).checked).join(),
  agree: field('Agree').checked,
  bid: field('Bid').value,
  on: field('On').checked,
})
const first = { name: 'Ada', note: '', kind: 'b', plan: 'y', agree: false, bid: '2', on: false }

describe('controls', () => {
  it('show what the form begins with, and tell it what is typed and chosen, however deep', async () => {
    const store = make()
    render(
      <StrictMode>
        <form>
          <Controls store={store} />
        </form>
      </StrictMode>,
    )
    expect(shown()).toEqual(first)
    expect(store.isDirty()).toBe(false)
    await userEvent.type(field('Name'), ' L')
    await userEvent.selectOptions(field('Kind'), 'a')
    await userEvent.click(field('x'))
    await userEvent.click(field('Agree'))
    await userEvent.type(field('Bid'), '5')
    await userEvent.click(field('On'))
    const types = [begun.types[0], { bid: '25', on: true }]
    expect(store.values()).toEqual({
      name: 'Ada L',
      note: '',
      kind: 'a',
      plan: 'x',
      agree: true,
      types,
    })
    expect(store.isDirty()).toBe(true)
    expect(begun.types[1]).toEqual({ bid: '2', on: false })
  })

  it('follow what is set, and what the form begins with anew', () => {
    const store = make()
    render(
      <form>
        <Controls store={store} />
      </form>,
    )
    act(() => store.set('plan', null))
    act(() => store.set('name', 'Bea'))
    act(() => store.set('agree', true))
    act(() => store.set('types', [...begun.types.slice(0, 1), { bid: '7', on: true }]))
    expect(shown()).toEqual({ ...first, name: 'Bea', plan: '', agree: true, bid: '7', on: true })
    act(() => store.reset())
    act(() => store.show())
    expect(shown()).toEqual(first)
    expect(store.isDirty()).toBe(false)
  })

  it('keep their value while they are gone, and come back with it', async () => {
    const store = make()
    function Folding() {
      const [open, setOpen] = useState(true)
      return (
        <form>
          <button type="button" onClick={() => setOpen(!open)}>
            Fold
          </button>
          {open && <Controls store={store} />}
        </form>
      )
    }
    render(<Folding />)
    const press = () => userEvent.click(screen.getByRole('button'))
    await userEvent.type(field('Name'), '!')
    await userEvent.click(field('x'))
    await press()
    expect(store.values()).toMatchObject({ name: 'Ada!', plan: 'x' })
    act(() => store.set('note', 'new'))
    await press()
    expect(shown()).toEqual({ ...first, name: 'Ada!', plan: 'x', note: 'new' })
    await userEvent.type(field('Name'), '?')
    expect(store.values().name).toBe('Ada!?')
    store.focus('note')
    expect(document.activeElement).toBe(field('Note'))
  })

  it('show what was set while they were hidden', () => {
    const store = make()
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <form>
          <Controls store={store} />
        </form>
      </Activity>
    )
    const { rerender } = render(page('visible'))
    rerender(page('hidden'))
    act(() => store.set('name', 'Bea'))
    act(() => store.set('plan', 'x'))
    rerender(page('visible'))
    expect(shown()).toEqual({ ...first, name: 'Bea', plan: 'x' })
    expect(store.values().name).toBe('Bea')
  })

  it('of two forms on a page know nothing of each other', async () => {
    const [one, other] = [make(), make({ ...begun, plan: 'x' })]
    render(
      <>
        <form aria-label="one">
          <Controls store={one} />
        </form>
        <form aria-label="other">
          <Controls store={other} />
        </form>
      </>,
    )
    const inOther = within(screen.getByRole('form', { name: 'other' }))
    await userEvent.type(inOther.getByLabelText('Name'), ' 2')
    await userEvent.click(inOther.getByLabelText('y'))
    expect(one.values()).toEqual(begun)
    expect(other.values()).toMatchObject({ name: 'Ada 2', plan: 'y' })
    expect(
      within(screen.getByRole('form', { name: 'one' })).getByLabelText<HTMLInputElement>('y')
        .checked,
    ).toBe(true)
  })

  it('take the focus by name', () => {
    const store = make()
    render(<Controls store={store} />)
    store.focus('note')
    expect(document.activeElement).toBe(field('Note'))
  })
})

describe('a served page', () => {
  function comeToLife(meanwhile: () => void): Store {
    const store = make({ ...begun, plan: null })
    const page = (
      <StrictMode>
        <form>
          <Controls store={store} />
        </form>
      </StrictMode>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    meanwhile()
    render(page, { container, hydrate: true })
    return store
  }

  it('keeps what was typed and chosen before it came to life', () => {
    const typed = vi.fn()
    const store = comeToLife(() => {
      field('Name').value = 'Typed'
      field('x').checked = true
      field('Agree').checked = true
    })
    store.subscribe(typed)
    expect(shown()).toEqual({ ...first, name: 'Typed', plan: 'x', agree: true })
    expect(store.values()).toMatchObject({ name: 'Typed', plan: 'x', agree: true })
    expect(typed).not.toHaveBeenCalled()
  })

  it('shows what the form begins with where nobody was there before', () => {
    const store = comeToLife(() => {})
    expect(shown()).toEqual({ ...first, plan: '' })
    expect(store.isDirty()).toBe(false)
  })
})

describe('judging', () => {
  it('says nothing before the form is sent, then renews the field that is changed and no other', async () => {
    const store = make({ ...begun, name: '' })
    render(<Controls store={store} />)
    await userEvent.type(field('Note'), 'too long')
    expect(store.errors()).toEqual({})
    expect(store.judge()).toEqual({
      ok: false,
      errors: { name: { code: 'required' }, note: { code: 'too_long', params: { max: 3 } } },
    })
    await userEvent.clear(field('Bid'))
    expect(store.errors()).toMatchObject({ types: { code: 'required' } })
    store.judgeBy(v.object({ ...schema.entries, note: v.string() }))
    await userEvent.type(field('Bid'), '3')
    // The rules changed, but the note did not.
    expect(Object.keys(store.errors())).toEqual(['name', 'note'])
    await userEvent.type(field('Note'), '!')
    expect(Object.keys(store.errors())).toEqual(['name'])
    await userEvent.type(field('Name'), ' Eve ')
    expect(store.errors()).toEqual({})
    expect(store.judge()).toMatchObject({ ok: true, output: { name: 'Eve' } })
  })

  it('lets go of what the backend has said of a field once that is changed', async () => {
    const store = make()
    render(<Controls store={store} />)
    store.judge()
    store.refuse({ name: { code: 'not_unique' }, kind: { code: 'not_allowed' } })
    await userEvent.type(field('Name'), '2')
    expect(store.errors()).toEqual({ kind: { code: 'not_allowed' } })
  })

  it('is the same for what is set, unless it is told otherwise', () => {
    const store = make()
    store.set('name', '')
    expect(store.errors()).toEqual({})
    store.set('name', '', { judge: true })
    expect(Object.keys(store.errors())).toEqual(['name'])
    store.reset()
    expect(store.errors()).toEqual({})
    store.judge()
    store.set('name', '', { judge: false })
    expect(store.errors()).toEqual({})
    store.set('name', '')
    expect(Object.keys(store.errors())).toEqual(['name'])
  })
})

describe('beginning anew', () => {
  it('with other values has nothing changed and nothing wrong', () => {
    const store = make()
    store.set('name', '', { judge: true })
    store.reset({ ...begun, name: 'Bea' })
    expect([store.values().name, store.isDirty(), store.errors()]).toEqual(['Bea', false, {}])
    store.set('name', 'Cem')
    store.reset()
    expect(store.values().name).toBe('Bea')
  })

  it('around what has been changed here keeps that, and says that it differs', () => {
    const store = make()
    store.set('name', 'Bea')
    store.set('types', [])
    store.follow({ ...begun, name: 'Eve', note: 'new', types: [] })
    expect(store.values()).toEqual({ ...begun, name: 'Bea', note: 'new', types: [] })
    expect(store.isDirty()).toBe(true)
    store.reset()
    expect(store.values().name).toBe('Eve')
  })

  it('with a draft differs from what it began with', () => {
    const store = make()
    store.restore({ ...begun, name: 'Draft' })
    expect([store.values().name, store.defaults().name, store.isDirty()]).toEqual([
      'Draft',
      'Ada',
      true,
    ])
  })
})

describe('who listens', () => {
  it('is told whether somebody has typed', async () => {
    const store = make()
    const heard = vi.fn<(typed: boolean) => void>()
    const stop = store.subscribe(heard)
    render(<Controls store={store} />)
    act(() => store.set('name', 'x'))
    expect(heard).toHaveBeenLastCalledWith(false)
    await userEvent.type(field('Name'), 'y')
    expect(heard).toHaveBeenLastCalledWith(true)
    stop()
    act(() => store.set('name', 'z'))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is drawn anew only for what it asks for', async () => {
    const store = make()
    const drawn = { form: vi.fn(), name: vi.fn(), all: vi.fn() }
    function Name() {
      const name = useValue(store, 'name')
      useEffect(() => drawn.name(name))
      return null
    }
    function All() {
      const { note } = useValues(store)
      useEffect(() => drawn.all(note))
      return null
    }
    function Page() {
      useEffect(() => drawn.form())
      return (
        <>
          <Controls store={store} />
          <Name />
          <All />
        </>
      )
    }
    render(<Page />)
    await userEvent.type(field('Note'), 'ab')
    expect(drawn.form).toHaveBeenCalledTimes(1)
    expect(drawn.name).toHaveBeenCalledTimes(1)
    expect(drawn.all).toHaveBeenLastCalledWith('ab')
    expect(drawn.all).toHaveBeenCalledTimes(3)
    await userEvent.type(field('Name'), '!')
    expect(drawn.name).toHaveBeenLastCalledWith('Ada!')
  })
})

describe('two fields that are judged together', () => {
  const pair = v.pipe(
    v.object({ first: v.string(), again: v.string() }),
    v.forward(
      v.check(({ first, again }) => first === again, 'mismatch'),
      ['again'],
    ),
  )
  function Pair({
    store,
  }: {
    store: ReturnType<typeof createFormStore<v.InferInput<typeof pair>, unknown>>
  }) {
    return <input {...store.register('first')} aria-label="First" />
  }

  it('lose the error of the one when the other is put right', async () => {
    const store = createFormStore<v.InferInput<typeof pair>, unknown>(
      { first: 'on', again: 'one' },
      pair,
    )
    render(<Pair store={store} />)
    store.judge()
    expect(store.errors()).toEqual({ again: { code: 'mismatch' } })
    await userEvent.type(field('First'), 'e')
    expect(store.errors()).toEqual({})
  })

  it('keep what the backend refused until the field itself changes', async () => {
    const store = createFormStore<v.InferInput<typeof pair>, unknown>(
      { first: 'a', again: 'a' },
      pair,
    )
    render(<Pair store={store} />)
    store.judge()
    store.refuse({ again: { code: 'not_allowed' } })
    await userEvent.type(field('First'), 'b')
    expect(store.errors()).toEqual({ again: { code: 'not_allowed' } })
  })
})
