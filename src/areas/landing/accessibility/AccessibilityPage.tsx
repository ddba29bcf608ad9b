import { Check } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Forward } from '@/ui/Forward.tsx'
import { Section } from '@/ui/Section.tsx'
import { Criteria } from './Criteria.tsx'
import { ThreeReaders } from './ThreeReaders.tsx'
import s from '../landing.module.css'

const people = ['sight', 'hearing', 'reading', 'memory', 'hands', 'language'] as const
const instead = ['measure', 'trap', 'confirm', 'work', 'later', 'person'] as const
const fair = ['own', 'private', 'seen', 'back'] as const
const questions = ['audio', 'law', 'invisible', 'alt', 'test'] as const

/**
 * Captchas as a barrier: whom they exclude, what WCAG requires, better alternatives, and where a
 * person may help.
 */
export default function AccessibilityPage() {
  const { t } = useTranslation('accessibility')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} />
      <PageHero
        title={t('hero.title')}
        mark={t('hero.mark')}
        lead={t('hero.lead')}
        actions={
          <>
            <RouteLink to={{ id: 'captchaWorkaround' }} className={buttonClass({ size: 'lg' })}>
              {t('hero.workaround')}
            </RouteLink>
            <a href="#wcag" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              {t('wcag.title')}
            </a>
          </>
        }
        aside={<ThreeReaders />}
      />
      <Section title={t('who.title')}>
        <Points
          items={people.map((id) => ({
            id,
            title: t(`who.${id}.title`),
            text: t(`who.${id}.text`),
          }))}
        />
      </Section>
      <Section id="wcag" title={t('wcag.title')} lead={t('wcag.lead')} tone="alice">
        <Criteria />
      </Section>
      <Section title={t('instead.title')}>
        <Points
          items={instead.map((id) => ({
            id,
            title: t(`instead.${id}.title`),
            text: t(`instead.${id}.text`),
          }))}
        />
      </Section>
      <Split title={t('help.title')} tone="alice">
        <div className="stack gap-4 measure">
          <p>{t('help.first')}</p>
          <p>{t('help.second')}</p>
          <div>
            <h3 className="heading">{t('help.points.title')}</h3>
            <ul className={`stack gap-3 mt-4 ${s.ticks}`}>
              {fair.map((id) => (
                <li key={id}>
                  <Check size={20} aria-hidden="true" />
                  {t(`help.points.${id}`)}
                </li>
              ))}
            </ul>
          </div>
          <p className={`row wrap mt-5 quiet text-2 ${s.after}`}>
            <RouteLink to={{ id: 'extension' }}>
              {t('help.extension')} <Forward />
            </RouteLink>
            <RouteLink to={{ id: 'captchaWorkaround' }}>
              {t('help.workaround')} <Forward />
            </RouteLink>
          </p>
        </div>
      </Split>
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

export const structured: Structured = (context) => [
  faqPage(context, 'accessibility:faq', questions),
]
