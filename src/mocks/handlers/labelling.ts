import type { labellingCalls } from '../../api/contract/labelling.ts'
import { invalid } from '../errors.ts'
import type { Handlers } from './types.ts'

const day = 24 * 60 * 60 * 1000

export const labellingHandlers: Handlers<typeof labellingCalls> = {
  askForLabelling: {
    access: 'public',
    status: 201,
    run: ({ arg, db, now }) => {
      // Somewhere it is still yesterday.
      if (arg.deadline !== undefined && Date.parse(arg.deadline) < now - 2 * day) throw invalid({ deadline: { code: 'out_of_range' } })
      db.counter += 1
      return { id: `L-${1000 + db.counter}` }
    },
  },
}
