import type { Store } from 'redux'
import { ask } from '@/api/ask.ts'
import { faqCalls } from '@/api/contract/faq.ts'
import type { FaqAnswer, FaqList, FaqSections } from '@/api/contract/faq.ts'
import type { ArgOf } from '@/api/contract/types.ts'

// A prerendered page does not need these calls.

type Asking = Pick<Store, 'getState' | 'dispatch'>

export const askSections = (
  store: Asking,
  arg: ArgOf<typeof faqCalls.faqSections>,
  // Uses ask(), because open pages do not load RTK Query at first.
): Promise<FaqSections> => ask(store, faqCalls.faqSections, arg)

export const askSection = (store: Asking, arg: ArgOf<typeof faqCalls.faq>): Promise<FaqList> =>
  // Uses ask(), as above.
  ask(store, faqCalls.faq, arg)

export const askAnswer = (
  store: Asking,
  arg: ArgOf<typeof faqCalls.faqAnswer>,
  // Uses ask(), as above.
): Promise<FaqAnswer> => ask(store, faqCalls.faqAnswer, arg)
