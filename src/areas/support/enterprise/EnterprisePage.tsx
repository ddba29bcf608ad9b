import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { Faq } from '@/shared/landing/Faq.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { ReplyArt } from './ReplyArt.tsx'
import s from '../support.module.css'

const points = ['time', 'queue', 'channels'] as const
const questions = ['missed', 'renew', 'free'] as const
const loadPlans = async () => (await import('./Plans.tsx')).Plans
const words = ['shell'] as const

/** Support with a guaranteed response time: plans, conditions and purchase. */
export default function EnterprisePage() {
  const { t } = useTranslation('enterprise')
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} />
      <PageHero
        title={t('title')}
        mark={t('mark')}
        lead={t('lead')}
        actions={
          <a href="#plans" className={buttonClass({ size: 'lg' })}>
            {t('see')}
          </a>
        }
        aside={<ReplyArt />}
      />
      <Section title={t('points.title')}>
        <Points
          items={points.map((id) => ({
            id,
            title: t(`points.${id}.title`),
            text: t(`points.${id}.text`),
          }))}
        />
      </Section>
      <Section id="plans" title={t('plans.title')} tone="alice">
        <LatePart
          load={loadPlans}
          ns={words}
          props={{}}
          fallback={
            <SkeletonGroup label={t('plans.loading')} className={s.enterpriseWaiting}>
              <Skeleton lines={12} />
            </SkeletonGroup>
          }
          failed={<PartLost level={3} />}
        />
      </Section>
      <Faq
        title={t('faq.title')}
        items={questions.map((id) => ({ id, q: t(`faq.${id}.q`), a: t(`faq.${id}.a`) }))}
      />
    </>
  )
}

export const structured: Structured = (context) => [faqPage(context, 'enterprise:faq', questions)]
