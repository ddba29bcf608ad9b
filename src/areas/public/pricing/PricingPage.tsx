import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { LivePart } from '@/shared/LivePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Card } from '@/ui/Card.tsx'
import { Container } from '@/ui/Container.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Section } from '@/ui/Section.tsx'
import { PriceAnatomy } from './PriceAnatomy.tsx'
import { PricePlaceholder } from './PricePlaceholder.tsx'
import s from './PricingPage.module.css'

const explorer = async () => (await import('./PriceExplorer.tsx')).PriceExplorer

const free = ['unsolved', 'refused', 'asking', 'wrong'] as const
const separate = ['proxy', 'labelling'] as const
const questions = ['change', 'limit', 'hundred', 'minimum'] as const

export default function PricingPage() {
  const { t } = useTranslation('pricing')
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} />
      <div className={s.hero}>
        <Container className={s.heroGrid}>
          <div className={s.intro}>
            <h1 className="display">
              {t('title.plain')}
              <mark>{t('title.marked')}</mark>
              {t('title.after')}
            </h1>
            <p className="lead">{t('lead')}</p>
          </div>
          <PriceAnatomy />
        </Container>
      </div>
      <LivePart
        onSight
        load={explorer}
        props={{}}
        fallback={<PricePlaceholder />}
        failed={<Lost />}
      />
      <Section title={t('free.title')}>
        <ul className={s.free}>
          {free.map((name) => (
            <li key={name}>
              <h3>{t(`free.${name}.title`)}</h3>
              <p className="quiet">{t(`free.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('other.title')} tone="alice">
        <div className={s.separate}>
          {separate.map((name) => (
            <Card key={name} title={t(`other.${name}.title`)}>
              <p className="quiet">{t(`other.${name}.text`)}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section title={t('faq.title')} width="narrow">
        {questions.map((name) => (
          <Disclosure key={name} summary={t(`faq.${name}.q`)} level={3}>
            <p>{t(`faq.${name}.a`)}</p>
          </Disclosure>
        ))}
        <div className={s.start}>
          <div>
            <p className="heading">{t('start.title')}</p>
            <p className="quiet">{t('start.text')}</p>
          </div>
          <RouteLink to={{ id: 'register' }} className={buttonClass({ size: 'lg' })}>
            {t('start.action')}
          </RouteLink>
        </div>
      </Section>
    </>
  )
}

/** The chunk of the price list cannot be had; the page is read without it. */
function Lost() {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  return (
    <Section title={t('list.title')}>
      <ErrorState
        level={3}
        title={common('error.chunk.title')}
        retryLabel={common('action.reload')}
        onRetry={() => location.reload()}
      >
        {common('error.chunk.text')}
      </ErrorState>
    </Section>
  )
}
