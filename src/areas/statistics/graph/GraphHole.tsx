import { useTranslation } from 'react-i18next'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from '../statistics.module.css'

/** The place of a graph while it is on its way. */
export function GraphHole() {
  const { t } = useTranslation('statistics')
  const { t: common } = useTranslation()
  return (
    <>
      <SkeletonGroup label={common('loading')}>
        <Skeleton variant="block" className={s.hole} />
      </SkeletonGroup>
      <p className={s.still}>{t('graph.still')}</p>
    </>
  )
}
