import { afterEach, describe, expect, it, vi } from 'vitest'
import { workerTaskCalls } from '@/api/contract/worker-tasks.ts'
import { workerKinds } from '@/api/contract/worker.ts'
import type { ArgOf, Call, ResOf } from '@/api/contract/types.ts'
import { parseAnswer, request } from '@/api/call.ts'
import { sendBy } from '@/api/api.ts'
import { add } from '@/lib/decimal.ts'
import { createBackend } from '@/mocks/node.ts'
import { mulberry32 } from '@/mocks/lib/random.ts'
import { puzzle } from '@/mocks/seed/puzzles.ts'
import { createDesk } from './create-desk.ts'
import { isTask } from './use-desk.ts'
import { pretendTime, settlePromises } from './pretend-time.fixture.ts'

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
        skip: (id, reason) => call(workerTaskCalls.skipTask, { id, reason }),
        release: () => call(workerTaskCalls.stopWork, undefined),
        keyOf: (id) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
        forget: () => undefined,
        keep: () => undefined,
        kept: () => null,
        keepWorked: () => undefined,
        worked: () => null,
        preload: () => undefined,
        signal: () => undefined,
        standing: () => undefined,
        takeSeat: async () => true,
        leaveSeat: () => undefined,
        isSeatTaken: async () => false,
        watchSeat: () => () => undefined,
      },
      true,
    )
    await desk.start()
    for (let turn = 0; turn < 200_000 && desk.get().session.answered < 500; turn += 1) {
      await settlePromises()
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
    // The desk received every answer that the backend booked, and each was booked once.
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length)
    expect(log.filter(({ outcome }) => outcome !== 'skipped')).toHaveLength(500)
    const micros = log.reduce((sum, { earned, bonus }) => sum + earned + bonus, 0)
    expect(add(session.earned, '0')).toBe(add((micros / 1e6).toFixed(6), '0'))
    expect(add(session.today ?? '', '0')).toBe(add(session.earned, '0'))
    expect(Math.max(...sent.values())).toBeGreaterThan(1)
  })
})
