import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { LockKeyhole } from 'lucide-react'
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
import { useSanitiser } from '@/shared/html/use-sanitiser.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { useScrollable } from '@/ui/use-scrollable.ts'
import { siteIds } from '@/site/sites.ts'
import { site } from '@/site/site.ts'
import { Logo } from '@/ui/Logo.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { asRead, readPreviewOptions, addressOn, isOn, previewWidths } from './preview.ts'
import { articlePlaces, useKind } from '../article/places.ts'
import { useRevisionsAddress } from '../revisions/use-revisions-address.ts'
import { PreviewBar } from './PreviewBar.tsx'
import type { PreviewLook } from './preview.ts'
import s from '../editor.module.css'
import { serverNow } from '@/lib/server-clock.ts'

const loadRevisions = async () => (await import('../revisions/RevisionsDialog.tsx')).RevisionsDialog

/** The article as its readers will see it. One template serves all three kinds. */
export default function PreviewPage() {
  const kind = useKind()
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const { params, wanted } = usePage()
  const slug = params['slug'] ?? ''
  const {
    currentData: article,
    error,
    isFetching,
    refetch,
  } = editorApi.useEditorBySlugQuery({ kind, slug, language: wanted })
  // What is below the text would be moved by it.
  const sanitiser = useSanitiser()
  if (article && sanitiser) return <Preview key={article.id} kind={kind} article={article} />
  const title = common(`nav.crumb.${articlePlaces[kind].preview}`)
  const problem = error && toProblem(error)
  return (
    <AccountFrame wide title={title}>
      {problem?.status === 404 ? (
        <EmptyState
          illustration={<EmptyBox />}
          title={t('preview.missing')}
          action={
            <RouteLink className={buttonClass()} to={{ id: articlePlaces[kind].list }}>
              {t('preview.toList')}
            </RouteLink>
          }
        >
          {t('preview.missingText')}
        </EmptyState>
      ) : problem ? (
        <ProblemState problem={problem} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonGroup label={common('loading')} className="stack gap-4">
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
  const label = t('preview.stage')
  const scrolling = useScrollable(stage, { label })
  const [now] = useState(() => new Date(serverNow()).toISOString())
  useOwnCrumb(article.title)
  return (
    <div className="stack gap-4">
      <PageHead title={t('preview.head', { title: article.title })} />
      <PreviewBar kind={kind} article={article} onRevisions={revisions.open} />
      <PreviewTools kind={kind} article={article} look={look} />
      <div
        ref={stage}
        {...scrolling}
        className={`border alice ${s.stage}`}
        data-scrolls={look.width === 'tablet' || look.width === 'desktop' || undefined}
        role="region"
        aria-label={label}
      >
        <div className={`paper ${s.paper}`} data-width={look.width}>
          <ArticleView kind={kind} article={asRead(article, now)} preview />
        </div>
      </div>
      {revisions.isOpen && (
        <LateDialog load={loadRevisions} props={{ kind, article, onClose: revisions.close }} />
      )}
    </div>
  )
}

interface PreviewToolsProps {
  kind: EditorKind
  article: EditorArticle
  look: PreviewLook
}

/** The options of the preview: the site with its address, and the window's width. */
function PreviewTools({ kind, article, look }: PreviewToolsProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const [, change] = useAddress()
  const set = (name: 'site' | 'width', value: string) =>
    change({ [name]: value }, { replace: true })
  const host = site.hosts[look.site]
  return (
    <>
      <div className="cluster gap-2 gap-x-4 between">
        <div role="group" aria-label={common('label.site')} className={`cluster gap-1 ${s.choice}`}>
          {siteIds.map((id) => (
            <button
              className="pad-x-3 quiet text-2"
              key={id}
              type="button"
              aria-pressed={look.site === id}
              onClick={() => set('site', id)}
            >
              {site.hosts[id]}
            </button>
          ))}
        </div>
        <div role="group" aria-label={t('preview.width')} className={`cluster gap-1 ${s.choice}`}>
          {previewWidths.map((width) => (
            <button
              className="pad-x-3 quiet text-2"
              key={width}
              type="button"
              aria-pressed={look.width === width}
              onClick={() => set('width', width)}
            >
              {t(`preview.widths.${width}`)}
            </button>
          ))}
        </div>
      </div>
      {!isOn(host, article) && <Notice tone="warn">{t('preview.notHere', { host })}</Notice>}
      <p className={`cluster gap-2 gap-x-4 pad-y-3 pad-x-4 alice text-2 ${s.address}`}>
        <Logo size={20} name={site.brand} />
        <span
          className={`inline-row gap-2 min-0 pad-y-1 pad-x-3 border paper quiet text-1 break pill ${s.url}`}
        >
          <LockKeyhole size={14} aria-hidden="true" />
          <span className="visually-hidden">{t('preview.address')}</span>
          <bdi translate="no">{addressOn(look.site, kind, article, site.hosts)}</bdi>
        </span>
      </p>
    </>
  )
}
