import type { labellingCalls } from '../../api/contract/labelling.ts'
import { invalid } from '../errors.ts'
import type { Handlers } from './types.ts'

const day = 24 * 60 * 60 * 1000

export const labellingHandlers: Handlers<typeof labellingCalls> = {
  askForLabelling: {
    access: 'public',
    status: 201,
    samples: [
      {
        name: 'Ann',
        email: 'ann@example.com',
        kind: 'polygon',
        volume: 100,
        message: 'Outline every roof, please.',
        agreePrivacy: true,
      },
      {
        name: 'Ann',
        company: 'Example Ltd',
        email: 'ann@example.com',
        kind: 'satellite',
        volume: 5000,
        deadline: '2030-01-31',
        sampleUrl: 'https://example.com/tiles',
        message: 'Outline every roof, please.',
        agreePrivacy: true,
      },
    ],
    run: ({ arg, db, now }) => {
      // In some time zones it is still the day before.
      if (arg.deadline !== undefined && Date.parse(arg.deadline) < now - 2 * day)
        throw invalid({ deadline: { code: 'out_of_range' } })
      db.counter += 1
      return { id: `L-${1000 + db.counter}` }
    },
  },
}
