import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ArticleAction, EditorKind, EditorRow, EditorLanguage } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { usePage } from '@/i18n/page-context.ts'
import { usePlace } from '@/session/place.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { articleLanguage } from '@/shared/article/kinds.ts'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Notice } from '@/ui/Notice.tsx'
import { articleStatuses, difficulties, editorLanguages } from '@/api/contract/editor.ts'
import { choice, defineQuery, page, searchParam, sort } from '@/shared/query/query.ts'
import type { QueryOf } from '@/shared/query/query.ts'
import { site } from '@/site/site.ts'
import { actionForm, ActionDialog } from '../article/ActionDialog.tsx'
import { actionsFor, effectKey } from '../article/machine.ts'
import { useDelete } from '../article/use-delete.ts'
import { NewArticle } from './NewArticle.tsx'
import { useColumns } from './use-columns.tsx'
import s from '../editor.module.css'
import { cutText } from '@/lib/cut-text.ts'

/** The option for all languages or sites. */
const anyValue = 'any' as const
/** The order of the answer if none is asked for. */
const usualOrder = '-updatedAt' as const

/**
 * The query of an article list; only tutorials have a level. Like the public list, it defaults to
 * the reader's language and site (specification, section 7).
 */
const articleQuery = (kind: EditorKind, language: EditorLanguage, hostname: string) =>
  defineQuery({
    text: searchParam(),
    language: sort([anyValue, ...editorLanguages], language),
    status: choice([...articleStatuses, 'deleted']),
    difficulty: choice(kind === 'tutorial' ? difficulties : []),
    hostname: sort(
      [anyValue, ...new Set([hostname, ...Object.values(site.hosts)])],
      hostname,
      'site',
    ),
    sort: sort([usualOrder, 'updatedAt', '-publishedAt', '-views', 'title', '-title'], usualOrder),
    page,
  })
type Asked = QueryOf<ReturnType<typeof articleQuery>['fields']>

/**
 * The argument of the call: like the public one, and what was chosen besides. Omitting language or
 * site requests all of them.
 */
const argOf = ({ language, hostname, sort: order, ...rest }: Asked) => ({
  ...rest,
  ...(order !== usualOrder && { sort: order }),
  ...(language !== anyValue && { language }),
  ...(hostname !== anyValue && { hostname }),
})

const sortWords = {
  '-updatedAt': 'updatedLast',
  updatedAt: 'updatedFirst',
  '-publishedAt': 'published',
  '-views': 'views',
  title: 'title',
  '-title': 'titleBack',
} as const

interface Acting {
  article: EditorRow
  action: ArticleAction
}

/** The articles of a kind, with the actions that each allows. */
export function EditorArticleList({ kind }: { kind: EditorKind }) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const { hostname, currency } = usePlace()
  const language = articleLanguage(usePage().wanted)
  const definition = useMemo(
    () => articleQuery(kind, language, hostname),
    [kind, language, hostname],
  )
  const query = useListQuery(definition)
  const deleted = query.value.status === 'deleted'
  const [deleting, setDeleting] = useState<EditorRow | null>(null)
  const { remove, putBack } = useDelete(kind)
  const answer = editorApi.useEditorListQuery({ kind, ...argOf(query.value), currency })
  const kept = (answer.data?.articles ?? [])
    .filter((article) => actionsFor(article).includes('return'))
    .map((article): Acting => ({ article, action: 'return' }))
  const [acting, setActing] = useRowOverDraft(kept, ({ article, action }) =>
    actionForm(kind, article.id, action),
  )
  const columns = useColumns({
    kind,
    deleted,
    onAct: (article, action) => setActing({ article, action }),
    onDelete: setDeleting,
    onPutBack: (article) => void putBack(article),
  })

  return (
    <div className="stack gap-4">
      <List
        query={query}
        answer={answer}
        rows={({ articles }) => articles}
        perPage={answer.data?.perPage ?? perPage}
        rowKey={({ id }) => id}
        columns={columns}
        showCount
        filtersClass={s.filters}
        notice={deleted && <Notice tone="info">{t('list.deletedText')}</Notice>}
        words={{
          caption: t(`list.caption.${kind}`),
          found: (count) => t(`list.count.${kind}`, { count }),
          empty: {
            title: t('list.empty'),
            text: t(`list.emptyText.${kind}`),
            action: <NewArticle kind={kind} />,
          },
        }}
        filters={{
          text: { label: t('list.filter.search'), help: common('form.atLeastThree') },
          status: {
            label: common('label.status'),
            nameOf: (status) => t(`status.${status}`),
          },
          language: {
            label: common('language.label'),
            nameOf: (one) =>
              one === anyValue ? t('list.filter.anyLanguage') : t(`list.language.${one}`),
          },
          difficulty: {
            label: t('edit.field.difficulty'),
            nameOf: (difficulty) => t(`list.difficulty.${difficulty}`),
          },
          hostname: {
            label: common('label.site'),
            nameOf: (host) => (host === anyValue ? t('list.filter.anySite') : host),
          },
          sort: {
            label: common('label.sort'),
            nameOf: (order) => t(`list.sort.${sortWords[order]}`),
          },
        }}
      />
      {acting && (
        <ActionDialog
          kind={kind}
          article={acting.article}
          action={acting.action}
          onClose={() => setActing(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={t('delete.title')}
          confirm={common('action.delete')}
          work={() => remove(deleting)}
          onDone={() => setDeleting(null)}
          onClose={() => setDeleting(null)}
        >
          <p>
            <strong>{cutText(deleting.title)}</strong>
          </p>
          <p>{t(effectKey('delete', deleting.status))}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
