import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Ban } from '@/api/contract/receiving-errors.ts'
import { receivingErrorApi } from '@/api/endpoints/customer.ts'
import { toProblem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { cutText } from '@/lib/cut-text.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { findApiError } from '@/task-api/errors.ts'
import { useRemaining, useSecondsTo } from '@/shared/form/retry.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { FoldingItem } from '@/ui/FoldingItem.tsx'
import { banScopes, isActive } from './errors.ts'
import { Cause } from './Cause.tsx'
import s from '../customer.module.css'
import { deviceTime, serverNow } from '@/lib/server-clock.ts'

/** The customer's temporary blocks: the reason, and how long they last. */
export function Bans() {
  const { t } = useTranslation('errors')
  const { data, error, isFetching, refetch } = receivingErrorApi.useBansQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  })
  if (!data && !error) return <SectionSkeleton title={t('bans.title')} lines={3} />
  return (
    <AccountSection title={t('bans.title')} text={t('bans.text')}>
      {data ? (
        data.records.length === 0 ? (
          <p className="quiet text-2">{t('bans.none')}</p>
        ) : (
          <PartedList
            as="ul"
            rows={data.records}
            className={s.errorsList}
            aria-label={t('bans.title')}
          >
            {(ban) => <BanCard key={ban.id} ban={ban} onOver={() => void refetch()} />}
          </PartedList>
        )
      ) : (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      )}
    </AccountSection>
  )
}

function BanCard({ ban, onOver }: { ban: Ban; onOver: () => void }) {
  const { t } = useTranslation('errors')
  const { t: common } = useTranslation()
  const { t: words } = useTranslation('apiErrors')
  const format = useFormat()
  const { reason, scope, subject, from, until, requests } = ban
  const error = findApiError(reason)
  const place = known(banScopes, scope)
  const [begun] = useState(() => serverNow())
  const [over, setOver] = useState(false)
  const active = !over && isActive(ban, begun)
  return (
    <FoldingItem
      className={`stack gap-2 ${s.card}`}
      data-active={active || undefined}
      name={<h3>{error ? words(error.titleKey) : plainCode(reason)}</h3>}
      note={
        active && until ? (
          <Countdown
            until={deviceTime(until)}
            onOver={() => {
              setOver(true)
              onOver()
            }}
          />
        ) : (
          <Until at={until} />
        )
      }
      state={
        <Badge tone={active ? 'bad' : 'neutral'}>{t(active ? 'bans.active' : 'bans.over')}</Badge>
      }
      unfold={common('label.details')}
    >
      <div className="stack gap-2 content-start">
        <p className="quiet text-1 break">
          <code translate="no">{cutText(reason)}</code>
        </p>
        <DescriptionList layout="flow" terms="faint" className={`gap-1 gap-x-5 text-2 ${s.facts}`}>
          <Description term={t('bans.scope')}>
            {place ? t(`scope.${place}`) : plainCode(scope)}{' '}
            {subject && <code translate="no">{cutText(subject)}</code>}
          </Description>
          {from && (
            <Description term={t('bans.from')}>
              <DateTime at={from} format="moment" />
            </Description>
          )}
          {active && until && (
            <Description term={t('bans.until')}>
              <DateTime at={until} format="moment" />
            </Description>
          )}
          {requests !== null && (
            <Description term={t('bans.requests')}>{format.number(requests)}</Description>
          )}
        </DescriptionList>
      </div>
      <Cause error={error} />
    </FoldingItem>
  )
}

function Until({ at }: { at: string | null }) {
  const { t } = useTranslation('errors')
  if (!at) return t('bans.open')
  return (
    <>
      <span className="faint">{t('bans.until')}</span> <DateTime at={at} format="moment" />
    </>
  )
}

/** Not a live region, because it would be announced every second. */
function Countdown({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useTranslation('errors')
  const left = useSecondsTo(until)
  const remaining = useRemaining()
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (left === 0) over.current()
  }, [left])
  return <p className="bad bold num">{t('bans.left', { time: remaining(left) })}</p>
}
