// Over 250 lines: a table with a line per field.
import type { Campaign } from '../../../src/api/contract/campaigns.ts'
import type { PersonRecord, StaffRefund } from '../../../src/api/contract/staff-people.ts'
import type { contract } from '../../../src/api/contract/index.ts'
import { campaignStates } from '../../../src/api/contract/campaign-terms.ts'
import { peopleStates, personActions } from '../../../src/api/contract/staff-terms.ts'
import {
  closed,
  gone,
  idempotencyKey,
  paging,
  proof,
  refused,
  stale,
  wantedPage,
} from './phrases.ts'
import { count, day, percent, time, oneOf, ordered } from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const figure = {
  name: 'The figure. The site leaves out those that it does not know.',
  value: 'Its value: a sum of money or a number.',
  before: 'The same figure for the previous day up to the same hour; null where it is not known.',
} as const

const change = {
  id: 'Identifies the entry.',
  at: time('When it was done.'),
  by: 'Who did it.',
  action: 'What was done. The site has words for the actions it knows.',
} as const

const entries = {
  title: 'The name among staff.',
  share: percent('What is added to a top-up.'),
  startsOn: day('The first day in UTC.'),
  endsOn: day('The last day in UTC.'),
  countries: 'The ISO 3166-1 codes of the countries; empty for all.',
  promoCode: 'The code that people type. Without a code, every top-up gets the share.',
  usesLimit: count('Top-ups at most; null for no limit.'),
} as const
const campaign: FieldLines<Campaign> = {
  id: 'Identifies the campaign.',
  status: oneOf('The state', campaignStates),
  ...entries,
  uses: count('Top-ups so far.'),
  results: [
    'What came of it; null before it ran.',
    {
      people: count('People who used it.'),
      topUps: 'What they paid.',
      given: 'What was added.',
    },
  ],
  history: [
    ordered('What staff did to it, the newest first.', '-at'),
    { ...change, reason: 'Why; null where none was asked for.' },
  ],
  updatedAt: time('The version: a change names the one that it is based on.'),
}
const reason = 'Why. The history shows it.'
const decided = {
  id: 'The campaign.',
  reason,
  updatedAt: time('The version that the change is based on.'),
} as const

const person = {
  id: 'Identifies the account.',
  maskedEmail: 'The address in parts, such as `a***@example.com`.',
  name: 'The name that others see; null without one.',
  userType: '`customer`, `worker` or `developer`; null before the choice.',
  permissions: 'The permissions by name.',
  status: oneOf('The state', peopleStates),
  restrictions: [
    'What the person may not do.',
    { kind: 'What is restricted.', endsAt: time('When it ends; null if it does not.') },
  ],
  createdAt: time('When the account was made.'),
  lastSeenAt: time('When it was used last; null if never.'),
} as const
const record: FieldLines<PersonRecord> = {
  ...person,
  balance: 'What the account has.',
  mayAct: 'Whether the reader may act here: nobody does on their own account.',
  refund: [
    'What may be refunded; null where nothing can be.',
    {
      alone: 'The largest sum that one person refunds. A larger one waits for a second person.',
      most: 'The largest sum of all.',
    },
  ],
  history: [
    ordered('What staff did, the newest first.', '-at'),
    {
      ...change,
      action: oneOf('What was done', personActions),
      kind: 'The restriction; null otherwise.',
      endsAt: time('When the restriction ends; null if it does not, and otherwise.'),
      amount: 'The sum of a refund; null otherwise.',
      reason: 'Why, or the text of a note.',
    },
  ],
}
const staffRefund: FieldLines<StaffRefund> = {
  id: 'Identifies the refund.',
  status: '`done`; `waiting` for a second person; `refused`.',
  amount: "The sum, in the account's currency.",
  reason: 'Why it was asked for.',
  person: ['Whose it is.', { id: 'The account.', title: 'The name, or the masked address.' }],
  by: 'Who asked for it.',
  at: time('When it was asked for.'),
  mayDecide: 'Whether the reader may decide: false for whoever asked and for whoever gets it.',
}
const own = {
  ERROR_CONFLICT: "It is the reader's own account, or the state no longer allows it.",
} as const
const told = 'Why. The person reads it in their own log, and the history keeps it.'

