// Over 250 lines: a line for every field of the support's calls.
import type { BotMessage, BotThread, StaffThread } from '../../../src/api/contract/bot.ts'
import type { FaqAnswer } from '../../../src/api/contract/faq.ts'
import type { contract } from '../../../src/api/contract/index.ts'
import type {
  FileLimits,
  Ticket,
  TicketFile,
  TicketMessage,
} from '../../../src/api/contract/tickets.ts'
import { botRatings } from '../../../src/api/contract/bot.ts'
import { faqSections } from '../../../src/api/contract/faq.ts'
import {
  abuseKinds,
  incidentStates,
  serviceStates,
} from '../../../src/api/contract/service-status.ts'
import { statusChannels } from '../../../src/api/contract/status-subscriptions.ts'
import type { StatusSubscription } from '../../../src/api/contract/status-subscriptions.ts'
import { ticketStatuses } from '../../../src/api/contract/tickets.ts'
import { closed, nextBefore, paging, refused, wantedPage } from './phrases.ts'
import {
  bytes,
  count,
  days,
  email,
  link,
  minutes,
  pixels,
  time,
  uri,
  uuid,
  oneOf,
  ordered,
} from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const gone = { ERROR_NOT_FOUND: 'There is no such entry of this person.' } as const
const slow = { ERROR_TOO_MANY_REQUESTS: 'Too many of them: the page counts down.' } as const
const language = { language: 'The language of the page.' } as const
const currency = { currency: 'The ISO 4217 code in which prices are wanted.' } as const

const question = { id: 'Identifies the answer.', question: 'The question.' } as const
const faqAnswer: FieldLines<FaqAnswer> = {
  id: 'The last part of its address.',
  section: oneOf('The section', faqSections),
  topic: [
    'The group within the section; null for none.',
    { id: 'The group.', title: 'Its title.' },
  ],
  question: 'The question as plain text.',
  answer: 'Plain text; an empty line divides paragraphs.',
  links: ['Pages that help on.', { title: 'The words of the link.', url: link('Where it leads.') }],
  related: ['Similar questions.', question],
  language: 'The language of the text, if it is not the requested one.',
  languages: 'The languages in which it exists.',
  updatedAt: time('When it was changed last.'),
}

const fileLimits: FieldLines<FileLimits> = {
  maxBytes: bytes('The largest file.'),
  maxCount: count('Files of one message at most.'),
  types: 'The media types.',
}
const otherTicket = {
  id: 'Identifies the ticket.',
  number: 'The number that people name.',
} as const
const ticket: FieldLines<Ticket> = {
  ...otherTicket,
  subject: 'What it is about, in one line.',
  category: 'The kind of question.',
  priority: '`low`, `normal`, `high` or `urgent`.',
  status: oneOf('The state', ticketStatuses),
  unread: count('Messages that the person has not seen.'),
  assignee: [
    'Who answers; null before somebody does.',
    { name: 'The name.', avatarUrl: link('A square picture; null for none.') },
  ],
  taskIds: 'The tasks that it is about.',
  paymentId: 'The payment that it is about; null for none.',
  createdAt: time('When it was written.'),
  updatedAt: time('When it changed last.'),
  lastMessageAt: time('When the last message came.'),
  sla: [
    'What the plan of the person promises; null without a plan.',
    { firstReplyDueAt: time('Until when the first answer is promised.'), plan: 'The plan.' },
  ],
  rating: 'Stars, 1 to 5; null before the person rated it.',
  reopenUntil: time("Until when the ticket can be reopened; null if it can't."),
  mergedInto: ['The ticket that continues this one; null for none.', otherTicket],
  files: ['The bounds of attached files.', fileLimits],
}
const ticketFile: FieldLines<TicketFile> = {
  id: 'Identifies the file, for `attachmentIds`.',
  name: 'Its name.',
  mime: 'Its media type.',
  size: bytes('Its size.'),
  url: link('The file. Only its owner and support can load it.'),
  width: pixels('Of a picture.'),
  height: pixels('Of a picture.'),
}
const ticketMessage: FieldLines<TicketMessage> = {
  id: 'Identifies the message.',
  author: [
    'Who wrote it.',
    {
      kind: '`customer`, `agent`, `bot` or `system`.',
      name: 'The name.',
      avatarUrl: link('A square picture; null for none.'),
    },
  ],
  bodyHtml: 'HTML. The site removes scripts and unknown elements.',
  attachments: ['The files.', ticketFile],
  createdAt: time('When it was written.'),
  editedAt: time('When it was changed; null if it was not.'),
  seenAt: time('When the other side saw it; null before.'),
}
const requestKey = uuid(
  'A repeated request with the same key returns the same entry, for example after a lost answer.',
)

