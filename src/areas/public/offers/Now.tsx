import type { ReactNode } from 'react'
import { publicApi } from '@/api/endpoints/public.ts'
import { useLocale, usePage, useWordsOf } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { Split } from '@/shared/landing/Split.tsx'
import { figuresState } from '../live-figures/figures-state.ts'
import { priceFigures, serviceFigures } from './figures.tsx'
import { OfferNowCard } from './OfferNowCard.tsx'
import { withGap } from '@/lib/sentences.ts'

/** The lines of the figures on each page that has them. */
const nowLines = {
  forCustomer: ['image', 'points', 'token'],
  makeMoney: ['image', 'points', 'waiting', 'workers'],
  advertising: ['workers', 'solved', 'accuracy'],
} as const

interface NowProps {
  /** The namespace with the names of the lines. */
  ns: keyof typeof nowLines
  /** A link to the page with all figures, below the text. */
  more: ReactNode
  tone?: 'plain' | 'alice'
}

/** The current prices of the most ordered types. */
export function PricesNow(props: NowProps) {
  const word = useWordsOf(props.ns)
  const locale = useLocale()
  const { currency } = useCurrency()
  const { language } = usePage()
  const { refetch, ...answer } = publicApi.useCustomerPricesQuery({ currency, language })
  return (
    <Frame {...props}>
      <OfferNowCard
        word={word}
        ids={nowLines[props.ns]}
        state={figuresState(answer)}
        onRetry={() => void refetch()}
        {...(answer.data && { figures: priceFigures(answer.data, locale) })}
      />
    </Frame>
  )
}

/** The current state of the service, as it matters for an offer. */
export function ServiceNow(props: NowProps) {
  const word = useWordsOf(props.ns)
  const locale = useLocale()
  const { currency } = useCurrency()
  const { refetch, ...answer } = publicApi.usePublicStatisticsQuery(
    { currency },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  return (
    <Frame {...props}>
      <OfferNowCard
        word={word}
        ids={nowLines[props.ns]}
        state={figuresState(answer)}
        onRetry={() => void refetch()}
        {...(answer.data && { figures: serviceFigures(answer.data, locale) })}
      />
    </Frame>
  )
}

function Frame({ ns, more, tone = 'plain', children }: NowProps & { children: ReactNode }) {
  const word = useWordsOf(ns)
  return (
    <Split
      title={word('now.title')}
      tone={tone}
      lead={
        <>
          {withGap(word('now.lead'))}
          {more}
        </>
      }
    >
      {children}
    </Split>
  )
}
