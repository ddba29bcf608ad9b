import type { InferOutput } from 'valibot'
import type { ProblemBody } from '../../../src/api/contract/problem.ts'
import { decimal, seconds } from './types.ts'
import type { FieldLines } from './types.ts'

/** Objects that many calls share, by the names of their schemas. */
export const sharedFields: {
  Money: Readonly<Record<'amount' | 'currency', unknown>>
  ProblemBody: FieldLines<InferOutput<typeof ProblemBody>>
  ServerEvent: unknown
} = {
  Money: {
    amount: decimal('The amount with up to 6 decimals, such as `12.50`. Never a float.'),
    currency: 'The ISO 4217 code, such as `USD`.',
  },
  ProblemBody: {
    errorId: 'The number of the error, for support.',
    errorCode: 'The name of the error. The screen goes by it.',
    errorDescription: 'For developers: the screen never shows it.',
    fields: [
      'The refused fields by name. A field of a list is named with its place, such as `hosts.2`.',
      {
        code: 'The rule that the value broke.',
        params: 'The figures of the rule, such as `{"max": 64}`.',
      },
    ],
    retryAfter: seconds('When the call may be made again, as the header Retry-After says.'),
    requestId: 'The id of the request, for support. The screen shows it.',
  },
  ServerEvent: {
    name: 'What happened. The site ignores names that it does not know.',
    data: [
      'What the event is about.',
      {
        balance: 'The available balance after the change.',
        id: 'The task, payment, payout, ticket or notification.',
        status: 'Its new status, as its own call says it.',
        unread: 'How many notifications are unread.',
      },
    ],
  },
}
