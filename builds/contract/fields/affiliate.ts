// Over 250 lines: a line for every field of the calls of the partner programme.
import type { contract } from '../../../src/api/contract/index.ts'
import type { Wallet } from '../../../src/api/contract/wallet.ts'
import type { Postback, PostbackDelivery } from '../../../src/api/contract/postbacks.ts'
import { amountLimits } from './pay.ts'
import {
  attributionLinks,
  commissionStatuses,
  payoutStatuses,
  postbackEvents,
  referralKinds,
} from '../../../src/api/contract/partner-states.ts'
import { deliveryStates } from '../../../src/api/contract/deliveries.ts'
import {
  gone,
  idempotencyKey,
  nextBefore,
  paging,
  proof,
  range,
  refused,
  wantedPage,
} from './phrases.ts'
import {
  count,
  day,
  days,
  decimal,
  link,
  milliseconds,
  percent,
  time,
  uri,
  oneOf,
  ordered,
  orderBy,
} from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const down = {
  ERROR_METHOD_UNAVAILABLE: 'The method pays nothing out now: the page offers others.',
} as const
const slow = { ERROR_TOO_MANY_REQUESTS: 'Too many mails: the page counts down.' } as const

const sort = orderBy('The order; with a minus the largest first.')

const wallet: FieldLines<Wallet> = {
  methodId: 'The method of payouts; null until the first wallet has been confirmed.',
  methodTitle: "The name of the method in the account's language.",
  account: 'The masked account.',
  fields: 'The masked entries by the names of the fields.',
  verified: 'Whether payouts may go there.',
  updatedAt: time('When it changed last.'),
  lockedUntil: time('After a change, no payout is sent before this time; null for no wait.'),
  pendingUpdate: [
    'A change that waits for its mailed link; null without one.',
    {
      methodId: 'The new method.',
      account: 'The new masked account.',
      requestedAt: time('When it was asked for.'),
      expiresAt: time('When the link stops working.'),
      sentTo: 'The masked address that the link went to.',
    },
  ],
  error: [
    "Why the wallet can't receive payouts: the last payout was returned; null if it can.",
    { code: 'The reason.', at: time('When it happened.') },
  ],
}
const update = {
  status: '`awaiting_confirmation` until the mailed link is opened.',
  sentTo: 'The masked address that the link went to.',
  expiresAt: time('When the link stops working.'),
  wallet: ['The wallet with its pending change.', wallet],
} as const

const payout = {
  id: 'Identifies the payout.',
  status: oneOf('The state', payoutStatuses),
  amount: 'What leaves the balance.',
  fee: 'What is kept of it.',
  receive: 'What arrives, in the currency of the method.',
  methodId: 'The method.',
  methodTitle: "The name of the method in the account's language.",
  account: 'The masked account.',
  reason: 'A code: why it was rejected, failed or was canceled; null otherwise.',
  createdAt: time('When it was asked for.'),
  updatedAt: time('When it changed last.'),
  paidAt: time('When it was sent; null until then.'),
  txid: 'The transaction of a coin; null for others.',
  txUrl: uri('A page that shows the transaction.'),
  cancelable: 'Whether it can still be canceled.',
} as const

