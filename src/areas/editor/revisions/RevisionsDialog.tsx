import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { EditorArticle, EditorKind, Revision } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { toProblem } from '@/api/problem.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { isPublished } from '../article/machine.ts'
import { RevisionComparison } from './RevisionComparison.tsx'
import { RevisionList } from './RevisionList.tsx'
import { useRevisionsAddress } from './use-revisions-address.ts'

interface RevisionsDialogProps {
  kind: EditorKind
  article: EditorArticle
  onClose: () => void
  /** Receives the article after a version was restored. */
  onRestored?: (article: EditorArticle) => void
}

/** The earlier versions of an article: the list, a comparison of two, and restoring one. */
export function RevisionsDialog({ kind, article, onClose, onRestored }: RevisionsDialogProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { compare } = useRevisionsAddress()
  const [asking, setAsking] = useState<Revision | null>(null)
  const { data, error, isFetching, refetch } = editorApi.useEditorRevisionsQuery({
    kind,
    id: article.id,
  })
  const done = useRef(false)
  const [restore] = editorApi.useEditorRestoreRevisionMutation()

  if (asking) {
    const at = format.date(asking.at, 'dateTime')
    return (
      <ConfirmDialog
        title={t('revisions.restoreTitle')}
        confirm={t('revisions.restore')}
        variant="primary"
        work={async () => {
          // The dialog takes a moment to close.
          if (done.current) return
          const restored = await restore({ kind, id: asking.id }).unwrap()
          done.current = true
          onRestored?.(restored)
        }}
        onDone={() => {
          toast({ tone: 'ok', text: t('revisions.restored', { at }), id: 'revisions' })
          onClose()
        }}
        onClose={() => setAsking(null)}
      >
        <p>
          {isPublished(article.status)
            ? t('revisions.restoreTextLive', { at })
            : article.status === 'scheduled'
              ? t('revisions.restoreTextScheduled', { at })
              : t('revisions.restoreText', { at })}
        </p>
      </ConfirmDialog>
    )
  }
  return (
    <Modal
      open
      size="lg"
      title={compare ? t('revisions.compareTitle') : t('revisions.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {data ? (
        compare ? (
          <RevisionComparison
            kind={kind}
            article={article}
            revisions={data.records}
            before={compare.before}
            after={compare.after}
            onRestore={setAsking}
          />
        ) : (
          <RevisionList revisions={data.records} onRestore={setAsking} />
        )
      ) : error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      ) : (
        <SkeletonGroup label={common('loading')}>
          <Skeleton lines={6} />
        </SkeletonGroup>
      )}
    </Modal>
  )
}
