import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { usePageOf } from '@/i18n/page-context.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import type { LinkCard } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { automationTools } from './tools.ts'
import { PagePicture } from './PagePicture.tsx'

const uses = ['qa', 'legible', 'research'] as const
const steps = ['open', 'take', 'send', 'check'] as const
const errors = ['first', 'second', 'third'] as const
const instead = ['off', 'keys', 'fixed'] as const
const refused = ['foreign', 'inject', 'hide'] as const
const questions = ['element', 'size', 'pipeline', 'playwright'] as const

/**
 * One template for the browser automation libraries: a picture of the reader's own test page, and
 * what a person reads in it.
 */
export default function AutomationPage() {
  const tool = usePageOf(automationTools)
  const { t } = useTranslation('automation')
  const { t: common } = useTranslation()
  const { variants, languages, other } = automationTools[tool]
  const ways: LinkCard[] = [
    {
      id: 'image',
      to: { id: 'captchaType', slugs: { slug: 'image-picture-captcha-solver' } },
      title: t('ways.image.title'),
      text: t('ways.image.text'),
    },
    ...languages.map(({ id, name }): LinkCard => ({
      id,
      to: { id: 'library', slugs: { lang: id } },
      title: name,
      text: t('ways.library'),
    })),
    {
      id: other,
      to: { id: other },
      title: other === 'selenium' ? 'Selenium' : 'Puppeteer',
      text: t(`ways.${other}`),
    },
    {
      id: 'access',
      to: { id: 'accessibility' },
      title: common('nav.crumb.accessibility'),
      text: t('ways.access.text'),
    },
  ]
  return (
    <>
      <PageHead title={t(`tool.${tool}.title`)} description={t(`tool.${tool}.description`)} />
      <PageHero
        title={t(`tool.${tool}.h1`)}
        mark={t(`tool.${tool}.mark`)}
        lead={t(`tool.${tool}.lead`)}
        actions={
          <>
            <StartLink>{common('nav.getApiKey')}</StartLink>
            <RouteLink
              to={{ id: 'libraries' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {t('samples')}
            </RouteLink>
          </>
        }
        facts={[t(`tool.${tool}.fact.version`), t(`tool.${tool}.fact.packages`)]}
        aside={<PagePicture label={t('picture')} />}
      />
      <Section title={t('use.title')}>
        <Points
          items={uses.map((id) => ({
            id,
            title: t(`tool.${tool}.use.${id}.title`),
            text: t(`tool.${tool}.use.${id}.text`),
          }))}
        />
      </Section>
      <Section title={common('label.fullProgram')} lead={t(`tool.${tool}.code`)} tone="alice">
        <CodeSample label={t('code.label')} variants={variants} />
        <p className="quiet text-2 mt-3">{t('code.note')}</p>
      </Section>
      <Section title={t('steps.title')}>
        <Steps
          items={steps.map((id) => ({
            id,
            title: t(`tool.${tool}.steps.${id}.title`),
            text: t(`tool.${tool}.steps.${id}.text`),
          }))}
        />
      </Section>
      <Section title={t(`tool.${tool}.errors.title`)} tone="alice">
        <Points
          items={errors.map((id) => ({
            id,
            title: t(`tool.${tool}.errors.${id}.title`),
            text: t(`tool.${tool}.errors.${id}.text`),
          }))}
        />
      </Section>
      <Section title={t('prefer.title')} lead={t('prefer.lead')}>
        <Points
          items={instead.map((id) => ({
            id,
            title: t(`prefer.${id}.title`),
            text: t(`prefer.${id}.text`),
          }))}
        />
      </Section>
      <Section title={t('not.title')} tone="alice">
        <Points
          items={refused.map((id) => ({
            id,
            title: t(`not.${id}.title`),
            text: t(`not.${id}.text`),
          }))}
        />
      </Section>
      <Faq
        title={common('heading.questions')}
        items={questions.map((id) => ({
          id,
          q: t(`tool.${tool}.faq.${id}.q`),
          a: t(`tool.${tool}.faq.${id}.a`),
        }))}
      />
      <Section title={t('ways.title')} tone="alice">
        <LinkCards items={ways} />
      </Section>
      <CallBand
        title={t('call.title')}
        actions={<StartLink>{common('nav.signUpLong')}</StartLink>}
      />
    </>
  )
}

export const structured: Structured = (context) => [
  faqPage(context, `automation:tool.${context.page.id}.faq`, questions),
]
