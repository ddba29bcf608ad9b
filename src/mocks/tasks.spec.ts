import { describe, expect, it } from 'vitest'
import { createBackend, testTime } from './node.ts'
import type { TestBackend } from './node.ts'
import { createTask } from './seed/task-state.ts'
import { dayTotals } from './seed/task-lists.ts'
import { seededTask, tasksBetween } from './seed/tasks.ts'

const base = '/api/v2/customer'
const start = Date.parse(testTime)
const second = 1000
const read = async ({ fetch }: TestBackend, path: string) => (await fetch(`${base}${path}`)).json()
const post = (
  backend: TestBackend,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) =>
  backend.fetch(`${base}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
function customer(backend: TestBackend) {
  const account = backend.db.accounts.find(({ persona }) => persona === 'customer')
  if (!account) throw new Error('There is no customer.')
  return account
}

describe('the tasks of an account', () => {
  it('come with the texts of their input and answer, as they were written', async () => {
    const backend = createBackend({ persona: 'customer' })
    const account = customer(backend)
    const own = createTask(backend.db, account, start, {
      type: 'CoordinatesTask',
      charge: true,
      input: { minScore: 0.3, comment: 'at 0.5 or less' },
      solution: { coordinates: [{ x: 1.5, y: 2 }] },
      preview: '1.5, 2',
      seconds: 6,
    })
    backend.setClock(start + 60 * second)
    const task = await read(backend, `/tasks/${own.id}`)
    expect(task.inputText).toBe('{"minScore":0.30,"comment":"at 0.5 or less"}')
    expect(task.solutionText).toBe('{"coordinates":[{"x":1.50,"y":2}]}')
    expect([JSON.parse(task.inputText), JSON.parse(task.solutionText)]).toEqual([
      task.input,
      task.solution,
    ])
  })

  it('are the same however they are asked for: by the list, by their ids, added up', async () => {
    const backend = createBackend({ persona: 'customer' })
    const account = customer(backend)
    const from = Date.parse('2026-04-14T00:00:00Z')
    const day = [...tasksBetween(backend.db.seed, account, from, from + 86_399_999, start)]
    expect(day.length).toBeGreaterThan(5000)
    expect(new Set(day.map(({ id }) => id)).size).toBe(day.length)
    for (const task of [day[0], day[2000], day.at(-1)])
      expect(seededTask(backend.db.seed, account, task?.id ?? '', start)).toEqual(task)
    expect(dayTotals(backend.db, account, from, start).tasks).toBe(day.length)
    const { totals } = await read(
      backend,
      '/tasks/summary?groupBy=type&dateFrom=2026-04-14&dateTo=2026-04-14',
    )
    expect(totals.tasks).toBe(day.length)
    const { records } = await read(
      backend,
      '/tasks?dateFrom=2026-04-14&dateTo=2026-04-14&perPage=3',
    )
    expect(records.map(({ id }: { id: string }) => id)).toEqual(day.slice(0, 3).map(({ id }) => id))
  })

  it('have pages that fit together, also through a filter', async () => {
    const backend = createBackend({ persona: 'customer' })
    const whole = await read(
      backend,
      '/tasks?status=expired&perPage=20&dateFrom=2026-04-09&dateTo=2026-04-15',
    )
    const first = await read(
      backend,
      '/tasks?status=expired&perPage=10&dateFrom=2026-04-09&dateTo=2026-04-15',
    )
    const second_ = await read(
      backend,
      `/tasks?status=expired&perPage=10&dateFrom=2026-04-09&dateTo=2026-04-15&before=${first.nextBefore}`,
    )
    expect([...first.records, ...second_.records]).toEqual(whole.records)
  })

  it('are counted by the days of a zone', async () => {
    const backend = createBackend({ persona: 'customer' })
    const at = async (zone: string) => {
      const { rows } = await read(
        backend,
        `/tasks/summary?groupBy=type&granularity=day&dateFrom=2026-04-13&dateTo=2026-04-14&timezone=${zone}`,
      )
      return [...new Set(rows.map(({ bucket }: { bucket: string }) => bucket))]
    }
    expect(await at('UTC')).toEqual(['2026-04-14T00:00:00.000Z', '2026-04-13T00:00:00.000Z'])
    expect(await at('Asia/Shanghai')).toEqual([
      '2026-04-13T16:00:00.000Z',
      '2026-04-12T16:00:00.000Z',
    ])
  })

  it('are held against as much of the time before, in whatever units', async () => {
    // The middle of a Wednesday: neither the day nor the week is over.
    const backend = createBackend({ persona: 'customer' })
    const whole = 7 * 86_400_000
    const account = customer(backend)
    const from = Date.parse('2026-04-09T00:00:00Z')
    const count = (begin: number, end: number) =>
      [...tasksBetween(backend.db.seed, account, begin, end - 1, start)].length
    const wanted = [count(from, start), count(from - whole, start - whole)]
    type Points = { points: { at: string; value: number }[] }[]
    const total = ([line]: Points) => line?.points.reduce((sum, { value }) => sum + value, 0)
    for (const granularity of ['hour', 'day', 'week']) {
      const { series, compare } = await read(
        backend,
        `/graph?metric=tasks&granularity=${granularity}&dateFrom=2026-04-09&dateTo=2026-04-15&timezone=UTC&compare=previous`,
      )
      expect([total(series), total(compare)]).toEqual(wanted)
      expect(compare[0].points).toHaveLength(series[0].points.length)
    }
    // Ten days are not whole weeks, so each bucket is compared with one of the same length.
    const { series, compare } = await read(
      backend,
      '/graph?metric=tasks&granularity=week&dateFrom=2026-04-06&dateTo=2026-04-15&compare=previous',
    )
    const [first, before] = [series[0].points, compare[0].points].map((points) =>
      Date.parse(points[0].at),
    )
    expect(before).toBe((first ?? 0) - 10 * 86_400_000)
    expect(compare[0].points).toHaveLength(2)
  })

  it('refuse days that make no sense', async () => {
    const backend = createBackend({ persona: 'customer' })
    for (const days of [
      'dateFrom=2026-02-31',
      'dateFrom=2026-04-15&dateTo=2026-04-01',
      'dateFrom=2020-01-01&dateTo=2026-01-01',
    ]) {
      expect((await backend.fetch(`${base}/tasks/summary?groupBy=type&${days}`)).status).toBe(400)
    }
  })
})

describe('a task sent by hand', () => {
  it('goes queued, assigned, processing and ready by the clock, and stands in the lists', async () => {
    const backend = createBackend({ persona: 'customer' })
    const { id } = createTask(backend.db, customer(backend), start, {
      type: 'ImageToTextTask',
      charge: false,
      input: { type: 'ImageToTextTask' },
      solution: { text: 'abc' },
      preview: 'abc',
      seconds: 8,
    })
    const states: string[] = []
    for (const age of [0, 2, 4, 8]) {
      backend.setClock(start + age * second)
      states.push((await read(backend, `/tasks/${id}`)).status)
    }
    expect(states).toEqual(['queued', 'assigned', 'processing', 'ready'])
    const task = await read(backend, `/tasks/${id}`)
    expect(task).toMatchObject({
      solution: { text: 'abc' },
      cost: { amount: '0.00' },
      canReport: true,
    })
    const { records } = await read(backend, '/tasks?perPage=5')
    expect(records.map((row: { id: string }) => row.id)).toContain(id)
    expect(
      (await createBackend({ persona: 'developer' }).fetch(`${base}/tasks/${id}`)).status,
    ).toBe(404)
  })
})

describe('a report', () => {
  const ready = async (backend: TestBackend) =>
    (await read(backend, '/tasks?status=ready&hasReport=false&perPage=20')).records
  it('counts once, within its time, and gives the price back where it is right', async () => {
    const backend = createBackend({ persona: 'customer' })
    const [task] = await ready(backend)
    expect((await post(backend, `/tasks/${task.id}/report`, { kind: 'bad' })).status).toBe(204)
    const again = await post(backend, `/tasks/${task.id}/report`, { kind: 'good' })
    expect([again.status, (await again.json()).errorCode]).toEqual([409, 'ERROR_DUPLICATE_REPORT'])
    backend.setClock(start + 61 * second)
    const { report, refunded, timeline } = await read(backend, `/tasks/${task.id}`)
    expect(refunded).toBe(report.status === 'accepted')
    expect(timeline.map(({ status }: { status: string }) => status)).toContain(
      `complaint.${report.status}`,
    )
  })
  it('of a token only counts in the statistics, at once and without a refund', async () => {
    const backend = createBackend({ persona: 'customer' })
    const { records } = await read(
      backend,
      '/tasks?type=RecaptchaV2Task&status=ready&hasReport=false',
    )
    const [{ id }] = records
    expect((await post(backend, `/tasks/${id}/report`, { kind: 'bad' })).status).toBe(204)
    const { report, refunded, timeline } = await read(backend, `/tasks/${id}`)
    expect([report.status, refunded]).toEqual(['counted', false])
    const steps = timeline.map(({ status }: { status: string }) => status)
    expect(steps.slice(-2)).toEqual(['reported_bad', 'complaint.counted'])
    const reports = await read(backend, '/reports?status=counted')
    expect(reports.records).toContainEqual(
      expect.objectContaining({ taskId: id, refund: null, decidedAt: null }),
    )
  })
  it('comes too late after a quarter of an hour', async () => {
    const backend = createBackend({ persona: 'customer' })
    const [task] = await ready(backend)
    backend.setClock(Date.parse(task.reportUntil))
    expect(
      (await (await post(backend, `/tasks/${task.id}/report`, { kind: 'bad' })).json()).errorCode,
    ).toBe('ERROR_REPORT_WINDOW_CLOSED')
  })
  it('is not taken from who is suspended, nor recorded for who loses too many', async () => {
    const developer = createBackend({ persona: 'developer' })
    const [own] = await ready(developer)
    const refused = await post(developer, `/tasks/${own.id}/report`, { kind: 'bad' })
    expect([refused.status, (await refused.json()).until]).toEqual([
      403,
      '2026-04-15T18:30:00.000Z',
    ])

    const backend = createBackend({ persona: 'customer' })
    const { id: accountId } = customer(backend)
    for (let number = 0; number < 6; number += 1)
      backend.db.taskState.reports.push({
        accountId,
        taskId: `x${number}`,
        kind: 'bad',
        comment: '',
        at: start - 3_600_000,
        outcome: 'rejected',
      })
    const [task] = await ready(backend)
    expect(
      (await (await post(backend, `/tasks/${task.id}/report`, { kind: 'bad' })).json()).errorCode,
    ).toBe('ERROR_REPORT_NOT_RECORDED')
    expect((await post(backend, `/tasks/${task.id}/report`, { kind: 'good' })).status).toBe(204)
  })
})

describe('an export', () => {
  const order = (
    backend: TestBackend,
    key: string,
    filters: object = { status: 'expired', dateFrom: '2026-04-14', dateTo: '2026-04-15' },
  ) =>
    post(backend, '/exports', { kind: 'tasks', filters, format: 'csv' }, { 'idempotency-key': key })
  it('is made once for a key, step by step, kept for an hour, and read by its owner alone', async () => {
    const backend = createBackend({ persona: 'customer' })
    const [one, same] = [
      await (await order(backend, 'a')).json(),
      await (await order(backend, 'a')).json(),
    ]
    expect(same).toEqual(one)
    expect((await read(backend, '/exports')).records).toHaveLength(1)
    const states = []
    for (const age of [0, 3, 30, 3700]) {
      backend.setClock(start + age * second)
      states.push((await read(backend, `/exports/${one.id}`)).status)
    }
    expect(states).toEqual(['queued', 'running', 'ready', 'expired'])
    backend.setClock(start + 30 * second)
    const { url, rows } = await read(backend, `/exports/${one.id}`)
    const text = await (await backend.fetch(url)).text()
    expect(text.trim().split('\r\n')).toHaveLength(rows + 1)
    backend.signInAs('developer')
    expect((await backend.fetch(url)).status).toBe(404)
  })
})

it('a test task that is charged takes no money that is on hold', async () => {
  const backend = createBackend({ persona: 'customer' })
  const account = customer(backend)
  const { hold } = (await (await backend.fetch('/api/v2/user')).json()).balance
  const send = (key: string) => {
    const body = new FormData()
    for (const [name, value] of [
      ['type', 'TextCaptchaTask'],
      ['text', 'What is 2 + 3?'],
      ['charge', 'true'],
    ] as const)
      body.append(name, value)
    const headers = {
      'x-requested-with': 'fetch',
      'idempotency-key': `00000000-0000-4000-8000-00000000000${key}`,
    }
    return backend.fetch(`${base}/test_task`, { method: 'POST', body, headers })
  }
  account.balance = Number(hold.amount) * 1_000_000
  const refused = await send('1')
  expect(refused.status).toBe(402)
  expect(await refused.json()).toMatchObject({ errorCode: 'ERROR_INSUFFICIENT_FUNDS' })
  account.balance += 1_000_000
  expect((await send('2')).ok).toBe(true)
})
