import { LockKeyhole } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ArticleAction, EditorKind, EditorRow } from '@/api/contract/editor.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { known } from '@/lib/known.ts'
import { editorLanguages } from '@/api/contract/editor.ts'
import { cutText } from '@/lib/cut-text.ts'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { About } from '@/ui/About.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { articlePlaces } from '../article/places.ts'
import { ArticleStatusBadge } from '../article/ArticleStatusBadge.tsx'
import { DeletedActions, RowActions } from './RowActions.tsx'
import { knownArticleStatus } from '../article/machine.ts'
import s from '../editor.module.css'

interface Options {
  kind: EditorKind
  deleted: boolean
  onAct: (article: EditorRow, action: ArticleAction) => void
  onDelete: (article: EditorRow) => void
  onPutBack: (article: EditorRow) => void
}

export function useColumns({
  kind,
  deleted,
  onAct,
  onDelete,
  onPutBack,
}: Options): Column<EditorRow>[] {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const format = useFormat()
  const title: Column<EditorRow> = {
    key: 'title',
    header: t('edit.field.title'),
    rowHeader: true,
    cell: (article) => (
      <span className={`grid gap-1 items-start ${s.title}`}>
        {deleted ? (
          <span>{cutText(article.title)}</span>
        ) : (
          <RouteLink to={{ id: articlePlaces[kind].preview, params: { slug: article.slug } }}>
            {cutText(article.title)}
          </RouteLink>
        )}
        {!deleted && (
          <span data-folds="">
            <TranslationLinks kind={kind} article={article} />
          </span>
        )}
        {article.lockedBy && (
          <span className={`inline-row gap-1 text-1 medium ${s.lock}`}>
            <LockKeyhole size={14} aria-hidden="true" />
            {t('list.locked', { name: cutText(article.lockedBy) })}
          </span>
        )}
      </span>
    ),
  }
  const language: Column<EditorRow> = {
    key: 'language',
    folds: true,
    header: common('language.label'),
    cell: (article) => {
      const name = known(editorLanguages, article.language)
      return (
        <>
          <span aria-hidden="true" className={s.code}>
            {article.language}
          </span>
          <span className="visually-hidden">
            {name ? t(`list.language.${name}`) : plainCode(article.language)}
          </span>
        </>
      )
    },
  }
  const when = (iso: string, by: string | null | undefined) => (
    <span className="stack">
      {iso && <RowTime at={iso} format="date" />}
      {by && (
        <span className="quiet text-1" data-folds="">
          {cutText(by)}
        </span>
      )}
    </span>
  )
  if (deleted)
    return [
      title,
      language,
      {
        key: 'deleted',
        header: t('list.column.deleted'),
        cell: ({ deletedAt }) => when(deletedAt ?? '', null),
      },
      {
        key: 'until',
        header: t('list.column.until'),
        cell: ({ restorableUntil }) => when(restorableUntil ?? '', null),
      },
      {
        key: 'actions',
        header: common('label.actions'),
        hideHeader: true,
        cell: (article) => (
          <DeletedActions article={article} onPutBack={() => onPutBack(article)} />
        ),
      },
    ]
  return [
    title,
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: (article) => <ArticleStatusBadge article={article} />,
    },
    language,
    {
      key: 'author',
      header: t('edit.field.authorId'),
      folds: true,
      cell: ({ author }) => author?.name,
    },
    {
      key: 'updated',
      plain: true,
      header: t('list.column.updated'),
      cell: ({ updatedAt, updatedBy }) => when(updatedAt, updatedBy),
    },
    {
      key: 'views',
      folds: true,
      lead: false,
      header: t('list.column.views'),
      numeric: true,
      cell: ({ views }) => format.number(views),
    },
    {
      key: 'actions',
      folds: true,
      header: common('label.actions'),
      hideHeader: true,
      cell: (article) => (
        <RowActions
          kind={kind}
          article={article}
          onAct={(action) => onAct(article, action)}
          onDelete={() => onDelete(article)}
        />
      ),
    },
  ]
}

/** The status of the article's translations, and a link to start a missing one. */
function TranslationLinks({
  kind,
  article: { id, title, language, translations },
}: {
  kind: EditorKind
  article: EditorRow
}) {
  const { t } = useTranslation('editor')
  return (
    <span className={`row wrap gap-1 gap-x-3 text-1 regular ${s.translations}`}>
      {editorLanguages
        .filter((other) => other !== language)
        .map((other) => {
          const twin = translations.find((one) => one.language === other)
          if (!twin)
            return (
              <RouteLink
                key={other}
                to={{
                  id: articlePlaces[kind].create,
                  search: { language: other, translationOf: id },
                }}
              >
                {t(`list.twin.none.${other}`)}
                <About of={cutText(title)} />
              </RouteLink>
            )
          const status = knownArticleStatus(twin.status)
          return (
            <RouteLink
              key={other}
              to={{ id: articlePlaces[kind].preview, params: { slug: twin.slug } }}
            >
              {t(`list.twin.in.${other}`, {
                status: status ? t(`status.${status}`) : plainCode(twin.status),
              })}
              <About of={cutText(title)} />
            </RouteLink>
          )
        })}
    </span>
  )
}
