// Over 250 lines: a line for every field of the calls about profile and security.
import type { contract } from '../../../src/api/contract/index.ts'
import type { Requisites } from '../../../src/api/contract/documents.ts'
import type { NotificationSettings } from '../../../src/api/contract/notification-settings.ts'
import type { IdentityCheck } from '../../../src/api/contract/identity.ts'
import {
  identityDocuments,
  identityParts,
  identityStates,
} from '../../../src/api/contract/identity.ts'
import type { Invitation, Member, Team } from '../../../src/api/contract/team.ts'
import type { DataArchive } from '../../../src/api/contract/archives.ts'
import type { Passkey } from '../../../src/api/contract/passkeys.ts'
import { documentKinds } from '../../../src/api/contract/documents.ts'
import { deletionBlocks } from '../../../src/api/contract/profile.ts'
import { digests, testChannels } from '../../../src/api/contract/notification-settings.ts'
import { paging, proof, refused, stale, wantedPage } from './phrases.ts'
import {
  bytes,
  count,
  day,
  days,
  email,
  link,
  minutes,
  percent,
  time,
  uri,
  oneOf,
  ordered,
} from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'
import { user } from './user.ts'

const slow = {
  ERROR_TOO_MANY_REQUESTS: 'Too many mails: the page counts down `retryAfter`.',
} as const

const off = { ERROR_CONFLICT: 'The second factor is off.' } as const

const mailed = {
  status: '`awaiting_confirmation` until the mailed link is opened.',
  sentTo: 'The masked address that the link went to.',
  expiresAt: time('When the link stops working.'),
} as const

const archive: FieldLines<DataArchive> = {
  id: 'Identifies the archive.',
  status: '`queued`, `running`, `ready`, `failed` or `expired`.',
  progress: percent('How much is done; null where it is unknown.'),
  bytes: bytes('The size of the file; null until it is made.'),
  url: link('The file, a ZIP; null unless it is ready.'),
  createdAt: time('When it was ordered.'),
  expiresAt: time('When the file is deleted; null unless it is ready.'),
}

const channel = {
  email: 'By mail.',
  telegram: 'By the bot of Telegram.',
  webpush: 'By the browser.',
} as const
const topicChannel = {
  ...channel,
  webhook: 'To the webhook. A backend that sends it everything leaves the field out.',
} as const

const settings: FieldLines<NotificationSettings> = {
  channels: ['The channels that the person has switched on.', channel],
  topics: [
    'By topic: the channels on which it comes. Topics unknown to the site are kept.',
    topicChannel,
  ],
  lowBalance: [
    'The warning before the money is used up.',
    {
      enabled: 'Whether it comes.',
      threshold: 'The balance below which it comes.',
    },
  ],
  updatedAt: time('The version: a change names the one that it is based on.'),
  digest: oneOf('How often a summary comes by mail', digests),
  webhookUrl: uri('Where notices are sent as well, https only; null for nowhere.'),
  tests: oneOf('The channels that a test message can be sent on', testChannels),
  pushKey:
    'The public key (VAPID, base64url) that browsers subscribe with; null where nothing is sent to browsers.',
}

const secondFactor = {
  secret: 'The secret in base 32, to be typed into an app.',
  otpauthUrl: uri('The same as an `otpauth:` address, for a QR code.'),
  recoveryCodes: 'The codes of which each works once. They are shown this one time.',
} as const

