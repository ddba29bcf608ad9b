import { mistakeStatuses } from '@/api/contract/worker-mistakes.ts'
import { days } from '@/shared/query/days.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { kinds } from '../answer/draft.ts'

/** The query of the mistakes list. */
export const mistakeQuery = defineQuery({
  status: choice(mistakeStatuses),
  kind: choice(kinds),
  ...days,
  page,
})

export const mistakeTones: Record<(typeof mistakeStatuses)[number], BadgeTone> = {
  open: 'warn',
  accepted: 'neutral',
  disputed: 'info',
  upheld: 'bad',
  canceled: 'ok',
}
export const perPage = 10
