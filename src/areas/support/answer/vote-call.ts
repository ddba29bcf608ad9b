import type { Store } from 'redux'
import { ask } from '@/api/ask.ts'
import { faqCalls } from '@/api/contract/faq.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { toProblem } from '@/api/problem.ts'

/** Reports whether an answer helped. `already`: this reader has voted before. */
export async function voteFor(
  store: Pick<Store, 'getState' | 'dispatch'>,
  vote: ArgOf<typeof faqCalls.voteFaq>,
): Promise<'done' | 'already'> {
  try {
    // Uses ask(): an open page has no RTK Query in its first load.
    await ask(store, faqCalls.voteFaq, vote)
    return 'done'
  } catch (error) {
    if (toProblem(error).status === 409) return 'already'
    throw error
  }
}
