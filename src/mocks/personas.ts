/** Who one can be. The names are also those of `?persona=` and of POST /__mock. */
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
  'message',
  'messages',
  'message-hostile',
] as const
export type PersonaName = (typeof personaNames)[number]

/** The password of every persona. */
export const personaPassword = 'Glyphwork-demo-1'

/** The code of every authenticator app and of every e-mail here. */
export const demoCode = '123456'
/** Recovery codes of those who have a second factor from the start; each works once. */
export const demoRecoveryCodes = ['demo-0001', 'demo-0002', 'demo-0003', 'demo-0004', 'demo-0005']

export const emailOf = (name: string): string => `${name}@glyphwork.example`

/** @throws Error that lists the allowed names */
export function parsePersona(name: string): PersonaName {
  const known = personaNames.find((persona) => persona === name)
  if (known) return known
  throw new Error(`There is no persona "${name}"; allowed: ${personaNames.join(', ')}.`)
}
