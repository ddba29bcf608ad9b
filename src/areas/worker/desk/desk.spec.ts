import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { WorkerTask } from '@/api/contract/worker-tasks.ts'
import type { Problem } from '@/api/problem.ts'
import { createDesk } from './create-desk.ts'
import type { DeskPorts } from './create-desk.ts'
import type { SentAnswer, Worked } from './state.ts'
import { pretendTime, settlePromises, start } from './pretend-time.fixture.ts'

const task = (id: number, own: Partial<WorkerTask> = {}): WorkerTask =>
  parse(WorkerTask, {
    id,
    kind: 'text',
    text: 'Which?',
    price: { amount: '0.0005', currency: 'USD' },
    leftMs: 30_000,
    skipsLeft: 9,
    ...own,
  })

const http = (status: number, retryAfter?: number): Problem => ({
  kind: 'HTTP',
  status,
  ...(retryAfter !== undefined && { retryAfter }),
})

/** A desk whose calls return what the test sets. */
function pretendDesk(own: Partial<DeskPorts> = {}) {
  const time = pretendTime()
  const calls: string[] = []
  let number = 0
  const ports: DeskPorts = {
    now: time.now,
    later: time.later,
    ask: async () => {
      calls.push('ask')
      return { task: task((number += 1)) }
    },
    answer: async ({ task: { id }, key }) => {
      calls.push(`answer ${id} ${key}`)
      return {
        accepted: true,
        earned: { amount: '0.0005', currency: 'USD' },
        next: null,
        bonus: null,
        earnedToday: null,
      }
    },
    skip: async (id) => {
      calls.push(`skip ${id}`)
      return { skipsLeft: 8, next: null }
    },
    release: async () => void calls.push('release'),
    keyOf: (id) => `key-${id}`,
    forget: () => undefined,
    keep: () => undefined,
    kept: () => null,
    keepWorked: () => undefined,
    worked: () => null,
    preload: (url) => void calls.push(`preload ${url}`),
    signal: () => undefined,
    standing: () => void calls.push('standing'),
    takeSeat: async () => true,
    leaveSeat: () => void calls.push('leave'),
    isSeatTaken: async () => false,
    watchSeat: () => () => undefined,
    ...own,
  }
  const desk = createDesk(ports, true)
  return { desk, time, calls, phase: () => desk.get().phase.name }
}
const say = (now: number) => ({ type: 'answer' as const, answer: { text: 'green' }, now })