const teamRole = '`owner`, `billing`, `developer`, `statistics` or `support` (contract.md 4.2).'
const keyName = { id: 'The key.', name: 'Its name.' } as const
const memberSpending = {
  monthlyLimit: 'What tasks of these keys may cost in a calendar month; null for no limit.',
  spentMonth: 'What they have cost in this month.',
} as const
const member: FieldLines<Member> = {
  id: 'The member.',
  name: 'The name; null without one.',
  email: 'The address.',
  role: teamRole,
  isMe: 'Whether it is the person who asks.',
  canRemove: 'Whether they can be removed: whoever opened the account cannot.',
  joinedAt: time('When they joined.'),
  lastSeenAt: time('When they used the account last; null for never.'),
  keys: ['The API keys that they made.', keyName],
  ...memberSpending,
}
const invitation: FieldLines<Invitation> = {
  id: 'The invitation.',
  email: 'The address.',
  role: teamRole,
  sentAt: time('When it was mailed last.'),
  expiresAt: time('When its link stops working.'),
}
const team: FieldLines<Team> = {
  name: 'The name of the account; null without one.',
  role: teamRole,
  members: ['The owner and the members.', member],
  invitations: ['The invitations that nobody has accepted.', invitation],
  max: count('Members and invitations at most.'),
  capabilities: [
    'What the backend can do; what is not named is not shown.',
    {
      leave: 'Whether a member can leave.',
      transfer: 'Whether the account can be handed over.',
      limits: 'Whether members can have a monthly limit.',
    },
  ],
  limits: [
    'The bounds of a monthly limit.',
    { min: 'The least.', max: 'The most; null for no bound.' },
  ],
  resetsAt: time('When the month ends that limits count, in the zone of the account.'),
  mine: [
    'What concerns the member who asks; null for the owner.',
    {
      keys: ['The API keys that they made.', keyName],
      ...memberSpending,
      canLeave: 'Whether they have another account to go to.',
    },
  ],
}
const goneInvitation = {
  ERROR_NOT_FOUND: 'The invitation is gone: the list is read again.',
} as const
const deadLink = {
  ERROR_LINK_INVALID: 'The link is unknown, or the invitation was withdrawn.',
  ERROR_LINK_USED: 'The invitation was accepted.',
  ERROR_LINK_EXPIRED: 'The invitation is over.',
} as const

const passkey: FieldLines<Passkey> = {
  id: 'Identifies the passkey.',
  name: 'The name that the person gave it.',
  createdAt: time('When it was added.'),
  lastUsedAt: time('When it was used last, for a sign-in or a proof; null for never.'),
}

const requisites: FieldLines<Requisites> = {
  type: '`person` or `company`.',
  name: 'The name on invoices.',
  country: 'The ISO 3166-1 code.',
  taxId: 'The tax number; its form depends on the country.',
  address: 'The address without the postal code.',
  zip: 'The postal code.',
  updatedAt: time('The version: a change names the one that it is based on.'),
}

const identity: FieldLines<IdentityCheck> = {
  state: oneOf('The state of the check', identityStates),
  askedFor:
    'What cannot go on without it: `payout`, `payment` or `limit`. Empty: nobody asks for it, and the page asks for no picture.',
  documents: [
    'The documents of which one is enough.',
    {
      kind: oneOf('The document', identityDocuments),
      parts: oneOf('The pictures that it takes', identityParts),
    },
  ],
  files: [
    'What a picture may be.',
    { maxBytes: bytes('The size of the largest picture.'), types: 'Endings without the dot.' },
  ],
  given: [
    'The pictures that have arrived and were not handed in yet. No picture is ever sent back.',
    {
      part: oneOf('What the picture shows', identityParts),
      name: 'The name of the file, for its owner to tell it by.',
      at: time('When it arrived.'),
    },
  ],
  document: 'The document that was handed in.',
  reason:
    'Why it was refused: `unreadable`, `document_expired`, `cropped`, `name_mismatch`, `selfie_mismatch` or `not_accepted`.',
  comment: 'What the person who refused it adds, as plain text.',
  sentAt: time('When it was handed in.'),
  decidedAt: time('When it was decided.'),
  validUntil: time('When an accepted check expires.'),
  keptDays: days('How long the pictures are kept after the decision.'),
  canAppeal: 'Whether a refusal may still be appealed.',
  appealedAt: time('When it was appealed.'),
}
const decided = {
  ERROR_CONFLICT: 'The check is in review or was accepted: the page reads it again.',
} as const

