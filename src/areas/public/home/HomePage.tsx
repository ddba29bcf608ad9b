import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { loadFigures } from '@/shared/load-figures.ts'
import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Kinds } from './Kinds.tsx'
import { Order } from './Order.tsx'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'

export const loader = loadFigures

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
