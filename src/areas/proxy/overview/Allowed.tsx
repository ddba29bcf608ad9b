import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/ui/Section.tsx'
import s from '../product/proxy.module.css'

const welcome = ['test', 'watch', 'ads', 'prices'] as const
const refused = ['fraud', 'spam', 'attack', 'will'] as const

/** The allowed uses of the proxies, and what closes an account. */
export function Allowed() {
  const { t } = useTranslation('proxy')
  return (
    <Section title={t('allowed.title')} lead={t('allowed.lead')}>
      <div className={s.pair}>
        <div>
          <h3 className="heading">{t('allowed.yes.title')}</h3>
          <ul className={s.list}>
            {welcome.map((id) => (
              <li key={id}>
                <Check size={20} aria-hidden="true" />
                {t(`allowed.yes.${id}`)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="heading">{t('allowed.no.title')}</h3>
          <ul className={s.list} data-kind="no">
            {refused.map((id) => (
              <li key={id}>
                <X size={20} aria-hidden="true" />
                {t(`allowed.no.${id}`)}
              </li>
            ))}
          </ul>
          <p className={s.after}>{t('allowed.end')}</p>
        </div>
      </div>
    </Section>
  )
}