export const profileFields: AreaLines<typeof contract.profile> = {
  updateAvatar: {
    about: 'Takes a new picture of the person. Its address changes with the picture.',
    errors: {
      ERROR_FILE_TOO_BIG: 'The file is over 1 MB.',
      ERROR_FILE_TYPE: 'The file is no PNG, JPEG or WebP picture.',
    },
    arg: { file: 'A square picture.' },
  },
  removeAvatar: { about: 'Removes the picture of the person.' },
  changeEmail: {
    about:
      'Begins a change of the e-mail address. Both addresses get a link, and the change counts once both were opened.',
    errors: {
      ...proof,
      ...slow,
      ERROR_EMAIL_TAKEN: 'The address belongs to another account.',
    },
    arg: { newEmail: email('The new address.') },
    res: mailed,
  },
  resendEmailChange: {
    about: 'Mails the links of a pending change again.',
    errors: { ...slow, ERROR_NOT_FOUND: 'No change is pending.' },
    res: mailed,
  },
  cancelEmailChange: { about: 'Gives up a pending change of the address. Its links die.' },
  updatePassword: {
    about: 'Sets a password.',
    errors: {
      ...refused,
      ...proof,
      ERROR_TOO_MANY_REQUESTS: 'Too many wrong passwords: the form counts down `retryAfter`.',
    },
    arg: {
      current: 'The current password; absent if the account has none yet.',
      password: 'The new password.',
      signOutOthers: 'Whether every other session ends.',
    },
  },
  archives: {
    about: 'Lists the archives of all data that the person has ordered, the newest first.',
    res: { records: [ordered('The archives.', '-createdAt'), archive] },
  },
  orderArchive: {
    about:
      'Orders one archive with all data of the person. A notification, and a mail, say when it is ready.',
    errors: { ...proof, ERROR_CONFLICT: 'One is being made.' },
    res: archive,
  },
  deleteInfo: {
    about: 'Says what would be lost with the account.',
    res: {
      balance: 'The money that would be lost; null for none.',
      pendingPayouts: count('Payouts on their way.'),
      activeProxies: count('Proxy orders that have not ended.'),
      blocked: oneOf('Why it cannot be deleted; null if it can', deletionBlocks),
      pending: ['The deletion that waits for its link; null if none was requested.', mailed],
    },
  },
  deleteAccount: {
    about: 'Requests the deletion of the account. It happens once the mailed link is opened.',
    errors: { ...proof, ...slow, ERROR_CONFLICT: 'A payout is on its way.' },
    arg: {
      reason: 'Why, in the words of the person.',
      confirm: 'The word that the person typed.',
    },
    res: mailed,
  },
  cancelDeletion: { about: 'Gives up a requested deletion. Its link dies.' },
  notificationSettings: {
    about: 'Gives the settings of notifications.',
    res: settings,
  },
  updateNotificationSettings: {
    about: 'Replaces the settings of notifications.',
    errors: { ...refused, ...stale },
    arg: {
      channels: ['The channels that are switched on.', channel],
      topics: ['By topic: the channels on which it comes.', topicChannel],
      lowBalance: settings.lowBalance,
      updatedAt: time('The version that the change is based on.'),
      digest: 'How often a summary comes by mail.',
      webhookUrl: uri('Where notices are sent as well, https only; null for nowhere.'),
    },
    res: settings,
  },
  linkTelegram: {
    about: 'Begins the link to a Telegram account.',
    res: {
      deepLink: uri('The address that opens the bot.'),
      expiresAt: time('When the address stops working.'),
    },
  },
  testNotification: {
    about: 'Sends one test message, on one channel.',
    errors: { ERROR_CONFLICT: 'The channel is not connected: the page reads the settings again.' },
    arg: { channel: 'The channel.' },
    res: { status: '`sent`.' },
  },
  addPush: {
    about:
      'Takes a browser that gets messages (Push API, RFC 8030). The message is JSON `{title, body, href, tag}`, and `channels.webpush` is true from then on. One that answers 404 or 410 is forgotten.',
    errors: refused,
    arg: {
      endpoint: uri('The address of the subscription.'),
      keys: [
        'What messages are encrypted with.',
        { p256dh: 'The public key of the browser.', auth: 'The secret of the subscription.' },
      ],
    },
    res: settings,
  },
  removePush: {
    about: 'Sends nothing to a browser any more.',
    arg: { endpoint: uri('The address of the subscription.') },
    res: settings,
  },
  setUpTwoFactor: {
    about: 'Begins the set-up of a second factor. It counts once a code was accepted.',
    errors: { ...proof, ERROR_CONFLICT: 'The second factor is on already.' },
    res: secondFactor,
  },
  pendingSetUp: {
    about:
      'Gives the set-up that was begun and not ended, so that a reload goes on with the secret that the app already has.',
    errors: proof,
    res: { setup: ['The set-up; null if none is pending.', secondFactor] },
  },
  enableTwoFactor: {
    about: 'Ends the set-up of the second factor.',
    errors: {
      ERROR_WRONG_CODE: 'The code is wrong: `attemptsLeft` says how many tries are left.',
      ERROR_TOO_MANY_REQUESTS: 'Too many wrong codes: the form counts down `retryAfter`.',
      ERROR_NOT_FOUND: 'No set-up is pending: it begins anew.',
      ERROR_CONFLICT: 'The second factor is on already.',
    },
    arg: { code: 'A code of the app.' },
  },
  disableTwoFactor: { about: 'Switches the second factor off.', errors: { ...proof, ...off } },
  newRecoveryCodes: {
    about: 'Makes new recovery codes. The old ones stop working.',
    errors: { ...proof, ...off },
    res: { recoveryCodes: 'The codes of which each works once. They are shown this one time.' },
  },
  allowLink: {
    about:
      'Checks the permission before the browser goes to a service to link it: like every change of sign-in, it may require a proof of identity.',
    errors: proof,
    arg: { provider: 'An id of the list of providers.' },
  },
  unlinkAccount: {
    about: 'Removes the link to a service.',
    errors: { ...proof, ERROR_CONFLICT: 'It is the last way to sign in.' },
    arg: { provider: 'An id of the list of providers.' },
  },
  sessions: {
    about: 'Lists where the person is signed in.',
    res: {
      records: [
        'The sessions, the current one first.',
        {
          id: 'Identifies the session. It is not the secret of its cookie.',
          current: 'Whether it is the session of this call.',
          device: 'The kind of device: `desktop`, `mobile` or `tablet`.',
          browser: 'The name of the browser.',
          os: 'The name of the system.',
          ip: 'The last address.',
          city: 'The city of the address, roughly.',
          country: 'The ISO 3166-1 code of the address.',
          createdAt: time('When it began.'),
          lastSeenAt: time('When it was used last.'),
        },
      ],
    },
  },
  endSession: {
    about: 'Ends a session. Its next call answers 401.',
    errors: { ERROR_NOT_FOUND: 'The session has ended already: the list is read again.' },
    arg: { id: 'The session.' },
  },
  endOtherSessions: { about: 'Ends every session but the current one.' },
  passkeys: {
    about:
      'Lists the passkeys of the account. A backend without passkeys answers 404, and the page has no such section.',
    res: {
      records: ['The passkeys.', passkey],
    },
  },
  passkeyCreation: {
    about: 'Gives a challenge for a new passkey.',
    errors: proof,
    res: {
      options: [
        'The `PublicKeyCredentialCreationOptionsJSON` of WebAuthn; further members, such as `authenticatorSelection`, go to the browser as they are.',
        {
          challenge: 'Random bytes in base64url, for one use within minutes.',
          rp: ['The site.', { name: 'Its name. Without an id the host of the page counts.' }],
          user: [
            'The account, as the device lists it.',
            {
              id: 'Random bytes in base64url that stand for the account.',
              name: 'The e-mail address.',
              displayName: 'The name of the person.',
            },
          ],
          pubKeyCredParams: [
            'The algorithms that the backend can check, the best one first.',
            { type: 'Always `public-key`.', alg: 'The COSE number of the algorithm.' },
          ],
          excludeCredentials: [
            'The passkeys that exist, so that a device does not get a second one.',
            { id: 'The id of a passkey.', type: 'Always `public-key`.' },
          ],
        },
      ],
    },
  },
  addPasskey: {
    about: 'Stores a new passkey. The same one sent again answers as before.',
    errors: {
      ...refused,
      ...proof,
      ERROR_LINK_EXPIRED: 'The challenge is over or was used.',
      ERROR_LIMIT_EXCEEDED: 'The account has as many passkeys as it may have.',
    },
    arg: {
      name: 'A name by which the person recognizes it.',
      credential: [
        'The `RegistrationResponseJSON` of WebAuthn. The backend checks challenge and origin, and keeps the public key.',
        {
          id: 'The id of the passkey.',
          rawId: 'The same id.',
          type: 'Always `public-key`.',
          response: [
            'What the device made, in base64url.',
            {
              clientDataJSON: 'The challenge and the origin.',
              attestationObject: 'The public key.',
            },
          ],
        },
      ],
    },
    res: passkey,
  },
  renamePasskey: {
    about: 'Gives a passkey another name.',
    errors: {
      ...refused,
      ERROR_NOT_FOUND: 'It was removed already: the list is read again.',
    },
    arg: { id: 'The id of the passkey.', name: 'The name, of 1 to 60 characters.' },
    res: passkey,
  },
  removePasskey: {
    about: 'Removes a passkey.',
    errors: {
      ...proof,
      ERROR_CONFLICT: 'It is the last way to sign in.',
      ERROR_NOT_FOUND: 'It was removed already: the list is read again.',
    },
    arg: { id: 'The id of the passkey.' },
  },
  team: {
    about:
      'Gives the team that uses an account. Whoever does not own the account gets its name and their role alone. A backend without teams answers 404.',
    res: team,
  },
  inviteMember: {
    about: 'Mails an invitation. It is accepted by an account of that address.',
    errors: {
      ...refused,
      ...proof,
      ERROR_FORBIDDEN: 'Only the owner invites.',
      ERROR_LIMIT_EXCEEDED: 'The team has as many members and invitations as it may have.',
    },
    arg: { email: 'The address.', role: teamRole },
    res: invitation,
  },
  resendInvitation: {
    about: 'Mails an invitation again with a new link; the earlier one works no longer.',
    errors: goneInvitation,
    arg: { id: 'The invitation.' },
    res: invitation,
  },
  withdrawInvitation: {
    about: 'Withdraws an invitation: its link works no longer.',
    errors: goneInvitation,
    arg: { id: 'The invitation.' },
  },
  changeMember: {
    about:
      'Gives a member another role, which their next call has, or a monthly limit. Past the limit their keys are refused with ERROR_ZERO_BALANCE in the task API and ERROR_LIMIT_EXCEEDED elsewhere.',
    errors: {
      ...refused,
      ...proof,
      ERROR_NOT_FOUND: 'The member is gone: the list is read again.',
      ERROR_CONFLICT: 'It is the owner.',
    },
    arg: {
      id: 'The member.',
      role: teamRole,
      monthlyLimit: 'What tasks of their keys may cost in a month; null for no limit.',
    },
    res: member,
  },
  removeMember: {
    about:
      'Removes a member. The keys that they made become the account’s and are rotated, as the member knows their values.',
    errors: { ...proof, ERROR_NOT_FOUND: 'The member is gone: the list is read again.' },
    arg: {
      id: 'The member.',
      overlapMinutes: minutes('How long the old values of the keys work.'),
    },
    res: { keys: ['The keys that were handed over.', keyName] },
  },
  leaveTeam: {
    about:
      'Takes the asking member out of the team. The keys that they made become the account’s and are rotated; the old values work for another day, and the owner is told.',
    errors: {
      ...proof,
      ERROR_CONFLICT: 'The owner hands the account over first, or there is no other account.',
    },
    res: {
      keys: ['The keys that were handed over.', keyName],
      validUntil: time('How long the old values work; null without keys.'),
      user: ['The person, with the team that the tab shows next.', user],
    },
  },
  transferTeam: {
    about:
      'Makes a member the owner of the account. The former owner is a member with the named role from then on.',
    errors: {
      ...proof,
      ERROR_FORBIDDEN: 'Only the owner hands the account over.',
      ERROR_NOT_FOUND: 'The member is gone: the list is read again.',
      ERROR_CONFLICT: 'It is the owner.',
    },
    arg: { id: 'The member.', role: 'The role of the former owner.' },
    res: team,
  },
  invitationOfLink: {
    about: 'Says what a mailed invitation offers. Changes nothing.',
    errors: deadLink,
    arg: { hash: 'The secret of the link.', userId: 'The account that invites.' },
    res: {
      team: 'The name of the account; null without one.',
      role: teamRole,
      sentTo: 'The address that it was sent to, masked.',
      isMine: 'Whether that is the address of the person who asks.',
    },
  },
  joinTeam: {
    about: 'Accepts an invitation. From then on the person uses the account of the team.',
    errors: {
      ...deadLink,
      ERROR_FORBIDDEN: 'It was sent to another address.',
      ERROR_CONFLICT: 'The account is one of a worker.',
    },
    arg: { hash: 'The secret of the link.', userId: 'The account that invites.' },
    res: user,
  },
  securityLog: {
    about: 'Lists what happened to the security of the account, the newest first.',
    arg: wantedPage,
    res: {
      records: [
        ordered('One page.', '-createdAt'),
        {
          id: 'Identifies the entry.',
          event:
            'What happened, such as `login` or `password_changed`. What staff did is `restricted`, `restriction_lifted`, `staff_note` or `staff_refund`. Unknown events are shown as they are.',
          reason: 'Why staff did it, in words that the person may read; null for other events.',
          ip: 'The address from which it was done.',
          country: 'The ISO 3166-1 code of the address.',
          userAgent: 'The User-Agent of the browser.',
          createdAt: time('When it happened.'),
        },
      ],
      ...paging,
    },
  },
  documents: {
    about: 'Lists the documents of the account, the newest first.',
    arg: {
      ...wantedPage,
      kind: 'Only documents of this kind.',
      year: 'Only documents of this year.',
    },
    res: {
      records: [
        ordered('One page.', '-date'),
        {
          id: 'Identifies the document.',
          kind: oneOf('The kind of document', documentKinds),
          number: 'The number as it stands on the document.',
          date: day('The date of the document.'),
          amount: 'The sum of the document; null for one without a sum.',
          status: 'Its state: `issued`, `paid` or `void`.',
          url: link('The file; empty while it is being made.'),
        },
      ],
      ...paging,
    },
  },
  requisites: {
    about: 'Gives the billing details; null until the person has saved some.',
    res: requisites,
  },
  updateRequisites: {
    about: 'Saves the billing details.',
    errors: { ...refused, ...stale },
    arg: {
      type: 'Who is billed.',
      name: 'The name on invoices.',
      country: 'The ISO 3166-1 code.',
      taxId: 'The tax number; its form depends on the country.',
      address: 'The address without the postal code.',
      zip: 'The postal code.',
      updatedAt: time('The version that the change is based on.'),
    },
    res: requisites,
  },
  identityCheck: {
    about: 'Gives the identity check of the person, whether or not anything asks for it.',
    res: identity,
  },
  putIdentityFile: {
    about: 'Takes one picture; one that is sent again replaces itself.',
    errors: {
      ...decided,
      ERROR_FILE_TOO_BIG: 'The picture is over `files.maxBytes`.',
      ERROR_FILE_TYPE: 'The file is none of `files.types`.',
    },
    arg: { part: 'What the picture shows.', file: 'The picture.' },
    res: identity,
  },
  removeIdentityFile: {
    about: 'Deletes a picture that was not handed in yet.',
    errors: decided,
    arg: { part: 'What the picture shows.' },
    res: identity,
  },
  submitIdentity: {
    about: 'Hands in the pictures that have arrived, for a person to look at.',
    errors: { ...refused, ...decided },
    arg: { document: 'The document that the pictures show.', agree: 'The consent to the check.' },
    res: identity,
  },
  appealIdentity: {
    about: 'Asks for another person to decide on a refusal. The check is in review again.',
    errors: { ...refused, ERROR_CONFLICT: 'There is no refusal to appeal.' },
    arg: { text: 'What was judged wrongly, in the words of the person.' },
    res: identity,
  },
}
