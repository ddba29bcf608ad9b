import type { PageId } from '@/routes/table/index.ts'

/** What a mailed link can be about: the words of locales/*\/confirm.json, and where they lead. */
export type LinkKind =
  | 'checkKey'
  | 'checkRemind'
  | 'editPurse'
  | 'changeEmail'
  | 'deleteEmail'
  | 'deleteAccount'

interface Ways {
  /** Where one gets a new link. */
  renew: PageId
  /** Where one goes on. The sign-in page takes whoever is signed in to where they begin. */
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
