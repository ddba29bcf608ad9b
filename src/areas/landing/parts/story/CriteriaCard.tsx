import { useTranslation } from 'react-i18next'
import { criteria } from '../../model/story/criteria.ts'
import s from './story.module.css'

/** The criteria at a glance, beside the headline. */
export function CriteriaCard() {
  const { t } = useTranslation('accessibility')
  return (
    <div className={s.card}>
      <p className="heading">{t('card.title')}</p>
      <dl>
        {criteria.map(({ id, level }) => (
          <div key={id}>
            <dt>{t(`wcag.${id}.name`)}</dt>
            <dd>{t('card.level', { level })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
