import { parse } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EditorArticle } from '@/api/contract/editor.ts'
import { isProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { createAutosave, saveAfter } from './autosave.ts'
import type { SaveRequest } from './autosave.ts'
import type { ArticleDraft } from '../article/document.ts'

let version = 0
const article = (patch: Partial<EditorArticle> = {}): EditorArticle => {
  version += 1
  return {
    ...parse(EditorArticle, {
      id: 1,
      slug: 'a',
      title: 'Title',
      excerpt: 'Short',
      bodyHtml: '<p>a</p>',
      language: 'en',
      status: 'draft',
      category: null,
      tags: [],
      h1: null,
      cover: null,
      seo: {
        title: '',
        description: '',
        canonical: null,
        noindex: false,
        ogTitle: null,
        ogDescription: null,
        ogImage: null,
      },
      hostnames: [],
      showToc: true,
      related: [],
      updatedAt: `v${version}`,
    }),
    ...patch,
  }
}
const http = (status: number, more: Partial<Problem> = {}): Problem => ({
  kind: 'HTTP',
  status,
  ...more,
})

function open(begun = article()) {
  const server = { current: begun }
  const save = vi.fn(async ({ changes }: SaveRequest): Promise<EditorArticle> => {
    const { authorId: _, ...fields } = changes
    server.current = { ...server.current, ...fields, updatedAt: article().updatedAt }
    return server.current
  })
  const kept: (Partial<ArticleDraft> | null)[] = []
  const autosave = createAutosave({
    article: begun,
    save,
    isProblem,
    now: Date.now,
    keep: (changes) => void kept.push(changes),
    isKept: () => (kept.at(-1) ?? null) !== null,
    currentOf: () => server.current,
    hold: ({ title }) => title.length < 3,
  })
  return { autosave, save, kept, server, is: () => autosave.get().state.is }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is typed', () => {
  it('is kept here at once, and sent ten seconds after the first key, not after the last', async () => {
    const { autosave, save, kept, is } = open()
    autosave.set({ title: 'Title 1' })
    expect(kept.at(-1)).toEqual({ title: 'Title 1' })
    expect(is()).toBe('changed')
    await vi.advanceTimersByTimeAsync(saveAfter - 1000)
    autosave.set({ title: 'Title 12' })
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(save.mock.calls).toEqual([
      [{ updatedAt: expect.stringMatching(/^v/), changes: { title: 'Title 12' }, autosave: true }],
    ])
    expect(is()).toBe('saved')
    expect(kept.at(-1)).toBeNull()
  })

  it('while it is being sent goes with the next, over the new version', async () => {
    const { autosave, save, server, is } = open()
    const answers: ((article_: EditorArticle) => void)[] = []
    save.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)))
    autosave.set({ title: 'One' })
    const first = autosave.flush()
    autosave.set({ excerpt: 'Two' })
    const second = autosave.flush()
    expect(save).toHaveBeenCalledTimes(1)
    answers[0]?.({ ...server.current, title: 'One', updatedAt: 'next' })
    expect(await first).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenLastCalledWith({
      updatedAt: 'next',
      changes: { excerpt: 'Two' },
      autosave: false,
    })
    answers[1]?.({ ...server.current, title: 'One', excerpt: 'Two', updatedAt: 'last' })
    expect(await second).toBe(true)
    expect([is(), autosave.get().draft.title, autosave.get().draft.excerpt]).toEqual([
      'saved',
      'One',
      'Two',
    ])
  })

  it('is not sent as long as it would be refused for its title, and not when it is as it was', async () => {
    const { autosave, save, is } = open()
    autosave.set({ title: 'x' })
    expect(await autosave.flush()).toBe(false)
    autosave.set({ title: 'Title' })
    expect(await autosave.flush()).toBe(true)
    expect([save.mock.calls.length, is()]).toEqual([0, 'saved'])
  })

  it('in the text is read when it is needed, and both its forms go out', async () => {
    const { autosave, save } = open()
    const read = vi.fn(() => ({ bodyHtml: '<p>ab</p>', bodyJson: { type: 'doc' } }))
    for (let key = 0; key < 20; key += 1) autosave.touchBody(read)
    expect(read).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect(read).toHaveBeenCalledTimes(1)
    expect(save.mock.calls[0]?.[0].changes).toEqual({
      bodyHtml: '<p>ab</p>',
      bodyJson: { type: 'doc' },
    })
  })
})

