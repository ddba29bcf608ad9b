import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import type { Sort } from '@/ui/TableHead.tsx'
import { Button } from '@/ui/Button.tsx'
import { ProblemState } from '../ProblemState.tsx'
import { pagesOf, shownOf, totalOf, uniqueRows } from './answer.ts'
import type { ListAnswer } from './answer.ts'
import { Cards } from './Cards.tsx'
import type { CardLayout } from './Cards.tsx'
import { Filters } from './Filters.tsx'
import type { FilterWords } from './Filters.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import type { EmptyWords } from './ListEmpty.tsx'
import { ListFrame } from './ListFrame.tsx'
import type { ListSectionProps } from './ListFrame.tsx'
import { ListPages } from './ListPages.tsx'
import { MoreParts } from './MoreParts.tsx'
import { perPage } from './per-page.ts'
import { useGrowth } from './use-growth.ts'
import { cardPart, rowPart, useParts } from './use-parts.ts'
import { useTurn } from './use-turn.ts'
import { useNews, useTold } from './use-told.ts'
import { useWaiting } from './use-waiting.ts'
import type { AddressFields } from '../query/query.ts'
import type { ListQuery } from '../query/use-list-query.ts'
import s from '../small.module.css'

/** Converts the order of a list for its columns: `-createdAt` is descending. */
function columnSort({ value }: ListQuery<AddressFields>): Sort | undefined {
  const { sort } = value
  return typeof sort === 'string'
    ? {
        key: sort.replace(/^-/, ''),
        direction: sort.startsWith('-') ? 'descending' : 'ascending',
      }
    : undefined
}

/** Converts a column's order to the call's argument. */
const sortText = ({ key, direction }: Sort): string =>
  direction === 'descending' ? `-${key}` : key

export interface ListWords {
  /** The name of the table or list, if no section names it. */
  caption?: string
  /** The number of records: shown, or announced once filters are set. */
  found?: (count: number) => string
  empty: EmptyWords
  /** Only for a list that grows. */
  more?: { came: (count: number) => string }
  refresh?: string
}

interface BaseProps<F, Data, Row> {
  query: ListQuery<F>
  /** The result of the call's generated hook, for a query or an infinite query. */
  answer: ListAnswer<Data>
  rows: (data: Data) => readonly Row[]
  rowKey: (row: Row) => string | number
  words: ListWords
  filters?: FilterWords<F>
  filtersClass?: string | undefined
  /**
   * The section around the list. Without it the list has no frame, and its caption is its heading.
   */
  section?: ListSectionProps
  /** The number of rows per page, if it differs from the default. */
  perPage?: number
  /** Shows the number of records; by default it is only announced. */
  showCount?: boolean
  /** Shown between filters and rows. */
  notice?: ReactNode
  /** Rendered after the rows: dialogs. */
  children?: ReactNode
}
interface TableProps<Data, Row> {
  columns: readonly Column<Row>[]
  className?: string | undefined
  foot?: (data: Data) => ReactNode
}
interface CardsProps<Row> {
  /** Renders a row as a list item. */
  card: (row: Row) => ReactNode
  layout: CardLayout
}
export type ListProps<F, Data, Row> = BaseProps<F, Data, Row> &
  (TableProps<Data, Row> | CardsProps<Row>)

/**
 * A screen's list: filters, number of records, rows as a table or cards, all states (loading,
 * empty, filtered empty, past the last page, failed, stale), and paging.
 */
export function List<F extends AddressFields, Data, Row>(props: ListProps<F, Data, Row>): ReactNode
export function List(props: ListProps<AddressFields, unknown, unknown>) {
  const { query, answer, rowKey, words, filters, section, showCount = false, children } = props
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { currentData, error, isFetching, refetch } = answer
  const shown = shownOf(answer)
  const rows = shown === undefined ? [] : uniqueRows(props.rows(shown), rowKey)
  const growth = useGrowth(answer, rows.length, box, query.value)
  const parts = useParts(rows, box, pagesOf(shown), 'card' in props ? cardPart : rowPart)
  const isStale = shown !== undefined && currentData === undefined
  const isWaiting = useWaiting(isStale)
  const told = useTold(query.value, isStale)
  const size = props.perPage ?? perPage
  const total = totalOf(shown)
  const count = total ?? rows.length
  const sort = columnSort(query)
  const sorted = useNews(sort, isStale)
  const by = 'columns' in props && props.columns.find(({ key }) => key === sort?.key)
  const level = section ? 3 : 2
  const page = Number(query.value['page'] ?? 0)
  const { turned, turnTo } = useTurn(box, page, currentData !== undefined)
  const caption = words.caption ?? (typeof section?.title === 'string' ? section.title : '')
  const empty = <ListEmpty query={query} page={page} words={words} />
  return (
    <ListFrame section={section} answer={answer} refresh={words.refresh}>
      {filters && (
        <Filters
          query={query}
          label={common('label.filters')}
          words={filters}
          className={props.filtersClass}
        />
      )}
      {props.notice}
      {shown === undefined && error !== undefined ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={level}
        />
      ) : (
        <div ref={box}>
          {!section && <h2 className="visually-hidden">{caption}</h2>}
          <p
            role="status"
            className={showCount ? `mb-3 quiet text-2 ${s.count}` : 'visually-hidden'}
          >
            {/* A new element is said, also where another choice has found as many. */}
            <span key={told}>
              {growth.came > 0
                ? words.more?.came(growth.came)
                : (showCount
                    ? shown !== undefined
                    : query.isFiltered && currentData !== undefined) && words.found?.(count)}
            </span>
            {sorted !== null && sort && by && (
              <span key={sorted} className="visually-hidden">
                {' '}
                {common(`table.sorted.${sort.direction}`, { column: by.header })}
              </span>
            )}
            {isWaiting && <span className="visually-hidden"> {common('loading')}</span>}
            {turned && (
              <span className="visually-hidden">
                {' '}
                {t('pages.at', { number: page + 1, total: Math.ceil(count / size) })}
              </span>
            )}
          </p>
          {'columns' in props ? (
            <DataTable
              className={props.className}
              caption={caption}
              hideCaption
              columns={props.columns}
              rows={parts.drawn}
              rowKey={rowKey}
              {...(sort && {
                sort,
                onSort: (next) => query.change({ sort: sortText(next) }),
              })}
              loadingRows={shown === undefined ? Math.min(size, 8) : 0}
              busy={isStale}
              foot={shown !== undefined && rows.length > 0 && props.foot?.(shown)}
              empty={empty}
              unfold={common('label.details')}
            />
          ) : (
            <Cards
              {...props}
              label={caption}
              rows={parts.drawn}
              isLoading={shown === undefined}
              isStale={isStale}
              empty={empty}
            />
          )}
          <MoreParts {...parts} />
          {currentData !== undefined && error !== undefined && (
            <p role="alert" className="bad center mt-3">
              {common(`problem.${problemKey(toProblem(error))}.title`)}
            </p>
          )}
          {words.more && growth.hasMore && (
            <div className="row justify-center mt-4">
              <Button
                variant="secondary"
                loading={growth.isGrowing}
                loadingText={common('loading')}
                onClick={() => void growth.grow()}
              >
                {common('action.more')}
              </Button>
            </div>
          )}
          {!words.more && 'page' in query.definition.fields && (
            <ListPages
              query={query}
              page={page}
              total={total}
              perPage={size}
              list={caption}
              onTurn={turnTo}
            />
          )}
        </div>
      )}
      {children}
    </ListFrame>
  )
}