describe('the work', () => {
  it('goes on by itself, counts what it earned, and stops when asked', async () => {
    const { desk, time, calls, phase } = pretendDesk()
    await desk.start()
    await settlePromises()
    expect(phase()).toBe('task')
    time.pass(4000)
    desk.send(say(time.now()))
    desk.send(say(time.now()))
    await settlePromises()
    expect(desk.get().session).toMatchObject({ answered: 1, earned: '0.0005' })
    expect(phase()).toBe('task')
    desk.send({ type: 'stop' })
    expect(phase()).toBe('idle')
    expect(calls).toEqual(['ask', 'answer 1 key-1', 'ask', 'release', 'leave'])
  })

  it('waits for a press where that was chosen, with the next picture there already', async () => {
    const next = task(2, { imageUrl: '/two.svg' })
    const { desk, time, calls, phase } = pretendDesk({
      answer: async () => ({
        accepted: true,
        earned: { amount: '1', currency: 'USD' },
        next,
        bonus: null,
        earnedToday: { amount: '7', currency: 'USD' },
      }),
    })
    desk.send({ type: 'autoNext', on: false })
    await desk.start()
    await settlePromises()
    desk.send(say(time.now()))
    await settlePromises()
    expect(phase()).toBe('answered')
    expect(calls).toContain('preload /two.svg')
    desk.next()
    expect(desk.get().phase).toMatchObject({ name: 'task', task: { id: 2 }, key: 'key-2' })
    expect(desk.get().session.today).toBe('7')
  })

  it('lets the time of a task that came with the answer run while a press is waited for', async () => {
    const next = task(7)
    const { desk, time, calls, phase } = pretendDesk({
      answer: async () => ({
        accepted: false,
        earned: { amount: '0', currency: 'USD' },
        next,
        bonus: null,
        earnedToday: null,
      }),
    })
    desk.send({ type: 'autoNext', on: false })
    await desk.start()
    await settlePromises()
    desk.send(say(time.now()))
    await settlePromises()
    const answered = time.now()
    time.pass(20_000)
    desk.next()
    expect(desk.get().phase).toMatchObject({ name: 'task', until: answered + 30_000 })
    desk.send(say(time.now()))
    await settlePromises()
    expect(desk.get().session).toMatchObject({ answered: 2, refused: 2 })
    time.pass(30_000)
    desk.next()
    expect(phase()).toBe('asking')
    expect(calls.at(-1)).toBe('ask')
  })

  it('sends a lost answer again under its key, even after the time is over', async () => {
    let fails = 2
    const { desk, time, calls, phase } = pretendDesk({
      answer: async ({ key }) => {
        calls.push(key)
        if ((fails -= 1) >= 0) throw { kind: 'FETCH_ERROR' } satisfies Problem
        return {
          accepted: true,
          earned: { amount: '1', currency: 'USD' },
          next: null,
          bonus: null,
          earnedToday: null,
        }
      },
    })
    await desk.start()
    await settlePromises()
    time.pass(29_900)
    desk.send(say(time.now()))
    await settlePromises()
    expect(phase()).toBe('unsent')
    time.wake()
    await settlePromises()
    expect(phase()).toBe('unsent')
    desk.send({ type: 'retry', now: time.now() })
    await settlePromises()
    expect(phase()).toBe('task')
    expect(calls.filter((call) => call === 'key-1')).toHaveLength(3)
  })

  it('sends what a reload interrupted first, under its key', async () => {
    let stored: SentAnswer | null = null
    const keep = (sent: SentAnswer | null) => void (stored = sent)
    const first = pretendDesk({ keep, answer: () => new Promise(() => undefined) })
    await first.desk.start()
    await settlePromises()
    first.desk.send(say(first.time.now()))
    expect(stored).toMatchObject({ key: 'key-1', answer: { text: 'green' } })

    const { desk, calls, phase } = pretendDesk({ keep, kept: () => stored })
    await desk.start()
    await settlePromises()
    expect(calls.slice(0, 2)).toEqual(['answer 1 key-1', 'ask'])
    expect(phase()).toBe('task')
    expect(stored).toBeNull()
  })

  it('keeps an answer over the end of a session, and nothing that was refused', async () => {
    const kept: (SentAnswer | null)[] = []
    let status = 401
    const { desk, time, calls } = pretendDesk({
      keep: (sent) => void kept.push(sent),
      kept: () => kept.at(-1) ?? null,
      answer: () => Promise.reject(http(status)),
    })
    await desk.start()
    await settlePromises()
    desk.send(say(time.now()))
    await settlePromises()
    expect(desk.get().phase).toEqual({ name: 'idle', why: 'signedOut' })
    expect(kept.at(-1)).toMatchObject({ key: 'key-1' })
    expect(calls).not.toContain('release')

    status = 400
    await desk.start()
    await settlePromises()
    expect(desk.get().phase).toMatchObject({ name: 'task', key: 'key-1' })
    expect(kept.at(-1)).toBeNull()
  })

  it.each([
    [410, 'gone', 'late'],
    [404, 'gone', 'lost'],
    [409, 'gone', 'taken'],
    [403, 'refused', undefined],
    [401, 'idle', 'signedOut'],
    [400, 'task', undefined],
    [429, 'unsent', undefined],
    [503, 'unsent', undefined],
  ])('says what an answer that ended in %i has become', async (status, name, why) => {
    const { desk, time } = pretendDesk({
      answer: () => Promise.reject(http(status, 20)),
    })
    await desk.start()
    await settlePromises()
    desk.send(say(time.now()))
    await settlePromises()
    expect(desk.get().phase).toMatchObject({ name, ...(why && { why }) })
  })

  it.each([
    [http(403), 'refused'],
    [http(401), 'idle'],
    [http(500), 'failed'],
    [http(400), 'failed'],
  ])('says what a question for a task has become: %o', async (problem, name) => {
    const { desk, phase } = pretendDesk({ ask: () => Promise.reject(problem) })
    await desk.start()
    await settlePromises()
    expect(phase()).toBe(name)
  })

  it('asks again in growing pauses, and after what the backend asks for', async () => {
    const problems = [http(500), http(500), http(429, 40)]
    const { desk, time, phase } = pretendDesk({
      ask: async () => {
        const problem = problems.shift()
        if (problem) throw problem
        return { task: task(1) }
      },
    })
    await desk.start()
    await settlePromises()
    const pauses: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const before = time.now()
      time.wake()
      pauses.push(time.now() - before)
      await settlePromises()
    }
    expect(pauses).toEqual([1500, 3000, 40_000])
    expect(phase()).toBe('task')
  })

  it('waits while there is nothing, as long as the backend says', async () => {
    const answers = [{ task: null }, { task: null, retryAfter: 9 }, { task: task(1) }]
    const { desk, time, phase } = pretendDesk({
      ask: async () => answers.shift() ?? { task: null },
    })
    await desk.start()
    await settlePromises()
    expect(phase()).toBe('waiting')
    time.wake()
    await settlePromises()
    expect(time.now() - start).toBe(4000)
    time.wake()
    await settlePromises()
    expect(time.now() - start).toBe(13_000)
    expect(phase()).toBe('task')
  })

  it('asks whether one is there when two tasks run out untouched, before the place is given away', async () => {
    const { desk, time, calls, phase } = pretendDesk()
    const untouched = async () => {
      time.wake()
      expect(desk.get().phase).toMatchObject({ name: 'gone', why: 'expired' })
      time.wake()
      await settlePromises()
      time.wake()
      expect(phase()).toBe('unsure')
    }
    await desk.start()
    await settlePromises()
    await untouched()
    expect(calls).not.toContain('release')
    desk.send({ type: 'here', now: time.now() })
    await settlePromises()
    expect(phase()).toBe('task')
    await untouched()
    const asked = time.now()
    time.wake()
    expect(time.now() - asked).toBe(60_000)
    expect(desk.get().phase).toEqual({ name: 'idle', why: 'away' })
    expect(calls.slice(-2)).toEqual(['release', 'leave'])
  })

  it('gives the place away when the phone is put away', async () => {
    const { desk, time } = pretendDesk()
    await desk.start()
    await settlePromises()
    desk.send({ type: 'hide', now: time.now(), grace: 10_000 })
    time.wake()
    expect(desk.get().phase).toEqual({ name: 'idle', why: 'pocketed' })
  })

  it.each([
    ['an answer', (now: number) => say(now)],
    ['a skip', (now: number) => ({ type: 'skip' as const, reason: 'other' as const, now })],
  ])(
    'pauses after the task on the screen, ended by %s, and not if that is taken back',
    async (_, end) => {
      const { desk, time, calls, phase } = pretendDesk()
      await desk.start()
      await settlePromises()
      desk.send({ type: 'pause' })
      desk.send({ type: 'pause' })
      desk.send(end(time.now()))
      await settlePromises()
      expect(phase()).toBe('task')
      desk.send({ type: 'pause' })
      expect(phase()).toBe('task')
      desk.send(end(time.now()))
      await settlePromises()
      expect(desk.get().phase).toEqual({ name: 'idle', why: 'paused' })
      expect(calls.slice(-2)).toEqual(['release', 'leave'])
      await desk.start()
      await settlePromises()
      expect(phase()).toBe('task')
      expect(desk.get().pauseAfter).toBe(false)
    },
  )

  it('proposes a break with a task after fifty minutes, and again only after fifty more', async () => {
    const { desk, time } = pretendDesk()
    const answer = async (minutes: number) => {
      time.pass(minutes * 60_000)
      desk.send(say(time.now()))
      await settlePromises()
      return desk.get().proposesBreak
    }
    await desk.start()
    await settlePromises()
    expect(await answer(49)).toBe(false)
    // Nothing appears while the time of a task runs.
    time.pass(60_000)
    expect(desk.get().proposesBreak).toBe(false)
    expect(await answer(0)).toBe(true)
    desk.send({ type: 'noBreak', now: time.now() })
    expect(desk.get().proposesBreak).toBe(false)
    expect(await answer(49)).toBe(false)
    expect(await answer(1)).toBe(true)
  })

  it('counts the work before a short stop or a reload, and begins anew after a break', async () => {
    let kept: Worked | null = null
    const own = {
      keepWorked: (worked: Worked) => {
        kept = worked
      },
      worked: () => kept,
    }
    const before = pretendDesk(own)
    await before.desk.start()
    await settlePromises()
    before.time.pass(48 * 60_000)
    before.desk.send(say(before.time.now()))
    await settlePromises()
    before.desk.send({ type: 'stop' })

    for (const [rest, proposes] of [
      [4, true],
      [6, false],
    ] as const) {
      const after = pretendDesk(own)
      after.time.pass((48 + rest) * 60_000)
      await after.desk.start()
      await settlePromises()
      expect(after.desk.get().proposesBreak).toBe(proposes)
      kept = { since: before.time.now() - 48 * 60_000, until: before.time.now() }
    }
  })

  it('says of an answer that waited whether it was counted', async () => {
    const lost: Problem = { kind: 'FETCH_ERROR' }
    let problem: Problem | null = lost
    const { desk, time } = pretendDesk({
      answer: async () => {
        if (problem) throw problem
        return {
          accepted: true,
          earned: { amount: '0.0011', currency: 'USD' },
          bonus: { amount: '0.0001', currency: 'USD' },
          next: task(2),
          earnedToday: null,
        }
      },
    })
    await desk.start()
    await settlePromises()
    desk.send(say(time.now()))
    await settlePromises()
    expect(desk.get()).toMatchObject({ phase: { name: 'unsent' }, last: null })
    problem = null
    desk.send({ type: 'retry', now: time.now() })
    await settlePromises()
    expect(desk.get().last).toMatchObject({ waited: true, accepted: true, bonus: '0.0001' })
    desk.send(say(time.now()))
    await settlePromises()
    expect(desk.get().last).toMatchObject({ waited: false })
  })

  it('shows the task that came with a skip, without another request', async () => {
    const { desk, time, calls } = pretendDesk({
      skip: async () => ({ skipsLeft: 4, next: task(7) }),
    })
    await desk.start()
    await settlePromises()
    desk.send({ type: 'skip', reason: 'other', now: time.now() })
    await settlePromises()
    expect(desk.get()).toMatchObject({ phase: { name: 'task', task: { id: 7 }, key: 'key-7' } })
    expect(calls.filter((call) => call === 'ask')).toHaveLength(1)
  })

  it('keeps its place while another page is looked at, and asks when it is seen again', async () => {
    const { desk, time, calls, phase } = pretendDesk()
    await desk.start()
    await settlePromises()
    desk.send({ type: 'hide', now: time.now(), grace: 120_000 })
    desk.send(say(time.now()))
    await settlePromises()
    expect(phase()).toBe('waiting')
    expect(calls.filter((call) => call === 'ask')).toHaveLength(1)
    desk.send({ type: 'show', now: time.now() })
    await settlePromises()
    expect(phase()).toBe('task')
    expect(calls).not.toContain('release')
  })

  it('says that another tab works before anything is pressed, unless the start comes first', async () => {
    const { desk, phase, calls } = pretendDesk({ isSeatTaken: async () => true })
    await desk.look()
    expect(phase()).toBe('elsewhere')
    await desk.start(true)
    await settlePromises()
    await desk.look()
    expect(phase()).toBe('task')
    expect(calls).toEqual(['ask'])
  })

  it('is at one tab, and goes over when asked to', async () => {
    let taken = (): void => undefined
    let isFree = false
    const { desk, phase, calls } = pretendDesk({
      takeSeat: async (steal, onTaken) => {
        taken = onTaken
        return steal || isFree
      },
    })
    await desk.start()
    expect(phase()).toBe('elsewhere')
    await desk.start(true)
    await settlePromises()
    expect(phase()).toBe('task')
    taken()
    expect(phase()).toBe('elsewhere')
    // The other tab has the seat now.
    expect(calls).not.toContain('release')
    isFree = true
    await desk.start()
    await settlePromises()
    expect(phase()).toBe('task')
  })

  it('offers the work again once the other tab is done, and waits for that only while seen', async () => {
    const waits: (() => void)[] = []
    let isTaken = true
    const { desk, time, phase } = pretendDesk({
      isSeatTaken: async () => isTaken,
      takeSeat: async () => !isTaken,
      watchSeat: (onFree) => {
        waits.push(onFree)
        return () => waits.splice(waits.indexOf(onFree), 1)
      },
    })
    await desk.look()
    expect(phase()).toBe('elsewhere')
    expect(waits).toHaveLength(1)
    desk.send({ type: 'hide', now: time.now(), grace: 10_000 })
    expect(waits).toHaveLength(0)
    desk.send({ type: 'show', now: time.now() })
    await desk.look()
    expect(waits).toHaveLength(1)
    isTaken = false
    waits[0]?.()
    expect(desk.get().phase).toEqual({ name: 'idle', why: 'fresh' })
    expect(waits).toHaveLength(0)
    await desk.start()
    await settlePromises()
    expect(phase()).toBe('task')
  })

  it('skips with a reason, and a skip that was lost counts as done', async () => {
    let problem: Problem | null = null
    const { desk, time, phase } = pretendDesk({
      skip: async () => {
        if (problem) throw problem
        return { skipsLeft: 3, next: null }
      },
    })
    await desk.start()
    await settlePromises()
    desk.send({ type: 'skip', reason: 'other', now: time.now() })
    await settlePromises()
    expect(phase()).toBe('task')
    expect(desk.get().skipsLeft).toBe(9)
    problem = http(409)
    desk.send({ type: 'skip', reason: 'other', now: time.now() })
    await settlePromises()
    expect(phase()).toBe('task')
    problem = http(500)
    desk.send({ type: 'skip', reason: 'other', now: time.now() })
    await settlePromises()
    expect(desk.get().phase).toMatchObject({ name: 'task', problem: http(500) })
  })

  it('stops after the answer that is on its way', async () => {
    const { desk, time, calls, phase } = pretendDesk()
    await desk.start()
    await settlePromises()
    desk.send(say(time.now()))
    desk.send({ type: 'stop' })
    await settlePromises()
    expect(phase()).toBe('idle')
    expect(desk.get().session.answered).toBe(1)
    expect(calls.slice(-2)).toEqual(['release', 'leave'])
  })
})
