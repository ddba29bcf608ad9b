import { Ellipsis, ExternalLink, History, LockKeyhole, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { editorLanguages } from '@/api/contract/editor.ts'
import type { ArticleAction, EditorArticle, EditorKind } from '@/api/contract/editor.ts'
import { useHref } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { articleHref } from '@/shared/article/kinds.ts'
import { renderRouteLink } from '@/shared/render-link.tsx'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Menu } from '@/ui/Menu.tsx'
import { actionsFor, effectKey, isPublished } from '../article/machine.ts'
import { articlePlaces } from '../article/places.ts'
import { actionForm, ActionDialog } from '../article/ActionDialog.tsx'
import { ReturnedNotice } from '../article/ReturnedNotice.tsx'
import { useDelete, useMayDelete } from '../article/use-delete.ts'
import { ArticleStatusBadge } from '../article/ArticleStatusBadge.tsx'
import { Checklist } from './Checklist.tsx'
import s from '../editor.module.css'
import { cutText } from '@/lib/cut-text.ts'

interface PreviewBarProps {
  kind: EditorKind
  article: EditorArticle
  onRevisions: () => void
}

/** The status of the article, what it lacks, and the possible actions. */
export function PreviewBar({ kind, article, onRevisions }: PreviewBarProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const href = useHref()
  const format = useFormat()
  const navigate = useNavigate()
  const mayDelete = useMayDelete()
  const { remove } = useDelete(kind)
  const [deleting, setDeleting] = useState(false)
  const { slug, language, status, translations, updatedAt, updatedBy, lockedBy } = article
  const actions = actionsFor(article)
  // Only this question has a text that outlives a reload.
  const kept: ArticleAction[] = actions.filter((one) => one === 'return')
  const [acting, setActing] = useRowOverDraft(kept, (one) => actionForm(kind, article.id, one))
  const main =
    actions.find((action) => action === 'publish') ?? actions.find((action) => action === 'restore')
  const others = actions.filter((action) => action !== main)
  return (
    <div
      className={`grid gap-3 gap-x-4 border round-3 alice ${s.bar}`}
      role="region"
      aria-label={t('preview.bar')}
    >
      <div className="cluster gap-1 gap-x-4 min-0 text-2">
        <ArticleStatusBadge article={article} />
        {updatedAt && (
          <span className="quiet">
            {t('preview.changed', { at: format.date(updatedAt, 'dateTime'), by: updatedBy || '—' })}
          </span>
        )}
        {lockedBy && (
          <span className={`inline-row gap-1 medium ${s.previewLock}`}>
            <LockKeyhole size={14} aria-hidden="true" />
            {t('list.locked', { name: lockedBy })}
          </span>
        )}
        <span className={s.previewTranslations}>
          {editorLanguages
            .filter((other) => other !== language)
            .map((other) => {
              const twin = translations.find((one) => one.language === other)
              return twin ? (
                <RouteLink
                  key={other}
                  to={{ id: articlePlaces[kind].preview, params: { slug: twin.slug } }}
                >
                  {t(`preview.twin.${other}`)}
                </RouteLink>
              ) : (
                <RouteLink
                  key={other}
                  to={{
                    id: articlePlaces[kind].create,
                    search: { language: other, translationOf: article.id },
                  }}
                >
                  {t(`list.twin.none.${other}`)}
                </RouteLink>
              )
            })}
        </span>
      </div>
      <div className="cluster gap-2">
        {main && (
          <Button onClick={() => setActing(main)}>
            {main === 'publish' && status === 'modified'
              ? t('preview.publishChanges')
              : t(`act.${main}.name`)}
          </Button>
        )}
        <RouteLink
          className={buttonClass({ variant: 'secondary' })}
          to={{ id: articlePlaces[kind].edit, params: { slug } }}
        >
          <Pencil size={16} aria-hidden="true" />
          <span>{common('action.edit')}</span>
        </RouteLink>
        <Button
          variant="secondary"
          prepend={<History size={16} aria-hidden="true" />}
          onClick={onRevisions}
        >
          {t('list.revisions')}
        </Button>
        <Menu
          align="end"
          renderLink={renderRouteLink}
          button={(props) => (
            <Button
              {...props}
              variant="secondary"
              hideText
              title={t('list.more')}
              prepend={<Ellipsis size={18} aria-hidden="true" />}
            >
              {t('list.more')}
            </Button>
          )}
          items={[
            ...others.map((action) => ({
              id: action,
              label: t(`act.${action}.name`),
              onSelect: () => setActing(action),
            })),
            ...(isPublished(status)
              ? [
                  {
                    id: 'read',
                    label: t('preview.read'),
                    icon: <ExternalLink size={16} aria-hidden="true" />,
                    href: articleHref(kind, slug, language),
                    separated: others.length > 0,
                  },
                ]
              : []),
            {
              id: 'list',
              label: t('preview.toList'),
              href: href({ id: articlePlaces[kind].list }),
            },
            ...(mayDelete
              ? [
                  {
                    id: 'delete',
                    label: common('action.delete'),
                    danger: true,
                    separated: true,
                    onSelect: () => setDeleting(true),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <ReturnedNotice article={article} />
      <Checklist kind={kind} article={article} />
      {acting && (
        <ActionDialog
          kind={kind}
          article={article}
          action={acting}
          onClose={() => setActing(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t('delete.title')}
          confirm={common('action.delete')}
          work={() => remove(article)}
          onDone={() => {
            setDeleting(false)
            void navigate(href({ id: articlePlaces[kind].list }))
          }}
          onClose={() => setDeleting(false)}
        >
          <p>
            <strong>{cutText(article.title)}</strong>
          </p>
          <p>{t(effectKey('delete', status))}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
