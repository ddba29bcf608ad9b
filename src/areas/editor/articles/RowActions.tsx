import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  CloudOff,
  Ellipsis,
  Eye,
  History,
  MessageSquareReply,
  Pencil,
  Rocket,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ArticleAction, EditorKind, EditorRow } from '@/api/contract/editor.ts'
import { useHref } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { renderRouteLink } from '@/shared/render-link.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Menu } from '@/ui/Menu.tsx'
import { actionsFor } from '../article/machine.ts'
import { articlePlaces } from '../article/places.ts'
import { useMayDelete } from '../article/use-delete.ts'
import s from '../editor.module.css'

const icons: Readonly<Record<ArticleAction, LucideIcon>> = {
  submit: Send,
  publish: Rocket,
  return: MessageSquareReply,
  schedule: CalendarClock,
  unpublish: CloudOff,
  archive: Archive,
  restore: ArchiveRestore,
}

interface RowActionsProps {
  kind: EditorKind
  article: EditorRow
  onAct: (action: ArticleAction) => void
  onDelete: () => void
}

/** The actions that the person can take on an article. */
export function RowActions({ kind, article, onAct, onDelete }: RowActionsProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const href = useHref()
  const mayDelete = useMayDelete()
  const { slug, title } = article
  const { preview, edit } = articlePlaces[kind]
  const icon = (Icon: LucideIcon) => <Icon size={16} aria-hidden="true" />
  return (
    <span className={`gap-1 nowrap ${s.actions}`}>
      <RouteLink
        className={buttonClass({ variant: 'tertiary', hideText: true })}
        to={{ id: edit, params: { slug } }}
        title={common('action.edit')}
      >
        <Pencil size={18} aria-hidden="true" />
        <span className="visually-hidden">{t('list.editNamed', { title: cutText(title) })}</span>
      </RouteLink>
      <Menu
        align="end"
        renderLink={renderRouteLink}
        button={(props) => (
          <Button
            {...props}
            variant="tertiary"
            hideText
            title={t('list.more')}
            prepend={<Ellipsis size={18} aria-hidden="true" />}
          >
            {t('list.moreNamed', { title: cutText(title) })}
          </Button>
        )}
        items={[
          {
            id: 'preview',
            label: t('list.preview'),
            icon: icon(Eye),
            href: href({ id: preview, params: { slug } }),
          },
          {
            id: 'revisions',
            label: t('list.revisions'),
            icon: icon(History),
            href: href({ id: preview, params: { slug }, search: { revisions: 'all' } }),
          },
          ...actionsFor(article).map((action, at) => ({
            id: action,
            label: t(`act.${action}.name`),
            icon: icon(icons[action]),
            separated: at === 0,
            onSelect: () => onAct(action),
          })),
          ...(mayDelete
            ? [
                {
                  id: 'delete',
                  label: common('action.delete'),
                  icon: icon(Trash2),
                  danger: true,
                  separated: true,
                  onSelect: onDelete,
                },
              ]
            : []),
        ]}
      />
    </span>
  )
}

/** The action for a deleted article: restoring it. */
export function DeletedActions({
  article: { title },
  onPutBack,
}: {
  article: EditorRow
  onPutBack: () => void
}) {
  const { t } = useTranslation('editor')
  return (
    <Button
      variant="secondary"
      prepend={<Undo2 size={16} aria-hidden="true" />}
      aria-label={t('delete.restoreNamed', { title: cutText(title) })}
      onClick={onPutBack}
    >
      {t('delete.restore')}
    </Button>
  )
}
