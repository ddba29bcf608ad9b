import { useTranslation } from 'react-i18next'
import s from './answer.module.css'

/** The answer of somebody else that is judged. */
export function Claim({ text }: { text: string | null }) {
  const { t } = useTranslation('desk')
  return (
    <p className={s.claim}>
      <span>{t('moderation.claim')}</span>
      <b translate="no">{text}</b>
    </p>
  )
}
