import { useTranslation } from '@/i18n/use-translation.ts'
import { StepAnswer } from '@/ui/illustrations/StepAnswer.tsx'
import { StepRead } from '@/ui/illustrations/StepRead.tsx'
import { StepSend } from '@/ui/illustrations/StepSend.tsx'
import { Section } from '@/ui/Section.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import s from './home.module.css'

const people = ['developer', 'customer', 'worker'] as const

function Audience() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  return (
    <>
      <h3 className={`heading ${s.for}`}>{common('heading.who')}</h3>
      <ul className={`stack panel ${s.people}`}>
        {people.map((userType) => (
          <li key={userType} className={`row gap-2 pad-5 column ${s.person}`}>
            <h4 className="heading">{t(`who.${userType}.title`)}</h4>
            <p className="quiet">{t(`who.${userType}.text`)}</p>
            <RouteLink to={{ id: 'register', search: { userType } }}>
              {t(`who.${userType}.link`)}
              <Forward />
            </RouteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

const steps = [
  { id: 'send', Picture: StepSend },
  { id: 'read', Picture: StepRead },
  { id: 'answer', Picture: StepAnswer },
] as const

export function HowItWorks() {
  const { t } = useTranslation('home')
  return (
    <Section id="how" tone="alice" title={t('how.title')} className={s.section}>
      <ol className={`stack gap-8 gap-x-6 mt-7 ${s.steps}`}>
        {steps.map(({ id, Picture }, index) => (
          <li key={id} className={s.step}>
            <div className={`relative paper ${s.found}`}>
              <span className={`text-1 bold center ${s.tag}`} aria-hidden="true">
                {index + 1}
              </span>
              <Picture />
            </div>
            <h3>{t(`how.${id}.title`)}</h3>
            <p className="quiet">{t(`how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
      <Audience />
    </Section>
  )
}
