import type { Row } from '../types.ts'

const open = {
  guard: 'public',
  langs: ['en', 'ru', 'zh'],
  index: true,
  layout: 'public',
} as const
const own = {
  guard: 'user-any-type',
  langs: ['en', 'ru', 'zh'],
  index: false,
  layout: 'account',
} as const

export const supportRows = {
  support: { ...open, path: '/support', page: 'support/home/SupportPage', ns: ['faq', 'support'] },
  faqCustomer: {
    ...open,
    path: '/support/faq/customer',
    page: 'support/faq/FaqCustomerPage',
    ns: ['faq'],
    parent: 'support',
  },
  faqDeveloper: {
    ...open,
    path: '/support/faq/developer',
    page: 'support/faq/FaqDeveloperPage',
    ns: ['faq'],
    parent: 'support',
  },
  faqWorker: {
    ...open,
    path: '/support/faq/worker',
    page: 'support/faq/FaqWorkerPage',
    langs: ['en', 'ru'],
    ns: ['faq'],
    parent: 'support',
  },
  workerTerms: {
    ...open,
    path: '/support/faq/worker-terms',
    page: 'public/documents/WorkerTermsPage',
    langs: ['en', 'ru'],
    ns: ['workerTerms', 'earn'],
    parent: 'faqWorker',
  },
  faqAnswer: {
    ...open,
    path: '/support/faq/{id}',
    page: 'support/answer/FaqAnswerPage',
    ns: ['faq'],
    parent: 'support',
  },
  supportTutorials: {
    path: '/support/h',
    page: 'support/tutorials/SupportTutorialsPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['articles'],
    parent: 'support',
  },
  enterprise: {
    ...open,
    path: '/support/enterprise',
    page: 'support/enterprise/EnterprisePage',
    ns: ['enterprise'],
    parent: 'support',
  },
  tickets: {
    ...own,
    path: '/support/tickets',
    page: 'support/tickets/TicketsPage',
    ns: ['tickets'],
    parent: 'support',
  },
  ticketNew: {
    ...own,
    path: '/support/tickets/new',
    page: 'support/new-ticket/NewTicketPage',
    ns: ['tickets', 'newTicket', 'captchaNames'],
    parent: 'tickets',
  },
  ticket: {
    ...own,
    path: '/support/tickets/{id}',
    page: 'support/ticket/TicketPage',
    ns: ['tickets', 'ticket'],
    parent: 'tickets',
  },
  supportBot: {
    path: '/support/bot',
    page: 'support/bot/BotPage',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: false,
    layout: 'public',
    ns: ['bot'],
    parent: 'support',
  },
} as const satisfies Record<string, Row>
