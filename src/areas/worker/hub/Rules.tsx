import { useTranslation } from 'react-i18next'
import s from './hub.module.css'

const levels = ['pause', 'moderation', 'training', 'closed'] as const

/** The levels of suspension, in order of severity. */
export function Ladder() {
  const { t } = useTranslation('hub')
  return (
    <ol className={s.ladder}>
      {levels.map((level, index) => (
        <li key={level}>
          <span className={s.level} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="heading">{t(`hub.ladder.${level}.title`)}</h3>
          <p className="quiet">{t(`hub.ladder.${level}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

const moments = ['before', 'after', 'held', 'withdraw', 'sent', 'deposit'] as const

/** How a task's money moves. */
export function PayTrail() {
  const { t } = useTranslation('hub')
  return (
    <dl className={s.trail}>
      {moments.map((moment) => (
        <div key={moment}>
          <dt>{t(`hub.pay.${moment}.title`)}</dt>
          <dd>{t(`hub.pay.${moment}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}
