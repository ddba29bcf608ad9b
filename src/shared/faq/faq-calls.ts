import type { Store } from 'redux'
import { ask } from '@/api/ask.ts'
import { faqCalls } from '@/api/contract/faq.ts'
import type { FaqAnswer, FaqList, FaqSections } from '@/api/contract/faq.ts'
import type { ArgOf } from '@/api/contract/types.ts'

// A page that the build has written does without these.

type Asking = Pick<Store, 'getState' | 'dispatch'>

export const askSections = (
  store: Asking,
  arg: ArgOf<typeof faqCalls.faqSections>,
  // By ask(): an open page has no RTK Query in its first load.
): Promise<FaqSections> => ask(store, faqCalls.faqSections, arg)

export const askSection = (store: Asking, arg: ArgOf<typeof faqCalls.faq>): Promise<FaqList> =>
  // By ask(): an open page has no RTK Query in its first load.
  ask(store, faqCalls.faq, arg)

export const askAnswer = (
  store: Asking,
  arg: ArgOf<typeof faqCalls.faqAnswer>,
  // By ask(): an open page has no RTK Query in its first load.
): Promise<FaqAnswer> => ask(store, faqCalls.faqAnswer, arg)
