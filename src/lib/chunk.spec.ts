import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chunk, isChunkError, setDirtyCheck, setReloadTarget } from './chunk.ts'

const gone = new TypeError(
  'Failed to fetch dynamically imported module: https://glyphwork.example/assets/x.js',
)
const lost = () => Promise.reject(gone)

/** A browser tab: its storage, its address, and whether it is online. */
function tab({ storage = new Map<string, string>(), onLine = true, blocked = false } = {}) {
  const assign = vi.fn<(url: string) => void>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { assign, reload, href: 'https://glyphwork.example/shown#top' })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (blocked) throw new Error('SecurityError')
      storage.set(key, value)
    },
  })
  return { assign, reload, storage }
}

/** Whether a promise is still pending after everything that could settle it. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open')
  await new Promise((resolve) => setTimeout(resolve))
  return (await Promise.race([promise, Promise.resolve(open)])) === open
}

beforeEach(() => {
  setReloadTarget(() => 'https://glyphwork.example/target')
  setDirtyCheck(() => false)
})

describe('an import that works', () => {
  it('is given as it is, asked for once', async () => {
    tab()
    const load = vi.fn(() => Promise.resolve({ default: 1 }))
    await expect(chunk(load)).resolves.toEqual({ default: 1 })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('may fail once in passing', async () => {
    const { assign } = tab()
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce('module')
    await expect(chunk(load)).resolves.toBe('module')
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('a chunk that is gone', () => {
  it('is asked for twice, then the page is loaded anew at the address it was going to, and nothing follows', async () => {
    const { assign, storage } = tab()
    const load = vi.fn(lost)
    expect(await isPending(chunk(load))).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
    expect(assign.mock.calls).toEqual([['https://glyphwork.example/target']])
    expect(storage.get('reloaded-for')).toBe('test')
  })

  it.each([
    ['https://glyphwork.example/target#faq', 0],
    ['/shown', 0],
    ['/shown#faq', 1],
    ['/shown#top', 1],
  ])('is no scrolling to an anchor: %s', async (address, reloads) => {
    const { assign, reload } = tab()
    setReloadTarget(() => address)
    void chunk(lost)
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    expect(assign.mock.calls).toEqual([[new URL(address, 'https://glyphwork.example').href]])
    expect(reload).toHaveBeenCalledTimes(reloads)
  })

  it('reloads once a build, then fails as it did', async () => {
    const { assign, storage } = tab()
    void chunk(lost)
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    await expect(chunk(lost)).rejects.toBe(gone)
    expect(assign).toHaveBeenCalledTimes(1)
    storage.set('reloaded-for', 'an older build')
    void chunk(lost)
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2))
  })

  it('resolves to undefined where vite:preloadError was prevented: the same', async () => {
    const { assign } = tab()
    expect(await isPending(chunk(() => Promise.resolve(undefined)))).toBe(true)
    expect(assign).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['offline', () => tab({ onLine: false }), {}],
    ['with storage blocked, because that could loop', () => tab({ blocked: true }), {}],
    ['for what can be done without', () => tab(), { reload: false }],
  ])('does not reload %s', async (_, prepare, options) => {
    const { assign } = prepare()
    await expect(chunk(lost, options)).rejects.toBe(gone)
    expect(assign).not.toHaveBeenCalled()
  })

  it('does not reload over typed text', async () => {
    const { assign, storage } = tab()
    setDirtyCheck(() => true)
    await expect(chunk(lost)).rejects.toBe(gone)
    expect(assign).not.toHaveBeenCalled()
    expect(storage.size).toBe(0)
  })

  it('fails where there is no window', async () => {
    await expect(chunk(lost)).rejects.toBe(gone)
  })
})

it('passes an error of the module itself on, without a second try', async () => {
  const { assign } = tab()
  const own = new Error('x is not a function')
  const load = vi.fn(() => Promise.reject(own))
  await expect(chunk(load)).rejects.toBe(own)
  expect(load).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})

it('knows a lost chunk by the words of Chromium, Firefox, Safari and Vite', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: https://x/y.js',
    'error loading dynamically imported module: https://x/y.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])
    expect(isChunkError(new TypeError(message)), message).toBe(true)
  for (const other of [
    new Error('Failed to fetch'),
    'Failed to fetch dynamically imported module',
    null,
    undefined,
  ])
    expect(isChunkError(other)).toBe(false)
})

describe('a style sheet that fails', () => {
  /** A document in which a sheet arrives at the given try. */
  function page(arrives: number) {
    let tries = 0
    const failed = { sheet: null, href: 'https://glyphwork.example/assets/x.css', replaceWith }
    function replaceWith(link: { say: Map<string, () => void> }): void {
      tries += 1
      link.say.get(tries >= arrives ? 'load' : 'error')?.()
    }
    vi.stubGlobal('document', {
      querySelectorAll: () => [failed],
      createElement: () => {
        const say = new Map<string, () => void>()
        return { say, addEventListener: (kind: string, run: () => void) => say.set(kind, run) }
      },
    })
    return () => tries
  }
  const unstyled = new Error('Unable to preload CSS for /assets/x.css')
  /** As Vite: a second import of the same chunk does not request its sheet again. */
  const imported = () => vi.fn().mockRejectedValueOnce(unstyled).mockResolvedValue('module')

  it('is requested again before its page is shown', async () => {
    tab()
    const tries = page(1)
    await expect(chunk(imported())).resolves.toBe('module')
    expect(tries()).toBe(1)
  })

  it('leads to the reload of a lost chunk, and not to a page without styles', async () => {
    const { assign } = tab()
    page(9)
    expect(await isPending(chunk(imported()))).toBe(true)
    expect(assign).toHaveBeenCalledTimes(1)
  })

  it('is requested again by the visit that follows a prefetch', async () => {
    tab()
    const tries = page(2)
    const load = imported()
    await expect(chunk(load, { reload: false })).rejects.toThrow('Unable to preload CSS')
    await expect(chunk(load)).resolves.toBe('module')
    expect(tries()).toBe(2)
  })
})