const botMessage: FieldLines<BotMessage> = {
  id: 'Identifies the message.',
  role: '`user` or `bot`.',
  text: 'What the person wrote.',
  answerHtml: 'Of the bot: HTML. The site removes scripts and unknown elements.',
  sources: [
    'Where the answer comes from.',
    { title: 'The title of the page.', url: link('Its address.') },
  ],
  confidence: 'How sure the bot is, 0 to 1; null where it does not say.',
  suggestTicket: 'Whether the bot suggests to ask a person.',
  helpful: 'What the person said of it; null before.',
  createdAt: time('When it was written.'),
}
const thread: FieldLines<BotThread> = {
  id: 'Identifies the conversation.',
  title: 'Its first question, shortened.',
  createdAt: time('When it began.'),
  lastMessageAt: time('When the last message came.'),
  ticket: ['The ticket that took over the conversation; null for none.', otherTicket],
  messages: [ordered('The messages, the first one first.', 'createdAt'), botMessage],
}
const staffThread: FieldLines<StaffThread> = {
  ...thread,
  user: [
    'Who asks; null for a guest.',
    {
      id: 'Identifies the account.',
      maskedEmail: 'The address in parts, such as `a***@example.com`.',
      userType: '`customer`, `worker` or `developer`; null before the choice.',
    },
  ],
  rating: oneOf('What the person said of the answers', botRatings),
  count: count('Messages.'),
  outcome: 'How the ticket ended; null without one.',
}

const statusWish = {
  components: 'The ids of the parts to report; empty for all, later ones too.',
  severities: 'The states to report.',
} as const
const statusSubscription: FieldLines<StatusSubscription> = {
  channel: oneOf('Where the messages go', statusChannels),
  address: 'The masked address; null for Telegram.',
  status: '`pending` until it is confirmed, then `active`.',
  ...statusWish,
}
const ofLink = { hash: 'The token of the link in the message.' } as const
const deadLinks = {
  ERROR_LINK_INVALID: 'There is no such link.',
  ERROR_LINK_EXPIRED: 'It was not confirmed in time.',
  ERROR_LINK_USED: 'The subscription has ended.',
} as const

