import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { proxyCountries } from '@/routes/slugs/proxy-countries.ts'
import { Faq } from '@/shared/landing/Faq.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { Section } from '@/ui/Section.tsx'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { pools, groups, typesOf } from '../product/proxy-types.ts'
import { Allowed } from './Allowed.tsx'
import { Begin, HeroActions } from '../product/Begin.tsx'
import { CountryCards, TypeCards } from '../product/cards.tsx'
import { Control } from './Control.tsx'
import { SignInToBuy } from './SignInToBuy.tsx'
import { Prices } from '../prices/Prices.tsx'
import { formats, lineParts } from '../product/lines.ts'
import s from '../product/proxy.module.css'

const steps = ['account', 'buy', 'user', 'check'] as const
const questions = ['choose', 'stay', 'see', 'broken', 'expire', 'tasks'] as const

/** The proxy product, for people who do not have it yet. */
export default function ProxyPage() {
  const { t } = useTranslation('proxy')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead priced title={t('head.title')} description={t('head.description')} />
      <PageHero
        title={t('hero.title')}
        mark={t('hero.mark')}
        lead={t('hero.lead')}
        actions={<HeroActions />}
        facts={[t('hero.fact.protocols'), t('hero.fact.access'), t('hero.fact.session')]}
        aside={<LineAnatomy />}
      />
      <Kinds />
      <Prices
        title={common('label.pricesNow')}
        lead={t('prices.lead')}
        tone="alice"
        only={pools}
        look="full"
      />
      <Section title={t('start.title')}>
        <Steps
          items={steps.map((id) => ({
            id,
            title: t(`start.${id}.title`),
            text: t(`start.${id}.text`),
          }))}
        />
      </Section>
      <Formats />
      <Control />
      <Split title={t('traffic.title')} tone="alice">
        <div className={s.text}>
          <p>{t('traffic.both')}</p>
          <p>{t('traffic.less')}</p>
        </div>
      </Split>
      <Allowed />
      <Section title={t('places.title')} lead={t('places.lead')} tone="alice">
        <CountryCards slugs={proxyCountries} />
        <p className={s.after}>
          <RouteLink to={{ id: 'localProxies' }} className={s.way}>
            {t('local.changes.title')} <Forward />
          </RouteLink>
        </p>
      </Section>
      <Faq
        title={common('heading.questions')}
        items={questions.map((id) => ({ id, q: t(`faq.${id}.q`), a: t(`faq.${id}.a`) }))}
      />
      <Begin />
      <SignInToBuy />
    </>
  )
}

export const structured: Structured = (context) => [faqPage(context, 'proxy:faq', questions)]

/** One proxy in the generator's formats. */
function Formats() {
  const { t } = useTranslation('proxy')
  return (
    <Split title={t('formats.title')} lead={t('formats.lead')}>
      <CodeSample label={t('formats.label')} variants={formats} />
    </Split>
  )
}

/** The ten pages of proxy kinds, by topic. */
function Kinds() {
  const { t } = useTranslation('proxy')
  return (
    <Section title={t('kinds.title')}>
      {groups.map((group) => (
        <div key={group} className={s.group}>
          <h3 className="heading">{t(`group.${group}`)}</h3>
          <TypeCards slugs={typesOf(group)} />
        </div>
      ))}
    </Section>
  )
}

/** The parts of a line of settings, framed and numbered. */
function LineAnatomy() {
  const { t } = useTranslation('proxy')
  return (
    <figure className={s.anatomy}>
      <figcaption>{t('line.caption')}</figcaption>
      <div className={s.line} translate="no" dir="ltr">
        {lineParts.map(({ id, text }, index) => (
          <code key={id} className={s.piece} data-tag={index + 1}>
            {text}
          </code>
        ))}
      </div>
      <ol className={s.legend}>
        {lineParts.map(({ id }) => (
          <li key={id}>{t(`line.${id}`)}</li>
        ))}
      </ol>
    </figure>
  )
}
