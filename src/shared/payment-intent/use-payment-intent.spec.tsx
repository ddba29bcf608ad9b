import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineCalls } from '@/api/contract/types.ts'
import type { Problem } from '@/api/problem.ts'
import type { User } from '@/api/contract/user.ts'
import { person as user, storeOf } from '../../../tests/support/person.ts'
import { timeoutsByTimers } from '../../../tests/support/timeouts.ts'
import { nothingDone } from './nothing-done.ts'
import { changeRecord } from '@/lib/shared-records.ts'
import { entriesSum } from '@/lib/idempotency.ts'
import { newKey } from '@/lib/secure-context.ts'
import { readIntents, settleIntent } from './stored-intent.ts'
import type { StoredIntent } from './stored-intent.ts'
import { usePaymentIntent } from './use-payment-intent.ts'

// Over 250 lines: the ends of one intent (answered, refused, lost, reloaded, in two tabs) over one
// fixture.

const { redeem } = defineCalls({
  redeem: {
    method: 'POST',
    path: '/api/v2/redeem',
    arg: v.object({ code: v.string() }),
    res: v.object({ id: v.string() }),
    invalidates: ['User'],
  },
})
type Answer = { id: string }

/** Answers the question about an intent, in place of the backend. */
const ask = vi.hoisted(() => vi.fn<(key: string) => Promise<unknown>>())
vi.mock('@/api/endpoints/pay.ts', () => {
  const initiate =
    ({ key }: { key: string }) =>
    () => ({ unwrap: () => ask(key) })
  return { paymentsApi: { endpoints: { paymentIntent: { initiate } } } }
})

const person = 7
const one = { code: 'GIFT-1' }
const other = { code: 'GIFT-2' }
const lost: Problem = { kind: 'TIMEOUT_ERROR' }
const stored = async (): Promise<StoredIntent | undefined> =>
  (await readIntents(person, 'voucher'))[0]
const askedKeys = (): string[] => ask.mock.calls.map(([key]) => key)

/** An intent that an earlier page or another tab has stored. */
const intent = (part: Partial<StoredIntent> = {}): StoredIntent => ({
  key: newKey(),
  entries: entriesSum(one),
  state: 'open',
  at: Date.now(),
  ...part,
})

const keep = (kept: StoredIntent, owner: number | string = person): Promise<void> =>
  changeRecord(owner, 'intent-voucher', () => [kept])

/** Lets the database answer. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

async function open(owner: User | null = user()) {
  const store = storeOf(owner)
  const dispatch = vi.spyOn(store, 'dispatch')
  const found: Answer[] = []
  const phases: string[] = []
  const hook = renderHook(
    () => {
      const intent = usePaymentIntent({
        name: 'voucher',
        call: redeem,
        onFound: (answer) => found.push(answer),
      })
      phases.push(intent.phase)
      return intent
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  )
  const post = vi.fn<(key: string) => Promise<Answer>>(async () => ({ id: '1' }))
  /** The outcomes of the presses, in order. A press that waits has none yet. */
  const ends: unknown[] = []
  const submit = (entries: unknown = one): void =>
    void hook.result.current.submit(entries, post).then(
      (end) => ends.push(end),
      (problem: unknown) => ends.push({ problem }),
    )
  const press = (entries: unknown = one): Promise<void> =>
    act(async () => {
      submit(entries)
      await flush()
    })
  /** Answers the question that a press waits for. */
  const answer = (isWanted: boolean): Promise<void> =>
    act(async () => {
      hook.result.current.question?.answer(isWanted)
      await flush()
    })
  await act(flush)
  return {
    ...hook,
    post,
    submit,
    press,
    answer,
    ends,
    found,
    phases,
    dispatch,
    now: () => hook.result.current,
  }
}
const after = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await flush()
  })