export const supportFields: AreaLines<typeof contract.support> = {
  faqSections: {
    about: 'Gives the sections of the questions and answers.',
    arg: language,
    res: {
      records: [
        'The sections in their order.',
        {
          id: oneOf('The section', faqSections),
          title: 'Its title.',
          description: 'What it is about.',
          count: count('Its questions.'),
          top: ['The most frequent questions.', question],
        },
      ],
    },
  },
  faq: {
    about: 'Lists questions with their answers.',
    arg: {
      ...language,
      section: 'Only this section.',
      text: 'A text of three characters or more.',
    },
    res: { records: ['The answers.', faqAnswer], totalCount: count('Answers in all.') },
  },
  faqAnswer: {
    about: 'Gives one answer.',
    errors: { ERROR_NOT_FOUND: 'There is no such answer: the page offers the others.' },
    arg: { id: 'The last part of its address.', ...language },
    res: faqAnswer,
  },
  voteFaq: {
    about: 'Says whether an answer helped. A second vote may add the comment; a third is refused.',
    errors: { ...slow, ...gone, ERROR_CONFLICT: 'The person has voted.' },
    arg: { id: 'The answer.', helpful: 'Whether it helped.', comment: 'What was missing.' },
  },
  serviceStatus: {
    about: 'Says how the service works.',
    arg: language,
    res: {
      overall: oneOf('The state of the service', serviceStates),
      components: [
        'The parts of the service.',
        {
          id: 'The part. The site has words for the parts it knows.',
          status: 'As `overall`.',
          note: 'More of it in the language of the answer; null for nothing.',
        },
      ],
      incidents: [
        ordered('What went wrong in the last 90 days, the newest first.', '-startedAt'),
        {
          id: 'Identifies the incident.',
          title: 'What happened, in the language of the answer.',
          status: oneOf('The state', incidentStates),
          components: 'The parts that it concerns.',
          startedAt: time('When it began.'),
          resolvedAt: time('When it ended; null while it lasts.'),
          severity: 'The worst state of a part in it, as `overall`; null where nobody has said.',
          updates: [
            ordered('What was said of it, the newest first.', '-at'),
            { at: time('When.'), status: 'The state then.', text: 'The words.' },
          ],
        },
      ],
      planned: [
        ordered('Work that is announced and has not ended, the nearest first.', 'startsAt'),
        {
          id: 'Identifies the work.',
          title: 'What is done, in the language of the answer.',
          text: 'More of it; empty for nothing.',
          components: 'The parts that it concerns.',
          startsAt: time('When it begins.'),
          endsAt: time('When it ends; null where that is not known.'),
          announcedAt: time('When it was announced; null where nobody has said.'),
        },
      ],
      uptime90d: [
        'How well the parts worked.',
        {
          id: 'The part.',
          days: {
            about: 'Each of the last 90 days, the oldest first.',
            unit: 'percent, 0 to 100',
          },
        },
      ],
      updatedAt: time('When this was checked.'),
    },
  },
  statusChannels: {
    about:
      'Says where messages about the service can go. A backend that sends none answers 404, and nothing is offered.',
    res: {
      channels: `The channels that work: ${statusChannels.map((one) => `\`${one}\``).join(', ')}.`,
    },
  },
  subscribeToStatus: {
    about:
      'Begins a subscription without an account. Nothing but the question is sent before it is confirmed: by the link of the email, by Start in Telegram, or by the link in the body of the first request to the webhook. The answer is the same for an address that is known.',
    errors: { ...refused, ...slow },
    arg: {
      channel: 'Where the messages go.',
      email: email('Of `email`: where they are sent.'),
      url: uri('Of `webhook`: the public address that is sent JSON.'),
      language: 'The language of the messages.',
      ...statusWish,
    },
    res: {
      status: 'It waits for its confirmation.',
      sentTo: 'The masked address; null for Telegram.',
      deepLink: link('Of `telegram`: opens the chat with the bot; null for the others.'),
      expiresAt: time('Until when it can be confirmed.'),
      watch:
        'The token by which the page asks whether this request was confirmed; it opens no subscription. Null or absent: the page does not ask.',
    },
  },
  statusConfirmation: {
    about:
      'Says whether a request for a subscription was confirmed. The page that waits for it asks every five seconds for ten minutes while it is looked at, and whenever somebody comes back to it.',
    errors: deadLinks,
    arg: { watch: 'The token from the answer to the request.' },
    res: { status: '`pending` until it is confirmed, then `active`.' },
  },
  statusSubscription: {
    about: 'Gives the subscription that a link belongs to.',
    errors: deadLinks,
    arg: ofLink,
    res: statusSubscription,
  },
  confirmStatusSubscription: {
    about: 'Confirms a subscription. A second time changes nothing.',
    errors: deadLinks,
    arg: ofLink,
    res: statusSubscription,
  },
  updateStatusSubscription: {
    about: 'Changes what a subscription reports.',
    errors: { ...refused, ...deadLinks, ERROR_CONFLICT: 'It is not confirmed yet.' },
    arg: { ...ofLink, ...statusWish },
    res: statusSubscription,
  },
  endStatusSubscription: {
    about:
      'Ends a subscription and deletes its address. The header List-Unsubscribe of each email names the same end, for one press in the mail program.',
    errors: deadLinks,
    arg: ofLink,
    res: { status: 'It has ended.' },
  },
  incidentEffects: {
    about:
      'Says what the incidents of the service status did to the tasks of the person. A backend that cannot tell answers 404.',
    res: {
      records: [
        'One for each incident that can be judged.',
        {
          incidentId: 'The incident.',
          tasks: count('Tasks of the person that failed because of it.'),
          refunded: count('Those of them whose price was given back.'),
          amount: 'What was given back; null where that is not told.',
        },
      ],
    },
  },
  reportAbuse: {
    about: 'Takes a report of misuse from anybody.',
    errors: { ...refused, ...slow },
    arg: {
      kind: oneOf('The kind of misuse', abuseKinds),
      url: uri('The page that it is about.'),
      description: 'What is wrong.',
      email: email('Where the answer goes.'),
    },
    res: { id: 'The number of the report. The page shows it.' },
  },
  tickets: {
    about: 'Lists the tickets of the person, the last answered first.',
    arg: {
      ...wantedPage,
      status: 'Only tickets in this state.',
      category: 'Only tickets of this kind.',
      text: 'A part of the subject, or a number.',
    },
    res: { records: [ordered('One page.', '-lastMessageAt'), ticket], ...paging },
  },
  ticketCategories: {
    about: 'Says what the form of a new ticket asks for.',
    arg: language,
    res: {
      records: [
        'The kinds of questions.',
        {
          id: 'The kind.',
          title: 'Its name.',
          hint: 'What to write; null for nothing.',
          fields: [
            'Fields of this kind alone.',
            {
              name: 'The name of the field in `createTicket`.',
              label: 'What it is.',
              type: 'The kind of field: `text`, `date`, `select` or `amount`.',
              required: 'Whether it must be filled in.',
              options: [
                'Of `select`: the choices.',
                { value: 'What is sent.', label: 'What is shown.' },
              ],
              hint: 'More of it; null for nothing.',
            },
          ],
          faq: ['Suggested answers.', question],
          asks: 'The additional fields of the category: `tasks`, `payment`.',
        },
      ],
      files: ['The bounds of attached files.', fileLimits],
    },
  },
  createTicket: {
    about: 'Writes to support.',
    errors: { ...refused, ...slow },
    arg: {
      category: 'The kind of question.',
      subject: 'What it is about, in one line.',
      body: 'The text.',
      taskIds: 'The tasks that it is about.',
      paymentId: 'The payment that it is about.',
      pageUrl: 'The page from which the form was opened.',
      fields: 'The values of the additional fields by name.',
      attachmentIds: 'The uploaded files.',
      consentShareTasks: 'The person agrees that support looks at the named tasks.',
      requestKey,
    },
    res: ticket,
  },
  ticket: { about: 'Gives a ticket.', errors: gone, arg: { id: 'The ticket.' }, res: ticket },
  ticketMessages: {
    about: 'Lists the messages of a ticket, the newest first.',
    errors: gone,
    arg: {
      id: 'The ticket.',
      before: 'The `nextBefore` of the page before; the first page has none.',
      perPage: 'The wanted size of a page; the backend may give another.',
    },
    res: { records: [ordered('One page.', '-createdAt'), ticketMessage], nextBefore },
  },
  sendTicketMessage: {
    about: 'Writes a message.',
    errors: { ...refused, ...gone, ...closed, ...slow },
    arg: {
      id: 'The ticket.',
      body: 'The text.',
      attachmentIds: 'The uploaded files.',
      requestKey,
    },
    res: ticketMessage,
  },
  closeTicket: {
    about: 'Closes a ticket.',
    errors: { ...gone, ...closed },
    arg: { id: 'The ticket.' },
    res: ticket,
  },
  reopenTicket: {
    about: 'Opens a closed ticket again.',
    errors: { ...gone, ...closed },
    arg: { id: 'The ticket.' },
    res: ticket,
  },
  rateTicket: {
    about: 'Rates the answer.',
    errors: { ...gone, ...closed },
    arg: { id: 'The ticket.', rating: 'Stars, 1 to 5.', comment: 'More of it.' },
    res: ticket,
  },
  readTicket: {
    about: 'Says that the person has seen every message.',
    arg: { id: 'The ticket.' },
  },
  uploadTicketFile: {
    about:
      'Uploads a file. It belongs to the message that names it; a backend may delete one that none names.',
    errors: {
      ERROR_FILE_TOO_BIG: 'The file is too large.',
      ERROR_FILE_TYPE: 'Files of this type are not taken.',
    },
    arg: { file: 'The file.' },
    res: ticketFile,
  },
  botThreads: {
    about: 'Lists the conversations with the bot.',
    res: { records: [ordered('The conversations, the newest first.', '-createdAt'), thread] },
  },
  createBotThread: { about: 'Begins a conversation with the bot.', res: thread },
  botThread: {
    about: 'Gives a conversation.',
    errors: gone,
    arg: { id: 'The conversation.' },
    res: thread,
  },
  sendBotMessage: {
    about:
      'Asks the bot. A backend may answer with a stream of events whose last one is the whole message.',
    errors: { ...refused, ...gone, ...slow },
    arg: { id: 'The conversation.', text: 'The question.' },
    res: botMessage,
  },
  botFeedback: {
    about: 'Says whether an answer of the bot helped.',
    errors: gone,
    arg: { id: 'The message.', helpful: 'Whether it helped.' },
  },
  escalateBotThread: {
    about:
      'Hands a conversation over to a person, as a ticket. A second time gives the same ticket.',
    errors: gone,
    arg: { id: 'The conversation.' },
    res: otherTicket,
  },
  deleteBotThread: {
    about: 'Deletes a conversation.',
    errors: gone,
    arg: { id: 'The conversation.' },
  },
  staffBotThreads: {
    about: 'Lists the conversations of everybody, for editors of the answers.',
    arg: {
      ...wantedPage,
      rating: 'Only conversations with this rating.',
      escalated: 'Only conversations that a person took over, or the others.',
    },
    res: { records: ['One page.', staffThread], ...paging },
  },
  staffBotThread: {
    about: 'Gives a conversation to an editor of the answers.',
    errors: gone,
    arg: { id: 'The conversation.' },
    res: staffThread,
  },
  enterprisePricing: {
    about: 'Gives the plans of enterprise support.',
    arg: currency,
    res: {
      plans: [
        ordered('The plans, the smallest first.', 'price'),
        {
          id: 'Identifies the plan.',
          title: 'Its name.',
          price: 'What a period costs.',
          periodDays: days('How long a period is.'),
          features: 'What it gives, in the language of the answer.',
          sla: [
            'What is promised.',
            {
              firstReplyMinutes: minutes('Until the first answer at most.'),
              channels: 'How support is reached, such as `ticket`, `chat` or `phone`.',
            },
          ],
          best: 'Whether it is the one that is recommended.',
        },
      ],
    },
  },
  enterpriseConditions: {
    about: 'Says how the person stands to enterprise support.',
    arg: currency,
    res: {
      html: 'The conditions as HTML. The site removes scripts and unknown elements.',
      active: [
        'The running plan; null without one.',
        {
          planId: 'The plan.',
          until: time('When it ends.'),
          autoRenew: 'Whether it is renewed by itself.',
        },
      ],
      state: 'A state of contract.md 4.18. If it is missing, it follows from `active`.',
      eligibility: [
        'Whether the person may buy.',
        { ok: 'Whether.', reasonCode: 'Why not; null if they may.' },
      ],
      available: 'What can be spent now.',
    },
  },
  enterpriseService: {
    about: 'Gives what a plan gives: channels, manager, reply times, and what was paid.',
    res: {
      contacts: [
        'How to reach support under the running plan; none once it has ended.',
        {
          channel: '`ticket`, `chat`, `phone` or `email`.',
          value: 'The telephone number or the mail address; null for neither.',
          url: uri('Where it is; null for nowhere.'),
          hours: 'When somebody answers, in the language of the answer.',
        },
      ],
      manager: [
        'The person who knows the integration; null where the plan has none.',
        { name: 'The name.', email: 'The mail address; null for none.' },
      ],
      replies: [
        'How fast tickets were answered under the plan; null where it is not known.',
        {
          days: days('Over how many days.'),
          answered: count('Answered tickets.'),
          onTime: count('Those of them that were answered within the time of the plan.'),
          medianMinutes: minutes('The median until the first answer; null where it is not known.'),
        },
      ],
      periods: [
        ordered('What was paid, the latest first.', '-from'),
        {
          id: 'Identifies the period.',
          title: 'The name of the plan, in the language of the answer.',
          from: time('When it began.'),
          until: time('When it ends.'),
          amount: 'What was paid.',
          invoiceUrl: uri('The invoice; null while there is none.'),
        },
      ],
    },
  },
  buyEnterprise: {
    about: 'Buys a plan.',
    errors: {
      ERROR_INSUFFICIENT_FUNDS: 'The available balance is too low.',
      ERROR_CONFLICT: 'A plan is running: the page shows it.',
      ERROR_FORBIDDEN: 'The account is of a worker.',
    },
    arg: {
      idempotencyKey: uuid('Sent as the header Idempotency-Key.'),
      planId: 'The plan.',
      autoRenew: 'Whether it is renewed by itself.',
      agreeTerms: 'The person accepts the conditions.',
    },
    res: {
      status: 'The state after it.',
      until: time('When it ends.'),
      balance: 'The available balance after it.',
    },
  },
  renewEnterprise: {
    about: 'Switches the renewal on or off.',
    errors: { ERROR_CONFLICT: 'No plan is running.' },
    arg: { autoRenew: 'Whether the plan is renewed by itself.' },
    res: { autoRenew: 'Whether it is.', until: time('When the running period ends.') },
  },
}
