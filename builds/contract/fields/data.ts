import type { contract } from '../../../src/api/contract/index.ts'
import { count, day, email, uri } from './types.ts'
import type { AreaLines } from './types.ts'

export const dataFields: AreaLines<typeof contract.data> = {
  askForLabelling: {
    about: 'Takes a request for a quote from anybody. A person answers it by e-mail.',
    errors: {
      ERROR_VALIDATION: 'A field is refused: the form says which, by `fields`.',
      ERROR_TOO_MANY_REQUESTS: 'Too many requests: the form counts down `retryAfter`.',
    },
    arg: {
      name: 'The name of the person.',
      company: 'The name of the company.',
      email: email('Where the answer goes.'),
      kind: 'The kind of labels.',
      volume: count('The approximate number of items.'),
      deadline: day('The day by which the labels are needed.'),
      sampleUrl: uri('Where samples can be seen, https only.'),
      message: 'What is to be labelled.',
      agreePrivacy: 'The person agrees to the privacy policy.',
    },
    res: { id: 'The number of the request. The page shows it.' },
  },
}