export const staffFields: AreaLines<typeof contract.staff> = {
  staffDesk: {
    about: 'Says what waits for moderators.',
    res: {
      queues: [
        'The queues.',
        {
          kind: 'What waits. The site leaves out kinds that it does not know.',
          count: count('Waiting entries.'),
          oldestAt: time('When the oldest one was added; null without one.'),
          ages: [
            'How long they have waited.',
            {
              day: count('Less than a day.'),
              week: count('Less than a week.'),
              older: count('A week or longer.'),
            },
          ],
        },
      ],
      figures: ['The figures of the day.', figure],
      updatedAt: time('When this was counted.'),
    },
  },
  adminDay: {
    about: 'Gives the figures of the day for administrators.',
    res: { figures: ['The figures.', figure], updatedAt: time('When this was counted.') },
  },
  people: {
    about: 'Finds people by a part of their name, address or id.',
    arg: {
      ...wantedPage,
      text: 'The part.',
      userType: 'Only this kind of account.',
      role: 'Only people with this permission.',
    },
    res: {
      records: ['One page.', person],
      ...paging,
    },
  },
  personRecord: {
    about: 'Gives a person with what staff did about them.',
    errors: gone,
    arg: { id: 'The account.' },
    res: record,
  },
  restrictPerson: {
    about:
      "Restricts an account at once and adds `restricted` with the reason to the person's security log.",
    errors: { ...refused, ...gone, ...own, ...proof },
    arg: {
      id: 'The account.',
      kind: 'What to restrict; `not_unique` where it is already.',
      days: 'For how many days; null until it is lifted.',
      reason: told,
    },
    res: record,
  },
  liftRestriction: {
    about: "Ends a restriction and adds `restriction_lifted` to the person's security log.",
    errors: { ...gone, ...own, ...proof },
    arg: { id: 'The account.', kind: 'The restriction.', reason: told },
    res: record,
  },
  notePerson: {
    about:
      "Adds a note that only staff read. The person's security log gets `staff_note` without its text.",
    errors: { ...gone, ...own },
    arg: { id: 'The account.', text: 'The note.' },
    res: record,
  },
  refundPerson: {
    about:
      "Adds a sum to a balance. Above `refund.alone` it waits for a second person. When it is done, the ledger has a `refund` and the person's security log a `staff_refund`.",
    errors: { ...refused, ...gone, ...own, ...proof },
    arg: {
      id: 'The account.',
      idempotencyKey,
      amount: "The sum in the account's currency; `out_of_range` above `refund.most`.",
      reason: told,
    },
    res: staffRefund,
  },
  staffRefunds: {
    about:
      'Lists the refunds that wait for a second person, the newest first. A backend that changes nothing about people answers 404, and the page shows people to read.',
    res: { records: [ordered('The refunds.', '-at'), staffRefund] },
  },
  decideRefund: {
    about: 'Approves or refuses a refund. Whoever asked for it cannot decide.',
    errors: {
      ...gone,
      ...proof,
      ERROR_CONFLICT: 'The reader asked for it or gets it, or it has been decided.',
    },
    arg: {
      id: 'The refund.',
      idempotencyKey,
      approve: 'Whether it is done.',
      reason: 'Why. Only staff read it.',
    },
    res: staffRefund,
  },
  staffChanges: {
    about: 'Lists what staff did last, the newest first.',
    res: {
      records: [
        ordered('The latest entries.', '-at'),
        {
          ...change,
          subject: [
            'What it was done to; null for nothing in particular.',
            { kind: 'The kind of thing.', id: 'Its id.', title: 'Its name.' },
          ],
          reason: 'Why; null where none was asked for.',
        },
      ],
    },
  },
  campaigns: {
    about: 'Lists the discount campaigns.',
    arg: { ...wantedPage, status: 'Only campaigns in this state.', text: 'A part of the title.' },
    res: { records: ['One page.', campaign], ...paging },
  },
  campaign: {
    about: 'Gives a campaign.',
    errors: gone,
    arg: { id: 'The campaign.' },
    res: campaign,
  },
  previewCampaign: {
    about: 'Says what a campaign would do, without saving it.',
    errors: refused,
    arg: { id: 'The campaign, if it is an existing one.', ...entries },
    res: {
      people: count('People whom it reaches.'),
      groups: [
        'The people by country.',
        { country: 'The ISO 3166-1 code.', people: count('People.') },
      ],
      examples: [
        'What single top-ups would get.',
        { topUp: 'The top-up.', given: 'What is added.' },
      ],
      cost: 'The maximum cost, based on the top-ups of the last 30 days.',
      overlaps: [
        'Campaigns of the same days and countries.',
        {
          id: 'Identifies the campaign.',
          title: 'The name among staff.',
          status: 'Its state.',
          share: percent('What it adds to a top-up.'),
          startsOn: day('Its first day in UTC.'),
          endsOn: day('Its last day in UTC.'),
        },
      ],
    },
  },
  createCampaign: {
    about: 'Makes a campaign. It is a draft until it is published.',
    errors: { ...refused, ...proof },
    arg: { ...entries, reason },
    res: campaign,
  },
  updateCampaign: {
    about: 'Changes a campaign. A running one can only be made longer.',
    errors: { ...refused, ...proof, ...gone, ...stale, ...closed },
    arg: { ...decided, ...entries },
    res: campaign,
  },
  publishCampaign: {
    about: 'Publishes a draft.',
    errors: { ...refused, ...proof, ...gone, ...stale, ...closed },
    arg: decided,
    res: campaign,
  },
  endCampaign: {
    about: 'Ends a campaign now.',
    errors: { ...refused, ...proof, ...gone, ...stale, ...closed },
    arg: decided,
    res: campaign,
  },
  deleteCampaign: {
    about: 'Deletes a draft.',
    errors: { ...proof, ...gone, ...closed },
    arg: { id: 'The campaign.', reason },
  },
}
