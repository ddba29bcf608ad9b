import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Figures } from '../parts/home/Figures.tsx'
import { Hero } from '../parts/home/Hero.tsx'
import { How } from '../parts/home/How.tsx'
import { Kinds } from '../parts/home/Kinds.tsx'
import { Order } from '../parts/home/Order.tsx'
import { Prices } from '../parts/home/Prices.tsx'
import { Questions } from '../parts/home/Questions.tsx'

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
