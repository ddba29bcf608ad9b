import type { contract } from '../../../src/api/contract/index.ts'
import { refused } from './phrases.ts'
import type { AreaLines } from './types.ts'

const opinion = {
  rating: 'Stars, 1 to 5.',
  text: 'What the person writes.',
  mayContact: 'Whether the person agrees to an answer by e-mail.',
} as const
const kept = { id: 'The number of the opinion. The page shows it.' } as const

export const landingFields: AreaLines<typeof contract.landing> = {
  sendServiceFeedback: {
    about: 'Takes an opinion on the recognition service.',
    errors: refused,
    arg: {
      ...opinion,
      area: 'What the opinion is about.',
      taskId: 'The task that it is about.',
    },
    res: kept,
  },
  sendProxyFeedback: {
    about: 'Takes an opinion on the proxies.',
    errors: refused,
    arg: {
      ...opinion,
      product: 'The kind of proxies.',
      country: 'The ISO 3166-1 code of the country of the proxies.',
      problem: 'What went wrong; `none` if nothing did.',
    },
    res: kept,
  },
}
