import {
  Accessibility,
  BadgeDollarSign,
  Globe,
  History,
  Command,
  MessageCircleQuestionMark,
} from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { offers } from '../offers/offers.ts'
import { OfferFacts } from '../offers/OfferFacts.tsx'
import { OfferView } from '../offers/OfferView.tsx'
import { Popup } from './Popup.tsx'

const offer = offers.extension
const icons = {
  ask: MessageCircleQuestionMark,
  sites: Globe,
  limit: BadgeDollarSign,
  speak: Accessibility,
  keys: Command,
  history: History,
}
const permissions = ['tab', 'capture', 'storage', 'host'] as const

export const structured: Structured = (context) => [
  faqPage(context, 'extension:faq', offer.questions),
]

export default function ExtensionPage() {
  const word = useWordsOf('extension')
  return (
    <OfferView
      offer={offer}
      word={word}
      icons={icons}
      start={{ id: 'register', search: { userType: 'customer' } }}
      second={{ id: 'captchaWorkaround' }}
      aside={<Popup word={word} />}
      then={<OfferFacts word={(key) => word(`asks.${key}`)} ids={permissions} />}
    />
  )
}
