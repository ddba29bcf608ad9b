import { HandCoins, Shapes, Keyboard, Medal, Timer, BanknoteArrowDown } from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { loadStatistics } from '@/shared/load-figures.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { offers } from '../offers/offers.ts'
import { ServiceNow } from '../offers/Now.tsx'
import { OfferView } from '../offers/OfferView.tsx'
import { TaskShot } from '../offers/TaskShot.tsx'

const offer = offers.makeMoney
const icons = {
  price: HandCoins,
  short: Timer,
  keyboard: Keyboard,
  kinds: Shapes,
  reputation: Medal,
  payout: BanknoteArrowDown,
}

export const loader = loadStatistics

export const structured: Structured = (context) => [
  faqPage(context, 'makeMoney:faq', offer.questions),
]

export default function MakeMoneyPage() {
  const word = useWordsOf('makeMoney')
  return (
    <OfferView
      offer={offer}
      earns
      word={word}
      icons={icons}
      start={{ id: 'register', search: { userType: 'worker' } }}
      second={{ id: 'workerFaq' }}
      aside={<TaskShot word={word} look="frame" />}
      first={
        <ServiceNow
          ns="makeMoney"
          more={<RouteLink to={{ id: 'employeeRate' }}>{word('now.more')}</RouteLink>}
        />
      }
    />
  )
}
