import { AppWindow, Handshake, Table2, UserRoundPlus } from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { offers } from '../model/offers/offers.ts'
import { LinkAnatomy } from '../parts/offers/LinkAnatomy.tsx'
import { OfferPage } from '../parts/offers/OfferPage.tsx'

const offer = offers.affiliate
const icons = { customers: Handshake, workers: UserRoundPlus, software: AppWindow, report: Table2 }

export const structured: Structured = (context) => [faqPage(context, 'affiliate:faq', offer.questions)]

export default function AffiliatePage() {
  const word = useWordsOf('affiliate')
  return (
    <OfferPage
      offer={offer}
      word={word}
      icons={icons}
      columns={2}
      start={{ id: 'register' }}
      second={{ id: 'termsOfService' }}
      aside={<LinkAnatomy word={word} />}
    />
  )
}
