import { useTranslation } from '@/i18n/use-translation.ts'
import type { Incident, PlannedMaintenance, ServiceStatus } from '@/api/contract/service-status.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor, ownZone } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import {
  componentOf,
  incidentState,
  incidentTone,
  serviceState,
  serviceTone,
} from '@/shared/service-status/look.ts'
import { useServiceStatus } from '@/shared/service-status/use-service-status.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { IncidentEffectLine } from './IncidentEffectLine.tsx'
import { Uptime } from './Uptime.tsx'
import s from '../support.module.css'

/** The current state, the last 90 days of each component, and the incidents. */
export function StatusView() {
  const { t } = useTranslation('serviceStatus')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = useServiceStatus()
  if (!data)
    return error ? (
      <ProblemState
        level={3}
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <SkeletonGroup label={common('loading')} className={s.statusWaiting}>
        <Skeleton lines={9} />
      </SkeletonGroup>
    )
  return (
    <div className="stack gap-5">
      {error && (
        <Notice tone="warn" role="status">
          {t('stale')}
        </Notice>
      )}
      <Overall status={data} />
      <Components status={data} />
      {data.planned.length > 0 && <Planned planned={data.planned} />}
      <Incidents incidents={data.incidents} />
    </div>
  )
}

const noticeTone = {
  operational: 'ok',
  degraded: 'warn',
  outage: 'bad',
  maintenance: 'info',
} as const

function Overall({ status: { overall, updatedAt } }: { status: ServiceStatus }) {
  const { t } = useTranslation('serviceStatus')
  const { t: common } = useTranslation()
  const format = formatFor(useLocale(), ownZone)
  const state = serviceState(overall)
  return (
    <Notice
      tone={state ? noticeTone[state] : 'info'}
      title={state ? t(`overall.${state}`) : plainCode(overall)}
    >
      {updatedAt && <p>{common('label.asOf', { time: format.date(updatedAt, 'dateTime') })}</p>}
    </Notice>
  )
}

function Components({ status: { components, uptime90d } }: { status: ServiceStatus }) {
  const { t } = useTranslation('serviceStatus')
  return (
    <ul className={`bare grid gap-4 ${s.components}`}>
      {components.map(({ id, status, note }) => {
        const component = componentOf(id)
        const state = serviceState(status)
        const name = component ? t(`component.${component}`) : plainCode(id)
        const days = uptime90d.find((one) => one.id === id)?.days
        return (
          <li key={id} id={`status-${id}`}>
            <div className={`cluster gap-2 between ${s.head}`}>
              <h3>{name}</h3>
              <StatusBadge status={status} tone={serviceTone(status)}>
                {state && t(`state.${state}`)}
              </StatusBadge>
            </div>
            {note && <p className="quiet">{note}</p>}
            {days && days.length > 0 && <Uptime name={name} days={days} />}
          </li>
        )
      })}
    </ul>
  )
}

/** The parts that an incident or planned work affects. */
function Parts({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('serviceStatus')
  const format = formatFor(useLocale(), ownZone)
  if (ids.length === 0) return null
  const names = ids.map((id) => {
    const component = componentOf(id)
    return component ? t(`component.${component}`) : plainCode(id)
  })
  return <p className="text-2">{t('affects', { names: format.list(names) })}</p>
}

/** Work that is announced, the nearest first. */
function Planned({ planned }: { planned: readonly PlannedMaintenance[] }) {
  const { t } = useTranslation('serviceStatus')
  const format = formatFor(useLocale(), ownZone)
  return (
    <section className="stack gap-3" aria-labelledby="planned">
      <h3 id="planned" className="heading">
        {t('planned.title')}
      </h3>
      {planned.map(({ id, title, text, components, startsAt, endsAt }) => (
        <article
          key={id}
          className={`panel break grid gap-2 content-start pad-y-4 pad-x-5 ${s.incident}`}
        >
          <h4>{cutText(title)}</h4>
          <p className="faint text-1">
            {endsAt === null ? format.date(startsAt, 'dateTime') : format.span(startsAt, endsAt)}
          </p>
          {text && <p>{cutText(text, 1000)}</p>}
          <Parts ids={components} />
        </article>
      ))}
    </section>
  )
}

function Incidents({ incidents }: { incidents: readonly Incident[] }) {
  const { t } = useTranslation('serviceStatus')
  const format = formatFor(useLocale(), ownZone)
  return (
    <section className="stack gap-3" aria-labelledby="incidents">
      <h3 id="incidents" className="heading">
        {t('incidents.title')}
      </h3>
      {incidents.length === 0 && <p className="quiet">{t('incidents.none')}</p>}
      {incidents.map((incident) => {
        const { id, title, status, startedAt, components, updates } = incident
        const state = incidentState(status)
        return (
          <article
            key={id}
            id={`incident-${id}`}
            className={`panel break grid gap-3 content-start pad-y-4 pad-x-5 ${s.incident}`}
          >
            <div className={`cluster gap-2 between ${s.head}`}>
              <h4>{cutText(title)}</h4>
              <StatusBadge status={status} tone={incidentTone(status)}>
                {state && t(`incident.${state}`)}
              </StatusBadge>
            </div>
            <p className="faint text-1">
              {t('incidents.began', { time: format.date(startedAt, 'dateTime') })}
            </p>
            <Parts ids={components} />
            <ol>
              {updates.map(({ at, status: then, text }) => {
                const was = incidentState(then)
                return (
                  <li key={`${at} ${then}`}>
                    <p>
                      <b className={s.state}>{was ? t(`incident.${was}`) : plainCode(then)}</b>{' '}
                      {cutText(text, 1000)}
                    </p>
                    {at && (
                      <time dateTime={at} className="faint text-1">
                        {format.date(at, 'dateTime')}
                      </time>
                    )}
                  </li>
                )
              })}
            </ol>
            <IncidentEffectLine incident={incident} />
          </article>
        )
      })}
    </section>
  )
}
