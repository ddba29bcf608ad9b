import { describe, expect, it } from 'vitest'
import { readColumns } from './columns.ts'
import { fileAddress, isLost } from './exports.ts'
import { daysOf, withEnd } from '@/shared/period/days.ts'
import { daysBetween } from '@/lib/zone.ts'
import { maxDays } from '@/api/contract/tasks.ts'
import { askOf, openRow, uploadsQuery } from './query.ts'
import { withSaved } from '@/shared/saved-filters/saved.ts'
import { readSavedFilters, queryText } from './saved.ts'
import { taskParam } from '../task/use-task-param.ts'

const read = (search: string) => uploadsQuery.read(new URLSearchParams(search))
const write = (search: string, from = '') =>
  uploadsQuery.write(new URLSearchParams(from), read(search)).toString()
const week = { dateFrom: '2026-04-09', dateTo: '2026-04-15' }

describe('the address of the list', () => {
  it('says nothing of what is usual', () => {
    expect(write('view=summary&group=type&by=day')).toBe('')
    expect(write('view=tasks&status=ready&key=7&report=no&id=5', 'utm_source=x')).toBe(
      'utm_source=x&status=ready&key=7&report=no&id=5&view=tasks',
    )
  })
  it('shows the list beside a task that it names', () => {
    expect(read('task=7255801423').view).toBe('tasks')
    expect(read('view=summary&task=7255801423').view).toBe('summary')
  })
  it.each([
    'dateFrom=2026-02-31',
    'status=lost',
    'from=2026-04-15&to=2026-04-16',
    'from=2026-04-15T09:00:00Z&to=2026-04-15T08:00:00Z',
    'group=constructor&by=__proto__&report=maybe',
  ])('takes no nonsense: %s', (search) => expect(write(search)).toBe(''))
  it('moves the other end of the days where it would be on the wrong side or too far off', () => {
    const chosen = (end: 'dateFrom' | 'dateTo', day: string, other: string) =>
      Object.values(withEnd({ dateFrom: other, dateTo: other }, end, day, maxDays))
    expect(chosen('dateFrom', '2026-04-10', '2026-04-15')).toEqual(['2026-04-10', '2026-04-15'])
    expect(chosen('dateFrom', '2026-04-16', '2026-04-15')).toEqual(['2026-04-16', '2026-04-16'])
    expect(chosen('dateFrom', '2024-04-15', '2026-04-15')).toEqual(['2024-04-15', '2025-04-15'])
    expect(chosen('dateTo', '2026-04-09', '2026-04-10')).toEqual(['2026-04-09', '2026-04-09'])
    expect(chosen('dateTo', '2026-04-15', '2024-04-15')).toEqual(['2025-04-15', '2026-04-15'])
    // A range of 366 days stays, and is as long as the backend takes.
    expect(chosen('dateTo', '2026-04-15', '2025-04-15')).toEqual(['2025-04-15', '2026-04-15'])
    expect(daysBetween('2025-04-15', '2026-04-15')).toBe(maxDays)
    // Without a limit, or another end, nothing moves.
    const far = { dateFrom: '2026-04-15', dateTo: '2026-04-15' }
    expect(withEnd(far, 'dateFrom', '2024-04-15')).toEqual({ ...far, dateFrom: '2024-04-15' })
    expect(withEnd({}, 'dateTo', '2026-04-15')).toEqual({ dateTo: '2026-04-15' })
    expect(withEnd(far, 'dateTo', undefined)).toEqual({ dateFrom: '2026-04-15' })
  })
  it('asks for the last seven days, or for those that it names', () => {
    const days = (search: string) => {
      const { dateFrom, dateTo } = daysOf(read(search), '2026-04-15')
      return [dateFrom, dateTo]
    }
    expect(days('')).toEqual(['2026-04-09', '2026-04-15'])
    expect(days('dateTo=2026-03-20')).toEqual(['2026-03-14', '2026-03-20'])
    expect(days('dateFrom=2026-03-20')).toEqual(['2026-03-20', '2026-04-15'])
    expect(days('dateFrom=2027-03-20')).toEqual(['2027-03-20', '2027-03-20'])
    expect(days('dateFrom=2025-04-13&dateTo=2026-04-15')).toEqual(['2025-04-15', '2026-04-15'])
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
    expect(open('by=hour', at)).toEqual([
      'tasks',
      'RecaptchaV2Task',
      '2026-04-15',
      '2026-04-15',
      at,
      '2026-04-15T09:00:00.000Z',
    ])
    expect(open('', '2026-04-14T00:00:00Z')).toEqual([
      'tasks',
      'RecaptchaV2Task',
      '2026-04-14',
      '2026-04-14',
      undefined,
      undefined,
    ])
    expect(open('by=week', '2026-04-06T00:00:00Z')).toEqual([
      'tasks',
      'RecaptchaV2Task',
      '2026-04-09',
      '2026-04-12',
      undefined,
      undefined,
    ])
    expect(open('by=all', null)).toEqual([
      'tasks',
      'RecaptchaV2Task',
      '2026-04-09',
      '2026-04-15',
      undefined,
      undefined,
    ])
    expect(openRow(read('group=softId'), { bucket: null, key: '' }, week, dayOf).softId).toBe(
      'none',
    )
  })
  it('names a task only by what can be a number of one', () => {
    expect(taskParam(new URLSearchParams('task=7255801522'))).toBe('7255801522')
    for (const bad of ['', 'task=', 'task=../x', 'task=a%20b', `task=${'1'.repeat(65)}`])
      expect(taskParam(new URLSearchParams(bad))).toBeNull()
  })
})

describe('what is kept in the browser', () => {
  it('is read strictly', () => {
    expect(readColumns(['host', 'id', 'nothing', 'cost'])).toEqual(['id', 'cost', 'host'])
    for (const bad of [null, '{', 5, [], ['nothing']]) expect(readColumns(bad)).toContain('answer')
    expect(readSavedFilters('status=ready&type=A&nonsense=1&dateFrom=2026-04-01')).toMatchObject({
      status: 'ready',
      type: 'A',
    })
  })
  it('keeps one filter of a name, and not its days', () => {
    expect(queryText(read('view=tasks&dateFrom=2026-04-01&dateTo=2026-04-02&status=ready'))).toBe(
      'status=ready',
    )
    const list = withSaved([{ name: 'a', query: 'id=1' }], { name: 'a', query: 'id=2' })
    expect(list).toEqual([{ name: 'a', query: 'id=2' }])
  })
  it('drops none for a new one where there is no more room', () => {
    const full = Array.from({ length: 20 }, (_, index) => ({ name: `n${index}`, query: 'id=1' }))
    expect(withSaved(full, { name: 'new', query: 'id=2' })).toBeNull()
    expect(withSaved(full, { name: 'n19', query: 'id=2' })).toHaveLength(20)
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
    expect(fileAddress('/api/v2/customer/exports/1/tasks.csv', origin)).toEqual({
      href: '/api/v2/customer/exports/1/tasks.csv',
      own: true,
    })
    expect(fileAddress('https://files.example/1.csv', origin)).toEqual({
      href: 'https://files.example/1.csv',
      own: false,
    })
    for (const bad of [null, 'data:text/csv,a', 'mailto:a@b.example', '//other.example/x'])
      expect(fileAddress(bad, origin)).toBeNull()
  })
})
