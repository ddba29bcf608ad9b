import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { ArticleKind } from '@/routes/articles.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { hasFeeds } from '@/site/site.ts'
import { Container } from '@/ui/Container.tsx'
import { BlockList } from '../infinite-list/BlockList.tsx'
import { ListEnd } from '../infinite-list/ListEnd.tsx'
import { LatePart } from '../LatePart.tsx'
import { useListQuery } from '../query/use-list-query.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { feedPath } from '@/routes/articles.ts'
import { articleLanguage, kinds } from './kinds.ts'
import { listQueries, requestKey } from './list-state.ts'
import type { ListRequest } from './list-state.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { ListTools } from './ListTools.tsx'
import { loadReaders } from './load-readers.ts'
import { useList } from './use-list.ts'
import { useTouched } from '../use-touched.ts'
import s from './list.module.css'

const loadNoList = async () => (await import('./States.tsx')).NoList
const listReader = async () => (await loadReaders()).ListReader

interface ListPageProps {
  kind: ArticleKind
  /** The namespace of its words. */
  words: 'blog' | 'tutorials' | 'supportTutorials' | 'software'
}

/** The template of every page that lists articles. */
export function ListPage({ kind, words }: ListPageProps) {
  const { t } = useTranslation('articles')
  const { t: common } = useTranslation()
  const { pathname } = useLocation()
  const { value, change } = useListQuery(listQueries[kind])
  const { sorting: usual, search } = kinds[kind]
  const language = articleLanguage(usePage().language)
  const { text = '', sort: sorting } = value
  const request = useMemo(
    (): ListRequest => ({ kind, language, text, sorting }),
    [kind, language, sorting, text],
  )
  const id = `${pathname} ${requestKey(request)}`
  const [typing, setTyping] = useState(false)
  const { state, tell, handle, lost, more, retry, whole } = useList(
    request,
    text === '' && sorting === usual,
  )

  // The address keeps the length of the list, so that returning readers find their place.
  const asked = value.last + 1
  const [goal, setGoal] = useState({ id, pages: asked })
  if (goal.id !== id) setGoal({ id, pages: asked })
  // A list of other choices that comes from the cache was not expanded here.
  const [grown, setGrown] = useState('')
  const touched = useTouched(whole && goal.pages === 1)
  useEffect(() => {
    if (grown !== id || state.first !== 'here') return
    if (state.pages <= asked || state.pages < goal.pages) return
    change({ last: state.pages - 1 })
  }, [asked, change, goal.pages, grown, id, state.first, state.pages])

  // Until the reader's chunk has loaded, a request for more changes the starting length.
  const grow = useCallback((): void => {
    setGrown(id)
    if (!more()) setGoal((now) => ({ ...now, pages: state.pages + 1 }))
  }, [id, more, state.pages])

  const shown = common('list.shown', { count: state.total, shown: state.items.length })

  return (
    <>
      <PageHead
        title={t(`list.${words}.head`)}
        description={t(`list.${words}.description`)}
        feeds={
          hasFeeds
            ? [{ title: t(`list.${words}.feed`), href: feedPath(kind, language) }]
            : undefined
        }
      />
      {touched && (
        <LatePart
          load={listReader}
          props={{ request, pages: goal.pages, paused: typing, tell, handle }}
          fallback={null}
          lost={lost}
        />
      )}
      <div className={s.band}>
        <Container>
          <h1 className="title">{t(`list.${words}.title`)}</h1>
          <p className="lead">{t(`list.${words}.lead`)}</p>
          <ListTools
            key={pathname}
            search={search}
            text={text}
            sorting={sorting}
            onText={(typed) => change({ text: typed || undefined })}
            onSorting={(next) => change({ sort: next })}
            onTyping={setTyping}
            feed={hasFeeds ? feedPath(kind, language) : undefined}
          />
        </Container>
      </div>
      <Container className={s.body}>
        <p role="status" className="visually-hidden">
          {state.first === 'here' && text !== '' ? t('list.found', { count: state.total }) : ''}
        </p>
        {state.first === 'loading' && <CardSkeletons label={common('loading')} />}
        {(state.first === 'failed' || (state.first === 'here' && state.items.length === 0)) && (
          <LatePart
            load={loadNoList}
            props={{
              problem: state.first === 'failed' ? state.problem : null,
              onRetry: retry,
              text,
              title: t(`list.${words}.empty`),
              onReset: () => change({ text: undefined }),
            }}
            fallback={null}
          />
        )}
        {state.first === 'here' && state.items.length > 0 && (
          <>
            <BlockList
              key={id}
              id={id}
              label={t(`list.${words}.label`)}
              items={state.items}
              total={state.total}
              keyOf={(item) => item.id}
              busy={typing || state.next === 'loading'}
            >
              {(item, index) => <ArticleCard kind={kind} item={item} eager={index < 3} />}
            </BlockList>
            <ListEnd
              id={id}
              count={state.items.length}
              hasMore={state.hasMore}
              next={state.next}
              onMore={grow}
              words={{
                more: common('action.more'),
                loading: common('loading'),
                failed: t('list.moreFailed'),
                retry: common('action.retry'),
                end: common('list.end'),
                shown,
                came: (added) => t('list.came', { count: added, shown }),
              }}
            />
          </>
        )}
        <section className={s.about} aria-labelledby="about-list">
          <h2 id="about-list">{t('list.about')}</h2>
          <p>{t(`list.${words}.about`)}</p>
          <p>{t(`list.${words}.more`)}</p>
        </section>
      </Container>
    </>
  )
}
