import { ClipboardList, FlaskConical, MailCheck, ScanSearch } from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { Split } from '@/shared/landing/Split.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { offers } from '../offers/offers.ts'
import { OfferView } from '../offers/OfferView.tsx'
import { Shot } from '../offers/Shot.tsx'
import type { OfferWord } from '../offers/OfferView.tsx'
import { WaysAround } from './WaysAround.tsx'
import s from '../offers/offers.module.css'

const offer = offers.workaround
const icons = { need: ClipboardList, letter: MailCheck, test: FlaskConical, reading: ScanSearch }
const ways = ['api', 'account', 'data', 'allow', 'keys', 'access'] as const

export const structured: Structured = (context) => [
  faqPage(context, 'workaround:faq', offer.questions),
]

export default function WorkaroundPage() {
  const word = useWordsOf('workaround')
  return (
    <OfferView
      offer={offer}
      word={word}
      icons={icons}
      columns={2}
      start={{ id: 'register', search: { userType: 'customer' } }}
      second={{ id: 'accessibility' }}
      aside={
        <Shot tag={word('art.tag')} caption={word('art.caption')}>
          <WaysAround />
        </Shot>
      }
      first={<Ways word={word} ids={ways} />}
    />
  )
}

/** Alternatives, the best one first: when each fits, and who decides. */
function Ways({ word, ids }: { word: OfferWord; ids: readonly string[] }) {
  return (
    <Split title={word('ways.title')} lead={word('ways.lead')}>
      <ol className={`bare ${s.ways}`}>
        {ids.map((id) => (
          <li key={id}>
            <h3 className="heading">{word(`ways.${id}.title`)}</h3>
            <p>{word(`ways.${id}.text`)}</p>
            <DescriptionList terms="faint">
              <Description term={word('ways.fits')}>{word(`ways.${id}.fits`)}</Description>
              <Description term={word('ways.decides')}>{word(`ways.${id}.decides`)}</Description>
            </DescriptionList>
          </li>
        ))}
      </ol>
    </Split>
  )
}
