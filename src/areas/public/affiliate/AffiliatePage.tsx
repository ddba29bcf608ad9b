import { AppWindow, Handshake, Table2, UserRoundPlus } from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useLocale, useWordsOf } from '@/i18n/page-context.ts'
import { content, site } from '@/site/site.ts'
import { offers } from '../offers/offers.ts'
import { OfferView } from '../offers/OfferView.tsx'
import type { Word } from '../offers/OfferView.tsx'
import { Shot, ShotRows } from '../offers/Shot.tsx'
import { AffiliateRates } from './AffiliateRates.tsx'
import s from '../offers/offers.module.css'

const parts = ['host', 'page', 'from'] as const

/** A partner's link, taken apart. */
function LinkAnatomy({ word }: { word: Word }) {
  const shown = { host: site.canonicalHost, page: '/pricing', from: '?from=…' }
  return (
    <Shot tag={word('art.tag')} caption={word('art.caption')}>
      <p className={s.code} translate="no">
        {shown.host}
        {shown.page}
        <b>{shown.from}</b>
      </p>
      <ShotRows rows={parts.map((id) => ({ id, label: word(`art.${id}`), value: shown[id] }))} />
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
      aside={<LinkAnatomy word={word} />}
      first={
        content.affiliate && (
          <AffiliateRates rates={content.affiliate} word={word} locale={locale} />
        )
      }
    />
  )
}
