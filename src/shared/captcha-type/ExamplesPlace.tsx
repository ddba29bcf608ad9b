import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './captcha-type.module.css'

/** Placeholders for the list, at its size. */
export function ExamplesLoading({ count = 2 }: { count?: number }) {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('loading')} className={`bare grid gap-5 ${s.examples}`}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={`grid gap-3 content-start ${s.hole}`}>
          <div className={`grid paper ${s.frame}`}>
            <Skeleton variant="block" className={s.picture} />
          </div>
          <Skeleton lines={3} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Shown when the chunk cannot be loaded. The page works without it. */
export function ExamplesLost() {
  const { t } = useTranslation()
  return (
    <div role="alert" className="stack gap-3 items-start">
      <p className="quiet">{t('problem.PART_LOST.text')}</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        {t('action.reload')}
      </Button>
    </div>
  )
}
