import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'

/** Only to rows that exist: the types see to it. */
export const publicNav = [
  { key: 'nav.pricing', target: { id: 'pricing' } },
  { key: 'nav.how', target: { id: 'home', hash: 'how' } },
  { key: 'nav.questions', target: { id: 'home', hash: 'questions' } },
] as const satisfies readonly { key: string; target: Target<PageId> }[]