beforeEach(() => {
  vi.useFakeTimers()
  timeoutsByTimers()
  vi.stubGlobal('fetch', async () => Response.json(user()))
  ask.mockReset()
  ask.mockResolvedValue({ state: 'pending' })
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

describe('an intent that is answered', () => {
  it('is sent once, and the next press is another one', async () => {
    const form = await open()
    expect(form.now()).toMatchObject({ phase: 'idle', asking: false })
    await form.press()
    expect(form.ends).toEqual([{ answer: { id: '1' } }])
    expect(form.now()).toMatchObject({ phase: 'idle', asking: false })
    const [first] = form.post.mock.calls[0] ?? []
    expect(await stored()).toMatchObject({ key: first, entries: entriesSum(one), state: 'done' })
    await form.press()
    expect(form.post.mock.calls[1]?.[0]).not.toBe(first)
    expect(ask).not.toHaveBeenCalled()
    expect(form.found).toEqual([])
  })

  it('is open while it runs, and a second press sends nothing', async () => {
    const form = await open()
    let give: (answer: Answer) => void = () => {}
    form.post.mockReturnValue(new Promise((resolve) => (give = resolve)))
    await form.press()
    expect(form.now()).toMatchObject({ phase: 'sending', asking: false })
    expect((await stored())?.state).toBe('open')
    await form.press(other)
    expect(form.post).toHaveBeenCalledTimes(1)
    await act(async () => {
      give({ id: '5' })
      await flush()
    })
    expect(form.ends).toEqual([{ answer: { id: '5' } }])
    await form.press(other)
    expect(form.post).toHaveBeenCalledTimes(2)
  })
})

describe('an intent that is refused', () => {
  it('goes out again under its key where nothing was done, and other entries under another', async () => {
    const form = await open()
    form.post.mockRejectedValue({ kind: 'HTTP', status: 429 } satisfies Problem)
    await form.press()
    expect(form.ends).toEqual([{ problem: { kind: 'HTTP', status: 429 } }])
    expect(form.now().phase).toBe('idle')
    expect((await stored())?.state).toBe('ready')
    await form.press()
    await form.press(other)
    const [first, second, third] = form.post.mock.calls.map(([key]) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('is over where it was judged', async () => {
    const form = await open()
    form.post.mockRejectedValueOnce({ kind: 'HTTP', status: 422 } satisfies Problem)
    await form.press()
    expect(await stored()).toBeUndefined()
    expect(form.now().phase).toBe('idle')
    await form.press()
    const [first, second] = form.post.mock.calls.map(([key]) => key)
    expect(second).not.toBe(first)
    expect(form.ends).toEqual([{ problem: { kind: 'HTTP', status: 422 } }, { answer: { id: '1' } }])
  })
})

describe('a lost answer', () => {
  async function lose() {
    const form = await open()
    form.post.mockRejectedValueOnce(lost)
    await form.press()
    return { ...form, key: form.post.mock.calls[0]?.[0] ?? '' }
  }

  it('is asked for, and found', async () => {
    ask.mockResolvedValueOnce({ state: 'pending' })
    ask.mockResolvedValueOnce({ state: 'done', answer: { id: '3' } })
    const form = await lose()
    expect(form.now()).toMatchObject({ phase: 'checking', asking: true })
    expect(form.ends).toEqual([])
    await after(1499)
    expect(ask).toHaveBeenCalledTimes(1)
    await after(1)
    expect(askedKeys()).toEqual([form.key, form.key])
    expect(form.ends).toEqual([{ answer: { id: '3' } }])
    expect(form.now()).toMatchObject({ phase: 'idle', asking: false })
    expect(await stored()).toMatchObject({ key: form.key, state: 'done', at: Date.now() })
    expect(form.found).toEqual([])
    expect(form.dispatch).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'api/invalidateTags', payload: ['User'] }),
    )
    await after(60_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is asked for with growing pauses', async () => {
    await lose()
    let count = 1
    for (const pause of [1500, 2000, 3000, 5000, 10_000, 10_000]) {
      await after(pause - 1)
      expect(ask).toHaveBeenCalledTimes(count)
      await after(1)
      expect(ask).toHaveBeenCalledTimes((count += 1))
    }
  })

  it('is unclear once the backend has said twice in a row that it knows nothing', async () => {
    const form = await lose()
    ask.mockResolvedValueOnce({ state: 'none' })
    await after(1500)
    await after(2000)
    ask.mockResolvedValueOnce({ state: 'none' })
    await after(3000)
    expect(form.now()).toMatchObject({ phase: 'checking', asking: true })
    expect(form.ends).toEqual([])
    ask.mockResolvedValue({ state: 'none' })
    await after(5000)
    expect(form.now()).toMatchObject({ phase: 'unclear', asking: false })
    expect(form.ends).toEqual([nothingDone])
    // Sent again with the same entries, it is the same intent.
    await form.press()
    expect(form.post.mock.calls[1]?.[0]).toBe(form.key)
    expect(form.ends).toEqual([nothingDone, { answer: { id: '1' } }])
    const asked = ask.mock.calls.length
    await after(60_000)
    expect(ask).toHaveBeenCalledTimes(asked)
  })

  it('is known to have done nothing when the request cannot arrive any more', async () => {
    ask.mockResolvedValue({ state: 'none' })
    const form = await lose()
    await after(1500)
    expect(form.now().phase).toBe('unclear')
    await after(2000 + 3000 + 5000 + 4 * 10_000)
    expect(form.now().phase).toBe('unclear')
    await after(10_000)
    expect(form.now()).toMatchObject({ phase: 'none', asking: false })
    expect(await stored()).toMatchObject({ key: form.key, state: 'ready' })
    expect(form.ends).toEqual([nothingDone])
    const asked = ask.mock.calls.length
    await after(60_000)
    expect(ask).toHaveBeenCalledTimes(asked)
  })

  it('is shown where it comes after the form became usable', async () => {
    ask.mockResolvedValue({ state: 'none' })
    const form = await lose()
    await after(1500)
    ask.mockResolvedValue({ state: 'pending' })
    await after(2000)
    expect(form.now()).toMatchObject({ phase: 'checking', asking: true })
    ask.mockResolvedValue({ state: 'done', answer: { id: '8' } })
    await after(3000)
    expect(form.found).toEqual([{ id: '8' }])
    expect(form.ends).toEqual([nothingDone])
    expect(form.now().phase).toBe('idle')
  })

  it('is asked about before other entries are sent', async () => {
    ask.mockResolvedValue({ state: 'none' })
    const form = await lose()
    await after(1500)
    await form.press(other)
    expect(form.now().question).toMatchObject({ kind: 'changed' })
    // Another answer that it knows nothing leaves the question.
    await after(2000)
    expect(form.now().question?.kind).toBe('changed')
    await form.answer(false)
    expect(form.now()).toMatchObject({ phase: 'unclear', question: null })
    expect(form.ends).toEqual([nothingDone, nothingDone])
    expect(form.post).toHaveBeenCalledTimes(1)
    await form.press(other)
    await form.answer(true)
    expect(form.post.mock.calls[1]?.[0]).not.toBe(form.key)
    expect(form.ends.at(-1)).toEqual({ answer: { id: '1' } })
    expect(await stored()).toMatchObject({ entries: entriesSum(other), state: 'done' })
  })

  it('is shown where it comes while its question is open, and nothing more is sent', async () => {
    ask.mockResolvedValue({ state: 'none' })
    const form = await lose()
    await after(1500)
    await form.press(other)
    ask.mockResolvedValue({ state: 'done', answer: { id: '8' } })
    await after(2000)
    expect(form.now()).toMatchObject({ phase: 'idle', question: null })
    expect(form.found).toEqual([{ id: '8' }])
    expect(form.ends).toEqual([nothingDone, nothingDone])
    expect(form.post).toHaveBeenCalledTimes(1)
  })

  it('offers another try where the backend cannot be reached, which does not wait', async () => {
    const form = await lose()
    ask.mockRejectedValue(lost)
    await after(1500)
    await after(2000)
    expect(form.now().phase).toBe('checking')
    await after(3000)
    expect(form.now()).toMatchObject({ phase: 'stuck', asking: true })
    ask.mockResolvedValueOnce({ state: 'pending' })
    const asked = ask.mock.calls.length
    await act(async () => {
      form.now().check()
      await flush()
    })
    expect(ask).toHaveBeenCalledTimes(asked + 1)
    // One that was reached begins the count anew.
    await after(10_000)
    await after(10_000)
    expect(ask).toHaveBeenCalledTimes(asked + 3)
    ask.mockResolvedValue({ state: 'done', answer: { id: '2' } })
    await act(async () => {
      form.now().check()
      await flush()
    })
    expect(form.ends).toEqual([{ answer: { id: '2' } }])
    expect(form.now().phase).toBe('idle')
  })

  it('in an unknown shape is asked for again', async () => {
    ask.mockResolvedValueOnce({ state: 'done', answer: { id: 4 } })
    ask.mockResolvedValueOnce({ state: 'done', answer: { id: '4' } })
    const form = await lose()
    expect((await stored())?.state).toBe('open')
    await after(1500)
    expect(form.ends).toEqual([{ answer: { id: '4' } }])
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('/api/v2/redeem answered')
    vi.mocked(console.error).mockClear()
  })

  it('is asked for no more once the page was left', async () => {
    const form = await lose()
    form.unmount()
    await after(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect((await stored())?.state).toBe('open')
    expect(form.ends).toEqual([])
  })

  it('is left to the next page where this one was left first', async () => {
    const form = await open()
    let fail: (problem: Problem) => void = () => {}
    form.post.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)))
    await form.press()
    form.unmount()
    await act(async () => {
      fail(lost)
      await flush()
    })
    expect(form.ends).toEqual([nothingDone])
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('after a reload', () => {
  it('an open intent is asked for from the first paint, and told', async () => {
    const kept = intent()
    await keep(kept)
    const form = await open()
    expect(form.now().phase).toBe('checking')
    await form.press()
    expect(form.post).not.toHaveBeenCalled()
    ask.mockResolvedValueOnce({ state: 'done', answer: { id: '6' } })
    await after(1500)
    expect(askedKeys()).toEqual([kept.key, kept.key])
    expect(form.found).toEqual([{ id: '6' }])
    // The press that waited meanwhile moves nothing.
    expect(form.ends).toEqual([nothingDone])
    await form.press()
    expect(form.post).toHaveBeenCalledTimes(1)
  })

  it('an intent that the backend does not know leaves the form usable', async () => {
    const kept = intent()
    await keep(kept)
    ask.mockResolvedValue({ state: 'none' })
    const form = await open()
    await after(1500)
    expect(form.now().phase).toBe('unclear')
    expect(form.found).toEqual([])
    await form.press()
    expect(form.post.mock.calls).toEqual([[kept.key]])
  })

  it.each(['ready', 'done'] as const)('an intent that is %s is not asked for', async (state) => {
    await keep(intent({ state }))
    const form = await open()
    expect(form.now().phase).toBe('idle')
    await after(1500)
    expect(ask).not.toHaveBeenCalled()
  })

  it('an intent of another person is ignored', async () => {
    await keep(intent(), 8)
    await keep(intent(), 'guest')
    expect((await open()).now().phase).toBe('idle')
    expect((await open(null)).now().phase).toBe('checking')
  })
})

describe('with another tab', () => {
  it('pressed at once, one sends, and the other one is told and shows the outcome', async () => {
    const [first, second] = [await open(), await open()]
    let give: (answer: Answer) => void = () => {}
    for (const { post } of [first, second])
      post.mockReturnValue(new Promise((resolve) => (give = resolve)))
    await act(async () => {
      first.submit()
      second.submit()
      await flush()
    })
    const [sender, waiter] = first.post.mock.calls.length > 0 ? [first, second] : [second, first]
    expect(sender.post).toHaveBeenCalledTimes(1)
    expect(waiter.post).not.toHaveBeenCalled()
    expect(sender.now()).toMatchObject({ phase: 'sending', asking: false })
    expect(waiter.now()).toMatchObject({ phase: 'elsewhere', asking: true })
    await act(async () => {
      give({ id: '5' })
      await flush()
    })
    ask.mockResolvedValue({ state: 'done', answer: { id: '5' } })
    await after(1500)
    expect(waiter.now()).toMatchObject({ phase: 'idle', question: { kind: 'other' } })
    await waiter.answer(false)
    expect(waiter.found).toEqual([{ id: '5' }])
    expect(waiter.ends).toEqual([nothingDone])
    expect(waiter.post).not.toHaveBeenCalled()
  })

  it('its request is followed, and another one is sent where that is wanted', async () => {
    const form = await open()
    const kept = intent()
    await keep(kept)
    ask.mockResolvedValueOnce({ state: 'done', answer: { id: '9' } })
    await form.press()
    expect(form.post).not.toHaveBeenCalled()
    expect(askedKeys()).toEqual([kept.key])
    await form.answer(true)
    expect(form.post).toHaveBeenCalledTimes(1)
    expect(form.post.mock.calls[0]?.[0]).not.toBe(kept.key)
    expect(form.ends).toEqual([{ answer: { id: '1' } }])
    expect(form.found).toEqual([])
  })

  it.each(['ready', 'over'] as const)(
    'its request that was refused (%s) gives way to this one',
    async (state) => {
      const form = await open()
      const kept = intent()
      await keep(kept)
      ask.mockResolvedValue({ state: 'none' })
      await form.press()
      expect(form.now().phase).toBe('elsewhere')
      await settleIntent(person, 'voucher', kept.key, state)
      await after(1500)
      expect(form.ends).toEqual([{ answer: { id: '1' } }])
      expect(form.post.mock.calls[0]?.[0] === kept.key).toBe(state === 'ready')
    },
  )

  it('its request that the backend does not know is named, and goes out under its key', async () => {
    const form = await open()
    const kept = intent()
    await keep(kept)
    ask.mockResolvedValue({ state: 'none' })
    await form.press()
    await after(1500)
    expect(form.ends).toEqual([nothingDone])
    expect(form.found).toEqual([])
    expect(form.now().phase).toBe('theirs')
    await form.press()
    expect(form.post.mock.calls).toEqual([[kept.key]])
  })

  it('its result is told before the same is sent again, and shown', async () => {
    const form = await open()
    const kept = intent({ state: 'done' })
    await keep(kept)
    await form.press()
    expect(form.now()).toMatchObject({ phase: 'idle', question: { kind: 'repeated', at: kept.at } })
    ask.mockResolvedValue({ state: 'done', answer: { id: '10' } })
    await form.answer(false)
    expect(form.post).not.toHaveBeenCalled()
    expect(askedKeys()).toEqual([kept.key])
    expect(form.found).toEqual([{ id: '10' }])
    expect(form.ends).toEqual([nothingDone])
    // Now this page has shown it, so the next press is another one.
    await form.press()
    expect(form.post).toHaveBeenCalledTimes(1)
  })

  it('its result does not stop other entries, nor a press that wants another one', async () => {
    const form = await open()
    const kept = intent({ state: 'done' })
    await keep(kept)
    await form.press(other)
    expect(form.ends).toEqual([{ answer: { id: '1' } }])
    await form.press()
    expect(form.now().question?.kind).toBe('repeated')
    // A second press meanwhile does nothing.
    await form.press()
    expect(form.post).toHaveBeenCalledTimes(1)
    await form.answer(true)
    expect(form.post).toHaveBeenCalledTimes(2)
    expect(form.post.mock.calls[1]?.[0]).not.toBe(kept.key)
    expect(ask).not.toHaveBeenCalled()
  })

  it('a press whose page is left before its turn sends nothing', async () => {
    const form = await open()
    act(() => void form.now().submit(one, form.post))
    form.unmount()
    await after(0)
    expect(form.post).not.toHaveBeenCalled()
    expect((await stored())?.state).toBe('ready')
  })
})
