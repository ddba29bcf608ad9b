import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { TaskPage } from '@/api/contract/tasks.ts'
import { countNew, rowsOf, withUpdates } from './rows.ts'

const page = (...ids: string[]) =>
  parse(TaskPage, {
    records: ids.map((id) => ({ id, status: 'ready' })),
    nextBefore: ids.at(-1) ?? null,
  })

describe('the rows of the list', () => {
  it('are none twice', () =>
    expect([...rowsOf([page('3', '2'), page('2', '1')]).keys()]).toEqual(['3', '2', '1']))
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
    const changed = withUpdates(
      none,
      listed,
      parse(TaskPage, { records: [{ id: '2', status: 'expired' }, { id: '9' }] }).records,
    )
    expect([...changed.keys()]).toEqual(['2'])
    expect(
      withUpdates(
        changed,
        listed,
        parse(TaskPage, { records: [{ id: '2', status: 'expired' }] }).records,
      ),
    ).toBe(changed)
  })
})
