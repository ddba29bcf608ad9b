import {
  ChartNoAxesColumn,
  Gauge,
  Plug,
  ReceiptText,
  ShieldQuestionMark,
  Wallet,
} from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { loadPrices } from '@/shared/load-figures.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { offers } from '../offers/offers.ts'
import { PricesNow } from '../offers/Now.tsx'
import { OfferView } from '../offers/OfferView.tsx'
import { Shot, ShotRows } from '../offers/Shot.tsx'
import { thumbs } from './thumbs.tsx'

const offer = offers.forCustomer
const icons = {
  balance: Wallet,
  limit: Gauge,
  refund: ReceiptText,
  complaint: ShieldQuestionMark,
  software: Plug,
  statistics: ChartNoAxesColumn,
}
const tasks = [
  { id: 'ready', tone: 'ok' },
  { id: 'second', tone: 'info' },
  { id: 'refunded', tone: 'warn' },
] as const

export const loader = loadPrices

export const structured: Structured = (context) => [
  faqPage(context, 'forCustomer:faq', offer.questions),
]

export default function ForCustomerPage() {
  const word = useWordsOf('forCustomer')
  return (
    <OfferView
      priced
      offer={offer}
      word={word}
      icons={icons}
      start={{ id: 'register', search: { userType: 'customer' } }}
      second={{ id: 'pricing' }}
      aside={
        <Shot tag={word('art.tag')} caption={word('art.caption')}>
          <ShotRows
            rows={tasks.map(({ id, tone }) => ({
              id,
              tone,
              picture: thumbs[id],
              label: word(`art.${id}.label`),
              value: word(`art.${id}.value`),
            }))}
          />
        </Shot>
      }
      first={
        <PricesNow
          ns="forCustomer"
          more={<RouteLink to={{ id: 'pricing' }}>{word('now.more')}</RouteLink>}
        />
      }
    />
  )
}
