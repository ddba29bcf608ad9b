import { faqSections } from '../../api/contract/faq.ts'
import type { faqCalls } from '../../api/contract/faq.ts'
import type { serviceCalls } from '../../api/contract/service-status.ts'
import { answerIn, answersIn, sectionsIn } from '../../routes/faq.ts'
import { failure } from '../errors.ts'
import { faq, searchFaq } from '../seed/faq.ts'
import { serviceStatus } from '../seed/support/status.ts'
import type { Handlers } from './types.ts'

export const faqHandlers: Handlers<typeof faqCalls & typeof serviceCalls> = {
  faqSections: {
    access: 'public',
    samples: [{ language: 'en' }, { language: 'zh' }],
    run: ({ arg: { language } }) => ({ records: sectionsIn(faq, language) }),
  },
  faq: {
    access: 'public',
    samples: [
      { language: 'en', section: 'customer' },
      { language: 'ru', text: 'баланс' },
      { language: 'zh', text: 'ERROR_ZERO' },
    ],
    run: ({ arg: { language, section, text } }) => {
      const records =
        text === undefined
          ? faqSections
              .filter((one) => section === undefined || one === section)
              .flatMap((one) => answersIn(faq, one, language))
          : searchFaq(text, language).filter((one) => !section || one.section === section)
      return { records, totalCount: records.length }
    },
  },
  faqAnswer: {
    access: 'public',
    samples: [{ id: 'billing-refund', language: 'en' }],
    run: ({ arg: { id, language } }) => {
      const found = answerIn(faq, id, language)
      if (!found) throw failure('ERROR_NOT_FOUND')
      return found
    },
  },
  voteFaq: {
    access: 'public',
    samples: [{ id: 'billing-refund', helpful: false, comment: 'Which fees?' }],
    run: ({ arg: { id }, db, user, request }) => {
      if (!answerIn(faq, id, 'en')) throw failure('ERROR_NOT_FOUND')
      const who = String(user?.id ?? request.cookies['csrf_token'] ?? '')
      const votes = db.support.votes.filter((vote) => vote.who === who && vote.id === id)
      // The first call is the vote, and the second one its reason. A repeated vote changes nothing.
      if (who !== '' && votes.length > 1) throw failure('ERROR_CONFLICT')
      db.support.votes.push({ who, id })
    },
  },
  serviceStatus: {
    access: 'public',
    samples: [{}, { language: 'ru' }],
    run: ({ arg: { language = 'en' }, db, now }) =>
      serviceStatus(db.seed, now, db.support.incident, language),
  },
  reportAbuse: {
    access: 'public',
    status: 201,
    samples: [
      {
        kind: 'security',
        description: 'The login form answers faster for known names.',
        email: 'ann@example.com',
      },
    ],
    run: ({ db }) => {
      db.counter += 1
      return { id: `A-${1000 + db.counter}` }
    },
  },
}
