import { parse } from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WorkerTask, workerTaskCalls } from '@/api/contract/worker-tasks.ts'
import type { ArgOf, Call, ResOf } from '@/api/contract/types.ts'
import { parseAnswer, request } from '@/api/call.ts'
import { sendBy } from '@/api/send.ts'
import type { Problem } from '@/api/problem.ts'
import { add } from '@/lib/decimal.ts'
import { createBackend } from '@/mocks/node.ts'
import { mulberry32 } from '@/mocks/lib/random.ts'
import { puzzle } from '@/mocks/seed/puzzles.ts'
import { workerKinds } from '@/api/contract/worker.ts'
import { createDesk } from './create-desk.ts'
import { isTask } from './is-task.ts'
import type { DeskPorts } from './create-desk.ts'

const start = Date.parse('2026-04-15T09:30:00Z')

/** Time that passes only when it is told to, and timers that follow it. */
function pretendTime() {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    later: (ms: number, run: () => void) => {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    pass: (ms: number) => {
      now += ms
    },
    /** Goes to the next timer. @returns whether there was one */
    wake: () => {
      const next = timers.toSorted((a, b) => a.at - b.at)[0]
      if (!next) return false
      timers = timers.filter((one) => one !== next)
      now = Math.max(now, next.at)
      next.run()
      return true
    },
  }
}

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

const settle = () => new Promise((resolve) => setImmediate(resolve))
const http = (status: number, retryAfter?: number): Problem => ({
  kind: 'HTTP',
  status,
  ...(retryAfter !== undefined && { retryAfter }),
})

/** A desk whose calls answer as they are told to. */
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
        earnedToday: null,
      }
    },
    skip: async (id) => {
      calls.push(`skip ${id}`)
      return 8
    },
    release: async () => void calls.push('release'),
    keyOf: (id) => `key-${id}`,
    forget: () => undefined,
    preload: (url) => void calls.push(`preload ${url}`),
    signal: () => undefined,
    standing: () => void calls.push('standing'),
    takeSeat: async () => true,
    leaveSeat: () => void calls.push('leave'),
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
    await settle()
    expect(phase()).toBe('task')
    time.pass(4000)
    desk.send(say(time.now()))
    desk.send(say(time.now()))
    await settle()
    expect(desk.get().session).toMatchObject({ answered: 1, earned: '0.0005' })
    expect(phase()).toBe('task')
    desk.send({ type: 'stop' })
    expect(phase()).toBe('idle')
    expect(calls).toEqual(['ask', 'answer 1 key-1', 'ask', 'leave', 'release'].toSorted(() => 0))
  })

  it('waits for a press where that was chosen, with the next picture there already', async () => {
    const next = task(2, { imageUrl: '/two.svg' })
    const { desk, time, calls, phase } = pretendDesk({
      answer: async () => ({
        accepted: true,
        earned: { amount: '1', currency: 'USD' },
        next,
        earnedToday: { amount: '7', currency: 'USD' },
      }),
    })
    desk.send({ type: 'autoNext', on: false })
    await desk.start()
    await settle()
    desk.send(say(time.now()))
    await settle()
    expect(phase()).toBe('answered')
    expect(calls).toContain('preload /two.svg')
    desk.next()
    expect(desk.get().phase).toMatchObject({ name: 'task', task: { id: 2 }, key: 'key-2' })
    expect(desk.get().session.today).toBe('7')
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
          earnedToday: null,
        }
      },
    })
    await desk.start()
    await settle()
    time.pass(29_900)
    desk.send(say(time.now()))
    await settle()
    expect(phase()).toBe('unsent')
    time.wake()
    await settle()
    expect(phase()).toBe('unsent')
    desk.send({ type: 'retry', now: time.now() })
    await settle()
    expect(phase()).toBe('task')
    expect(calls.filter((call) => call === 'key-1')).toHaveLength(3)
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
    await settle()
    desk.send(say(time.now()))
    await settle()
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
    await settle()
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
    await settle()
    const pauses: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const before = time.now()
      time.wake()
      pauses.push(time.now() - before)
      await settle()
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
    await settle()
    expect(phase()).toBe('waiting')
    time.wake()
    await settle()
    expect(time.now() - start).toBe(4000)
    time.wake()
    await settle()
    expect(time.now() - start).toBe(13_000)
    expect(phase()).toBe('task')
  })

  it('stops by itself when two tasks run out untouched, or the phone is put away', async () => {
    const { desk, time } = pretendDesk()
    await desk.start()
    await settle()
    time.wake()
    expect(desk.get().phase).toMatchObject({ name: 'gone', why: 'expired' })
    time.wake()
    await settle()
    time.wake()
    expect(desk.get().phase).toEqual({ name: 'idle', why: 'away' })
    await desk.start()
    await settle()
    desk.send({ type: 'hide', now: time.now(), grace: 10_000 })
    time.wake()
    expect(desk.get().phase).toEqual({ name: 'idle', why: 'pocketed' })
  })

  it('keeps its place while another page is looked at, and asks when it is seen again', async () => {
    const { desk, time, calls, phase } = pretendDesk()
    await desk.start()
    await settle()
    desk.send({ type: 'hide', now: time.now(), grace: 120_000 })
    desk.send(say(time.now()))
    await settle()
    expect(phase()).toBe('waiting')
    expect(calls.filter((call) => call === 'ask')).toHaveLength(1)
    desk.send({ type: 'show', now: time.now() })
    await settle()
    expect(phase()).toBe('task')
    expect(calls).not.toContain('release')
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
    await settle()
    expect(phase()).toBe('task')
    taken()
    expect(phase()).toBe('elsewhere')
    // The other tab holds the place now.
    expect(calls).not.toContain('release')
    isFree = true
    await desk.start()
    await settle()
    expect(phase()).toBe('task')
  })

  it('skips with a reason, and a skip that was lost counts as done', async () => {
    let problem: Problem | null = null
    const { desk, time, phase } = pretendDesk({
      skip: async () => {
        if (problem) throw problem
        return 3
      },
    })
    await desk.start()
    await settle()
    desk.send({ type: 'skip', reason: 'other', now: time.now() })
    await settle()
    expect(phase()).toBe('task')
    expect(desk.get().skipsLeft).toBe(9)
    problem = http(409)
    desk.send({ type: 'skip', reason: 'other', now: time.now() })
    await settle()
    expect(phase()).toBe('task')
    problem = http(500)
    desk.send({ type: 'skip', reason: 'other', now: time.now() })
    await settle()
    expect(desk.get().phase).toMatchObject({ name: 'task', problem: http(500) })
  })

  it('stops after the answer that is on its way', async () => {
    const { desk, time, calls, phase } = pretendDesk()
    await desk.start()
    await settle()
    desk.send(say(time.now()))
    desk.send({ type: 'stop' })
    await settle()
    expect(phase()).toBe('idle')
    expect(desk.get().session.answered).toBe(1)
    expect(calls.at(-1)).toBe('release')
  })
})

