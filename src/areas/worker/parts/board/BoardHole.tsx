import { useTranslation } from 'react-i18next'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './board.module.css'

/** The place of the table until it has come, at its size; without scripts it says why it stays empty. */
export function BoardHole() {
  const { t } = useTranslation('hub')
  return (
    <div className={s.board}>
      <p className={s.still}>{t('board.still')}</p>
      <SkeletonGroup label={t('board.loading')} className={s.hole}>
        <Skeleton variant="block" className={s.holeTools} />
        <Skeleton variant="block" className={s.holeTable} />
      </SkeletonGroup>
    </div>
  )
}
