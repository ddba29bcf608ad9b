import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { LivePart } from '@/shared/LivePart.tsx'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { askOf, chosenFilters, noFilters, readUploads, writeUploads } from '../model/tasks/query.ts'
import type { UploadsQuery } from '../model/tasks/query.ts'
import { Filters } from '../parts/uploads/Filters.tsx'
import { Period } from '../parts/uploads/Period.tsx'
import { SummaryView } from '../parts/uploads/SummaryView.tsx'
import { TableHole } from '../parts/uploads/TableHole.tsx'
import { useDays } from '../parts/uploads/use-days.ts'
import s from '../parts/uploads/uploads.module.css'

const codec = { read: readUploads, write: writeUploads }
const list = async () => (await import('../parts/uploads/TaskList.tsx')).TaskList
const views = ['summary', 'tasks'] as const

export default function UploadsPage() {
  const { t } = useTranslation('uploads')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [params] = useSearchParams()
  const [query, change] = useAddressQuery(codec)
  const { dateFrom, dateTo, zone, today } = useDays(query)
  const days = { dateFrom, dateTo }
  const filters = askOf(query, days, zone)
  const live = dateTo >= today
  const chosen = chosenFilters(query)
  const hrefOf = (view: UploadsQuery['view']) => ({ search: writeUploads(new URLSearchParams(params), { ...query, view }).toString() })
  // A row of the one leads to the other, and goes with what it stood in.
  const box = useRef<HTMLElement>(null)
  const view = useRef(query.view)
  useEffect(() => {
    if (view.current === query.view) return
    view.current = query.view
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [query.view])
  const moments = query.from && `${format.date(query.from, 'dateTime')} – ${format.date(query.to, 'hour')}`
  const choices = (
    <Filters choice={query} days={days} zone={zone} moments={moments} onChange={change} onWholeDays={() => change({ from: '', to: '' })} />
  )
  return (
    <AccountFrame wide title={common('nav.crumb.uploads')} lead={t('lead')}>
      <nav aria-label={t('view.title')} className={s.views}>
        {views.map((view) => (
          <Link key={view} to={hrefOf(view)} preventScrollReset aria-current={query.view === view ? 'page' : undefined}>
            {t(`view.${view}`)}
          </Link>
        ))}
      </nav>
      <Period {...days} zone={zone} today={today} onChange={(next) => change({ ...next, from: '', to: '' })} />
      <section ref={box} tabIndex={-1} aria-label={t(`view.${query.view}`)} className={s.view}>
        {query.view === 'summary' ? (
          <SummaryView query={query} days={days} zone={zone} live={live} onChange={change} />
        ) : (
          <LivePart
            load={list}
            props={{
              filters,
              choices,
              live: live && !query.from,
              onReset: chosen.length > 0 || query.from ? () => change({ ...noFilters, from: '', to: '' }) : undefined,
            }}
            fallback={
              <>
                {choices}
                <TableHole />
              </>
            }
            failed={<p className={s.soft}>{t('list.noTable')}</p>}
          />
        )}
      </section>
    </AccountFrame>
  )
}
