import { ClipboardList, FlaskConical, MailCheck, ScanSearch } from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { offers } from '../model/offers/offers.ts'
import { OfferPage } from '../parts/offers/OfferPage.tsx'
import { Shot, ShotRows } from '../parts/offers/Shot.tsx'
import { Ways } from '../parts/offers/Ways.tsx'

const offer = offers.workaround
const icons = { need: ClipboardList, letter: MailCheck, test: FlaskConical, reading: ScanSearch }
const ways = ['api', 'account', 'data', 'allow', 'keys', 'access'] as const

export const structured: Structured = (context) => [faqPage(context, 'workaround:faq', offer.questions)]

export default function WorkaroundPage() {
  const word = useWordsOf('workaround')
  return (
    <OfferPage
      offer={offer}
      word={word}
      icons={icons}
      columns={2}
      start={{ id: 'register', search: { userType: 'customer' } }}
      second={{ id: 'accessibility' }}
      aside={
        <Shot tag={word('art.tag')} caption={word('art.caption')}>
          <ShotRows rows={ways.map((id) => ({ id, label: word(`art.${id}.label`), value: word(`art.${id}.value`) }))} />
        </Shot>
      }
      first={<Ways word={word} ids={ways} />}
    />
  )
}
