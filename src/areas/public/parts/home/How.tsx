import { useTranslation } from 'react-i18next'
import { StepAnswer } from '@/ui/illustrations/StepAnswer.tsx'
import { StepRead } from '@/ui/illustrations/StepRead.tsx'
import { StepSend } from '@/ui/illustrations/StepSend.tsx'
import { Section } from '@/ui/Section.tsx'
import { Audience } from './Audience.tsx'
import f from './Found.module.css'
import s from './How.module.css'

const steps = [
  { id: 'send', Picture: StepSend },
  { id: 'read', Picture: StepRead },
  { id: 'answer', Picture: StepAnswer },
] as const

export function How() {
  const { t } = useTranslation('home')
  return (
    <Section id="how" tone="alice" title={t('how.title')} className={s.section}>
      <ol className={s.steps}>
        {steps.map(({ id, Picture }, index) => (
          <li key={id} className={s.step}>
            <div className={f.found}>
              <span className={f.tag} aria-hidden="true">
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
