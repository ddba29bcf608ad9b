import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { articlePlaces, useKind } from '../article/places.ts'
import s from './edit.module.css'
import { useOpenedArticle } from './use-opened.ts'

// The editor weighs more than the rest of the site, so only this page loads it.
const loadWorkbench = async () => (await import('./Workbench.tsx')).Workbench

/** The page on which an article is written. */
export default function ArticleEditPage() {
  const kind = useKind()
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const { params, wanted } = usePage()
  const [search] = useSearchParams()
  const slug = params['slug'] ?? ''
  const { article, problem, busy, reopen } = useOpenedArticle(
    kind,
    slug,
    search.get('language') ?? wanted,
  )
  const waiting = <EditSkeleton label={common('loading')} />
  return (
    <AccountFrame
      title={
        article
          ? t('edit.heading', { title: article.title })
          : common(`nav.crumb.${articlePlaces[kind].edit}`)
      }
      waiting={!article && !problem}
      wide
    >
      {problem?.status === 404 ? (
        <EmptyState
          title={t('edit.gone')}
          action={
            <RouteLink
              className={buttonClass({ variant: 'primary' })}
              to={{ id: articlePlaces[kind].list }}
            >
              {t('preview.toList')}
            </RouteLink>
          }
        >
          {t('edit.goneText')}
        </EmptyState>
      ) : problem ? (
        <ProblemState problem={problem} busy={busy} onRetry={() => void reopen()} level={2} />
      ) : article ? (
        <LatePart
          key={article.id}
          load={loadWorkbench}
          props={{ kind, article, reopen }}
          fallback={waiting}
          failed={<PartLost level={2} />}
        />
      ) : (
        waiting
      )}
    </AccountFrame>
  )
}

function EditSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={`stack gap-4 align-start ${s.bench}`}>
        <div className="stack gap-4">
          <Skeleton lines={2} />
          <Skeleton lines={12} />
        </div>
        <div className={`stack gap-4 ${s.side}`}>
          <Skeleton lines={8} />
        </div>
      </div>
    </SkeletonGroup>
  )
}
