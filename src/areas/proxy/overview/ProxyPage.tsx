import { useTranslation } from '@/i18n/use-translation.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { BellDot, ChartArea, Key, MapPin, Repeat2, Users, Check, X } from 'lucide-react'
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
import { purchaseParam } from '@/routes/table/proxy.ts'
import { Points } from '@/shared/landing/Points.tsx'
import { proxyPools, proxyTypeGroups, typesOf } from '../product/proxy-types.ts'
import { Begin, HeroActions } from '../product/Begin.tsx'
import { CountryCards, TypeCards } from '../product/cards.tsx'
import { ProxyPricesSection } from '../prices/ProxyPricesSection.tsx'
import { loadProxyPrices } from '../prices/use-proxy-prices.ts'
import { formats, lineParts } from '../product/lines.ts'
import s from '../proxy.module.css'
import { SignInDialog } from './SignInDialog.tsx'

const steps = ['account', 'buy', 'user', 'check'] as const
const questions = ['choose', 'stay', 'see', 'broken', 'expire', 'tasks'] as const

export const loader = loadProxyPrices

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
      <ProxyPricesSection
        title={common('label.pricesNow')}
        lead={t('prices.lead')}
        tone="alice"
        only={proxyPools}
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
        <div className="stack gap-4 measure">
          <p>{t('traffic.both')}</p>
          <p>{t('traffic.less')}</p>
        </div>
      </Split>
      <Allowed />
      <Section title={t('places.title')} lead={t('places.lead')} tone="alice">
        <CountryCards slugs={proxyCountries} />
        <p className="mt-5">
          <RouteLink
            to={{ id: 'localProxies' }}
            className={`inline-row gap-1 text-2 bold ${s.way}`}
          >
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
      {proxyTypeGroups.map((group) => (
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
    <figure className={`panel ${s.anatomy}`}>
      <figcaption>{t('line.caption')}</figcaption>
      <div className={`row wrap align-end text-2 ${s.line}`} dir="ltr">
        {lineParts.map(({ id, text }, index) => (
          <code
            key={id}
            translate="no"
            className={`relative pad-y-1 pad-x-2 paper ${s.piece}`}
            data-tag={index + 1}
          >
            {text}
          </code>
        ))}
      </div>
      <ol className={`grid gap-3 line-above quiet text-2 ${s.legend}`}>
        {lineParts.map(({ id }) => (
          <li className="grid gap-3" key={id}>
            {t(`line.${id}`)}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** Opens after hydration, because the prerendered file serves all queries. */
function SignInToBuy() {
  const [params, setParams] = useSearchParams()
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (!live || params.get(purchaseParam) !== 'true') return null
  const close = (): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete(purchaseParam)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return <SignInDialog onClose={close} />
}

const points = [
  ['place', MapPin],
  ['session', Repeat2],
  ['access', Key],
  ['users', Users],
  ['alerts', BellDot],
  ['statistics', ChartArea],
] as const

/** What customers control: location, session, access and the rest. */
function Control() {
  const { t } = useTranslation('proxy')
  return (
    <Section title={t('control.title')}>
      <Points
        items={points.map(([id, Icon]) => ({
          id,
          title: t(`control.${id}.title`),
          text: t(`control.${id}.text`),
          icon: <Icon size={24} aria-hidden="true" />,
        }))}
      />
    </Section>
  )
}

const welcome = ['test', 'watch', 'ads', 'prices'] as const
const refused = ['fraud', 'spam', 'attack', 'will'] as const

/** The allowed uses of the proxies, and what closes an account. */
function Allowed() {
  const { t } = useTranslation('proxy')
  return (
    <Section title={t('allowed.title')} lead={t('allowed.lead')}>
      <div className={`stack gap-6 align-start ${s.pair}`}>
        <div>
          <h3 className="heading">{t('allowed.yes.title')}</h3>
          <ul className={`stack gap-3 mt-4 ${s.list}`}>
            {welcome.map((id) => (
              <li key={id}>
                <Check size={20} aria-hidden="true" />
                {t(`allowed.yes.${id}`)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="heading">{t('allowed.no.title')}</h3>
          <ul className={`stack gap-3 mt-4 ${s.list}`} data-kind="no">
            {refused.map((id) => (
              <li key={id}>
                <X size={20} aria-hidden="true" />
                {t(`allowed.no.${id}`)}
              </li>
            ))}
          </ul>
          <p className="mt-5">{t('allowed.end')}</p>
        </div>
      </div>
    </Section>
  )
}
