import { linkHours } from '../lib/links.ts'
import { personaEmail } from '../personas.ts'
import type { PersonaName } from '../personas.ts'
import { linkedTransfers } from './transfers.ts'
import type { MockAccount, Link, MockLinkKind } from '../data/accounts.ts'

const hour = 60 * 60 * 1000

/**
 * The known hashes, so that the page of each kind of link can be opened. All were sent an hour
 * before the start.
 */
export const demoHashes = ['fresh', 'expired', 'used'] as const

const kinds = [
  'remind',
  'sign_up',
  'wallet',
  'email_old',
  'email_new',
  'email_delete',
  'delete_account',
  'transfer',
  'join_team',
] as const satisfies MockLinkKind[]

const values: Partial<Record<MockLinkKind, string>> = {
  email_old: 'new@example.com',
  email_new: 'new@example.com',
  join_team: 'developer',
}

/**
 * The owners of links that are not the customer's. An address can be used for two kinds of link
 * only if the accounts differ.
 */
const owners: Partial<Record<MockLinkKind, PersonaName>> = {
  sign_up: 'newcomer',
  delete_account: 'moderator',
}

export function seedLinks(accounts: readonly MockAccount[], now: number): Link[] {
  return kinds.flatMap((kind) => {
    const owner = accounts.find(({ persona }) => persona === (owners[kind] ?? 'customer'))
    if (!owner) return []
    const { id: accountId, email } = owner
    const sentTo =
      kind === 'email_new'
        ? 'new@example.com'
        : kind === 'join_team'
          ? personaEmail('newcomer')
          : email
    return demoHashes.map((hash) => {
      // Earlier links have another subject: a used link must not match the change of the latest
      // one.
      const value =
        kind === 'transfer'
          ? linkedTransfers[hash]
          : hash === 'fresh'
            ? (values[kind] ?? null)
            : null
      const age = hash === 'fresh' ? 1 : linkHours + 1
      return {
        hash,
        accountId,
        kind,
        sentTo,
        value,
        expiresAt: now + (linkHours - age) * hour,
        used: hash === 'used',
      }
    })
  })
}
