import { sendLink } from './links.ts'
import type { MockAccount, Link } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const kinds = { old: 'email_old', new: 'email_new' } as const
type Side = keyof typeof kinds
const sides: readonly Side[] = ['old', 'new']

export const resendSeconds = 60

interface EmailChange {
  email: string
  /** The addresses whose link is not opened yet. */
  waitsFor: Side[]
  expiresAt: string
  /** The latest unopened link. */
  link: Link
}

const lastLink = (db: Data, account: MockAccount, side: Side): Link | undefined =>
  db.links.findLast(({ accountId, kind }) => accountId === account.id && kind === kinds[side])

/** The pending change of e-mail address, or null. */
export function emailChangeOf(db: Data, account: MockAccount, now: number): EmailChange | null {
  const email = lastLink(db, account, 'new')?.value ?? null
  if (email === null || email === account.email) return null
  const open = sides.flatMap((side) => {
    const link = lastLink(db, account, side)
    return link && link.value === email && !link.used && link.expiresAt > now
      ? [{ side, link }]
      : []
  })
  const link = open.at(-1)?.link
  return link
    ? {
        email,
        waitsFor: open.map(({ side }) => side),
        expiresAt: new Date(link.expiresAt).toISOString(),
        link,
      }
    : null
}

export function cancelEmailChange(db: Data, account: MockAccount): void {
  db.links = db.links.filter(
    ({ accountId, kind }) =>
      accountId !== account.id || (kind !== 'email_old' && kind !== 'email_new'),
  )
}

/**
 * Sends a link to each address that has not confirmed yet.
 * @returns the link to the new address
 */
export function sendEmailLinks(
  db: Data,
  account: MockAccount,
  email: string,
  now: number,
  waitsFor: readonly Side[] = sides,
): Link {
  const old = waitsFor.includes('old')
    ? sendLink(db, account, 'email_old', now, { value: email })
    : null
  // A link to a never confirmed old address would only lock the owner out, because nobody may read
  // its mail.
  if (old && !account.emailConfirmed) old.used = true
  const known = lastLink(db, account, 'new')
  return waitsFor.includes('new') || !known
    ? sendLink(db, account, 'email_new', now, { value: email, sentTo: email })
    : (old ?? known)
}
