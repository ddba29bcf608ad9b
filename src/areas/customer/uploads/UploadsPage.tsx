import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { askOf, chosenFilters, noFilters, uploadsQuery, views } from './query.ts'
import { UploadFilters } from './UploadFilters.tsx'
import { Period } from '@/shared/period/Period.tsx'
import { PeriodFold } from '@/shared/period/PeriodFold.tsx'
import { SummaryView } from './SummaryView.tsx'
import { TablePlaceholder } from './TablePlaceholder.tsx'
import { useDays } from '@/shared/period/use-days.ts'
import s from './uploads.module.css'

const loadTaskList = async () => (await import('./TaskList.tsx')).TaskList

const wholeDays = { from: undefined, to: undefined }

export default function UploadsPage() {
  const { t } = useTranslation('uploads')
  const { t: common } = useTranslation()
  const format = useFormat()
  const asked = useListQuery(uploadsQuery)
  const { value: query, change, hrefOf } = asked
  const { dateFrom, dateTo, zone, today } = useDays(query)
  const days = { dateFrom, dateTo }
  const filters = askOf(query, days, zone)
  const live = dateTo >= today
  const chosen = chosenFilters(query)
  // A row of the summary leads to the list and disappears with the summary.
  const box = useRef<HTMLElement>(null)
  const view = useRef(query.view)
  useLayoutEffect(() => {
    if (view.current === query.view) return
    view.current = query.view
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [query.view])
  const moments =
    query.from && query.to
      ? `${format.date(query.from, 'dateTime')} – ${format.date(query.to, dateFrom === dateTo ? 'time' : 'dateTime')}`
      : ''
  const choices = (
    <UploadFilters
      choice={query}
      days={days}
      zone={zone}
      moments={moments}
      onChange={change}
      onWholeDays={() => change(wholeDays)}
    />
  )
  return (
    <AccountFrame wide title={common('nav.crumb.uploads')} lead={t('lead')}>
      <nav aria-label={t('view.title')} className={`row gap-5 line-below ${s.views}`}>
        {views.map((view) => (
          <Link
            key={view}
            to={hrefOf({ view })}
            preventScrollReset
            aria-current={query.view === view ? 'page' : undefined}
          >
            {t(`view.${view}`)}
          </Link>
        ))}
      </nav>
      <PeriodFold {...days} label={common('label.period')}>
        <Period
          {...days}
          zone={zone}
          today={today}
          onChange={(next) => change({ ...next, ...wholeDays })}
        />
      </PeriodFold>
      <section
        ref={box}
        tabIndex={-1}
        aria-label={t(`view.${query.view}`)}
        className={`stack gap-4 ${s.view}`}
      >
        {query.view === 'summary' ? (
          <SummaryView query={asked} days={days} zone={zone} live={live} />
        ) : (
          <LatePart
            load={loadTaskList}
            props={{
              filters,
              choices,
              live: live && !query.from,
              onReset:
                chosen.length > 0 || query.from
                  ? () => change({ ...noFilters, ...wholeDays })
                  : undefined,
            }}
            fallback={
              <>
                {choices}
                <TablePlaceholder />
              </>
            }
            failed={<p className="quiet text-2">{common('lost')}</p>}
          />
        )}
      </section>
    </AccountFrame>
  )
}
