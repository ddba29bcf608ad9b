import { CaseSensitive, ListOrdered, MouseOff, ScrollText, Snail, Volume2 } from 'lucide-react'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { loadStatistics } from '@/shared/load-figures.ts'
import { offers } from '../offers/offers.ts'
import { OfferFacts } from '../offers/OfferFacts.tsx'
import { OfferView } from '../offers/OfferView.tsx'
import { TaskShot } from '../offers/TaskShot.tsx'
import { KeyTable } from './KeyTable.tsx'
import { programJsonLd } from './structured.ts'

const offer = offers.programRs
const icons = {
  list: ListOrdered,
  cyrillic: CaseSensitive,
  keys: MouseOff,
  slow: Snail,
  log: ScrollText,
  sound: Volume2,
}
const needs = ['system', 'memory', 'network', 'account'] as const
const shortcuts = [
  { id: 'send', keys: ['Enter'] },
  { id: 'skip', keys: ['Esc'] },
  { id: 'layout', keys: ['F2'] },
  { id: 'pause', keys: ['F8'] },
] as const

export const loader = loadStatistics

export const structured: Structured = (context) => [
  programJsonLd(context, {
    name: 'CaptchaBotRS',
    system: 'Windows',
    about: 'programRs:head.description',
  }),
  faqPage(context, 'programRs:faq', offer.questions),
]

export default function CaptchaBotRsPage() {
  const word = useWordsOf('programRs')
  return (
    <OfferView
      offer={offer}
      earns
      word={word}
      icons={icons}
      start={{ id: 'register', search: { userType: 'worker' } }}
      second={{ id: 'workersSoftware' }}
      aside={<TaskShot word={word} look="window" />}
      first={<KeyTable word={word} shortcuts={shortcuts} />}
      then={<OfferFacts word={(key) => word(`needs.${key}`)} ids={needs} tone="alice" />}
    />
  )
}
