import { useTranslation } from '@/i18n/use-translation.ts'
import { Card } from '@/ui/Card.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from '@/shared/chart/chart.module.css'

/** The placeholder of the figures. */
export function FigurePlaceholder() {
  const { t } = useTranslation()
  return (
    <Card>
      <SkeletonGroup label={t('loading')}>
        <Skeleton lines={3} />
        <Skeleton variant="block" className={s.hole} />
      </SkeletonGroup>
    </Card>
  )
}
