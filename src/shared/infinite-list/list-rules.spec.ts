import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nothing, reduceList } from './list-rules.ts'
import type { EndlessState, ListEvent } from './list-rules.ts'

interface Item {
  id: string
}
const items = fc.array(fc.record({ id: fc.integer({ min: 0, max: 30 }).map(String) }), {
  maxLength: 6,
})
const event: fc.Arbitrary<ListEvent<Item>> = fc.oneof(
  fc.record({ type: fc.constant('restart' as const), key: fc.constantFrom('a', 'b') }),
  fc.record({
    type: fc.constant('asked' as const),
    key: fc.constantFrom('a', 'b'),
    page: fc.nat(3),
  }),
  fc.record({
    type: fc.constant('came' as const),
    key: fc.constantFrom('a', 'b'),
    page: fc.nat(3),
    records: items,
    total: fc.nat(40),
  }),
  fc.record({
    type: fc.constant('failed' as const),
    key: fc.constantFrom('a', 'b'),
    page: fc.nat(3),
    problem: fc.constant({ kind: 'FETCH_ERROR' as const }),
  }),
)

it('restarts, replaces, appends and holds nothing twice, in whatever order answers come', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: EndlessState<Item> = nothing('a')
      for (const one of events) {
        const before = state
        state = reduceList(state, one)
        expect(new Set(state.items.map(({ id }) => id)).size).toBe(state.items.length)
        if (one.type === 'restart') {
          expect(state).toEqual(one.key === before.key ? before : nothing(one.key))
          continue
        }
        const isOther = one.key !== before.key || (one.page !== 0 && one.page !== before.pages)
        if (isOther) expect(state).toBe(before)
        else if (one.type !== 'came') expect(state.items).toBe(before.items)
        else if (one.page === 0) {
          expect(state.pages).toBe(1)
          expect(state.items.map(({ id }) => id)).toEqual([
            ...new Set(one.records.map(({ id }) => id)),
          ])
        } else {
          expect(state.items.slice(0, before.items.length)).toEqual(before.items)
          expect(state.pages).toBe(before.pages + 1)
        }
      }
    }),
  )
})
