import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { TaskGraph } from '@/api/contract/task-figures.ts'
import { TaskDetail, TaskPage } from '@/api/contract/tasks.ts'
import { readColumns } from './columns.ts'
import { answerText, chargeReason, gaps, inputLines, mask, reportEnd, reportRefusal } from './detail.ts'
import { fileAddress, isLost } from './exports.ts'
import { change, readGraph, viewOf, writeGraph } from './graph.ts'
import { minutesLeft } from './minutes-left.ts'
import { daysOf, withFirst, withLast } from './days.ts'
import { askOf, openRow, readUploads, writeUploads } from './query.ts'
import { countNew, rowsOf, withUpdates } from './rows.ts'
import { filtersOf, queryText, withSaved } from './saved.ts'
import { taskParam } from './task-param.ts'

const read = (search: string) => readUploads(new URLSearchParams(search))
const write = (search: string, from = '') => writeUploads(new URLSearchParams(from), read(search)).toString()
const page = (...ids: string[]) => parse(TaskPage, { records: ids.map((id) => ({ id, status: 'ready' })), nextBefore: ids.at(-1) ?? null })
const detail = (raw: object) => parse(TaskDetail, { id: 1, ...raw })
const week = { dateFrom: '2026-04-09', dateTo: '2026-04-15' }

describe('the address of the list', () => {
  it('says nothing of what is usual', () => {
    expect(write('view=summary&group=type&by=day')).toBe('')
    expect(write('view=tasks&status=ready&key=7&report=no&id=5', 'utm_source=x')).toBe('utm_source=x&status=ready&key=7&report=no&id=5&view=tasks')
  })
  it('shows the list beside a task that it names', () => {
    expect(read('task=7255801423').view).toBe('tasks')
    expect(read('view=summary&task=7255801423').view).toBe('summary')
  })
  it.each([
    'dateFrom=2026-02-31&dateTo=2026-03-01',
    'dateFrom=2026-04-15&dateTo=2026-04-09',
    'dateFrom=2026-04-15',
    'dateFrom=2025-04-13&dateTo=2026-04-15',
    'status=lost',
    'from=2026-04-15&to=2026-04-16',
    'from=2026-04-15T09:00:00Z&to=2026-04-15T08:00:00Z',
    'group=constructor&by=__proto__&report=maybe',
  ])('takes no nonsense: %s', (search) => expect(write(search)).toBe(''))
  it('moves the other end of the days where it would be on the wrong side or too far off', () => {
    expect(withFirst('2026-04-10', '2026-04-15')).toEqual({ dateFrom: '2026-04-10', dateTo: '2026-04-15' })
    expect(withFirst('2026-04-16', '2026-04-15')).toEqual({ dateFrom: '2026-04-16', dateTo: '2026-04-16' })
    expect(withFirst('2024-04-15', '2026-04-15')).toEqual({ dateFrom: '2024-04-15', dateTo: '2025-04-16' })
    expect(withLast('2026-04-10', '2026-04-09')).toEqual({ dateFrom: '2026-04-09', dateTo: '2026-04-09' })
    expect(withLast('2024-04-15', '2026-04-15')).toEqual({ dateFrom: '2025-04-14', dateTo: '2026-04-15' })
  })
  it('asks for the last seven days, or for those that it names', () => {
    expect(daysOf({ dateFrom: '', dateTo: '' }, '2026-04-15')).toEqual(week)
    expect(askOf(read('view=tasks&software=none&report=yes&host=a.example'), week, 'UTC')).toEqual({
      ...week,
      timezone: 'UTC',
      softId: 'none',
      host: 'a.example',
      hasReport: true,
    })
  })
  it('leads from a row to exactly what it counts', () => {
    const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
    const open = (search: string, bucket: string | null) => {
      const to = openRow(read(search), { bucket, key: 'RecaptchaV2Task' }, week, dayOf)
      return [to.view, to.type, to.dateFrom, to.dateTo, to.from, to.to]
    }
    const at = '2026-04-15T08:00:00.000Z'
    expect(open('by=hour', at)).toEqual(['tasks', 'RecaptchaV2Task', '2026-04-15', '2026-04-15', at, '2026-04-15T09:00:00.000Z'])
    expect(open('', '2026-04-14T00:00:00Z')).toEqual(['tasks', 'RecaptchaV2Task', '2026-04-14', '2026-04-14', '', ''])
    expect(open('by=week', '2026-04-06T00:00:00Z')).toEqual(['tasks', 'RecaptchaV2Task', '2026-04-09', '2026-04-12', '', ''])
    expect(open('by=all', null)).toEqual(['tasks', 'RecaptchaV2Task', '2026-04-09', '2026-04-15', '', ''])
    expect(openRow(read('group=softId'), { bucket: null, key: '' }, week, dayOf).softId).toBe('none')
  })
  it('names a task only by what can be a number of one', () => {
    expect(taskParam(new URLSearchParams('task=7255801522'))).toBe('7255801522')
    for (const bad of ['', 'task=', 'task=../x', 'task=a%20b', `task=${'1'.repeat(65)}`]) expect(taskParam(new URLSearchParams(bad))).toBeNull()
  })
})

