import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { LivePart } from '@/shared/LivePart.tsx'
import { Hero } from './Hero.tsx'
import { How } from './How.tsx'
import { Kinds } from './Kinds.tsx'
import { Order } from './Order.tsx'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { lostChunk, reload, waiting } from './lost-chunk.ts'

const load = async () => (await import('./live.tsx')).LiveFigures
const props = {}

function Figures() {
  return (
    <LivePart
      onSight
      load={load}
      props={props}
      fallback={<FigureStrip state={waiting} onRetry={reload} />}
      failed={<FigureStrip state={lostChunk} onRetry={reload} />}
    />
  )
}

export default function HomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} />
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
