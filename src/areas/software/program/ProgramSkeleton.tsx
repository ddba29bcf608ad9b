import { useTranslation } from '@/i18n/use-translation.ts'
import { Container } from '@/ui/Container.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from '../software.module.css'

/** The placeholder of a program that is loading, with a heading that says so. */
export function ProgramSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={`alice line-below ${s.band}`}>
      <Container>
        <h1 className="visually-hidden">{t('loading')}</h1>
        <SkeletonGroup label={t('loading')} className={`grid gap-5 content-start ${s.skeleton}`}>
          <Skeleton variant="block" size="l" />
          <Skeleton lines={3} />
          <Skeleton variant="block" size="l" />
        </SkeletonGroup>
      </Container>
    </div>
  )
}
