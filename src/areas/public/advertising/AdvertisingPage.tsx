import { BriefcaseBusiness, Braces, Hourglass, Newspaper } from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { loadStatistics } from '@/shared/load-figures.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { offers } from '../offers/offers.ts'
import { OfferFacts } from '../offers/OfferFacts.tsx'
import { ServiceNow } from '../offers/Now.tsx'
import { OfferView } from '../offers/OfferView.tsx'
import { Shot } from '../offers/Shot.tsx'
import { AdvertisingPlaces } from './AdvertisingPlaces.tsx'

const offer = offers.advertising
const icons = {
  workers: Hourglass,
  customers: BriefcaseBusiness,
  developers: Braces,
  letters: Newspaper,
}
const formats = ['line', 'card', 'letter'] as const

export const loader = loadStatistics

export const structured: Structured = (context) => [
  faqPage(context, 'advertising:faq', offer.questions),
]

export default function AdvertisingPage() {
  const word = useWordsOf('advertising')
  return (
    <OfferView
      offer={offer}
      word={word}
      icons={icons}
      columns={2}
      start={{ id: 'register' }}
      second={{ id: 'statistics' }}
      aside={
        <Shot tag={word('art.tag')} caption={word('art.caption')}>
          <AdvertisingPlaces />
        </Shot>
      }
      first={<OfferFacts word={(key) => word(`needs.${key}`)} ids={formats} />}
      then={
        <ServiceNow
          tone="alice"
          ns="advertising"
          more={<RouteLink to={{ id: 'workersOnline' }}>{word('now.more')}</RouteLink>}
        />
      }
    />
  )
}