describe('the rows of the list', () => {
  it('are none twice', () => expect([...rowsOf([page('3', '2'), page('2', '1')]).keys()]).toEqual(['3', '2', '1']))
  const listed = rowsOf([page('3', '2', '1')])
  it('count what is newer than they are', () => {
    expect(countNew(listed, page('5', '4', '3', '2'))).toEqual({ count: 2, more: false })
    expect(countNew(listed, page('9', '8', '7'))).toEqual({ count: 3, more: true })
    expect(countNew(listed, undefined)).toEqual({ count: 0, more: false })
    expect(countNew(new Map(), page())).toEqual({ count: 0, more: false })
  })
  it('take up what has changed of them, and grow by nothing else', () => {
    const none = new Map()
    expect(withUpdates(none, listed, page('3', '2', '9').records)).toBe(none)
    const changed = withUpdates(none, listed, parse(TaskPage, { records: [{ id: '2', status: 'expired' }, { id: '9' }] }).records)
    expect([...changed.keys()]).toEqual(['2'])
    expect(withUpdates(changed, listed, parse(TaskPage, { records: [{ id: '2', status: 'expired' }] }).records)).toBe(changed)
  })
})

describe('what is kept in the browser', () => {
  it('is read strictly', () => {
    expect(readColumns('["host","id","nothing","cost"]')).toEqual(['id', 'cost', 'host'])
    for (const bad of [null, '{', '5', '[]', '["nothing"]']) expect(readColumns(bad)).toContain('answer')
    expect(filtersOf('status=ready&type=A&nonsense=1&dateFrom=2026-04-01')).toMatchObject({ status: 'ready', type: 'A' })
  })
  it('keeps one filter of a name, and not its days', () => {
    expect(queryText(read('view=tasks&dateFrom=2026-04-01&dateTo=2026-04-02&status=ready'))).toBe('status=ready')
    const list = withSaved([{ name: 'a', query: 'id=1' }], { name: 'a', query: 'id=2' })
    expect(list).toEqual([{ name: 'a', query: 'id=2' }])
  })
  it('drops none for a new one where there is no more room', () => {
    const full = Array.from({ length: 20 }, (_, index) => ({ name: `n${index}`, query: 'id=1' }))
    expect(withSaved(full, { name: 'new', query: 'id=2' })).toBeNull()
    expect(withSaved(full, { name: 'n19', query: 'id=2' })).toHaveLength(20)
  })
})

describe('a task', () => {
  it('masks what nobody should read, even where the backend has not', () => {
    expect(mask('clientKey', 'abcdef')).toBe('••••••••')
    expect(mask('proxyPassword', 'hunter2')).toBe('••••••••')
    expect(mask('clientKey', '4f2a••••')).toBe('4f2a••••')
    expect(mask('websiteKey', '6LeIx')).toBe('6LeIx')
  })
  it('lists its input without pictures and empty things', () => {
    expect(
      inputLines({ type: 'A', body: 'data:image/png;base64,AAAA', other: '/picture.svg', phrase: false, hint: '', list: [1] }, '/picture.svg'),
    ).toEqual([
      { name: 'type', text: 'A', block: false },
      { name: 'phrase', text: 'false', block: false },
      { name: 'list', text: '[\n  1\n]', block: true },
    ])
  })
  it('gives its answer as it can be pasted', () => {
    expect(answerText({ text: 'k7' })).toEqual({ text: 'k7', structured: false })
    expect(answerText({ token: 'x', gRecaptchaResponse: 'x' })).toEqual({ text: 'x', structured: false })
    expect(answerText({ coordinates: [{ x: 1, y: 2 }] })?.structured).toBe(true)
    expect([answerText(null), answerText({})]).toEqual([null, null])
  })
  const cost = { amount: '0.002', currency: 'USD' }
  it.each([
    [{ status: 'processing' }, 'open'],
    [{ status: 'rejected' }, 'free'],
    [{ status: 'unsolvable', refunded: true, cost }, 'refundedUnsolvable'],
    [{ status: 'ready', refunded: true, cost, report: { kind: 'bad', status: 'accepted' } }, 'refundedReport'],
    [{ status: 'ready', refunded: true, cost }, 'refunded'],
    [{ status: 'ready', cost, solveCount: 3, charge: { multiplier: 3 } }, 'attempts'],
    [{ status: 'ready', cost }, 'charged'],
    [{ status: 'expired', cost }, 'expired'],
    [{ status: 'ready', cost: { amount: '0.00', currency: 'USD' } }, 'nothing'],
  ])('says why it was charged: %j', (raw, reason) => expect(chargeReason(detail(raw))).toBe(reason))
  it('knows how long each step took', () => {
    const at = (second: number) => `2026-04-15T09:00:0${second}Z`
    expect(
      gaps([
        { status: 'queued', at: at(0), note: null },
        { status: 'ready', at: at(4), note: null },
        { status: 'x', at: 'never', note: null },
      ]),
    ).toEqual([null, 4, null])
  })
  it('can be rated as long as the backend says', () => {
    const now = Date.parse('2026-04-15T09:00:00Z')
    expect(reportEnd({ canReport: true, reportUntil: '2026-04-15T09:01:00Z' }, now)).toBe(now + 60_000)
    expect(reportEnd({ canReport: true, reportUntil: '2026-04-15T08:59:00Z' }, now)).toBeNull()
    expect(reportEnd({ canReport: true, reportUntil: null }, now)).toBe(Number.POSITIVE_INFINITY)
    expect(reportEnd({ canReport: false, reportUntil: '2026-04-15T09:01:00Z' }, now)).toBeNull()
    expect([minutesLeft('2026-04-15T09:00:30Z', now), minutesLeft('2026-04-15T08:00:00Z', now), minutesLeft(null, now)]).toEqual([1, 0, null])
  })
  it('knows refusals of its own', () => {
    const until = '2026-04-16T09:00:00Z'
    expect(reportRefusal({ kind: 'HTTP', status: 403, code: 'ERROR_REPORTS_SUSPENDED', data: { until } })).toEqual({
      code: 'ERROR_REPORTS_SUSPENDED',
      until,
    })
    expect(reportRefusal({ kind: 'HTTP', status: 500, code: 'ERROR_INTERNAL' })).toBeNull()
  })
  it('counts the tries of its pingback, however they come', () => {
    expect(detail({ pingback: { status: 'failed', attempts: [{}, {}] } }).pingback?.attempts).toBe(2)
    expect(detail({ pingback: { attempts: 3 } }).pingback?.attempts).toBe(3)
  })
})

