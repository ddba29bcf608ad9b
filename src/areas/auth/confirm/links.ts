import type { PageId } from '@/routes/table/index.ts'

/** The kinds of mailed links: the words of locales/*\/confirm.json, and their pages. */
export type LinkKind =
  | 'checkKey'
  | 'checkRemind'
  | 'editPurse'
  | 'changeEmail'
  | 'deleteEmail'
  | 'deleteAccount'

interface Ways {
  /** The page that sends a new link. */
  renew: PageId
  /** The next page. The sign-in page redirects signed-in people to their start page. */
  on: PageId
}

export const ways = {
  checkKey: { renew: 'confirmEmail', on: 'login' },
  checkRemind: { renew: 'remind', on: 'login' },
  editPurse: { renew: 'walletEdit', on: 'walletEdit' },
  changeEmail: { renew: 'profileEdit', on: 'profileEdit' },
  deleteEmail: { renew: 'profileEdit', on: 'profileEdit' },
  deleteAccount: { renew: 'profileDelete', on: 'home' },
} as const satisfies Record<LinkKind, Ways>
