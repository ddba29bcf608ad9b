import { useTranslation } from '@/i18n/use-translation.ts'
import { withGap } from '@/lib/sentences.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { GlyphBoard } from '@/ui/illustrations/GlyphBoard.tsx'
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { HomeAnswer } from './HomeAnswer.tsx'
import curl from './samples/curl.sample?highlighted'
import { sampleLanguages, sampleNames } from '@/task-api/curl.ts'
import { StartLink } from '@/shared/StartLink.tsx'
import s from './home.module.css'

const loadSample = (id: CodeLanguage) => async () =>
  (await import('./more-samples.ts')).homeSamples[id]

const variants = sampleLanguages.map((id) => ({
  id,
  label: sampleNames[id],
  code: id === 'curl' ? curl : loadSample(id),
}))

/** cURL is in the page; the other languages load when one of them is chosen. */
function CodeSamples() {
  const { t } = useTranslation('home')
  return <CodeSample bare label={t('code.label')} variants={variants} />
}

const facts = ['subscription', 'price', 'refund'] as const

export function Hero() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  return (
    <div className="alice line-below">
      <Container className={`grid gap-7 ${s.hero}`}>
        <div className={s.offer}>
          <h1 className="display">
            {withGap(t('hero.title'))}
            <mark>{t('hero.mark')}</mark>
          </h1>
          <p className="lead">{t('hero.lead')}</p>
          <p className={`cluster gap-3 ${s.actions}`}>
            <StartLink>{common('nav.signUpLong')}</StartLink>
            <RouteLink
              to={{ id: 'pricing' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {common('notFound.pricing')}
            </RouteLink>
          </p>
          <ul className={s.facts}>
            {facts.map((fact) => (
              <li key={fact}>{t(`hero.fact.${fact}`)}</li>
            ))}
          </ul>
        </div>
        <div className={`panel clip ${s.board}`}>
          <GlyphBoard label={common('picture.glyphs')} />
          <CodeSamples />
          <HomeAnswer className={s.answer}>
            {'{"status": "ready", "solution": {"text": "'}
            <b>W9kHp</b>
            {'"}}'}
          </HomeAnswer>
        </div>
      </Container>
    </div>
  )
}
