import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { PingbackHost } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { useParts } from '@/shared/list/use-parts.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { HostCard } from './HostCard.tsx'
import { SecretDialog } from '@/shared/deliveries/SecretDialog.tsx'
import type { Made } from '@/shared/deliveries/SecretDialog.tsx'
import s from '../customer.module.css'
import { serverTime } from '@/lib/server-clock.ts'

const loadAdd = async () => (await import('./AddHost.tsx')).AddHost

/** The hosts that receive results, and a form to add one. */
export function Hosts() {
  const { t } = useTranslation('pingback')
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = pingbackApi.usePingbackHostsQuery(undefined, {
    refetchOnMountOrArgChange: 30,
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  })
  const [made, setMade] = useState<Made | null>(null)
  const [added, setAdded] = useState<PingbackHost['id'] | null>(null)
  if (!data && error)
    return (
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={2}
      />
    )
  if (!data)
    return (
      <>
        <SectionSkeleton title={t('hosts.title')} lines={60} />
        <SectionSkeleton title={t('add.title')} lines={19} />
      </>
    )
  const full = typeof data.max === 'number' && data.records.length >= data.max
  return (
    <>
      <AccountSection title={t('hosts.title')}>
        {data.records.length === 0 ? (
          <EmptyState level={3} illustration={<EmptyBox />} title={t('hosts.empty')}>
            {t('hosts.emptyText')}
          </EmptyState>
        ) : (
          <HostList
            hosts={data.records}
            added={added}
            now={serverTime(fulfilledTimeStamp)}
            onSecret={setMade}
          />
        )}
      </AccountSection>
      {full ? (
        <p className={`quiet text-2 ${s.quiet}`}>{t('add.full', { max: data.max ?? 0 })}</p>
      ) : (
        <LateSection
          title={t('add.title')}
          lines={19}
          load={loadAdd}
          props={{ taken: data.records.map(({ host }) => host), onSecret: setMade }}
        />
      )}
      {made && (
        <SecretDialog
          made={made}
          onClose={() => {
            setAdded(made.added ?? null)
            setMade(null)
          }}
        />
      )}
    </>
  )
}

interface HostListProps {
  hosts: readonly PingbackHost[]
  /** The ID of the one that was added last. */
  added: PingbackHost['id'] | null
  now: number
  onSecret: (made: Made) => void
}

function HostList({ hosts, added, now, onSecret }: HostListProps) {
  const { t } = useTranslation('pingback')
  const list = useRef<HTMLUListElement>(null)
  const parts = useParts(hosts, list)
  return (
    <>
      <ul ref={list} data-list="" className="stack gap-6" aria-label={t('hosts.title')}>
        {parts.drawn.map((host) => (
          <HostCard
            key={host.id}
            host={host}
            fresh={host.id === added}
            now={now}
            onSecret={onSecret}
          />
        ))}
      </ul>
      <MoreParts {...parts} />
    </>
  )
}
