import type { Store } from 'redux'
import { ask } from '@/api/ask.ts'
import { faqCalls } from '@/api/contract/faq.ts'
import type { FaqAnswer } from '@/api/contract/faq.ts'
import type { ArgOf } from '@/api/contract/types.ts'

/** Returns the answers that contain a text. Loads with the first search. */
export async function searchAnswers(
  store: Pick<Store, 'getState' | 'dispatch'>,
  arg: ArgOf<typeof faqCalls.faq>,
  signal: AbortSignal,
): Promise<readonly FaqAnswer[]> {
  // Uses ask(): an open page has no RTK Query in its first load.
  return (await ask(store, faqCalls.faq, arg, signal)).records
}
