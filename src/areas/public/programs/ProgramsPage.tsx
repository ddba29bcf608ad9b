import { Ear, Pointer, MonitorSmartphone, NotebookPen } from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { loadStatistics } from '@/shared/load-figures.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { offers } from '../offers/offers.ts'
import { OfferView } from '../offers/OfferView.tsx'
import { Shot } from '../offers/Shot.tsx'
import { ProgramCatalogue } from './ProgramCatalogue.tsx'
import { TwoScreens } from './TwoScreens.tsx'
import s from '../offers/offers.module.css'

const offer = offers.programs
const icons = { sound: Ear, hands: Pointer, look: MonitorSmartphone, history: NotebookPen }
const shown = ['paid', 'left', 'day', 'mistakes'] as const

export const loader = loadStatistics

export const structured: Structured = (context) => [
  faqPage(context, 'programs:faq', offer.questions),
]

export default function ProgramsPage() {
  const word = useWordsOf('programs')
  return (
    <OfferView
      offer={offer}
      earns
      word={word}
      icons={icons}
      columns={2}
      start={{ id: 'register', search: { userType: 'worker' } }}
      second={{ id: 'makeMoney' }}
      aside={
        <Shot tag={word('art.tag')} caption={word('art.caption')}>
          <TwoScreens />
          <ol className={`bare grid gap-2 gap-x-4 quiet text-1 ${s.numbered}`}>
            {shown.map((id) => (
              <li key={id}>{word(`art.${id}`)}</li>
            ))}
          </ol>
        </Shot>
      }
      first={<ProgramCatalogue word={word} />}
    />
  )
}
