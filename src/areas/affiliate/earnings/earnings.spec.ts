import { describe, expect, it } from 'vitest'
import type { Earning, PayTerms } from '@/api/contract/worker-money.ts'
import { bestKinds, byHour, earningTable, isUnderFloor, netOf, rowsOf } from './earnings.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })
const earning = (part: Partial<Earning>): Earning => ({
  bucket: '2026-03-01',
  kind: 'image',
  solved: 10,
  mistakes: 1,
  earned: usd('0.1'),
  bonus: null,
  fines: null,
  ...part,
})
const terms = (kind: string, mine: string | null, part: Partial<PayTerms> = {}): PayTerms => ({
  kind,
  per1000: usd('0.5'),
  bonus: null,
  fine: null,
  mine: mine === null ? null : { perHour: usd(mine), minutes: 9, accuracy: 97 },
  others: null,
  floor: null,
  locked: false,
  ...part,
})

describe('earnings', () => {
  it('are added up by bucket without floats, newest first', () => {
    const records = [
      earning({ bonus: usd('0.2') }),
      earning({ kind: 'box', earned: usd('0.2'), fines: usd('0.000001') }),
      earning({ bucket: '2026-03-02', earned: usd('0.7') }),
    ]
    expect(rowsOf(records).map(({ bucket, net, solved }) => [bucket, net, solved])).toEqual([
      ['2026-03-02', '0.7', 10],
      ['2026-03-01', '0.499999', 20],
    ])
    expect(records.map(netOf)).toEqual(['0.3', '0.199999', '0.7'])
    expect(earningTable(records)[2]).toEqual([
      '2026-03-01',
      'box',
      '10',
      '1',
      '0.2',
      '0',
      '0.000001',
      '0.199999',
      'USD',
    ])
  })

  it('rank kinds by what the hour paid, unmeasured ones last', () => {
    const all = [
      terms('grid', null),
      terms('image', '0.9'),
      terms('box', '10'),
      terms('audio', null, { others: { perHour: usd('2'), workers: 4 } }),
    ]
    expect(byHour(all).map(({ kind }) => kind)).toEqual(['box', 'audio', 'image', 'grid'])
    expect(bestKinds(all).map(({ kind }) => kind)).toEqual(['box', 'image'])
  })

  it.each([
    ['0.09', '0.1', true],
    ['0.1', '0.1', false],
    ['0.09', null, false],
  ])('an hour of %s under a floor of %s', (hour, floor, wanted) =>
    expect(
      isUnderFloor(
        terms('image', '5', {
          others: { perHour: usd(hour), workers: 4 },
          floor: floor === null ? null : usd(floor),
        }),
      ),
    ).toBe(wanted),
  )
})
