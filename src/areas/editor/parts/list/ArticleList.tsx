import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import type { ArticleAction, EditorKind, EditorRow } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { toProblem } from '@/api/problem.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { ListPages } from '@/shared/account/ListPages.tsx'
import { perPage } from '@/shared/account/lists.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { site } from '@/site/site.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { isNarrowed, readListQuery } from '../../model/list-query.ts'
import { ActionDialog } from '../act/ActionDialog.tsx'
import { useDelete } from '../act/use-delete.ts'
import { ListFilters } from './ListFilters.tsx'
import { NewArticle } from './NewArticle.tsx'
import { useColumns } from './use-columns.tsx'
import s from './list.module.css'

const hosts = Object.values(site.hosts)

/** The articles of one kind, with what each allows to be done with it. */
export function ArticleList({ kind }: { kind: EditorKind }) {
  const { t } = useTranslation('editor')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const query = readListQuery(params, kind, hosts)
  const deleted = query.status === 'deleted'
  const [acting, act] = useState<{ article: EditorRow; action: ArticleAction } | null>(null)
  const [deleting, askDelete] = useState<EditorRow | null>(null)
  const { remove, putBack } = useDelete(kind)
  const box = useRef<HTMLDivElement>(null)
  const { data, currentData, error, isFetching, refetch } = editorApi.useEditorListQuery({ kind, ...query, perPage })
  const shown = currentData ?? (error ? undefined : data)
  const narrowed = isNarrowed(query)
  const columns = useColumns({
    kind,
    deleted,
    onAct: (article, action) => act({ article, action }),
    onDelete: askDelete,
    onPutBack: (article) => {
      void putBack(article)
      box.current?.focus()
    },
  })
  const reset = (
    <Link className={buttonClass({ variant: 'secondary' })} to={pathname}>
      {t('list.reset')}
    </Link>
  )

  return (
    <div ref={box} tabIndex={-1} className={s.list}>
      <ListFilters kind={kind} query={query} />
      {deleted && <Notice tone="info">{t('list.deletedText')}</Notice>}
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <>
          <h2 className="visually-hidden">{t('list.caption')}</h2>
          <p role="status" className={s.count}>
            {shown && t('list.count', { count: shown.totalCount })}
          </p>
          <DataTable
            caption={t('list.caption')}
            hideCaption
            columns={columns}
            rows={shown?.articles ?? []}
            rowKey={({ id }) => id}
            loadingRows={shown ? 0 : 8}
            busy={isFetching && shown !== undefined}
            empty={<ListEmpty page={query.page} title={t('list.empty')} text={t(`list.emptyText.${kind}`)} reset={narrowed && reset} />}
          />
          {shown?.articles.length === 0 && !narrowed && query.page === 0 && (
            <div className={s.first}>
              <NewArticle kind={kind} />
            </div>
          )}
          <ListPages page={query.page} total={shown?.totalCount} label={t('list.pages')} />
        </>
      )}
      {acting && <ActionDialog kind={kind} article={acting.article} action={acting.action} onClose={() => act(null)} />}
      {deleting && (
        <ConfirmDialog
          title={t('delete.title')}
          confirm={t('delete.confirm')}
          working={t('delete.working')}
          work={() => remove(deleting)}
          onDone={() => {
            askDelete(null)
            box.current?.focus()
          }}
          onClose={() => askDelete(null)}
        >
          <p>
            <strong>{deleting.title}</strong>
          </p>
          <p>{t('delete.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
