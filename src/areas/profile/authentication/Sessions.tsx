import { Laptop, Smartphone, Tablet } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Session } from '@/api/contract/security.ts'
import { securityApi } from '@/api/endpoints/profile.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText, joinTexts } from '@/lib/cut-text.ts'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { useParts } from '@/shared/list/use-parts.ts'
import { LongText } from '@/shared/LongText.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { countryName } from '@/i18n/countries.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import s from '../profile.module.css'
import { serverTime } from '@/lib/server-clock.ts'

const none: readonly Session[] = []

/** The active sessions. */
export function Sessions() {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = securityApi.useSessionsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const [end] = securityApi.useEndSessionMutation()
  const [endOthers] = securityApi.useEndOtherSessionsMutation()
  const [asking, setAsking] = useState(false)
  const [ending, setEnding] = useState<Session['id'] | null>(null)
  const action = useAction()
  const list = useRef<HTMLUListElement>(null)

  async function endOne(id: Session['id']): Promise<void> {
    if (action.busy) return
    setEnding(id)
    const done = await action.run(async () => {
      const removal = ignoreNotFound(end({ id }).unwrap())
      const isGone = (now: { records: readonly Session[] }): boolean =>
        now.records.every((other) => other.id !== id)
      if ((await withTruth(removal, refetch, isGone)) === false) await refetch()
    })
    setEnding(null)
    if (done) toast({ tone: 'ok', text: t('sessions.ended') })
  }

  const sessions = data?.records
  const parts = useParts(sessions ?? none, list)
  const others = sessions?.some(({ current }) => !current) ?? false
  return (
    <AccountSection title={t('sessions.title')} text={t('sessions.text')}>
      {!sessions && error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      ) : (
        <div className="stack gap-4">
          <ActionProblem action={action} />
          {sessions?.length === 0 && (
            <p className={`quiet text-2 ${s.securityQuiet}`}>{t('sessions.none')}</p>
          )}
          {sessions ? (
            <ul
              ref={list}
              data-list=""
              className={`bare grid ${s.securityList}`}
              aria-label={t('sessions.title')}
              aria-busy={isFetching || undefined}
            >
              {parts.drawn.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  now={serverTime(fulfilledTimeStamp)}
                  busy={ending === session.id}
                  hasNamesake={sessions.some((other) => isNamesake(session, other))}
                  onEnd={() => void endOne(session.id)}
                />
              ))}
            </ul>
          ) : (
            <SkeletonGroup label={common('loading')} className="stack gap-4" unknown>
              <Skeleton variant="block" />
              <Skeleton variant="block" />
              <Skeleton variant="block" />
            </SkeletonGroup>
          )}
          <MoreParts {...parts} />
          {others && (
            <div>
              <Button variant="secondary" onClick={() => setAsking(true)}>
                {t('sessions.endOthers')}
              </Button>
            </div>
          )}
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={t('sessions.endOthersTitle')}
          confirm={t('sessions.endOthers')}
          work={() => endOthers().unwrap()}
          onDone={() => {
            setAsking(false)
            toast({ tone: 'ok', text: t('sessions.othersEnded') })
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('sessions.endOthersText')}</p>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}

/** Whether two sessions are called by the same browser and system. */
const isNamesake = (one: Session, other: Session): boolean =>
  one.id !== other.id && one.browser === other.browser && one.os === other.os

const icons = { desktop: Laptop, mobile: Smartphone, tablet: Tablet }

interface SessionRowProps {
  session: Session
  now: number
  busy: boolean
  hasNamesake: boolean
  onEnd: () => void
}

function SessionRow({
  session: { current, device, browser, os, ip, city, country, createdAt, lastSeenAt },
  now,
  busy,
  hasNamesake,
  onEnd,
}: SessionRowProps) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const Icon = icons[device === 'mobile' || device === 'tablet' ? device : 'desktop']
  const whole =
    browser && os ? t('sessions.device', { browser, os }) : (browser ?? os ?? t('sessions.unknown'))
  const name = cutText(whole)
  const place = joinTexts(' · ', [city, countryName(country, locale), ip])
  const seen = lastSeenAt ?? createdAt ?? ''
  const ended = hasNamesake ? joinTexts(format.comma, [name, format.date(seen, 'dateTime')]) : name
  return (
    <li className={`cluster gap-2 gap-x-4 pad-y-3 line-below ${s.item}`}>
      <Icon className="rigid faint" size={20} aria-hidden="true" />
      <div className={`min-0 break ${s.itemText}`}>
        <p className={`cluster gap-1 gap-x-2 bold ${s.name}`}>
          <LongText text={whole} /> {current && <Badge tone="ok">{t('sessions.current')}</Badge>}
        </p>
        <p className={`quiet text-2 ${s.securityQuiet}`}>
          <LongText text={place} />
        </p>
        {!current && seen && (
          <p className={`quiet text-2 ${s.securityQuiet}`}>
            <TimeAgo at={seen} now={now}>
              {(time) => t('sessions.seen', { time })}
            </TimeAgo>
          </p>
        )}
      </div>
      {!current && (
        <Button
          variant="secondary"
          loading={busy}
          loadingText={common('busy')}
          aria-label={t('sessions.endNamed', { name: ended })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
