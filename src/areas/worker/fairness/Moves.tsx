import { useTranslation } from 'react-i18next'
import type { Fairness } from '@/api/contract/worker-account.ts'
import { known } from '@/lib/known.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import s from './fairness.module.css'

const reasons = ['solved_1000', 'mistakes', 'dispute_won', 'bonus'] as const

/** The changes of the reputation, newest first. */
export function Moves({ moves }: { moves: Fairness['moves'] }) {
  const { t } = useTranslation('fairness')
  const format = useFormat()
  if (moves.length === 0) return null
  return (
    <div className={s.part}>
      <h3>{t('moves.title')}</h3>
      <p className={s.quiet}>{t('moves.text')}</p>
      <PartedList as="ul" rows={moves} className={s.moves}>
        {({ at, change, reason, after }) => (
          <li key={at}>
            <b data-tone={change < 0 ? 'bad' : 'ok'}>
              {change < 0 ? '−' : '+'}
              {format.number(Math.abs(change))}
            </b>
            <span>{t(`moves.${known(reasons, reason) ?? 'other'}`)}</span>
            <span className={s.quiet}>
              {format.date(at, 'date')} · {t('moves.after', { after: format.number(after) })}
            </span>
          </li>
        )}
      </PartedList>
    </div>
  )
}
