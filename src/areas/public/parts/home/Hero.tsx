import { useTranslation } from 'react-i18next'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { GlyphBoard } from '@/ui/illustrations/GlyphBoard.tsx'
import { Answer } from './Answer.tsx'
import { CodeSamples } from './CodeSamples.tsx'
import s from './Hero.module.css'

const facts = ['subscription', 'price', 'refund'] as const

export function Hero() {
  const { t } = useTranslation('home')
  return (
    <div className={s.band}>
      <Container className={s.hero}>
        <div className={s.offer}>
          <h1 className="display">
            {t('hero.title')} <mark>{t('hero.mark')}</mark>
          </h1>
          <p className="lead">{t('hero.lead')}</p>
          <p className={s.actions}>
            <RouteLink to={{ id: 'register' }} className={buttonClass({ size: 'lg' })}>
              {t('hero.register')}
            </RouteLink>
            <RouteLink to={{ id: 'pricing' }} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              {t('hero.prices')}
            </RouteLink>
          </p>
          <ul className={s.facts}>
            {facts.map((fact) => (
              <li key={fact}>{t(`hero.fact.${fact}`)}</li>
            ))}
          </ul>
        </div>
        <div className={s.board}>
          <GlyphBoard label={t('hero.art')} />
          <CodeSamples />
          <Answer className={s.answer}>
            {'{"status": "ready", "solution": {"text": "'}
            <b>W9kHp</b>
            {'"}}'}
          </Answer>
        </div>
      </Container>
    </div>
  )
}
