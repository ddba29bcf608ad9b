import { useTranslation } from 'react-i18next'
import type { Place } from '@/api/contract/worker.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import s from './board.module.css'

/** One's own place, where the rows that are shown do not reach it. */
export function Mine({ place: { rank, solved, accuracy } }: { place: Place }) {
  const { t } = useTranslation('hub')
  const format = formatFor(useLocale())
  return (
    <section aria-label={t('board.mine.title')} className={s.mine}>
      <p>{t('board.mine.title')}</p>
      <p>
        <b>{t('board.mine.place', { rank: format.number(rank) })}</b>
        {' · '}
        {t('board.mine.text', { count: solved, number: format.number(solved) })}
        {accuracy !== null && ` · ${t('board.column.accuracy')} ${format.percent(accuracy)}`}
      </p>
    </section>
  )
}
