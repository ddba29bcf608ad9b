// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const touch = (is: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: is }))
/** What the router would hear. */
let heard: unknown[]
const listen = (): void => void heard.push(Object(history.state).idx)
const step = async (delta: number): Promise<void> => {
  history.go(delta)
  await wait(40)
}
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const push = (idx: number): void => history.pushState({ idx, key: `k${idx}` }, '', `/page-${idx}`)

let followed: () => void
/** A fresh module: it remembers the shown entry. */
async function load() {
  vi.resetModules()
  const { closeOnBack, followBack } = await import('./close-on-back.ts')
  followed = followBack()
  addEventListener('popstate', listen)
  return closeOnBack
}
function overlay(closeOnBack: (close: () => void) => () => void) {
  const state = { isOpen: true, close: (): void => {} }
  const stop = closeOnBack(() => state.close())
  state.close = () => {
    state.isOpen = false
    stop()
  }
  return state
}

beforeEach(() => {
  heard = []
  touch(true)
  push(0)
  push(1)
})
afterEach(() => removeEventListener('popstate', listen))

describe('Back on a phone', () => {
  it('closes the topmost and stays on the page, then leaves it', async () => {
    const closeOnBack = await load()
    const [below, above] = [overlay(closeOnBack), overlay(closeOnBack)]
    await step(-1)
    expect([below.isOpen, above.isOpen]).toEqual([true, false])
    await step(-1)
    expect([below.isOpen, above.isOpen]).toEqual([false, false])
    expect(location.pathname).toBe('/page-1')
    expect(heard).toEqual([])
    await wait(60)
    await step(-1)
    expect(location.pathname).toBe('/page-0')
    expect(heard).toEqual([0])
  })

  it.each(['Back', 'its button'])(
    'leaves no entry that opens again what %s and the address close',
    async (how) => {
      const closeOnBack = await load()
      history.pushState({ idx: 2, key: 'k2' }, '', '/page-1?modal=new')
      followed()
      // The router moves a moment later, and React draws after that.
      const close = (): void =>
        void setTimeout(() => {
          history.replaceState({ idx: 2, key: 'k3' }, '', '/page-1')
          followed()
          setTimeout(stop, 30)
        }, 60)
      const stop = closeOnBack(close)
      await (how === 'Back' ? step(-1) : close())
      await wait(300)
      expect(location.href).toMatch(/\/page-1$/)
      await step(-1)
      expect(location.href).toMatch(/\/page-1$/)
      await step(-1)
      expect(location.pathname).toBe('/page-0')
    },
  )

  it('needs no second press after a dialog was closed by its button', async () => {
    const closeOnBack = await load()
    overlay(closeOnBack).close()
    await wait(120)
    expect(heard).toEqual([])
    await step(-1)
    expect(location.pathname).toBe('/page-0')
  })

  it('goes to the page where a dialog was open that led to another page, and Forward returns', async () => {
    const closeOnBack = await load()
    const dialog = overlay(closeOnBack)
    dialog.close()
    push(2)
    followed()
    await wait(120)
    expect(location.pathname).toBe('/page-2')
    await step(-1)
    await wait(40)
    expect(location.pathname).toBe('/page-1')
    expect(Object(history.state).over).toBeUndefined()
    expect(heard).toEqual([1])
    followed()
    await step(1)
    await wait(40)
    expect(location.pathname).toBe('/page-2')
    expect(heard).toEqual([1, 2])
  })

  it('leaves the page at once after a reload with a dialog open', async () => {
    history.pushState({ ...Object(history.state), over: true }, '')
    await load()
    await step(-1)
    await wait(40)
    expect(location.pathname).toBe('/page-0')
    expect(heard).toEqual([0])
  })

  it('asks again what did not close', async () => {
    const closeOnBack = await load()
    let asked = 0
    const stop = closeOnBack(() => {
      asked += 1
    })
    await step(-1)
    await step(-1)
    expect(asked).toBe(2)
    expect(location.pathname).toBe('/page-1')
    stop()
    await wait(120)
  })

  it('changes no history with a mouse', async () => {
    touch(false)
    const closeOnBack = await load()
    const before = history.length
    overlay(closeOnBack).close()
    expect(history.length).toBe(before)
  })

  it('is the browser’s where it has close watchers', async () => {
    const made: { onclose: (() => void) | null; destroy: () => void }[] = []
    vi.stubGlobal(
      'CloseWatcher',
      class {
        onclose: (() => void) | null = null
        destroy = vi.fn<() => void>()
        constructor() {
          made.push(this)
        }
      },
    )
    const closeOnBack = await load()
    const before = history.length
    const dialog = overlay(closeOnBack)
    made[0]?.onclose?.()
    expect(dialog.isOpen).toBe(false)
    expect(made[0]?.destroy).toHaveBeenCalledOnce()
    expect(history.length).toBe(before)
    vi.unstubAllGlobals()
  })
})
