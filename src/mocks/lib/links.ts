import { failure } from '../errors.ts'
import { token } from './random.ts'
import type { MockLinkKind, Link, MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const hours = 60 * 60 * 1000
export const linkHours = 24

/** Sends a link; earlier links of the same kind become void. */
export function sendLink(
  db: Data,
  account: MockAccount,
  kind: MockLinkKind,
  now: number,
  details: { sentTo?: string; value?: string } = {},
): Link {
  db.counter += 1
  const link: Link = {
    hash: token(db.seed, 'link', db.counter),
    accountId: account.id,
    kind,
    sentTo: details.sentTo ?? account.email,
    value: details.value ?? null,
    expiresAt: now + linkHours * hours,
    used: false,
  }
  db.links = [
    ...db.links.filter(
      (known) => known.accountId !== account.id || known.kind !== kind || known.used,
    ),
    link,
  ]
  return link
}

/**
 * Opens a link by its hash.
 * @throws ApiFailure where there is none, or it has expired or been used
 */
export function openLink(
  db: Data,
  { hash, userId }: { hash: string; userId: string | number },
  kind: MockLinkKind,
  now: number,
): { link: Link; account: MockAccount } {
  const link = db.links.find(
    (known) =>
      known.hash === hash && known.kind === kind && String(known.accountId) === String(userId),
  )
  const account = db.accounts.find(({ id }) => id === link?.accountId)
  if (!link || !account) throw failure('ERROR_LINK_INVALID')
  if (link.used) throw failure('ERROR_LINK_USED')
  if (link.expiresAt <= now) throw failure('ERROR_LINK_EXPIRED')
  return { link, account }
}

/** Masks an address so that it is just recognisable. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1***')

/** The answer of a call that has sent a link (contract.md 4.0.10). */
export const awaiting = ({
  sentTo,
  expiresAt,
}: Link): { status: 'awaiting_confirmation'; sentTo: string; expiresAt: string } => ({
  status: 'awaiting_confirmation',
  sentTo: maskEmail(sentTo),
  expiresAt: new Date(expiresAt).toISOString(),
})

const pages: Readonly<Record<MockLinkKind, (token: string) => string>> = {
  remind: (token) => `/auth/check_remind/${token}`,
  sign_up: (token) => `/auth/check_key/${token}`,
  wallet: (token) => `/auth/edit_purse/${token}`,
  email_old: (token) => `/auth/change_email/${token}/old`,
  email_new: (token) => `/auth/change_email/${token}/new`,
  email_delete: (token) => `/auth/delete_email/${token}`,
  delete_account: (token) => `/auth/delete_email/${token}?account=1`,
  transfer: (token) => `/pay/send_user_hash/${token}`,
  join_team: (token) => `/profile/team/join/${token}`,
}

/** The address in the e-mail. */
export const pathOfLink = ({ kind, hash, accountId }: Link): string =>
  pages[kind](`${hash}/${accountId}`)
