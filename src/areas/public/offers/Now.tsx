import type { ComponentType, ReactNode } from 'react'
import { useLocale, useWordsOf } from '@/i18n/page-context.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { useServedPrices, useServedStatistics } from '@/shared/served-figures.ts'
import { servedState } from '../live-figures/figures-state.ts'
import type { FiguresState } from '../live-figures/figures-state.ts'
import { lostChunk, reload, waiting } from '../live-figures/lost-chunk.ts'
import { priceFigures, serviceFigures } from './figures.tsx'
import { NowCard } from './NowCard.tsx'
import type { LiveProps, ServedNow } from './now-lines.ts'

interface NowProps extends Omit<LiveProps, 'served'> {
  load: () => Promise<ComponentType<LiveProps>>
  /** A link to the page with all figures, below the text. */
  more: ReactNode
  tone?: 'plain' | 'alice'
}

/** The current state of the service, as it matters for an offer. */
export function Now({ ns, ids, load, more, tone = 'plain' }: NowProps) {
  const word = useWordsOf(ns)
  const locale = useLocale()
  const served: ServedNow = { prices: useServedPrices(), statistics: useServedStatistics() }
  const known = served.prices ?? served.statistics
  const figures = {
    ...(served.statistics && serviceFigures(served.statistics, locale)),
    ...(served.prices && priceFigures(served.prices, locale)),
  }
  const card = (state: FiguresState) => (
    <NowCard
      word={word}
      ids={ids}
      state={known ? servedState(known, state === lostChunk) : state}
      onRetry={reload}
      figures={figures}
    />
  )
  return (
    <Split
      title={word('now.title')}
      tone={tone}
      lead={
        <>
          {word('now.lead')} {more}
        </>
      }
    >
      <LatePart
        onSight
        load={load}
        props={{ ns, ids, served }}
        fallback={card(waiting)}
        failed={card(lostChunk)}
      />
    </Split>
  )
}
