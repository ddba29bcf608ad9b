import { AppWindow, Handshake, Table2, UserRoundPlus } from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useLocale, useWordsOf } from '@/i18n/page-context.ts'
import { content, site } from '@/site/site.ts'
import { offers } from '../offers/offers.ts'
import { OfferView } from '../offers/OfferView.tsx'
import type { OfferWord } from '../offers/OfferView.tsx'
import { Shot } from '../offers/Shot.tsx'
import { LinkJourney } from './LinkJourney.tsx'
import { AffiliateRates } from './AffiliateRates.tsx'
import s from '../offers/offers.module.css'

/** A link with an affiliate's number, and what it leads to. */
function YourLink({ word }: { word: OfferWord }) {
  return (
    <Shot tag={word('art.tag')} caption={word('art.caption')}>
      <p className={`pad-3 alice break ${s.code}`} translate="no">
        {site.canonicalHost}/pricing
        <b>?from=…</b>
      </p>
      <LinkJourney />
    </Shot>
  )
}

const offer = offers.affiliate
const icons = { customers: Handshake, workers: UserRoundPlus, software: AppWindow, report: Table2 }

export const structured: Structured = (context) => [
  faqPage(context, 'affiliate:faq', offer.questions),
]

export default function AffiliatePage() {
  const word = useWordsOf('affiliate')
  const locale = useLocale()
  return (
    <OfferView
      offer={offer}
      word={word}
      icons={icons}
      columns={2}
      start={{ id: 'register' }}
      second={{ id: 'termsOfService' }}
      aside={<YourLink word={word} />}
      first={
        content.affiliate && (
          <AffiliateRates rates={content.affiliate} word={word} locale={locale} />
        )
      }
    />
  )
}
