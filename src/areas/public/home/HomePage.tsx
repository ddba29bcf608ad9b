import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { useServedStatistics } from '@/shared/served-figures.ts'
import type { FiguresState } from '../live-figures/figures-state.ts'
import { servedState } from '../live-figures/figures-state.ts'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Kinds } from './Kinds.tsx'
import { Order } from './Order.tsx'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { LoadedFigures } from './LoadedFigures.tsx'
import { lostChunk, reload, waiting } from '../live-figures/lost-chunk.ts'

const loadLiveFigures = async () => (await import('./late.tsx')).LiveFigures

function Figures() {
  const served = useServedStatistics()
  const figures = (state: FiguresState) =>
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
    <LatePart
      onSight
      load={loadLiveFigures}
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
      <HowItWorks />
      <Kinds />
      <Order />
      <Questions />
    </>
  )
}
