import { useTranslation } from '@/i18n/use-translation.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from '../statistics.module.css'

/** The placeholder of a graph. */
export function GraphPlaceholder() {
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
