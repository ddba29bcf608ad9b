import { identityDocuments } from '../../api/contract/identity.ts'
import type { identityCalls, IdentityCheck } from '../../api/contract/identity.ts'
import type { InferInput } from 'valibot'
import { imageType } from '../../lib/image-type.ts'
import { failure, invalid } from '../errors.ts'
import { bytesOf } from '../lib/uploads.ts'
import { payoutsOf } from '../seed/payouts.ts'
import type { Handlers } from './types.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockIdentity } from '../data/security.ts'

const day = 24 * 60 * 60 * 1000
const reviewTime = 60_000
const validDays = 365
const maxBytes = 10 * 1024 * 1024
const types = ['jpeg', 'png', 'webp']

const documents = [
  { kind: 'passport', parts: ['front', 'selfie'] },
  { kind: 'id_card', parts: ['front', 'back', 'selfie'] },
  { kind: 'driving_licence', parts: ['front', 'back', 'selfie'] },
]

const identityOf = (db: Data, { id }: MockAccount): MockIdentity | undefined =>
  db.security.identity.find(({ accountId }) => accountId === id)

function beginIdentity(db: Data, user: MockAccount): MockIdentity {
  const known = identityOf(db, user)
  if (known) return known
  const made = {
    accountId: user.id,
    askedFor: [],
    given: [],
    document: null,
    sentAt: null,
    appealedAt: null,
  }
  db.security.identity.push(made)
  return made
}

/** A driving licence is refused until its owner appeals; everything else is accepted. */
function stateOf(check: MockIdentity | undefined, now: number) {
  if (!check?.sentAt) return { state: 'none', decidedAt: null }
  const decidedAt = (check.appealedAt ?? check.sentAt) + reviewTime
  if (now < decidedAt) return { state: 'in_review', decidedAt: null }
  if (check.document === 'driving_licence' && check.appealedAt === null)
    return { state: 'refused', decidedAt }
  return { state: now < decidedAt + validDays * day ? 'accepted' : 'expired', decidedAt }
}

/** Whether the identity of an account counts as confirmed. */
export const isIdentified = (db: Data, user: MockAccount, now: number): boolean =>
  stateOf(identityOf(db, user), now).state === 'accepted'

/** The failure of a call that needs the check, which is asked for from now on. */
export function identityRequired(db: Data, user: MockAccount, reason: 'payout' | 'limit') {
  const check = beginIdentity(db, user)
  check.askedFor = [...new Set([...check.askedFor, reason])]
  return failure('ERROR_IDENTITY_REQUIRED')
}

function view(db: Data, user: MockAccount, now: number): InferInput<typeof IdentityCheck> {
  const check = identityOf(db, user)
  const { state, decidedAt } = stateOf(check, now)
  const isRefused = state === 'refused'
  const time = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null)
  const isPayoutHeld = payoutsOf(db, user).some(({ reason }) => reason === 'identity_check')
  const isHeld = user.restrictions.some(({ kind }) => kind === 'payments_hold')
  return {
    state,
    askedFor:
      state === 'accepted'
        ? []
        : [
            ...new Set([
              ...(isPayoutHeld ? ['payout'] : []),
              ...(isHeld ? ['payment'] : []),
              ...(check?.askedFor ?? []),
            ]),
          ],
    documents,
    files: { maxBytes, types },
    given: check?.given ?? [],
    document: check?.document ?? null,
    reason: isRefused ? 'unreadable' : null,
    comment: isRefused ? 'We can’t read the number of the license.' : null,
    sentAt: time(check?.sentAt),
    decidedAt: time(decidedAt),
    validUntil:
      state === 'accepted' || state === 'expired' ? time((decidedAt ?? 0) + validDays * day) : null,
    keptDays: 30,
    canAppeal: isRefused,
    appealedAt: time(check?.appealedAt),
  }
}

/** @throws ApiFailure where a check is under way or was accepted */
function checkOpen(db: Data, user: MockAccount, now: number): void {
  if (['in_review', 'accepted'].includes(stateOf(identityOf(db, user), now).state))
    throw failure('ERROR_CONFLICT')
}

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

export const identityHandlers: Handlers<typeof identityCalls> = {
  identityCheck: { access: 'user', run: ({ db, user, now }) => view(db, user, now) },
  putIdentityFile: {
    access: 'user',
    samples: [{ part: 'front', file: new File([png], 'passport.png', { type: 'image/png' }) }],
    run: ({ arg: { part, file }, db, user, now }) => {
      checkOpen(db, user, now)
      const bytes = bytesOf(file)
      if (bytes.length > maxBytes)
        throw failure('ERROR_FILE_TOO_BIG', {
          fields: { file: { code: 'limit_exceeded', params: { max: maxBytes } } },
        })
      if (!imageType(bytes))
        throw failure('ERROR_FILE_TYPE', { fields: { file: { code: 'not_allowed' } } })
      const check = beginIdentity(db, user)
      const name = 'name' in file && typeof file.name === 'string' ? file.name : 'file'
      check.given = [
        ...check.given.filter((one) => one.part !== part),
        { part, name, at: new Date(now).toISOString() },
      ]
      return view(db, user, now)
    },
  },
  removeIdentityFile: {
    access: 'user',
    samples: [{ part: 'front' }],
    run: ({ arg: { part }, db, user, now }) => {
      checkOpen(db, user, now)
      const check = identityOf(db, user)
      if (check) check.given = check.given.filter((one) => one.part !== part)
      return view(db, user, now)
    },
  },
  submitIdentity: {
    access: 'user',
    samples: identityDocuments.map((document) => ({ document, agree: true as const })),
    run: ({ arg: { document }, db, user, now }) => {
      checkOpen(db, user, now)
      const check = identityOf(db, user)
      const parts = documents.find(({ kind }) => kind === document)?.parts ?? []
      const missing = parts.filter((part) => !check?.given.some((one) => one.part === part))
      if (!check || missing.length > 0)
        throw invalid(Object.fromEntries(missing.map((part) => [part, { code: 'required' }])))
      Object.assign(check, { given: [], document, sentAt: now, appealedAt: null })
      return view(db, user, now)
    },
  },
  appealIdentity: {
    access: 'user',
    samples: [{ text: 'The number can be read in full when the picture is enlarged.' }],
    run: ({ db, user, now }) => {
      const check = identityOf(db, user)
      if (!check || stateOf(check, now).state !== 'refused') throw failure('ERROR_CONFLICT')
      check.appealedAt = now
      return view(db, user, now)
    },
  },
}
