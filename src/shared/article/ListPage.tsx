import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import type { ArticleKind } from '@/routes/articles.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { hasFeeds, site } from '@/site/site.ts'
import { Container } from '@/ui/Container.tsx'
import { BlockList } from '../infinite-list/BlockList.tsx'
import { ListEnd } from '../infinite-list/ListEnd.tsx'
import { useListQuery } from '../query/use-list-query.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { feedPath } from '@/routes/articles.ts'
import { articleLanguage, articleKindRows } from './kinds.ts'
import { articleFilters, listQueries } from './list-state.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { ListTools } from './ListTools.tsx'
import { NoList } from './States.tsx'
import { useList } from './use-list.ts'
import s from './article.module.css'

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
  const language = articleLanguage(usePage().language)
  const { text = '', sort: sorting, last } = value
  const filters = useMemo(
    () => articleFilters(kind, language, { text, sort: sorting }),
    [kind, language, sorting, text],
  )
  const id = `${pathname} ${JSON.stringify(filters)}`
  const [typing, setTyping] = useState(false)
  const list = useList(filters, last + 1, typing)
  // The address keeps the length of the list, so that returning readers find their place.
  const grow = useCallback(() => change({ last: list.pages }), [change, list.pages])

  const shown = common('list.shown', { count: list.total, shown: list.items.length })

  return (
    <>
      <PageHead
        title={t(`list.${words}.head`)}
        description={t(`list.${words}.description`)}
        feeds={
          hasFeeds
            ? [
                {
                  title: t(`list.${words}.feed`, { brand: site.brand }),
                  href: feedPath(kind, language),
                },
              ]
            : undefined
        }
      />
      <div className={`alice line-below ${s.band}`}>
        <Container>
          <h1 className="title">{t(`list.${words}.title`)}</h1>
          <p className="lead">{t(`list.${words}.lead`)}</p>
          <ListTools
            key={pathname}
            search={articleKindRows[kind].search}
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
          {list.first === 'here' && text !== '' ? t('list.found', { count: list.total }) : ''}
        </p>
        {list.first === 'loading' && <CardSkeletons label={t('loading')} />}
        {(list.first === 'failed' || (list.first === 'here' && list.items.length === 0)) && (
          <NoList
            problem={list.first === 'failed' ? list.problem : null}
            onRetry={list.retry}
            busy={list.busy}
            text={text}
            title={t(`list.${words}.empty`)}
            onReset={() => change({ text: undefined })}
          />
        )}
        {list.first === 'here' && list.items.length > 0 && (
          <>
            <BlockList
              key={id}
              id={id}
              label={t(`list.${words}.label`)}
              items={list.items}
              total={list.total}
              keyOf={(item) => item.id}
              busy={typing || list.next === 'loading'}
            >
              {(item, index) => <ArticleCard kind={kind} item={item} eager={index < 3} />}
            </BlockList>
            <ListEnd
              id={id}
              count={list.items.length}
              hasMore={list.hasMore}
              next={list.next}
              onMore={list.next === 'failed' ? list.retry : grow}
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
        <section className={`grid gap-2 mt-6 quiet ${s.about}`} aria-labelledby="about-list">
          <h2 id="about-list">{t('list.about')}</h2>
          <p>{t(`list.${words}.about`)}</p>
          <p>{t(`list.${words}.more`)}</p>
        </section>
      </Container>
    </>
  )
}
