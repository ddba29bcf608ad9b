import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { GlyphBoard } from '@/ui/illustrations/GlyphBoard.tsx'
import { Section } from '@/ui/Section.tsx'
import { Sides } from './Sides.tsx'
import s from '../landing.module.css'

const way = ['send', 'take', 'read', 'back'] as const
const kinds = [
  { id: 'text', slug: 'image-picture-captcha-solver' },
  { id: 'math', slug: 'math-captcha' },
  { id: 'audio', slug: 'audio-captcha' },
  { id: 'rotate', slug: 'rotatecaptcha' },
  { id: 'click', slug: 'clickcaptcha' },
  { id: 'grid', slug: 'grid-captcha' },
  { id: 'slider', slug: 'slider-captcha' },
  // There are many token types, so this links to their list.
  { id: 'token', slug: null },
] as const
const failures = ['touch', 'sense', 'new', 'words', 'noise', 'doubt'] as const
const allowed = ['own', 'agreed', 'access', 'data', 'study'] as const
const forbidden = ['accounts', 'passwords', 'tickets', 'spam', 'private'] as const
const questions = ['legal', 'program', 'doubt'] as const

/** How captchas are read: an explanation rather than an offer to bypass them. */
export default function BreakCaptchaPage() {
  const { t } = useTranslation('breakCaptcha')
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
            <RouteLink to={{ id: 'captchaTypes' }} className={buttonClass({ size: 'lg' })}>
              {common('link.allTypes')}
            </RouteLink>
            <RouteLink
              to={{ id: 'libraries' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {t('hero.samples')}
            </RouteLink>
          </>
        }
        aside={
          <div className="panel clip">
            <GlyphBoard label={common('picture.glyphs')} />
          </div>
        }
      />
      <Split title={t('what.title')}>
        <div className="stack gap-4 measure">
          <p>{t('what.first')}</p>
          <p>{t('what.second')}</p>
        </div>
      </Split>
      <Section title={t('way.title')} lead={t('way.lead')} tone="alice">
        <Steps
          items={way.map((id) => ({ id, title: t(`way.${id}.title`), text: t(`way.${id}.text`) }))}
        />
      </Section>
      <Section title={t('kinds.title')}>
        <LinkCards
          items={kinds.map(({ id, slug }) => ({
            id,
            to: slug ? { id: 'captchaType', slugs: { slug } } : { id: 'captchaTypes' },
            title: t(`kinds.${id}`),
          }))}
        />
      </Section>
      <Section title={t('fail.title')} tone="alice">
        <Points
          items={failures.map((id) => ({
            id,
            title: t(`fail.${id}.title`),
            text: t(`fail.${id}.text`),
          }))}
        />
      </Section>
      <Split title={t('ocr.title')}>
        <p className="stack gap-4 measure">{t('ocr.text')}</p>
      </Split>
      <Section title={t('rules.title')} tone="alice">
        <Sides
          yes={{ title: t('rules.yes.title'), items: allowed.map((id) => t(`rules.yes.${id}`)) }}
          no={{ title: t('rules.no.title'), items: forbidden.map((id) => t(`rules.no.${id}`)) }}
        />
        <p className={`row wrap mt-5 quiet text-2 ${s.after}`}>{t('rules.end')}</p>
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

export const structured: Structured = (context) => [faqPage(context, 'breakCaptcha:faq', questions)]
