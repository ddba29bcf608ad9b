import { dollars } from '../lib/money.ts'
import type { StaffPeopleData } from '../data/staff.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { PersonaName } from '../personas.ts'

const hour = 60 * 60 * 1000

/** What one admin may refund without a second one, and what two may. */
export const refundLimits = { alone: dollars(50), most: dollars(1000) }

/** A note, and a refund that the second admin has asked for. */
export function seedStaffPeople(accounts: readonly MockAccount[], now: number): StaffPeopleData {
  const of = (name: PersonaName) => accounts.find(({ persona }) => persona === name)
  const idOf = (name: PersonaName): number => of(name)?.id ?? 0
  const by = of('second-admin')?.name ?? ''
  const asked = {
    personId: idOf('developer'),
    at: now - 3 * hour,
    by,
    amount: dollars(180),
    reason: 'Two days of wrong answers for hCaptcha (incident on April 12).',
  }
  const empty = { kind: null, endsAt: null }
  return {
    counter: 2,
    log: [
      { ...empty, ...asked, id: 2, action: 'refund_asked' },
      {
        ...empty,
        id: 1,
        personId: idOf('customer'),
        at: now - 50 * hour,
        by,
        action: 'noted',
        amount: null,
        reason: 'Called about an invoice for a new company. Billing details checked.',
      },
    ],
    refunds: [{ ...asked, id: 1, status: 'waiting', askedBy: idOf('second-admin') }],
  }
}
