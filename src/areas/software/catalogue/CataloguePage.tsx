import { useCallback, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { object, parse, tuple } from 'valibot'
import { SoftwareList } from '@/api/contract/software.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { usePage } from '@/i18n/page-context.ts'
import { canonicalUrl } from '@/routes/language.ts'
import { programPath } from '@/routes/software.ts'
import type { Structured } from '@/head/structured.ts'
import { PageHead } from '@/head/PageHead.tsx'
import type { PageLoader } from '@/session/person.ts'
import { BlockList } from '@/shared/infinite-list/BlockList.tsx'
import { ListEnd } from '@/shared/infinite-list/ListEnd.tsx'
import { growing, useGrowingList } from '@/shared/infinite-list/use-growing-list.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { useAbortReplaced } from '@/shared/query/use-abort-replaced.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx'
import { CatalogueTools } from './CatalogueTools.tsx'
import { mostCompared, readCompared, toggleCompared } from './compared.ts'
import { NoPrograms } from './NoPrograms.tsx'
import { ProgramCard } from './ProgramCard.tsx'
import { catalogueArg, catalogueQuery } from './query.ts'
import s from '../software.module.css'

const loadCompareBar = async () => (await import('./CompareBar.tsx')).CompareBar

const reading = {
  records: ({ records }: SoftwareList) => records,
  total: ({ totalCount }: SoftwareList) => totalCount,
}

export const loader: PageLoader = ({ request, language, store: { dispatch } }) => {
  const query = catalogueQuery.read(new URL(request.url).searchParams)
  const { software, softwareCategories } = softwareApi.endpoints
  return firstPaint(
    // A list of many pages is not renewed on return.
    dispatch(software.initiate(catalogueArg(query), { forceRefetch: false })),
    dispatch(softwareCategories.initiate({ language })),
  )
}

/** The programs of the first page, if the build knew them. */
export const structured: Structured = ({ served, site, language }) =>
  (served?.answers ?? [])
    .filter(({ endpoint }) => endpoint === 'software')
    .map(({ data }) => {
      const { totalCount, records } = parse(object({ pages: tuple([SoftwareList]) }), data).pages[0]
      return {
        '@type': 'ItemList',
        numberOfItems: totalCount,
        itemListElement: records.map(({ slug, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: canonicalUrl(programPath(slug), language, site.hosts),
        })),
      }
    })

export default function CataloguePage() {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const query = useListQuery(catalogueQuery)
  const { value, change } = query
  const [isTyping, setIsTyping] = useState(false)
  const arg = catalogueArg(value)
  const key = JSON.stringify(arg)
  const list = useGrowingList(softwareApi.useSoftwareInfiniteQuery(arg, growing), {
    ...reading,
    goal: isTyping ? 0 : value.last + 1,
  })
  useAbortReplaced(isTyping ? null : arg, (one) =>
    softwareApi.util.getRunningQueryThunk('software', one),
  )
  const { data: categories } = softwareApi.useSoftwareCategoriesQuery({ language })
  const { items, total, first, next, pages } = list
  // The address keeps the length of the list, so that returning readers find their place.
  const grow = useCallback(() => change({ last: pages }), [change, pages])
  const compared = readCompared(query.other('compare'))
  const shown = common('list.shown', { count: total, shown: items.length })
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} />
      <div className={`alice line-below ${s.catalogueBand}`}>
        <Container>
          <div className={`cluster gap-4 align-end between ${s.catalogueTitles}`}>
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
          <CatalogueTools
            query={query}
            categories={categories?.records ?? []}
            onTyping={setIsTyping}
          />
        </Container>
      </div>
      <Container className={s.catalogueBody}>
        <p role="status" className={`mb-4 quiet text-2 ${s.count}`}>
          {first === 'here' && items.length > 0 ? t('list.found', { count: total }) : ''}
        </p>
        {first === 'loading' && <CatalogueSkeleton label={common('loading')} />}
        {(first === 'failed' || (first === 'here' && items.length === 0)) && (
          <NoPrograms
            problem={first === 'failed' ? list.problem : null}
            onRetry={list.retry}
            busy={list.busy}
            isFiltered={query.isFiltered}
            resetHref={query.resetHref}
            onReset={query.reset}
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
              busy={isTyping || next === 'loading'}
            >
              {(item, index) => (
                <ProgramCard
                  item={item}
                  eager={index < 6}
                  compare={{
                    isChosen: compared.includes(item.slug),
                    isFull: compared.length >= mostCompared,
                    onToggle: () =>
                      query.setOthers(
                        (now) => ({
                          compare: toggleCompared(readCompared(now.get('compare')), item.slug),
                        }),
                        { replace: true },
                      ),
                  }}
                />
              )}
            </BlockList>
            <ListEnd
              id={key}
              count={items.length}
              hasMore={list.hasMore}
              next={next}
              onMore={next === 'failed' ? list.retry : grow}
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
        {compared.length > 0 && (
          <LatePart load={loadCompareBar} props={{ query, chosen: compared }} fallback={null} />
        )}
      </Container>
    </>
  )
}
