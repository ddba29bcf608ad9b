import { useTranslation } from 'react-i18next'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './uploads.module.css'

/** The place of a table that is on its way. */
export function TableHole() {
  const { t } = useTranslation('uploads')
  return (
    <SkeletonGroup label={t('list.caption')} className={s.hole}>
      {Array.from({ length: 9 }, (_, row) => (
        <div key={row} className={s.holeRow}>
          <Skeleton size="s" />
          <Skeleton size={row % 2 ? 'm' : 'l'} />
          <Skeleton size="s" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
