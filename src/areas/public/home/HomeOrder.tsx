import { useTranslation } from '@/i18n/use-translation.ts'
import { Section } from '@/ui/Section.tsx'
import s from './home.module.css'
import { OrderForm } from './OrderForm.tsx'

const next = ['confirm', 'fund', 'send'] as const

/** The place for visitors who want to order without an account. The guards know its id. */
export function HomeOrder() {
  const { t } = useTranslation('home')
  return (
    <Section
      id="order-captchas"
      tone="alice"
      aria-labelledby="order-title"
      className={s.splitSection}
    >
      <div className={`stack gap-7 ${s.order}`}>
        <div className={`stack gap-4 content-start measure ${s.words}`}>
          <h2 id="order-title" className="title">
            {t('order.title')}
          </h2>
          <p className="quiet">{t('order.lead')}</p>
          <h3 className="text-3 mt-4">{t('order.next')}</h3>
          <ol className={`grid gap-3 ${s.orderSteps}`}>
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
