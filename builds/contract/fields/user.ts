import type { contract } from '../../../src/api/contract/index.ts'
import type { User } from '../../../src/api/contract/user.ts'
import { count, days, email, link, time, ordered } from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const restriction = {
  id: 'The number of the restriction, for an appeal.',
  kind: 'What is restricted, such as `complaints_suspended` or `worker_suspended`. The site shows unknown kinds in general words.',
  reasonCode: 'Why. The site has a sentence for the codes of contract.md and a general one.',
  startsAt: time('When the restriction began.'),
  endsAt: time('When it ends by itself; null if it does not.'),
  canAppeal: 'Whether the person may still appeal.',
  ackRequired: 'Whether the person must confirm to have read it before going on.',
} as const

const userTeam = {
  id: 'The team, as the header X-Team names it; the person for their own account.',
  name: 'The name of the account; null without one.',
  role: 'The role: `owner` for the own account, `billing`, `developer`, `statistics` or `support`.',
} as const

const hold = {
  reason: 'Why the money is on hold, such as `transfer` or `payout`.',
  amount: 'The sum that this reason holds.',
} as const

export const user: FieldLines<User> = {
  id: 'Identifies the account. Drafts and payment attempts belong to it.',
  profile: [
    'What the person says of themselves.',
    {
      userType:
        'What the person does here: `customer`, `worker` or `developer`. An unknown type counts as chosen; null sends the person to choose.',
      systemMessage: [
        'One message that is shown over every page until it is read; null if there is none.',
        {
          id: 'Identifies the message. A message without an id is not shown.',
          message:
            'HTML by language code. `en` is always present; a value that is not a string counts as empty.',
        },
      ],
      country: 'The ISO 3166-1 code in capitals.',
      company: 'The name of the company.',
    },
  ],
  balance: [
    'The money of a customer.',
    {
      amount: 'What can be spent now, in `currency`. May be negative.',
      currency: 'The ISO 4217 code of the account.',
      hold: 'What is on hold in all. It is not part of `amount`.',
      holds: ['Why money is on hold, a sum for each reason.', hold],
      bonus: 'Granted money that is spent first and cannot be withdrawn.',
    },
  ],
  workerBalance: [
    'What a worker has earned and can withdraw; null for accounts that have never worked.',
    {
      available: 'What can be withdrawn now.',
      hold: 'Earnings that are on hold in all.',
      holds: ['Why earnings are on hold, a sum for each reason.', hold],
    },
  ],
  interfaceLanguage: 'The language of the account: `en`, `ru` or `zh`. Mails are in it.',
  permissions:
    'By name, such as `admin`, `moderator` or `editor.articles`. Only `true` is a permission.',
  analyticsData: [
    'Figures for the data layer of the page. The site shows none of them.',
    {
      daysSinceRegistration: days('Since the account was created.'),
      daysSinceLastPayment: days('Since the last completed payment.'),
      daysSinceLastUse: days('Since the last task.'),
      earnedOnCaptcha: 'What the account has earned, in US dollars.',
      spentOnCaptcha: 'What the account has spent, in US dollars.',
    },
  ],
  currency: 'The currency in which prices are shown; it may differ from that of the balance.',
  email: email('The confirmed address. The site shows it to its owner alone.'),
  emailConfirmed: 'Whether the link in the first mail was opened.',
  name: 'The name that others see. Plain text.',
  avatarUrl: link('The square picture of the person; null for none.'),
  timezone: 'The IANA time zone in which days are counted, such as `Europe/Berlin`.',
  theme: 'The colours of the site: `system`, `light` or `dark`.',
  security: [
    'How the person signs in.',
    {
      twoFactor: 'Whether a code is asked for after the password.',
      hasPassword: 'False for accounts that only sign in through a provider.',
      oauth: 'The connected providers, such as `google`.',
    },
  ],
  restrictions: ['What the person may not do at present.', restriction],
  unread: count('Unread notifications.'),
  pendingEmail: [
    'A change of the e-mail address that waits for its links; null if there is none.',
    {
      email: email('The new address.'),
      waitsFor: 'The addresses that have not confirmed yet: `old`, `new`.',
      expiresAt: time('When the links stop working.'),
    },
  ],
  team: [
    'The team whose account the person uses; a backend without teams leaves it out.',
    userTeam,
  ],
  teams: [
    'All teams that the person may act in, with their own account; a backend with one for each person leaves it out.',
    userTeam,
  ],
  createdAt: time('When the account was created.'),
}

export const userFields: AreaLines<typeof contract.user> = {
  user: {
    about:
      'Says who is signed in. Signed out, it answers 401 with any body, or 200 with null. It is asked once when a page opens, and again after what changes it.',
    errors: { ERROR_EMPTY_USER: 'There is no such account any more: the site signs out.' },
    res: user,
  },
  updateUser: {
    about: 'Changes the named fields of the profile and answers with the whole user.',
    errors: { ERROR_VALIDATION: 'A field is refused: the form says which, by `fields`.' },
    arg: {
      interfaceLanguage: 'The language of the account: `en`, `ru` or `zh`.',
      currency: 'The ISO 4217 code of the currency in which prices are shown.',
      timezone: 'An IANA time zone.',
      theme: 'The colours of the site.',
      name: 'The name that others see.',
      profile: [
        'What the person says of themselves.',
        {
          company: 'The name of the company; null removes it.',
          country: 'The ISO 3166-1 code in capitals; null removes it.',
        },
      ],
    },
    res: user,
  },
  readSystemMessage: {
    about: 'Marks the system message as read. A second time changes nothing.',
    arg: { id: 'The id of the message.' },
  },
  chooseUserType: {
    about: 'Sets what the person does here, once after registration.',
    errors: {
      ERROR_CONFLICT: 'The type is chosen already: the site asks who is signed in and goes on.',
    },
    arg: { userType: 'The choice.' },
    res: user,
  },
  notifications: {
    about: 'Lists the notifications, the newest first.',
    arg: {
      unread: 'Only unread ones.',
      before: 'The `nextBefore` of the page before; the first page has none.',
    },
    res: {
      records: [
        ordered('One page.', '-createdAt'),
        {
          id: 'Identifies the notification.',
          topic:
            'Its kind, as the settings of notifications name it, such as `payment` or `security`.',
          title: "Plain text in the person's language, never HTML.",
          body: 'More plain text, or null.',
          href: link('The page that it leads to. Addresses outside the site are not followed.'),
          level: 'How it looks: `info`, `success`, `warning` or `danger`.',
          createdAt: time('When it was made.'),
          readAt: time('When it was read; null while it is unread.'),
        },
      ],
      nextBefore: 'The `before` of the next page; null on the last page.',
    },
  },
  readNotifications: {
    about: 'Marks notifications as read. The user says how many are left.',
    arg: { all: 'Every notification of the person.', ids: 'The ids to mark, up to 100.' },
  },
  events: {
    about:
      'Opens a stream of Server-Sent Events. Events are hints: the site fetches what they name. A backend without events answers 204, 404 or 501, and the site asks at intervals.',
  },
}