describe('an export', () => {
  it('is lost where nobody knows what became of it', () => {
    expect(isLost({ kind: 'TIMEOUT_ERROR' })).toBe(true)
    expect(isLost({ kind: 'HTTP', status: 504 })).toBe(true)
    expect(isLost({ kind: 'HTTP', status: 400 })).toBe(false)
  })
  it('is fetched only from where a file may lie', () => {
    const origin = 'https://glyphwork.example'
    expect(fileAddress('/api/v2/customer/exports/1/tasks.csv', origin)).toEqual({ href: '/api/v2/customer/exports/1/tasks.csv', own: true })
    expect(fileAddress('https://files.example/1.csv', origin)).toEqual({ href: 'https://files.example/1.csv', own: false })
    for (const bad of [null, 'data:text/csv,a', 'mailto:a@b.example', '//other.example/x']) expect(fileAddress(bad, origin)).toBeNull()
  })
})

describe('the charts', () => {
  const graph = (raw: object) => parse(TaskGraph, raw)
  const points = (...values: (number | string | null)[]) => values.map((value, day) => ({ at: `2026-04-1${day}T00:00:00Z`, value }))
  it('keep their choices in the address', () => {
    const query = readGraph(new URLSearchParams('metric=spent&by=week&group=key&compare=previous&dateFrom=2026-04-01&dateTo=2026-04-02'))
    expect(writeGraph(new URLSearchParams('utm=1'), query).toString()).toBe(
      'utm=1&metric=spent&by=week&group=key&dateFrom=2026-04-01&dateTo=2026-04-02&compare=previous',
    )
    expect(writeGraph(new URLSearchParams(), readGraph(new URLSearchParams('metric=x&by=month&group=ip&compare=1'))).toString()).toBe('')
  })
  it('lay lines of different times over each other, point by point', () => {
    const view = viewOf(
      graph({
        series: [{ key: 'a', points: points('0.1', '0.2') }],
        compare: [
          {
            key: 'a',
            points: [
              { at: '2026-04-02T00:00:00Z', value: '0.4' },
              { at: '2026-04-01T00:00:00Z', value: '0.3' },
            ],
          },
        ],
      }),
      'spent',
    )
    expect(view?.lines[0]).toMatchObject({
      values: [0.1, 0.2],
      amounts: ['0.1', '0.2'],
      total: '0.3',
      peak: 1,
      past: { amounts: ['0.3', '0.4'], total: '0.7' },
    })
  })
  it('leave holes where there is nothing, and draw nothing of nothing', () => {
    expect(viewOf(graph({ series: [{ key: '', points: points(90, null, 95) }] }), 'successRate')?.lines[0]).toMatchObject({
      values: [90, null, 95],
      total: null,
      peak: 2,
    })
    expect(viewOf(graph({ series: [] }), 'tasks')).toBeNull()
    expect(viewOf(graph({ series: [{ points: points(null) }] }), 'tasks')).toBeNull()
    const none = { series: [{ points: points(0, 0) }] }
    expect(viewOf(graph(none), 'tasks')).toBeNull()
    expect(viewOf(graph({ ...none, compare: [{ points: points(3, 0) }] }), 'tasks')).not.toBeNull()
    expect(viewOf(graph(none), 'errors')).not.toBeNull()
    expect(viewOf(graph({ series: [{ points: [{ at: 'never', value: 1 }] }] }), 'tasks')).toBeNull()
  })
  it('compare only with something', () => {
    expect([change('150', '100'), change('1', '0'), change(null, '1'), change('1', undefined)]).toEqual([50, null, null, null])
  })
})
