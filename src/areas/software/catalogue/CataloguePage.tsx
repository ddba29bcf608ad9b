import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalUrl } from '@/routes/language.ts'
import { catalogueKey, programPath } from '@/routes/software.ts'
import type { Structured } from '@/head/structured.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { BlockList } from '@/shared/infinite-list/BlockList.tsx'
import { ListEnd } from '@/shared/infinite-list/ListEnd.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { isSoftwareList } from '../is-software.ts'
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx'
import { CatalogueTools } from './CatalogueTools.tsx'
import { ProgramCard } from './ProgramCard.tsx'
import { catalogueQuery } from './query.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useCategories } from './use-categories.ts'
import s from './catalogue.module.css'

const loadNoPrograms = async () => (await import('./NoPrograms.tsx')).NoPrograms

/** The programs of the first page, if the build knew them. */
export const structured: Structured = ({ served, site, language }) => {
  const list = served?.answers[catalogueKey]
  if (!isSoftwareList(list)) return []
  return [
    {
      '@type': 'ItemList',
      numberOfItems: list.totalCount,
      itemListElement: list.records.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: canonicalUrl(programPath(slug), language, site.hosts),
      })),
    },
  ]
}

export default function CataloguePage() {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const query = useListQuery(catalogueQuery)
  const { value, change } = query
  const [isTyping, setIsTyping] = useState(false)
  const asked = value.last + 1
  // Pages in the address load automatically; further ones on request.
  const [goal, setGoal] = useState(asked)
  const { state, key, touched, more, retry } = useCatalogue(value, goal, isTyping)
  const categories = useCategories(touched)
  const [grown, setGrown] = useState('')
  useEffect(() => {
    if (grown === key && state.pages > asked) change({ last: state.pages - 1 })
    else if (grown !== key && goal !== asked) setGoal(asked)
  }, [asked, change, goal, grown, key, state.pages])
  const grow = useCallback(() => {
    setGrown(key)
    if (state.next === 'failed') retry()
    else if (touched) more()
    else setGoal(2)
  }, [key, more, retry, state.next, touched])

  const { items, total, first } = state
  const shown = common('list.shown', { count: total, shown: items.length })
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} />
      <div className={s.band}>
        <Container>
          <div className={`cluster gap-4 align-end between ${s.titles}`}>
            <div>
              <h1 className="title">{t('title')}</h1>
              <p className="lead">{t('lead')}</p>
            </div>
            <p className="cluster gap-2 gap-x-4">
              <RouteLink
                to={{ id: 'softwareAdd' }}
                className={buttonClass({ variant: 'secondary' })}
              >
                {common('action.addProgram')}
              </RouteLink>
              <RouteLink to={{ id: 'softwareArticles' }}>{t('articles')}</RouteLink>
            </p>
          </div>
          <CatalogueTools query={query} categories={categories} onTyping={setIsTyping} />
        </Container>
      </div>
      <Container className={s.body}>
        <p role="status" className={s.count}>
          {first === 'here' && items.length > 0 ? t('list.found', { count: total }) : ''}
        </p>
        {first === 'loading' && <CatalogueSkeleton label={common('loading')} />}
        {(first === 'failed' || (first === 'here' && items.length === 0)) && (
          <LatePart
            load={loadNoPrograms}
            props={{
              problem: first === 'failed' ? state.problem : null,
              onRetry: retry,
              isFiltered: query.isFiltered,
              resetHref: query.resetHref,
              onReset: query.reset,
            }}
            fallback={null}
          />
        )}
        {first === 'here' && items.length > 0 && (
          <>
            <BlockList
              key={key}
              id={`software ${key}`}
              label={t('list.label')}
              items={items}
              total={total}
              keyOf={({ id }) => id}
              busy={isTyping || state.next === 'loading'}
            >
              {(item, index) => <ProgramCard item={item} eager={index < 6} />}
            </BlockList>
            <ListEnd
              id={key}
              count={items.length}
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
      </Container>
    </>
  )
}
