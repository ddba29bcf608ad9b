import { faqCalls } from '../contract/faq.ts'
import { apiOf } from '../endpoint.ts'

export const faqApi = apiOf(faqCalls)
