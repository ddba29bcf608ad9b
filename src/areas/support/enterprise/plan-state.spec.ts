import { describe, expect, it } from 'vitest'
import { planState } from './plan-state.ts'

const now = Date.parse('2026-04-15T00:00:00Z')
const until = (days: number) => new Date(now + days * 86_400_000).toISOString()

describe('the state of an enterprise plan', () => {
  it.each([
    [null, null, 'none'],
    ['expiring', null, 'expiring'],
    ['sleeping', null, 'none'],
    [null, { planId: 'a', until: until(20), autoRenew: false }, 'active'],
    [null, { planId: 'a', until: until(3), autoRenew: false }, 'expiring'],
    [null, { planId: 'a', until: until(3), autoRenew: true }, 'active'],
    [null, { planId: 'a', until: until(-1), autoRenew: true }, 'expired'],
  ])('%j with %j: %s', (state, active, found) =>
    expect(planState({ state, active }, now)).toBe(found),
  )
})