describe('an editor that is left', () => {
  it('sends nothing later, however often something was typed before', async () => {
    const { autosave, save } = open()
    autosave.set({ title: 'Title 1' })
    await vi.advanceTimersByTimeAsync(saveAfter / 2)
    autosave.set({ title: 'Title 12' })
    autosave.stop()
    await vi.advanceTimersByTimeAsync(saveAfter * 3)
    expect(save).not.toHaveBeenCalled()
  })

  it('sends what waits once it is open again', async () => {
    const { autosave, save } = open()
    autosave.set({ title: 'Title 1' })
    autosave.stop()
    autosave.start()
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect(save).toHaveBeenCalledTimes(1)
  })
})

describe('a save that fails', () => {
  it('for the line is tried again with growing pauses, and at once when the line is back', async () => {
    const { autosave, save, kept, is } = open()
    save.mockRejectedValue({ kind: 'FETCH_ERROR' })
    autosave.set({ title: 'Title 1' })
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect(is()).toBe('offline')
    expect(kept.at(-1)).toEqual({ title: 'Title 1' })
    await vi.advanceTimersByTimeAsync(5000)
    await vi.advanceTimersByTimeAsync(9000)
    expect(save).toHaveBeenCalledTimes(2)
    save.mockImplementation(async () => article({ title: 'Title 1' }))
    autosave.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect([save.mock.calls.length, is()]).toEqual([3, 'saved'])
  })

  it('for too many requests waits as long as it is told, and is not given up', async () => {
    const { autosave, save, is } = open()
    save.mockRejectedValueOnce(http(429, { retryAfter: 30 }))
    autosave.set({ title: 'Title 1' })
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect(is()).toBe('offline')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(save).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect([save.mock.calls.length, is()]).toEqual([2, 'saved'])
  })

  it('because the request took too long is tried again', async () => {
    const { autosave, save, is } = open()
    save.mockRejectedValueOnce(http(408))
    autosave.set({ title: 'Title 1' })
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect(is()).toBe('offline')
    await vi.advanceTimersByTimeAsync(5000)
    expect([save.mock.calls.length, is()]).toEqual([2, 'saved'])
  })

  it('after the connection has come back begins with the shortest pause', async () => {
    const { autosave, save } = open()
    save.mockRejectedValue({ kind: 'FETCH_ERROR' })
    autosave.set({ title: 'Title 1' })
    await vi.advanceTimersByTimeAsync(saveAfter + 5000 + 10_000)
    expect(save).toHaveBeenCalledTimes(3)
    autosave.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(5000)
    expect(save).toHaveBeenCalledTimes(5)
  })

  it('with a refusal is tried again once another action has brought a new version', async () => {
    const { autosave, save, server, is } = open()
    save.mockRejectedValueOnce(http(422))
    autosave.set({ title: 'Title 1' })
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect(is()).toBe('refused')
    autosave.adopt({ ...server.current, slug: 'b', updatedAt: article().updatedAt })
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect([save.mock.calls.length, is()]).toEqual([2, 'saved'])
  })

  it('is not tried again once the editor has been left', async () => {
    const { autosave, save } = open()
    save.mockRejectedValue({ kind: 'FETCH_ERROR' })
    autosave.set({ title: 'Title 1' })
    await vi.advanceTimersByTimeAsync(saveAfter)
    autosave.stop()
    autosave.set({ title: 'Title 2' })
    await vi.advanceTimersByTimeAsync(600_000)
    const calls = save.mock.calls.length
    await vi.advanceTimersByTimeAsync(600_000)
    expect(save.mock.calls.length).toBe(calls)
  })

  it('leaves nothing behind once the editor has been left: the person may have signed out', async () => {
    const { autosave, save, kept } = open()
    const refusals: ((problem: Problem) => void)[] = []
    save.mockImplementation(() => new Promise((_, reject) => void refusals.push(reject)))
    autosave.set({ title: 'Title 1' })
    const saving = autosave.flush()
    autosave.stop()
    // Signing out has removed it.
    kept.push(null)
    refusals[0]?.(http(401))
    expect(await saving).toBe(false)
    expect(kept.at(-1)).toBeNull()
  })

  it('because the session has ended is kept as such where the editor has been left for signing in', async () => {
    const { autosave, save, kept, is } = open()
    const refusals: ((problem: Problem) => void)[] = []
    save.mockImplementation(() => new Promise((_, reject) => void refusals.push(reject)))
    autosave.set({ title: 'Title 1' })
    const saving = autosave.flush()
    autosave.stop()
    const before = kept.length
    refusals[0]?.(http(401))
    await saving
    expect([is(), kept.length > before, kept.at(-1)]).toEqual([
      'signed-out',
      true,
      { title: 'Title 1' },
    ])
  })

  it('for what is written waits for another entry', async () => {
    const { autosave, save, is } = open()
    save.mockRejectedValueOnce(
      http(400, { code: 'ERROR_VALIDATION', fields: { excerpt: { code: 'too_long' } } }),
    )
    autosave.set({ excerpt: 'x'.repeat(400) })
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect(is()).toBe('refused')
    await vi.advanceTimersByTimeAsync(saveAfter * 5)
    expect(save).toHaveBeenCalledTimes(1)
    autosave.set({ excerpt: 'x' })
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect([save.mock.calls.length, is()]).toEqual([2, 'saved'])
  })

  it('because the session has ended keeps everything, and goes on when somebody is here again', async () => {
    const { autosave, save, kept, is } = open()
    save.mockRejectedValueOnce(http(401))
    autosave.set({ title: 'Title 1' })
    await vi.advanceTimersByTimeAsync(saveAfter)
    autosave.set({ title: 'Title 12' })
    expect([is(), kept.at(-1)]).toEqual(['signed-out', { title: 'Title 12' }])
    autosave.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect([is(), save.mock.calls.at(-1)?.[0].changes]).toEqual(['saved', { title: 'Title 12' }])
  })

  it('though it had arrived is none: the answer alone was lost', async () => {
    const { autosave, save, server, is } = open()
    save.mockImplementationOnce(async () => {
      server.current = article({ title: 'Title 1' })
      throw { kind: 'FETCH_ERROR' }
    })
    autosave.set({ title: 'Title 1' })
    await autosave.flush()
    expect(is()).toBe('offline')
    save.mockRejectedValueOnce(http(409, { code: 'ERROR_STALE_VERSION' }))
    await autosave.flush()
    expect(is()).toBe('saved')
  })
})

