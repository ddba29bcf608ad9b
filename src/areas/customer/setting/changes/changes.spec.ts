import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { AccountChange, changeAreas } from '@/api/contract/account-changes.ts'
import { changedFields, changeTable, figuresSince } from './changes.ts'
import { undoOf } from './undo.ts'

const change = (own: object) =>
  parse(AccountChange, { id: 1, at: '2026-04-12T10:00:00Z', area: 'keys', ...own })
const usd = (amount: string) => ({ amount, currency: 'USD' })

describe('a change', () => {
  it('is told by the values that differ, money as one', () => {
    const limits = change({
      area: 'limits',
      before: { daily: { amount: usd('1'), mode: 'block' }, alertPercents: [50] },
      after: { daily: { amount: usd('2'), mode: 'block' }, alertPercents: [50, 80] },
    })
    expect(changedFields(limits)).toEqual([
      { path: 'daily.amount', before: usd('1'), after: usd('2') },
      { path: 'alertPercents', before: [50], after: [50, 80] },
    ])
    expect(changeTable([limits])).toEqual([
      ['at', 'area', 'target', 'field', 'before', 'after', 'by', 'ip', 'country'],
      [
        limits.at,
        'limits',
        '',
        'daily.amount',
        JSON.stringify(usd('1')),
        JSON.stringify(usd('2')),
        'person',
        '',
        '',
      ],
      [limits.at, 'limits', '', 'alertPercents', '[50]', '[50,80]', 'person', '', ''],
    ])
    const added = change({ before: null, after: { name: 'A', rpm: null } })
    expect(changedFields(added).map(({ path }) => path)).toEqual(['name'])
  })

  it.each([
    ['a key', { target: { id: 5 }, before: { rpm: 5 }, after: { rpm: 6 } }, true],
    [
      'a state',
      { target: { id: 5 }, before: { status: 'active' }, after: { status: 'disabled' } },
      true,
    ],
    ['a secret', { target: { id: 5 }, before: { value: 'a…b' }, after: { value: 'c…d' } }, false],
    ['a new key', { target: { id: 5 }, before: null, after: { name: 'A' } }, false],
    ['a revoked key', { target: { id: 5 }, before: { name: 'A' }, after: null }, false],
    [
      'an address',
      { area: 'ip_list', target: { id: 'i' }, before: null, after: { ip: '8.8.8.8' } },
      true,
    ],
    [
      'a lost address',
      { area: 'ip_list', target: { id: 'i' }, before: { ip: '8.8.8.8', comment: '' } },
      true,
    ],
    [
      'the list off',
      { area: 'ip_list', before: { enabled: true }, after: { enabled: false } },
      false,
    ],
    [
      'the list on',
      { area: 'ip_list', before: { enabled: false }, after: { enabled: true } },
      true,
    ],
    ['a lost host', { area: 'pingback', target: { id: 'h' }, before: { host: 'a.b' } }, false],
    [
      'limits',
      { area: 'limits', before: { alertPercents: [1] }, after: { alertPercents: [] } },
      true,
    ],
    ['a value of a newer backend', { area: 'limits', before: { yearly: 1 }, after: {} }, false],
    [
      'a webhook whose URL has changed',
      {
        area: 'webhooks',
        target: { id: 'w1' },
        before: { url: 'https://a.example/x', status: 'failing' },
        after: { url: 'https://b.example/x', status: 'pending_verification' },
      },
      true,
    ],
    [
      'a lost webhook',
      { area: 'webhooks', target: { id: 'w1' }, before: { url: 'https://a.example/x' } },
      false,
    ],
    [
      'a removed alert rule',
      {
        area: 'alert_rules',
        target: { id: 3 },
        before: {
          metric: 'spent',
          threshold: '5',
          scope: null,
          subject: null,
          hours: '24',
          channels: ['email'],
        },
      },
      true,
    ],
    [
      'the limit of a member',
      {
        area: 'members',
        target: { id: 'm1' },
        before: { monthlyLimit: usd('5') },
        after: { monthlyLimit: null },
      },
      true,
    ],
    [
      'a member who left',
      { area: 'members', target: { id: 'm1' }, before: { role: 'support' }, after: null },
      false,
    ],
    ['an unknown area', { area: 'weather', before: { a: 1 }, after: { a: 2 } }, false],
  ])('of %s can be undone by a call, or not', (_, own, can) => {
    expect(undoOf(change(own)) !== null).toBe(can)
  })

  it('leads to the figures that it can move', () => {
    for (const area of changeAreas)
      expect(figuresSince(change({ area, target: { id: 7 } }), '2026-04-12') !== null).toBe(
        area !== 'wallet' && area !== 'alert_rules',
      )
    expect(figuresSince(change({ target: { id: 7 } }), '2026-04-12')).toEqual({
      id: 'uploads',
      search: { key: 7, dateFrom: '2026-04-12' },
    })
  })
})
