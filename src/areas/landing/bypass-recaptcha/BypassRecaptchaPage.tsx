import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import type { PriceItem } from '@/api/contract/public.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { compare } from '@/lib/decimal.ts'
import { useCurrency } from '@/session/currency.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { loadPrices } from '@/shared/load-figures.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { Money, moneyText } from '@/ui/Money.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { bySlug } from '../captcha-types/standings.ts'
import task from './recaptcha.json.sample?highlighted'

const offers = [
  { id: 'v2', slug: 'recaptcha_v2' },
  { id: 'callback', slug: 'recaptcha-v2-callback' },
  { id: 'invisible', slug: 'recaptcha-v2-invisible' },
  { id: 'enterprise', slug: 'recaptcha_enterprise' },
  { id: 'v3', slug: 'recaptcha_v3' },
  { id: 'v3e', slug: 'recaptcha-v3-enterprise' },
] as const
export const loader = loadPrices

const steps = ['send', 'wait', 'verify'] as const
const people = ['own', 'access', 'agreed'] as const
const first = ['keys', 'mock', 'other'] as const
const refused = ['foreign', 'inject', 'harm'] as const
const questions = ['bypass', 'refused', 'money', 'proxy', 'google'] as const

/** The offers for reCAPTCHA, who they are for, and their limits. */
export default function BypassRecaptchaPage() {
  const { t } = useTranslation('bypassRecaptcha')
  const { t: common } = useTranslation()
  const { t: nameOf } = useTranslation('captchaNames')
  const locale = useLocale()
  const { currency } = useCurrency()
  const { language } = usePage()
  const { data } = publicApi.useCustomerPricesQuery({ currency, language })
  const prices = data && bySlug(data)
  const lowest = offers
    .flatMap(({ slug }) => prices?.get(slug)?.per1000 ?? [])
    .toSorted((a, b) => compare(a.amount, b.amount))[0]
  return (
    <>
      <PageHead priced title={t('head.title')} description={t('head.description')} />
      <PageHero
        title={t('hero.title')}
        mark={t('hero.mark')}
        lead={t('hero.lead')}
        actions={
          <>
            <StartLink>{common('nav.getApiKey')}</StartLink>
            <RouteLink
              to={{ id: 'captchaTypes' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {common('link.allTypes')}
            </RouteLink>
          </>
        }
        facts={[
          <RouteLink key="price" to={{ id: 'pricing' }}>
            {lowest
              ? t('hero.price', { price: moneyText(lowest.amount, lowest.currency, locale) })
              : common('notFound.pricing')}
          </RouteLink>,
        ]}
        aside={
          <CodeSample
            label={t('hero.label')}
            variants={[{ id: 'json', label: 'JSON', code: task }]}
          />
        }
      />
      <Split title={t('what.title')}>
        <div className="stack gap-4 measure">
          <p>{t('what.first')}</p>
          <p>{t('what.second')}</p>
          <p>{t('what.third')}</p>
        </div>
      </Split>
      <Section title={t('offer.title')} tone="alice">
        <LinkCards
          items={offers.map(({ id, slug }) => ({
            id,
            to: { id: 'captchaType', slugs: { slug } },
            title: nameOf(slug),
            text: t(`offer.${id}`),
            aside: <Price item={prices?.get(slug)} />,
          }))}
        />
      </Section>
      <Section title={t('steps.title')}>
        <Steps
          items={steps.map((id) => ({
            id,
            title: t(`steps.${id}.title`),
            text: t(`steps.${id}.text`),
          }))}
        />
      </Section>
      <Section title={common('heading.who')} tone="alice">
        <Points
          items={people.map((id) => ({
            id,
            title: t(`who.${id}.title`),
            text: t(`who.${id}.text`),
          }))}
        />
      </Section>
      <Section title={t('first.title')}>
        <Points
          items={first.map((id) => ({
            id,
            title: t(`first.${id}.title`),
            text: t(`first.${id}.text`),
          }))}
        />
        <p className="cluster gap-1 gap-x-4 mt-5 quiet text-2">
          <span>{t('first.sources')}</span>
          {sources.map(({ id, href }) => (
            <a key={id} href={href} hrefLang="en">
              {t(`first.source.${id}`)}
            </a>
          ))}
        </p>
      </Section>
      <Section title={t('not.title')} lead={t('not.lead')} tone="alice">
        <Points
          columns={2}
          items={refused.map((id) => ({
            id,
            title: t(`not.${id}.title`),
            text: t(`not.${id}.text`),
          }))}
        />
      </Section>
      <Faq
        title={common('heading.questions')}
        items={questions.map((id) => ({ id, q: t(`faq.${id}.q`), a: t(`faq.${id}.a`) }))}
      />
      <CallBand
        title={t('call.title')}
        actions={<StartLink>{common('nav.signUpLong')}</StartLink>}
      />
    </>
  )
}

function Price({ item }: { item: PriceItem | undefined }) {
  const locale = useLocale()
  return item && <Money {...item.per1000} locale={locale} />
}

/** How long a token is good for, and the keys with which every check passes. */
const sources = [
  { id: 'verify', href: 'https://developers.google.com/recaptcha/docs/verify' },
  { id: 'faq', href: 'https://developers.google.com/recaptcha/docs/faq' },
] as const

export const structured: Structured = (context) => [
  faqPage(context, 'bypassRecaptcha:faq', questions),
]
