import { useState, useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { LeaderboardPlace } from '@/api/contract/worker.ts'
import { workerApi } from '@/api/endpoints/worker.ts'
import { toProblem } from '@/api/problem.ts'
import { useTold } from '@/shared/list/use-told.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { formatFor, ownZone } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { isMine, timeLeft } from './places.ts'
import { boardArg } from './query.ts'
import type { BoardQuery } from './query.ts'
import { useColumns } from './use-columns.tsx'
import s from './board.module.css'
import { serverNow } from '@/lib/server-clock.ts'

const page = 20

interface PlacesProps {
  query: BoardQuery
  /** Resets the filters. */
  onReset: () => void
}

/** The table of a period, in all states: loading, full, empty, filtered empty, failed, stale. */
export function LeaderboardPlaces({ query, onReset }: PlacesProps) {
  const { t } = useTranslation('hub')
  const { t: common } = useTranslation()
  const [shown, setShown] = useState(page)
  const {
    data: last,
    currentData,
    error,
    isFetching,
    refetch,
  } = workerApi.useLeaderboardQuery(boardArg(query), {
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  })
  // While another choice loads, the previous rows stay.
  const data = currentData ?? (isFetching ? last : undefined)
  const told = useTold(query, currentData === undefined)
  const records = data?.records ?? []
  const columns = useColumns(records, data?.me ?? null)
  if (!data) {
    if (error)
      return (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      )
    return (
      <SkeletonGroup label={common('loading')}>
        <Skeleton variant="block" className={s.holeTable} />
      </SkeletonGroup>
    )
  }
  const filtered = query.country !== '' || query.kind !== ''
  const rows = records.slice(0, shown)
  const { me } = data
  const seen = rows.some((place) => isMine(me, place))
  return (
    <div className={s.places}>
      <div className={`row wrap between quiet text-2 num ${s.line}`}>
        <TimeRemaining endsAt={data.endsAt} onEnd={() => void refetch()} />
        <p role="status">
          <span key={told}>
            {records.length > 0 && t('board.count', { count: records.length })}
          </span>
          {error !== undefined && ` ${t('board.stale')}`}
        </p>
      </div>
      {me && !seen && <Mine place={me} />}
      {records.length === 0 ? (
        <EmptyState
          level={3}
          title={filtered ? common('label.noResults') : t('board.empty.title')}
          action={
            filtered && (
              <Button variant="secondary" onClick={onReset}>
                {common('action.resetFilters')}
              </Button>
            )
          }
        >
          {filtered ? t('board.nothing.text') : t('board.empty.text')}
        </EmptyState>
      ) : (
        <DataTable<LeaderboardPlace>
          caption={t('board.caption', { period: t(`board.period.${query.period}`) })}
          hideCaption
          columns={columns}
          rows={rows}
          rowKey={(place) => records.indexOf(place)}
          busy={isFetching}
        />
      )}
      {records.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + page)}>
          {t('board.more', { count: Math.min(page, records.length - shown) })}
        </Button>
      )}
    </div>
  )
}

/** The reader's own place, if the shown rows do not include it. */
function Mine({ place: { rank, solved, accuracy } }: { place: LeaderboardPlace }) {
  const { t } = useTranslation('hub')
  const format = formatFor(useLocale())
  return (
    <section
      aria-label={t('board.mine.title')}
      className={`row wrap between gap-1 gap-x-4 pad-y-3 pad-x-4 ${s.mine}`}
    >
      <p>{t('board.mine.title')}</p>
      <p>
        <b>{t('board.mine.place', { rank: format.number(rank) })}</b>
        {' · '}
        {t('board.mine.text', { count: solved, number: format.number(solved) })}
        {accuracy !== null && ` · ${t('board.column.accuracy')} ${format.rate(accuracy)}`}
      </p>
    </section>
  )
}

const minute = 60_000

/**
 * The remaining time of a period, to the minute. It is not a live region, because nobody wants to
 * hear it count.
 */
function TimeRemaining({ endsAt, onEnd }: { endsAt: string | null; onEnd: () => void }) {
  const { t } = useTranslation('hub')
  const format = formatFor(useLocale(), ownZone)
  const [now, setNow] = useState(() => serverNow())
  const tell = useRef(onEnd)
  useEffect(() => {
    tell.current = onEnd
  })
  const end = endsAt === null ? Number.NaN : Date.parse(endsAt)
  useEffect(() => {
    if (Number.isNaN(end)) return
    setNow(serverNow())
    const timer = setInterval(() => {
      const time = serverNow()
      setNow(time)
      if (time < end) return
      clearInterval(timer)
      tell.current()
    }, minute)
    return () => clearInterval(timer)
  }, [end])
  if (endsAt === null || Number.isNaN(end)) return <p>{t('board.endless')}</p>
  if (now >= end) return <p>{t('board.ended')}</p>
  const left = timeLeft(end - now).map(({ unit, value }) => format.unit(value, unit))
  return <p>{t('board.ends', { left: left.join(' '), time: format.date(endsAt, 'dateTime') })}</p>
}
