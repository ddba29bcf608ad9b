import { CircleAlert, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import type { ArticleAction } from '@/api/contract/editor.ts'
import { useHref } from '@/i18n/page-context.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { actionsFor, effectKey, isPublished } from '../article/machine.ts'
import { articlePlaces } from '../article/places.ts'
import { blocking, readyChecks, missingChecks } from '../article/ready.ts'
import type { ReadyCheck } from '../article/ready.ts'
import { actionForm, ActionDialog } from '../article/ActionDialog.tsx'
import { ReturnedNotice } from '../article/ReturnedNotice.tsx'
import { useDelete, useMayDelete } from '../article/use-delete.ts'
import { ArticleStatusBadge } from '../article/ArticleStatusBadge.tsx'
import { useBench } from './bench-context.ts'
import s from './edit.module.css'
import { Panel } from './Panel.tsx'

interface PublishPanelProps {
  /** Moves the focus to what is missing. */
  onGo: (check: ReadyCheck) => void
  /** Called on the attempt to publish: from then on missing fields show errors. */
  onJudge: () => void
}

/** The published state, the possible actions, and what is missing. */
export function PublishPanel({ onGo, onJudge }: PublishPanelProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const href = useHref()
  const mayDelete = useMayDelete()
  const { kind, document, draft, save, readOnly } = useBench()
  const { remove } = useDelete(kind)
  const { article } = document
  const [deleting, setDeleting] = useState(false)
  const [stuck, setStuck] = useState<'lacks' | 'unsaved' | null>(null)
  const lacks = missingChecks(draft)
  const actions = actionsFor(article)
  // Only this question has a text that outlives a reload.
  const kept: ArticleAction[] = actions.filter((one) => one === 'return')
  const [action, setAction] = useRowOverDraft(kept, (one) => actionForm(kind, article.id, one))
  const first = (['publish', 'restore'] as const).find((one) => actions.includes(one))

  async function begin(next: ArticleAction): Promise<void> {
    const forReaders = next === 'publish' || next === 'schedule' || next === 'submit'
    if (forReaders && blocking(lacks)) {
      onJudge()
      return setStuck('lacks')
    }
    // The action applies to the current text, so it is saved first.
    if (!(await save.flush())) return setStuck('unsaved')
    setStuck(null)
    setAction(next)
  }

  return (
    <Panel title={t('edit.publish.title')} aside={<ArticleStatusBadge article={article} />}>
      {article.publishedAt && isPublished(article.status) && (
        <p className={`quiet text-2 ${s.quiet}`}>
          {t('edit.publish.since', { at: format.date(article.publishedAt, 'dateTime') })}
        </p>
      )}
      {article.status === 'scheduled' && article.publishAt && (
        <p className={`quiet text-2 ${s.quiet}`}>
          {t('status.scheduledAt', { at: format.date(article.publishAt, 'dateTime') })}
        </p>
      )}
      <ReturnedNotice article={article} />
      {stuck && (
        <Notice
          tone="warn"
          role="alert"
          title={stuck === 'lacks' ? t('act.lacks') : t('edit.publish.unsaved')}
        >
          {stuck === 'unsaved' && <p>{t('edit.publish.unsavedText')}</p>}
        </Notice>
      )}
      {lacks.length > 0 && (
        <ul className={`stack gap-1 text-2 ${s.lacks}`} aria-label={t('edit.publish.lacks')}>
          {lacks.map((check) => (
            <li
              className="row gap-2 align-start"
              key={check}
              data-must={readyChecks[check] === 'must' || undefined}
            >
              {readyChecks[check] === 'must' ? (
                <CircleAlert className="rigid faint" size={16} aria-hidden="true" />
              ) : (
                <Lightbulb className="rigid faint" size={16} aria-hidden="true" />
              )}
              <button type="button" onClick={() => onGo(check)}>
                {t(`preview.point.${check}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <div className="cluster gap-2">
          {first && (
            <Button onClick={() => void begin(first)}>
              {article.status === 'modified' ? t('preview.publishChanges') : t(`act.${first}.name`)}
            </Button>
          )}
          {actions
            .filter((one) => one !== first)
            .map((one) => (
              <Button key={one} variant="secondary" onClick={() => void begin(one)}>
                {t(`act.${one}.name`)}
              </Button>
            ))}
        </div>
      )}
      <p className="cluster gap-2 gap-x-4 text-2">
        <RouteLink to={{ id: articlePlaces[kind].preview, params: { slug: article.slug } }}>
          {t('list.preview')}
        </RouteLink>
        <RouteLink
          to={{
            id: articlePlaces[kind].preview,
            params: { slug: article.slug },
            search: { revisions: 'all' },
          }}
        >
          {t('list.revisions')}
        </RouteLink>
        {isPublished(article.status) && (
          <RouteLink to={{ id: articlePlaces[kind].read, params: { slug: article.slug } }}>
            {t('preview.read')}
          </RouteLink>
        )}
      </p>
      {mayDelete && !readOnly && (
        <div className="cluster gap-2">
          <Button variant="tertiary" onClick={() => setDeleting(true)}>
            {common('action.delete')}
          </Button>
        </div>
      )}
      {action && (
        <ActionDialog
          kind={kind}
          article={article}
          action={action}
          onDone={save.adopt}
          onClose={() => setAction(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t('delete.title')}
          confirm={common('action.delete')}
          work={() => remove(article)}
          onDone={() => {
            save.discard()
            void navigate(href({ id: articlePlaces[kind].list }))
          }}
          onClose={() => setDeleting(false)}
        >
          <p>{t(effectKey('delete', article.status))}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
