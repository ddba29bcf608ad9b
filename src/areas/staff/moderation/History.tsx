import { useTranslation } from 'react-i18next'
import type { Decision } from '@/api/contract/moderation.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import s from './moderation.module.css'

const actions = ['approved', 'rejected', 'spam', 'restored'] as const

/** What was decided, by whom and why; newest first. */
export function History({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  if (decisions.length === 0) return null
  return (
    <section aria-labelledby="decisions">
      <h3 id="decisions">{t('history.title')}</h3>
      <ol className={s.history}>
        {decisions.map(({ at, by, action, comment }) => {
          const name = known(actions, action)
          return (
            <li key={`${at} ${action}`}>
              <p>
                <strong>{name ? t(`history.${name}`) : plainCode(action)}</strong>{' '}
                <span className="quiet small">
                  {[by, at && format.date(at, 'dateTime')].filter(Boolean).join(format.comma)}
                </span>
              </p>
              {comment && <p>{comment}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
