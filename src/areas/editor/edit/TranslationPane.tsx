import { useTranslation } from '@/i18n/use-translation.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { toProblem } from '@/api/problem.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { useScrollable } from '@/ui/use-scrollable.ts'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { articlePlaces } from '../article/places.ts'
import { ArticleStatusBadge } from '../article/ArticleStatusBadge.tsx'
import { useBench } from './bench-context.ts'
import s from './edit.module.css'
import { cutText } from '@/lib/cut-text.ts'

interface TranslationPaneProps {
  slug: string
  language: string
  /** Whether it was opened on this page, whose layout it changes: it takes the focus. */
  fresh: boolean
}

/** The article in the other language, to read while writing. */
export function TranslationPane({ slug, language, fresh }: TranslationPaneProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const { kind } = useBench()
  const box = useTakeFocus<HTMLDivElement>(fresh)
  const label = t('edit.twin.pane')
  const scrolling = useScrollable(box, { label })
  const { data, error, isFetching, refetch } = editorApi.useEditorBySlugQuery({
    kind,
    slug,
    language,
  })
  return (
    <div
      ref={box}
      tabIndex={-1}
      {...scrolling}
      role="region"
      className={`grid gap-4 border round-3 alice ${s.twin}`}
      aria-label={label}
    >
      {data ? (
        <>
          <div className="cluster gap-2 between">
            <ArticleStatusBadge article={data} />
            <RouteLink to={{ id: articlePlaces[kind].edit, params: { slug } }}>
              {t('edit.twin.open')}
            </RouteLink>
          </div>
          <h2 lang={language}>{cutText(data.title)}</h2>
          {data.excerpt && (
            <p className={`quiet text-2 ${s.quiet}`} lang={language}>
              {cutText(data.excerpt, 1000)}
            </p>
          )}
          <ServerHtml html={data.bodyHtml} kind="article" lang={language} />
        </>
      ) : error ? (
        <ProblemState
          problem={toProblem(error)}
          level={2}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={common('loading')}>
          <Skeleton lines={10} />
        </SkeletonGroup>
      )}
    </div>
  )
}
