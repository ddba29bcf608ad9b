import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { ExampleTaskSection } from '@/shared/example-task/ExampleTaskSection.tsx'
import { loadFigures } from '@/shared/load-figures.ts'
import { HomeFigures } from './HomeFigures.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Kinds } from './Kinds.tsx'
import { HomeOrder } from './HomeOrder.tsx'
import { HomePrices } from './HomePrices.tsx'
import { Questions } from './Questions.tsx'

export const loader = loadFigures

export default function HomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead priced title={t('head.title')} description={t('head.description')} />
      <Hero />
      <HomeFigures />
      <ExampleTaskSection title={t('example.title')} lead={t('example.lead')} />
      <HomePrices />
      <HowItWorks />
      <Kinds />
      <HomeOrder />
      <Questions />
    </>
  )
}
