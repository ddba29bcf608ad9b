import { describe, expect, it } from 'vitest'
import type { LeaderboardPlace } from '@/api/contract/worker.ts'
import { boardCountries, isMine, isShared, timeLeft } from './places.ts'
import { boardArg, readBoardQuery, writeBoardQuery } from './query.ts'

const place = (part: Partial<LeaderboardPlace>): LeaderboardPlace => ({
  rank: 1,
  name: 'x',
  country: null,
  solved: 5,
  accuracy: null,
  earned: null,
  prize: null,
  ...part,
})

describe('the choice of places', () => {
  it('is read from the address, and what is unknown is not asked for', () => {
    expect(readBoardQuery(new URLSearchParams('period=week&country=br&kind=rotate'))).toEqual({
      period: 'week',
      country: 'BR',
      kind: 'rotate',
    })
    expect(readBoardQuery(new URLSearchParams('period=year&country=Brazil&kind=token'))).toEqual({
      period: 'day',
      country: '',
      kind: '',
    })
  })

  it('is written back, and leaves what is not its own', () => {
    const written = writeBoardQuery(new URLSearchParams('utm_source=x&kind=box'), {
      period: 'all',
      country: 'BR',
      kind: '',
    })
    expect(written.toString()).toBe('utm_source=x&period=all&country=BR')
    expect(boardArg(readBoardQuery(written))).toEqual({ period: 'all', country: 'BR' })
  })
})

describe('the places', () => {
  it.each([
    [59_000, [['minute', 1]]],
    [-5, [['minute', 1]]],
    [2 * 3_600_000, [['hour', 2]]],
    [
      (25 * 60 + 1) * 60_000,
      [
        ['day', 1],
        ['hour', 1],
      ],
    ],
    [
      (5 * 60 + 12) * 60_000,
      [
        ['hour', 5],
        ['minute', 12],
      ],
    ],
  ])('%i ms are left', (given, wanted) =>
    expect(timeLeft(given).map(({ unit, value }) => [unit, value])).toEqual(wanted),
  )

  it('know ties and the own row', () => {
    const records = [place({}), place({ rank: 2, name: 'y' }), place({ rank: 2, name: 'z' })]
    expect(records.map((one) => isShared(records, one))).toEqual([false, true, true])
    expect(isMine(null, place({}))).toBe(false)
    expect(isMine(place({ rank: 2, name: 'z' }), place({ rank: 2, name: 'y' }))).toBe(false)
  })

  it('name countries once, and never lose the chosen one', () => {
    expect(
      boardCountries(
        {
          countries: ['BR', 'in', '??'],
          records: [place({ country: 'BR' }), place({ country: 'KZ' })],
        },
        'PT',
      ),
    ).toEqual(['BR', 'IN', 'KZ', 'PT'])
  })
})
