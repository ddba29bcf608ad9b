import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { LivePart } from '@/shared/LivePart.tsx'
import { useServedStatistics } from '@/shared/served-figures.ts'
import type { LiveState } from '../live-figures/live-state.ts'
import { servedState } from '../live-figures/live-state.ts'
import { Hero } from './Hero.tsx'
import { How } from './How.tsx'
import { Kinds } from './Kinds.tsx'
import { Order } from './Order.tsx'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { LoadedFigures } from './LoadedFigures.tsx'
import { lostChunk, reload, waiting } from './lost-chunk.ts'

const load = async () => (await import('./live.tsx')).LiveFigures

function Figures() {
  const served = useServedStatistics()
  const figures = (state: LiveState) =>
    served ? (
      <LoadedFigures
        data={served}
        state={servedState(served, state === lostChunk)}
        onRetry={reload}
      />
    ) : (
      <FigureStrip state={state} onRetry={reload} />
    )
  return (
    <LivePart
      onSight
      load={load}
      props={{ served }}
      fallback={figures(waiting)}
      failed={figures(lostChunk)}
    />
  )
}

export default function HomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead priced title={t('head.title')} description={t('head.description')} />
      <Hero />
      <Figures />
      <Prices />
      <How />
      <Kinds />
      <Order />
      <Questions />
    </>
  )
}
