import { useTranslation } from '@/i18n/use-translation.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from '../software.module.css'

/** The placeholder of the reviews. */
export function ReviewsPlaceholder() {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  return (
    <section aria-labelledby="reviews" className="stack gap-5">
      <h2 id="reviews" className="title">
        {t('reviews.title')}
      </h2>
      <SkeletonGroup label={common('loading')} className={`grid gap-5 content-start ${s.room}`}>
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </SkeletonGroup>
    </section>
  )
}