describe('five hundred tasks with random faults', () => {
  afterEach(() => vi.restoreAllMocks())

  it('end with exactly the sum that the backend says', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const time = pretendTime()
    const random = mulberry32(20_260_415)
    const backend = createBackend({ persona: 'worker', clock: time.now })
    const worker = () => backend.db.workers[0]
    let faults = 0
    /** One in six requests fails: before it arrives, on its way back, or in the backend. */
    const send = sendBy(async (input, init) => {
      const luck = random()
      if (luck < 0.06) {
        faults += 1
        throw new TypeError('Failed to fetch')
      }
      if (luck < 0.1) {
        faults += 1
        return Response.json({ errorCode: 'ERROR_INTERNAL' }, { status: luck < 0.08 ? 500 : 503 })
      }
      const response = await backend.fetch(input, init)
      if (luck < 0.16) {
        faults += 1
        throw new TypeError('The answer was lost')
      }
      return response
    })
    async function call<C extends Call>(row: C, arg: ArgOf<C>): Promise<ResOf<C>> {
      const { data, error } = await send(request(row, arg), {
        signal: new AbortController().signal,
        getState: () => ({}),
        dispatch: vi.fn(),
      })
      if (error) throw error
      const parsed = parseAnswer(row, data)
      if ('error' in parsed) throw parsed.error
      return parsed.data
    }
    const sent = new Map<string, number>()
    const desk = createDesk(
      {
        now: time.now,
        later: time.later,
        ask: async () => {
          const answer = await call(workerTaskCalls.nextTask, {})
          return { task: answer && isTask(answer) ? answer : null }
        },
        answer: ({ task: { id }, key, answer, spentMs }) => {
          sent.set(String(id), (sent.get(String(id)) ?? 0) + 1)
          return call(workerTaskCalls.answerTask, { id, idempotencyKey: key, ...answer, spentMs })
        },
        skip: async (id, reason) =>
          (await call(workerTaskCalls.skipTask, { id, reason })).skipsLeft,
        release: () => call(workerTaskCalls.stopWork, undefined),
        keyOf: (id) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
        forget: () => undefined,
        preload: () => undefined,
        signal: () => undefined,
        standing: () => undefined,
        takeSeat: async () => true,
        leaveSeat: () => undefined,
      },
      true,
    )
    await desk.start()
    for (let turn = 0; turn < 20_000 && desk.get().session.answered < 500; turn += 1) {
      await settle()
      const { phase } = desk.get()
      if (phase.name !== 'task') {
        if (phase.name === 'idle') await desk.start()
        else if (phase.name !== 'sending' && phase.name !== 'asking') time.wake()
        continue
      }
      const kind = workerKinds.find((one) => one === phase.task.kind) ?? 'image'
      const { truth } = puzzle(kind, Number(phase.task.id) - 90_000)
      time.pass(500 + random() * 4000)
      if (random() < 0.02) {
        time.wake()
        continue
      }
      const answer = random() < 0.1 ? { text: 'wrong' } : JSON.parse(JSON.stringify(truth))
      desk.send({ type: 'answer', answer, now: time.now() })
    }
    const { session } = desk.get()
    const log = (worker()?.log ?? []).filter(({ id }) => id > 90_000)
    expect(session.answered).toBe(500)
    expect(faults).toBeGreaterThan(80)
    // Every answer that the backend booked is one that the desk heard of, and each was booked once.
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length)
    expect(log.filter(({ outcome }) => outcome !== 'skipped')).toHaveLength(500)
    const micros = log.reduce((sum, { earned }) => sum + earned, 0)
    expect(add(session.earned, '0')).toBe(add((micros / 1e6).toFixed(6), '0'))
    expect(add(session.today ?? '', '0')).toBe(add(session.earned, '0'))
    expect(Math.max(...sent.values())).toBeGreaterThan(1)
  })
})