describe('two versions', () => {
  async function meet() {
    const opened = open()
    opened.server.current = article({ title: 'Theirs', excerpt: 'Their summary' })
    opened.save.mockRejectedValueOnce(http(409, { code: 'ERROR_STALE_VERSION' }))
    opened.autosave.set({ title: 'Mine' })
    await opened.autosave.flush()
    expect(opened.is()).toBe('conflict')
    return opened
  }

  it('stay until somebody decides, whatever is typed meanwhile', async () => {
    const { autosave, save, kept, is } = await meet()
    autosave.set({ title: 'Mine too' })
    await vi.advanceTimersByTimeAsync(saveAfter * 3)
    expect(await autosave.flush()).toBe(false)
    expect([save.mock.calls.length, is(), kept.at(-1)]).toEqual([
      1,
      'conflict',
      { title: 'Mine too' },
    ])
  })

  it('mine goes over theirs only where I have written', async () => {
    const { autosave, save, server, is } = await meet()
    const { updatedAt } = server.current
    expect(await autosave.keepMine()).toBe(true)
    expect(save).toHaveBeenLastCalledWith({
      updatedAt,
      changes: { title: 'Mine' },
      autosave: false,
    })
    expect([is(), autosave.get().draft.title, autosave.get().draft.excerpt]).toEqual([
      'saved',
      'Mine',
      'Their summary',
    ])
  })

  it('theirs is taken whole', async () => {
    const { autosave, kept, is } = await meet()
    autosave.takeTheirs()
    expect([is(), autosave.get().draft.title, autosave.isDirty(), kept.at(-1)]).toEqual([
      'saved',
      'Theirs',
      false,
      null,
    ])
  })
})

describe('somebody else’s turn', () => {
  it('sends nothing, and keeps what was typed for mine', async () => {
    const { autosave, save } = open()
    autosave.set({ title: 'Title 1' })
    autosave.pause(true)
    await vi.advanceTimersByTimeAsync(saveAfter * 2)
    expect(await autosave.flush()).toBe(false)
    expect(save).not.toHaveBeenCalled()
    autosave.pause(false)
    await vi.advanceTimersByTimeAsync(saveAfter)
    expect(save).toHaveBeenCalledTimes(1)
  })
})
