import { fireEvent, render, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { chunk } from '@/lib/chunk.ts'
import { setSignedOut } from '@/session/sign-out.ts'
import { drawn } from '../../../tests/support/drawn.ts'
import { person, storeOf } from '../../../tests/support/person.ts'
import { createFormStore } from './form-store.ts'
import { useDraft } from './use-draft.ts'

interface Values {
  name: string
  plan: string | null
  secret: string
}
const defaults: Values = { name: 'Ada', plan: null, secret: '' }
const schema = v.object({ name: v.string(), plan: v.nullable(v.string()), secret: v.string() })
const make = () => createFormStore<Values, Values>(defaults, schema)

function Sample({ store, about }: { store: ReturnType<typeof make>; about?: string }) {
  const { sent } = useDraft(store, { name: 'sample', defaults, keep: ['name', 'plan'], about })
  return (
    <>
      <input {...store.register('name')} aria-label="Name" />
      <input {...store.register('secret')} aria-label="Secret" />
      <button type="button" onClick={sent}>
        Sent
      </button>
    </>
  )
}

function show(store = make(), app = storeOf(null)) {
  const page = (
    <Provider store={app}>
      <Sample store={store} />
    </Provider>
  )
  return { store, ...render(page) }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sent' }))
const key = 'draft:guest:sample'
const drafted = (): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null')
const keep = (values: unknown) =>
  sessionStorage.setItem(
    key,
    JSON.stringify({ at: Date.now(), base: { name: 'Ada', plan: null }, values }),
  )

describe('a draft', () => {
  it('is kept with each key, of the named fields alone, until it is sent', () => {
    show()
    type('Secret', 'hidden')
    type('Name', 'Ada L')
    expect(drafted()).toMatchObject({ values: { name: 'Ada L', plan: null } })
    expect(sessionStorage.getItem(key)).not.toContain('hidden')
    type('Name', 'Ada Lo')
    expect(drafted()).toMatchObject({ values: { name: 'Ada Lo' } })
    send()
    expect(drafted()).toBeNull()
  })

  it('is kept from the moment that the form is drawn', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const place = document.body.appendChild(document.createElement('div'))
    const drawn = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve(undefined)
      })
      observer.observe(place, { childList: true })
    })
    const root = createRoot(place)
    root.render(
      <Provider store={storeOf(null)}>
        <Sample store={make()} />
      </Provider>,
    )
    await drawn
    const input = field('Name')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Ada L')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    expect(drafted()).toMatchObject({ values: { name: 'Ada L' } })
    root.unmount()
    place.remove()
  })

  it('outlives its form, and comes back into it', () => {
    const { unmount, store } = show()
    const { onChange } = store.register('name')
    type('Name', 'Ada L')
    unmount()
    // A form that is gone does not listen.
    onChange({ target: Object.assign(document.createElement('input'), { value: 'Late' }) })
    expect(show().store.values().name).toBe('Ada L')
  })

  it('is what is typed, not what is set', () => {
    const { store } = show()
    store.set('name', 'Set')
    expect(drafted()).toBeNull()
  })

  it('begins from what was saved last', () => {
    const { store } = show()
    store.reset({ ...defaults, name: 'Saved' })
    type('Name', 'Saved!')
    expect(drafted()).toMatchObject({ base: { name: 'Saved' }, values: { name: 'Saved!' } })
  })

  it('gives way, field by field, to what was typed before the page came to life', () => {
    keep({ name: 'Drafted', plan: 'x' })
    const store = make()
    store.set('name', 'Typed')
    show(store)
    expect(store.values()).toEqual({ name: 'Typed', plan: 'x', secret: '' })
  })

  it.each([
    ['a field that is not kept', { name: 'Drafted', secret: 'x' }],
    ['a field that the form does not have', { name: 'Drafted', other: 'x' }],
    ['a value of another kind', { name: { toString: 1 } }],
    ['another kind in place of nothing', { name: 'Drafted', plan: 5 }],
    ['no fields at all', 'Drafted'],
  ])('is not taken with %s', (_, values) => {
    keep(values)
    const { store } = show()
    expect(store.values()).toEqual(defaults)
  })

  it('stays with the person who opened the form', async () => {
    const app = storeOf(person())
    show(make(), app)
    type('Name', 'Ada L')
    setSignedOut(app.dispatch)
    await drawn()
    type('Name', 'Ada Lo')
    expect(Object.keys(sessionStorage)).toEqual(['draft:7:sample'])
    expect(sessionStorage.getItem('draft:7:sample')).toContain('Ada Lo')
  })
})

describe('a lost chunk', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  /** Whether the page would reload. */
  async function reloads(): Promise<boolean> {
    const assign = vi.fn<(address: string) => void>()
    vi.stubGlobal('location', { assign, href: 'https://glyphwork.example/' })
    void chunk(lost).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
    vi.unstubAllGlobals()
    sessionStorage.removeItem('reloaded-for')
    return assign.mock.calls.length > 0
  }

  it('does not reload the page over what is typed and not sent', async () => {
    const { unmount } = show()
    expect(await reloads()).toBe(true)
    type('Name', 'Ada L')
    expect(await reloads()).toBe(false)
    unmount()
    expect(await reloads()).toBe(true)
    show()
    expect(await reloads()).toBe(false)
    send()
    expect(await reloads()).toBe(true)
  })
})

describe('a draft about something', () => {
  const view = (about: string, store = make(), app = storeOf(null)) => (
    <Provider store={app}>
      <Sample store={store} about={about} />
    </Provider>
  )
  const restored = (about: string): string => {
    const store = make()
    render(view(about, store)).unmount()
    return store.values().name
  }

  it('comes back over the same alone: a kept sum keeps its currency', () => {
    const { unmount } = render(view('EUR'))
    type('Name', '21')
    unmount()
    expect(restored('EUR')).toBe('21')
    expect(restored('USD')).toBe('Ada')
    expect(drafted()).toBeNull()
  })

  it('follows what it is about while it is typed', () => {
    const [store, app] = [make(), storeOf(null)]
    const { rerender, unmount } = render(view('EUR', store, app))
    rerender(view('USD', store, app))
    type('Name', '21')
    unmount()
    expect(restored('USD')).toBe('21')
  })
})
