import type { GuardName } from '../routes/types.ts'

/** The personas to sign in as, also in `?persona=` and POST /__mock. */
export const personaNames = [
  'anonymous',
  'newcomer',
  'customer',
  'customer-empty',
  'worker',
  'worker-suspended',
  'developer',
  'moderator',
  'admin',
  'second-admin',
  'message',
  'messages',
  'message-hostile',
] as const
export type PersonaName = (typeof personaNames)[number]

/** A persona whom each guard lets in. */
export const personaOf: Record<GuardName, PersonaName> = {
  public: 'anonymous',
  guest: 'anonymous',
  user: 'customer',
  'user-any-type': 'customer',
  team: 'customer',
  'order-anchor': 'customer',
  'role:admin': 'admin',
  'role:moderator': 'moderator',
  'role:moderator,admin': 'moderator',
}

/** The password of every persona. */
export const personaPassword = 'Glyphwork-demo-1'

/** The code of every authenticator app and every e-mail in the mock. */
export const demoCode = '123456'
/** The recovery codes of seeded accounts with a second factor; each works once. */
export const demoRecoveryCodes = ['demo-0001', 'demo-0002', 'demo-0003', 'demo-0004', 'demo-0005']

export const personaEmail = (name: string): string => `${name}@glyphwork.example`

/** @throws Error that lists the allowed names */
export function parsePersona(name: string): PersonaName {
  const known = personaNames.find((persona) => persona === name)
  if (known) return known
  throw new Error(`There is no persona "${name}"; allowed: ${personaNames.join(', ')}.`)
}
