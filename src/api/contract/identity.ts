import * as v from 'valibot'
import { clamped, NoArg, shortList, textOrNull, Upload } from './common.ts'
import { defineCalls } from './types.ts'

/** The states of an identity check (contract.md 4.2). */
export const identityStates = ['none', 'in_review', 'accepted', 'refused', 'expired'] as const
export const identityDocuments = ['passport', 'id_card', 'driving_licence'] as const
/** One picture each: the side with the photo, the other side, and the person. */
export const identityParts = ['front', 'back', 'selfie'] as const
export const identityLimits = { appealShort: 20, appealLong: 2000 } as const

const IdentityDocument = v.looseObject({
  kind: v.string(),
  parts: shortList(v.string()),
})
const GivenPart = v.looseObject({
  part: v.string(),
  name: textOrNull,
  at: textOrNull,
})

export const IdentityCheck = v.looseObject({
  state: v.string(),
  /** What cannot go on without it. */
  askedFor: v.optional(shortList(v.string()), []),
  /** The documents that are taken here, each with the pictures of it. */
  documents: v.optional(shortList(IdentityDocument), []),
  files: v.looseObject({
    maxBytes: clamped(1, 100 * 1024 * 1024),
    types: shortList(v.string()),
  }),
  /** What has arrived and was not handed in yet, so that a reload goes on without a copy here. */
  given: v.optional(shortList(GivenPart), []),
  document: textOrNull,
  reason: textOrNull,
  comment: textOrNull,
  sentAt: textOrNull,
  decidedAt: textOrNull,
  validUntil: textOrNull,
  /** Days after the decision until the pictures are deleted. */
  keptDays: v.optional(v.nullable(clamped(0, 36_500)), null),
  canAppeal: v.optional(v.boolean(), false),
  appealedAt: textOrNull,
})
export type IdentityCheck = v.InferOutput<typeof IdentityCheck>

const why = 'The store would keep a picture of an identity document.'

export const identityCalls = defineCalls({
  identityCheck: {
    method: 'GET',
    path: '/api/v2/user/identity',
    arg: NoArg,
    res: IdentityCheck,
    provides: ['Identity'],
  },
  /** A picture that is sent again replaces itself. */
  putIdentityFile: {
    method: 'PUT',
    path: '/api/v2/user/identity/files/{part}',
    arg: v.strictObject({ part: v.picklist(identityParts), file: Upload }),
    res: IdentityCheck,
    upload: true,
    once: why,
    invalidates: ['Identity'],
  },
  removeIdentityFile: {
    method: 'DELETE',
    path: '/api/v2/user/identity/files/{part}',
    arg: v.strictObject({ part: v.picklist(identityParts) }),
    res: IdentityCheck,
    invalidates: ['Identity'],
  },
  submitIdentity: {
    method: 'POST',
    path: '/api/v2/user/identity',
    arg: v.strictObject({ document: v.picklist(identityDocuments), agree: v.literal(true) }),
    res: IdentityCheck,
    repeatable: true,
    invalidates: ['Identity', 'User'],
  },
  appealIdentity: {
    method: 'POST',
    path: '/api/v2/user/identity/appeal',
    arg: v.strictObject({
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(identityLimits.appealShort),
        v.maxLength(identityLimits.appealLong),
      ),
    }),
    res: IdentityCheck,
    repeatable: true,
    invalidates: ['Identity'],
  },
})
