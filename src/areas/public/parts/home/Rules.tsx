import { useTranslation } from 'react-i18next'
import s from './Kinds.module.css'

const rules = ['pay', 'refund', 'complain', 'worker'] as const

export function Rules() {
  const { t } = useTranslation('home')
  return (
    <>
      <h3 className={`heading ${s.head}`}>{t('fair.title')}</h3>
      <ul className={s.rules}>
        {rules.map((rule) => (
          <li key={rule} className={s.rule} data-back={rule === 'refund' || undefined}>
            <h4>{t(`fair.${rule}.title`)}</h4>
            <p>{t(`fair.${rule}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