const postback: FieldLines<Postback> = {
  id: 'Identifies the postback.',
  url: 'The URL with its macros, such as `{sub_id}`.',
  events: `The events that it is called at: ${postbackEvents.map((event) => `\`${event}\``).join(', ')}.`,
  status:
    '`active`; `failing` after failures in a row; `disabled` after 24 hours of them or by the partner.',
  createdAt: time('When it was added.'),
  lastDeliveryAt: time('When it was called last; null if never.'),
  successRate24h: percent('Successful calls of the last 24 hours; null where there was none.'),
  failures: count('Failures in a row up to now.'),
  failingSince: time('When the row of failures began; null without one.'),
  disabledReason: 'What turned it off: `failing` (24 hours of failures) or `user`.',
}
const attempt = {
  attempt: 'The number of the attempt, from 1.',
  createdAt: time('When it was made.'),
  httpStatus: 'The status of the answer; null without an answer.',
  error: 'Why there was no answer: `timeout`, `dns`, `tls` or `refused`; null with an answer.',
  durationMs: milliseconds('How long it took.'),
} as const
const postbackDelivery: FieldLines<PostbackDelivery> = {
  id: 'Identifies the call.',
  url: 'The URL that was called, with the values of its macros.',
  ...attempt,
  attempt: 'The number of the last attempt, from 1.',
  requestBody: 'Always null: a postback is a GET.',
  responseBody: 'The beginning of the answer, verbatim.',
  attemptedAt: time('When the last attempt was made; null where it is unknown.'),
  nextRetryAt: time('When it is tried again; null if it is not.'),
  attempts: [ordered('The attempts before the last one, the first one first.', 'attempt'), attempt],
  event: 'The event that was told.',
  eventId: 'The value of `{event_id}`: the same for every attempt and postback.',
  postbackId: 'The postback that was called.',
  referralId: 'The person whom it is about.',
  reason: 'Why a commission was reversed; null for other events.',
}
const full = {
  ERROR_LIMIT_EXCEEDED: 'There are as many postbacks as the account may have.',
} as const

export const affiliateFields: AreaLines<typeof contract.affiliate> = {
  partner: {
    about: 'Gives the links, rates and figures of the partner.',
    res: {
      referralId: 'The value of `from` in a link.',
      links: [
        'The addresses to share.',
        {
          default: uri('The link to the home page.'),
          byLanding: [
            'Links to other pages.',
            {
              slug: 'The page.',
              url: uri('The link.'),
              title: "The name of the page in the account's language.",
            },
          ],
        },
      ],
      rates: [
        'What the partner gets.',
        {
          customerPercent: decimal('Of what customers spend, in percent.'),
          workerPercent: decimal('Of what workers earn, in percent.'),
          softwarePercent: decimal('Of what users of a program spend, in percent.'),
          proxyPercent: decimal('Of what proxies cost, in percent.'),
          lifetimeDays: days(
            'How long a referral counts; null means as long as they use the service.',
          ),
        },
      ],
      balance: [
        'The money of the partner.',
        {
          available: 'What can be paid out.',
          hold: 'Earnings that can still be reversed.',
          paid: 'What was paid out in all.',
          pending: 'The amount of payouts in progress.',
        },
      ],
      stats: [
        'Figures of all time.',
        {
          clicks: count('Visits by links.'),
          signups: count('Accounts that came of them.'),
          payingUsers: count('Accounts that have paid.'),
          earned: 'What was earned.',
        },
      ],
      status: '`active`, `limited` or `blocked`.',
      coupon: [
        'A code that people enter instead of opening a link; null where there are no such codes.',
        {
          code: 'The code.',
          bonusPercent: decimal(
            'What is added to the first top-up of whoever enters it, in percent; null for nothing.',
          ),
          uses: count('People who entered it.'),
        },
      ],
      attribution: [
        'Who counts as whose, which the page says in one sentence; null to say nothing.',
        {
          link: oneOf('Which of the links that a person opened counts', attributionLinks),
          days: days('How long before the sign-up a link may have been opened.'),
          couponFirst: 'Whether a coupon counts before any link.',
        },
      ],
    },
  },
  postbacks: {
    about:
      "Lists the URLs of the partner's trackers. The calls are GETs over HTTPS without a body, in the pingback's order of retries. A backend without them answers 404, and the page says that there are none here.",
    res: { records: ['The postbacks.', postback], max: count('Postbacks at most.') },
  },
  addPostback: {
    about: 'Adds a postback, which is called from now on.',
    errors: { ...refused, ...full },
    arg: {
      url: 'The URL: `not_allowed` for a host that is not public, `mismatch` for an unknown macro or one in the host, `not_unique` for a known URL.',
      events: 'The events.',
    },
    res: postback,
  },
  updatePostback: {
    about: 'Changes a postback, or turns it on or off.',
    errors: { ...refused, ...gone },
    arg: { id: 'The postback.', url: 'The URL.', events: 'The events.', status: 'On or off.' },
    res: postback,
  },
  removePostback: { about: 'Removes a postback.', errors: gone, arg: { id: 'The postback.' } },
  testPostback: {
    about:
      'Calls the URL with sample values, whose `{event_id}` is `test`, and says what came back.',
    errors: gone,
    arg: { id: 'The postback.', event: 'The event of the sample.' },
    res: {
      httpStatus: 'The status of the answer; null without an answer.',
      durationMs: milliseconds('How long it took.'),
      body: 'The beginning of the answer, verbatim.',
      error: 'Why there was no answer: `timeout`, `dns`, `tls` or `refused`; null with an answer.',
      url: 'The URL that was called.',
    },
  },
  replayPostbacks: {
    about: 'Calls the postbacks for every event of a day again, each with its first `{event_id}`.',
    errors: { ...refused, ...gone },
    arg: {
      day: day(
        "The day in the account's time zone; `out_of_range` for one that is no longer kept.",
      ),
      postbackId: 'Only this postback.',
    },
    res: { count: count('Calls that are made.') },
  },
  postbackLog: {
    about: 'Lists the calls, the newest first.',
    arg: {
      before: 'The `nextBefore` of the last page.',
      perPage: 'The wanted size of a page.',
      status: oneOf('Only calls in this state', deliveryStates),
      event: 'Only this event.',
      postbackId: 'Only this postback.',
      ...range,
    },
    res: {
      records: [ordered('One page.', '-createdAt'), postbackDelivery],
      nextBefore,
      retentionDays: days('How long calls are kept.'),
    },
  },
  postbackDelivery: {
    about: 'Gives a call with all attempts.',
    errors: gone,
    arg: { id: 'The call.' },
    res: postbackDelivery,
  },
  resendPostback: {
    about: 'Calls again now.',
    errors: {
      ...gone,
      ERROR_CONFLICT: 'It is tried again in a moment, or its postback is gone or off.',
      ERROR_TOO_MANY_REQUESTS: 'It was sent again a moment ago: the page counts down.',
    },
    arg: { id: 'The call.' },
    res: postbackDelivery,
  },
  partnerStats: {
    about: 'Gives the figures of the partner over time.',
    arg: {
      ...range,
      granularity: 'How far apart the points are.',
      source: 'Only visits of this source.',
    },
    res: {
      records: [
        ordered('The points in their order.', 'at'),
        {
          at: day('The day, or the first day of the week or month.'),
          clicks: count('Visits by links.'),
          signups: count('Accounts that came of them.'),
          payingUsers: count('Of those who signed up then, the accounts that have paid.'),
          earned: 'What was earned.',
        },
      ],
      sources: 'The existing sources, for the filter.',
    },
  },
  referrals: {
    about: 'Lists the people who came by the links.',
    arg: {
      ...wantedPage,
      ...range,
      kind: 'Only this kind of account.',
      active: 'Only accounts that were used in the last 30 days, or the others.',
      source: 'Only this source.',
      subId: 'Only this mark of the partner.',
      sort,
    },
    res: {
      records: [
        'One page.',
        {
          id: 'Identifies the referral. It is not the id of the account.',
          maskedEmail: 'The address in parts, such as `a***@example.com`.',
          kind: oneOf('The kind of account', referralKinds),
          registeredAt: time('When the account was made.'),
          lastActivityAt: time('When it was used last.'),
          source: 'The source of the visit.',
          subId: 'The mark of the partner.',
          landing: 'The page that the visit began with.',
          spentOrEarned: 'What a customer spent, or a worker earned.',
          commission: 'What the partner got of it.',
          status: oneOf('The state of the commission', commissionStatuses),
        },
      ],
      ...paging,
      totals: [
        'The sums of the whole choice.',
        {
          count: count('Referrals.'),
          spentOrEarned: 'What they spent or earned.',
          commission: 'What the partner got of it.',
        },
      ],
    },
  },
  referralSources: {
    about: 'Counts visits and what came of them by source.',
    arg: {
      ...wantedPage,
      ...range,
      landing: 'Only visits that began with this page.',
      sort,
    },
    res: {
      records: [
        'One page.',
        {
          source: 'The source of the visits.',
          subId: 'The mark of the partner.',
          landing: 'The page that the visits began with.',
          clicks: count('Visits.'),
          signups: count('Accounts that came of them.'),
          paying: count('Of those who signed up then, the accounts that have paid.'),
          conversion: { about: 'Accounts per visit.', unit: 'percent' },
          commission: 'What the partner got.',
        },
      ],
      ...paging,
      landings: 'The pages that visits began with, for the filter.',
      totals: [
        'The sums of the whole choice.',
        {
          clicks: count('Visits.'),
          signups: count('Accounts that came of them.'),
          paying: count('Of those who signed up then, the accounts that have paid.'),
          commission: 'What the partner got.',
        },
      ],
    },
  },
  partnerMaterials: {
    about: 'Lists pictures and texts that partners may use.',
    arg: { kind: 'Only this kind.', language: 'Only this language.' },
    res: {
      records: [
        'The materials.',
        {
          id: 'Identifies the material.',
          title: 'Its name.',
          previewUrl: link('A small picture of it; null for texts.'),
          size: 'Of a picture: width × height in pixels.',
          format: 'The format of the file.',
          code: "HTML to copy, with the partner's link in it.",
          url: link('The file.'),
          language: 'The language of its words.',
        },
      ],
    },
  },
  partnerRules: {
    about: 'Gives the rules of the partner programme.',
    arg: { language: 'The language of the page.' },
    res: {
      html: 'HTML. The site removes scripts and unknown elements.',
      updatedAt: time('When the rules changed last.'),
      language: 'The language of the text, if it is not the requested one.',
    },
  },
  wallet: { about: 'Gives the wallet for payouts.', res: wallet },
  walletMethods: {
    about: 'Lists the ways in which earnings are paid out.',
    res: {
      records: [
        'The methods.',
        {
          id: 'Identifies the method.',
          title: "Its name in the account's language.",
          kind: 'The kind of method.',
          currency: 'The ISO 4217 code, or the coin, that arrives.',
          network: 'The network of a coin. An amount sent over another network is lost.',
          limits: ['The bounds of a payout.', amountLimits],
          schedule: 'When payouts are sent: `instant`, `daily` or `weekly`.',
          eta: { about: 'How long a payout takes: the least and the most.', unit: 'minutes' },
          fields: [
            'What the person fills in.',
            {
              name: 'The name of the field in `updateWallet`.',
              label: "What it is, in the account's language.",
              pattern: 'The regular expression of a right value; null for any.',
              minLength: 'The fewest signs; null for any.',
              maxLength: 'The most signs; null for any.',
              hint: 'More of it; null for nothing.',
              example: 'A value that could be right.',
              checksum:
                'The rule by which typing errors are found: `btc`, `bch`, `tron`, `luhn` or `iban`; null for none.',
            },
          ],
          status: '`available`, or `maintenance` while it pays nothing out.',
        },
      ],
    },
  },
  updateWallet: {
    about: 'Changes the wallet. It counts once the mailed link is opened.',
    errors: { ...refused, ...proof, ...down },
    arg: {
      idempotencyKey,
      methodId: 'The new method.',
      fields: 'The entries by the names of the fields.',
      confirmIrreversible: 'The person knows that a payout to a wrong account is lost.',
    },
    res: update,
  },
  cancelWalletUpdate: {
    about: 'Gives up a change of the wallet. Its link dies.',
    errors: { ERROR_NOT_FOUND: 'No change is waiting.' },
  },
  resendWallet: {
    about: 'Mails the link of a change again.',
    errors: { ...slow, ERROR_NOT_FOUND: 'No change is waiting.' },
    res: update,
  },
  resetWalletError: {
    about: 'Says that the wallet can receive payouts again.',
    errors: { ERROR_NOT_FOUND: 'The wallet has no error.' },
  },
  payoutQuote: {
    about: 'Says what a payout would give. The quote counts for a while.',
    errors: {
      ...down,
      ERROR_CONFLICT: 'There is no confirmed wallet: the page offers to set one.',
      ERROR_LIMIT_EXCEEDED: 'The amount is over the largest payout.',
      ERROR_INSUFFICIENT_FUNDS: 'Less is available.',
      ERROR_PAYOUT_MINIMUM: 'The available amount is below the smallest payout.',
      ERROR_WALLET_LOCKED: 'The wallet has changed: no payout is sent yet.',
    },
    arg: { amount: decimal('The amount; without it all that is available.') },
    res: {
      id: 'Identifies the quote.',
      available: 'What can be paid out.',
      hold: 'Earnings that can still be reversed.',
      min: 'The smallest amount.',
      max: 'The largest amount; null for no bound.',
      step: decimal('The step between two amounts.'),
      fee: 'What is kept.',
      receive: 'What arrives, in the currency of the method.',
      eta: { about: 'How long it takes: the least and the most.', unit: 'minutes' },
      validUntil: time('Until when the quote counts.'),
      unavailable: [
        'What cannot be paid out, and why.',
        {
          reason: 'The reason.',
          amount: 'The amount.',
          until: time('When the restriction ends; null where that is not known.'),
          ways: 'What can be done with it instead, each with a link: `spend`, `transfer`, `refund` or `support`.',
        },
      ],
    },
  },
  payouts: {
    about: 'Lists payouts, the newest first.',
    arg: { ...wantedPage, ...range, status: 'Only payouts in this state.' },
    res: {
      records: [ordered('One page.', '-createdAt'), payout],
      ...paging,
      totals: [
        'The sums of the whole choice.',
        {
          count: count('Payouts.'),
          amount: 'What left the balance.',
          fee: 'What was kept of it.',
          receive: 'What arrived, one sum per currency.',
        },
      ],
    },
  },
  payout: {
    about: 'Gives a payout.',
    errors: { ERROR_NOT_FOUND: 'There is no such payout of this person.' },
    arg: { id: 'The payout.' },
    res: payout,
  },
  createPayout: {
    about: 'Asks for a payout.',
    errors: {
      ...refused,
      ...proof,
      ...down,
      ERROR_CONFLICT: 'There is no confirmed wallet, or its method is another one.',
      ERROR_LIMIT_EXCEEDED: 'The amount is over the largest payout.',
      ERROR_INSUFFICIENT_FUNDS: 'Less is available.',
      ERROR_PAYOUT_MINIMUM: 'The amount is below the smallest payout.',
      ERROR_WALLET_LOCKED: 'The wallet has changed: no payout is sent yet.',
      ERROR_QUOTE_EXPIRED: 'The quote is too old: the page asks for a new one.',
      ERROR_IDENTITY_REQUIRED: 'The sum needs an identity check: the page leads to it.',
    },
    arg: {
      idempotencyKey,
      amount: 'What leaves the balance.',
      methodId: 'The method of the quote.',
      quoteId: 'The quote that was shown.',
    },
    res: payout,
  },
  cancelPayout: {
    about: 'Cancels a payout that has not been sent.',
    errors: {
      ERROR_NOT_FOUND: 'There is no such payout of this person.',
      ERROR_CONFLICT: 'It is too late: the page reads it again.',
    },
    arg: { id: 'The payout.' },
    res: payout,
  },
}
