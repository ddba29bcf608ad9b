import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { EditorArticle, EditorKind } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { toProblem } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { ArticleView } from '@/shared/article/ArticleView.tsx'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { useScrollable } from '@/ui/use-scrollable.ts'
import { asRead, readPreviewOptions } from './preview.ts'
import { places, useKind } from '../article/places.ts'
import { useRevisionsAddress } from '../revisions/use-revisions-address.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { PreviewTools } from './PreviewTools.tsx'
import s from './preview.module.css'

const loadRevisions = async () => (await import('../revisions/RevisionsDialog.tsx')).RevisionsDialog

/** The article as its readers will see it. One template serves all three kinds. */
export default function PreviewPage() {
  const kind = useKind()
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const slug = usePage().params['slug'] ?? ''
  const {
    currentData: article,
    error,
    isFetching,
    refetch,
  } = editorApi.useEditorBySlugQuery({ kind, slug })
  if (article) return <Preview key={article.id} kind={kind} article={article} />
  const title = common(`nav.crumb.${places[kind].preview}`)
  const problem = error && toProblem(error)
  return (
    <AccountFrame wide title={title}>
      {problem?.status === 404 ? (
        <EmptyState
          illustration={<EmptyBox />}
          title={t('preview.missing')}
          action={
            <RouteLink className={buttonClass()} to={{ id: places[kind].list }}>
              {t('preview.toList')}
            </RouteLink>
          }
        >
          {t('preview.missingText')}
        </EmptyState>
      ) : problem ? (
        <ProblemState problem={problem} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonGroup label={common('loading')} className={s.skeleton}>
          <Skeleton variant="block" size="s" />
          <Skeleton variant="block" size="l" />
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
    </AccountFrame>
  )
}

function Preview({ kind, article }: { kind: EditorKind; article: EditorArticle }) {
  const { t } = useTranslation('editor')
  const [params] = useSearchParams()
  const look = readPreviewOptions(params, article.language)
  const revisions = useRevisionsAddress()
  const stage = useRef<HTMLDivElement>(null)
  const scrolls = useScrollable(stage)
  const [now] = useState(() => new Date().toISOString())
  useOwnCrumb(article.title)
  return (
    <div className={s.page}>
      <PageHead title={t('preview.head', { title: article.title })} />
      <PreviewBar kind={kind} article={article} onRevisions={revisions.open} />
      <PreviewTools kind={kind} article={article} look={look} />
      <div
        ref={stage}
        className={s.stage}
        data-scrolls={look.width === 'tablet' || look.width === 'desktop' || undefined}
        role="region"
        aria-label={t('preview.stage')}
        {...(scrolls && { tabIndex: 0 })}
      >
        <div className={s.paper} data-width={look.width}>
          <ArticleView kind={kind} article={asRead(article, now)} preview />
        </div>
      </div>
      {revisions.isOpen && (
        <LateDialog load={loadRevisions} props={{ kind, article, onClose: revisions.close }} />
      )}
    </div>
  )
}
