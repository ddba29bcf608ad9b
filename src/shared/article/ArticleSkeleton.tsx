import { Container } from '@/ui/Container.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './article.module.css'

/** The placeholder of an article that is loading. */
export function ArticleSkeleton({ title }: { title: string }) {
  return (
    <Container className={s.page}>
      <div className={`stack gap-5 ${s.article}`}>
        <div className={`stack gap-3 break ${s.head}`}>
          <h1 className="visually-hidden">{title}</h1>
          <SkeletonGroup label={title}>
            <Skeleton variant="block" size="s" />
            <Skeleton lines={2} />
            <Skeleton size="m" />
          </SkeletonGroup>
        </div>
        <div className={s.cover} aria-hidden="true">
          <Skeleton
            variant="block"
            size="l"
            className={`fill border round-3 alice ${s.coverRoom}`}
          />
        </div>
        <div className={s.text} aria-hidden="true">
          <Skeleton lines={6} />
          <Skeleton lines={6} />
        </div>
      </div>
    </Container>
  )
}
