import * as v from 'valibot'
import {
  Awaiting,
  Email,
  NewPassword,
  Money,
  NoArg,
  Nothing,
  Upload,
  Finite,
  textOrNull,
} from './common.ts'
import { defineCalls } from './types.ts'

/** The limits of the uploaded picture, which is square (contract.md 4.2). */
export const avatarLimits = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 1024 * 1024,
} as const
export const reasonLength = 500
/** The word to type to delete an account, in every language. */
export const deletionWord = 'DELETE'

export type Awaiting = v.InferOutput<typeof Awaiting>

/**
 * Why a person cannot delete their account: it was handed over, or they own one that was handed to
 * them.
 */
export const deletionBlocks = ['handed_over', 'owner'] as const

const DeleteInfo = v.looseObject({
  balance: Money,
  pendingPayouts: v.optional(Finite, 0),
  activeProxies: v.optional(Finite, 0),
  /** Proposed: one of `deletionBlocks`; null where nothing is in the way. */
  blocked: textOrNull,
  /** The deletion has been requested and waits for its link. */
  pending: v.optional(v.nullable(Awaiting), null),
})
export type DeleteInfo = v.InferOutput<typeof DeleteInfo>

export const profileCalls = defineCalls({
  updateAvatar: {
    method: 'PUT',
    path: '/api/v2/user/avatar',
    upload: true,
    arg: v.strictObject({ file: Upload }),
    res: Nothing,
    invalidates: ['User'],
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/api/v2/user/avatar',
    arg: NoArg,
    res: Nothing,
    invalidates: ['User'],
  },
  changeEmail: {
    method: 'POST',
    path: '/api/v2/user/change_email',
    arg: v.strictObject({ newEmail: Email }),
    res: Awaiting,
    invalidates: ['User'],
  },
  resendEmailChange: {
    method: 'POST',
    path: '/api/v2/user/change_email/resend',
    arg: NoArg,
    res: Awaiting,
    invalidates: ['User'],
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: '/api/v2/user/change_email',
    arg: NoArg,
    res: Nothing,
    invalidates: ['User'],
  },
  updatePassword: {
    method: 'PUT',
    path: '/api/v2/user/password',
    arg: v.strictObject({
      /** Absent if the account has no password yet. */
      current: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))),
      password: NewPassword,
      signOutOthers: v.boolean(),
    }),
    res: Nothing,
    invalidates: ['User', 'Sessions', 'SecurityLog'],
  },
  deleteInfo: {
    method: 'GET',
    path: '/api/v2/user/delete_info',
    arg: NoArg,
    res: DeleteInfo,
    provides: ['Deletion'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/v2/user/delete',
    arg: v.strictObject({
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reasonLength))),
      confirm: v.literal(deletionWord),
    }),
    res: Awaiting,
    invalidates: ['Deletion'],
  },
  cancelDeletion: {
    method: 'DELETE',
    path: '/api/v2/user/delete',
    arg: NoArg,
    res: Nothing,
    invalidates: ['Deletion'],
  },
})
