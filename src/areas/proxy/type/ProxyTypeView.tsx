import { Check, CornerDownRight } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyType } from '@/routes/slugs/proxy-types.ts'
import { Faq } from '@/shared/landing/Faq.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Section } from '@/ui/Section.tsx'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { proxyTable } from '../product/proxy-types.ts'
import { Begin, HeroActions } from '../product/Begin.tsx'
import { TypeCards } from '../product/cards.tsx'
import { FactCard } from '../product/FactCard.tsx'
import { ProxyPricesSection } from '../prices/ProxyPricesSection.tsx'
import { RouteArt } from './RouteArt.tsx'
import { twoQuestions } from '../product/two-questions.ts'
import { exampleProxyUrl } from '../product/lines.ts'
import type { Protocol } from '../product/proxy-types.ts'
import curl from './request.curl.sample?highlighted'
import python from './request.python.sample?highlighted'
import s from '../proxy.module.css'
import { withGap } from '@/lib/sentences.ts'

// Proper names, the same in every language.
const variants = [
  { id: 'curl', label: 'cURL', code: curl },
  { id: 'python', label: 'Python', code: python },
] as const

/** A request to the reader's own page through the proxy. */
function FirstRequest({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation('proxy')
  return (
    <CodeSample
      label={t('type.codeLabel')}
      variants={variants}
      values={{
        PROXY_URL: exampleProxyUrl(protocol),
        INSTALL: protocol === 'socks5' ? 'pip install "requests[socks]"' : 'pip install requests',
      }}
    />
  )
}

const good = ['good1', 'good2', 'good3'] as const
const bad = ['bad1', 'bad2'] as const

/** The page of a kind of proxy. Its row and its words hold what is specific to it. */
/** A name that follows a comma has no capital, unless it is an abbreviation. */
const withinList = (name: string): string =>
  name === name.toUpperCase() ? name : name.charAt(0).toLowerCase() + name.slice(1)

export function ProxyTypeView({ slug }: { slug: ProxyType }) {
  const { t } = useTranslation('proxy')
  const { t: own } = useTranslation('proxyType')
  const { group, pools, protocols, session, instead, related } = proxyTable[slug]
  const facts = [
    {
      id: 'pools',
      name: t('group.pool'),
      value: pools
        .map((pool) => t(`kinds.${pool}.name`))
        .map((name, index) => (index === 0 ? name : withinList(name)))
        .join(t('type.comma')),
    },
    {
      id: 'protocols',
      name: t('type.protocols'),
      value: protocols.map((protocol) => protocol.toUpperCase()).join(t('type.comma')),
    },
    { id: 'session', name: t('control.session.title'), value: t(`type.${session}`) },
    { id: 'access', name: t('control.access.title'), value: t('hero.fact.access') },
  ]
  return (
    <>
      <PageHero
        over={<Badge tone="info">{t(`group.${group}`)}</Badge>}
        title={own(`about.${slug}.heading`)}
        mark={own(`about.${slug}.mark`)}
        lead={own(`about.${slug}.lead`)}
        actions={<HeroActions />}
        aside={
          <FactCard tag={t('type.glance')} facts={group === 'pool' ? facts.slice(1) : facts}>
            <RouteArt slug={slug} />
          </FactCard>
        }
      />
      <Split title={t('type.what')}>
        <div className="stack gap-4 measure">
          <p>{own(`about.${slug}.what1`)}</p>
          <p>{own(`about.${slug}.what2`)}</p>
        </div>
      </Split>
      <Section title={t('type.fit')} tone="alice">
        <div className={`stack gap-6 align-start ${s.pair}`}>
          <div>
            <h3 className="heading">{t('type.good')}</h3>
            <ul className={`stack gap-3 mt-4 ${s.list}`}>
              {good.map((id) => (
                <li key={id}>
                  <Check size={20} aria-hidden="true" />
                  {own(`about.${slug}.${id}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="heading">{t('type.instead')}</h3>
            <ul className={`stack gap-3 mt-4 ${s.list}`} data-kind="instead">
              {bad.map((id, index) => {
                const other = instead[index] ?? instead[0]
                return (
                  <li key={id}>
                    <CornerDownRight size={20} aria-hidden="true" />
                    <span>
                      {withGap(own(`about.${slug}.${id}`))}
                      <RouteLink to={{ id: 'proxyType', params: { slug: other } }}>
                        {t('type.take', { name: t(`kinds.${other}.name`) })}
                      </RouteLink>
                    </span>
                  </li>
                )
              })}
            </ul>
          </div>
        </div>
      </Section>
      <ProxyPricesSection
        title={t('type.price')}
        lead={t(group === 'pool' ? 'prices.lead' : 'type.priceLead')}
        only={pools}
        look={group === 'pool' ? 'tiers' : 'short'}
      />
      <Split title={t('type.code')} lead={t('type.codeLead')} tone="alice">
        <FirstRequest protocol={protocols[0]} />
      </Split>
      <Faq
        title={t('type.faq')}
        items={twoQuestions.map((id) => ({
          id,
          q: own(`about.${slug}.faq.${id}.q`),
          a: own(`about.${slug}.faq.${id}.a`),
        }))}
      />
      <Section title={t('type.related')} tone="alice">
        <TypeCards slugs={related} />
      </Section>
      <Begin />
    </>
  )
}
