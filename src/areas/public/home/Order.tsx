import { useTranslation } from 'react-i18next'
import { Section } from '@/ui/Section.tsx'
import s from './Order.module.css'
import { OrderForm } from './OrderForm.tsx'
import split from './Split.module.css'

const next = ['confirm', 'fund', 'send'] as const

/** The place for visitors who want to order without an account. The guards know its id. */
export function Order() {
  const { t } = useTranslation('home')
  return (
    <Section
      id="order-captchas"
      tone="alice"
      aria-labelledby="order-title"
      className={split.section}
    >
      <div className={s.order}>
        <div className={split.words}>
          <h2 id="order-title" className="title">
            {t('order.title')}
          </h2>
          <p className="quiet">{t('order.lead')}</p>
          <h3 className={s.next}>{t('order.next')}</h3>
          <ol className={s.steps}>
            {next.map((step) => (
              <li key={step}>{t(`order.${step}`)}</li>
            ))}
          </ol>
        </div>
        <OrderForm />
      </div>
    </Section>
  )
}
