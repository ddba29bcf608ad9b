import { useTranslation } from '@/i18n/use-translation.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './uploads.module.css'

/** The placeholder of a table that is loading. */
export function TablePlaceholder() {
  const { t } = useTranslation('uploads')
  return (
    <SkeletonGroup label={t('list.caption')} className={`border round-3 ${s.hole}`}>
      {Array.from({ length: 9 }, (_, row) => (
        <div key={row} className={`grid align-center gap-4 pad-x-4 line-below ${s.holeRow}`}>
          <Skeleton size="s" />
          <Skeleton size={row % 2 ? 'm' : 'l'} />
          <Skeleton size="s" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
