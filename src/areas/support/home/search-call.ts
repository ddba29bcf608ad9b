import type { Store } from 'redux'
import { ask } from '@/api/ask.ts'
import { faqCalls } from '@/api/contract/faq.ts'
import type { FaqAnswer } from '@/api/contract/faq.ts'
import type { ArgOf } from '@/api/contract/types.ts'

/** The answers that hold a text; comes with the first search. */
export async function searchAnswers(
  store: Pick<Store, 'getState' | 'dispatch'>,
  arg: ArgOf<typeof faqCalls.faq>,
  signal: AbortSignal,
): Promise<readonly FaqAnswer[]> {
  // By ask(): an open page has no RTK Query in its first load.
  return (await ask(store, faqCalls.faq, arg, signal)).records
}
