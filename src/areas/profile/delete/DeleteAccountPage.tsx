import { useTranslation } from '@/i18n/use-translation.ts'
import { useState } from 'react'
import { deletionBlocks } from '@/api/contract/profile.ts'
import { profileApi } from '@/api/endpoints/profile.ts'
import { toProblem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { withGap } from '@/lib/sentences.ts'
import type { PageLoader } from '@/session/person.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import type { DeleteInfo, Awaiting } from '@/api/contract/profile.ts'
import { useOnHold } from '@/shared/account/use-on-hold.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { isZero, DeletionEditor } from './DeletionEditor.tsx'
import { DeletionWaiting } from './DeletionWaiting.tsx'
import { DataLink } from '../user/DataLink.tsx'
import s from '../profile.module.css'

const fresh = { refetchOnMountOrArgChange: 10 }

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(
    dispatch(
      profileApi.endpoints.deleteInfo.initiate(undefined, {
        forceRefetch: fresh.refetchOnMountOrArgChange,
      }),
    ),
  )

export default function DeleteAccountPage() {
  const { t } = useTranslation('profileDelete')
  const { t: common } = useTranslation()
  return (
    <AccountFrame title={common('nav.crumb.profileDelete')} lead={t('delete.lead')}>
      <Content />
    </AccountFrame>
  )
}

function Content() {
  const { t } = useTranslation('profileDelete')
  const { t: common } = useTranslation()
  const { data: info, error, isFetching, refetch } = profileApi.useDeleteInfoQuery(undefined, fresh)
  const blocked = info && known(deletionBlocks, info.blocked ?? '')
  if (blocked)
    return (
      <AccountSection title={common('nav.crumb.profileDelete')}>
        <Notice
          tone="warn"
          title={t(`delete.team.${blocked}.title`)}
          action={
            <RouteLink to={{ id: 'profileTeam' }}>{common('nav.crumb.profileTeam')}</RouteLink>
          }
        >
          {t(`delete.team.${blocked}.text`)}
        </Notice>
      </AccountSection>
    )
  if (info) {
    return (
      <>
        <AccountSection title={t('delete.goes')}>
          <Consequences info={info} />
          <DataLink text={t('delete.data.text')}>{t('delete.data.link')}</DataLink>
        </AccountSection>
        <AccountSection title={t('delete.confirm')} tone="danger">
          <Deletion info={info} onStale={() => void refetch()} />
        </AccountSection>
      </>
    )
  }
  if (!error) return <SectionSkeleton title={t('delete.goes')} lines={16} />
  return (
    <AccountSection title={t('delete.goes')}>
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={3}
      />
    </AccountSection>
  )
}

/** What is deleted with an account. */
function Consequences({ info: { balance, pendingPayouts, activeProxies } }: { info: DeleteInfo }) {
  const { t } = useTranslation('profileDelete')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const onHold = useOnHold()
  return (
    <div className="stack gap-5">
      <DescriptionList
        layout="grid"
        terms="small"
        details="figure"
        className={`gap-3 ${s.figures}`}
      >
        <Description
          data-lost={!isZero(balance.amount) || undefined}
          term={common('account.balance')}
          // The balance in the header is without what is on hold.
          note={onHold}
        >
          <Money amount={balance.amount} currency={balance.currency} locale={locale} />
        </Description>
        <Description data-lost={pendingPayouts > 0 || undefined} term={t('delete.payouts')}>
          {pendingPayouts.toLocaleString(locale)}
        </Description>
        <Description data-lost={activeProxies > 0 || undefined} term={t('delete.proxies')}>
          {activeProxies.toLocaleString(locale)}
        </Description>
      </DescriptionList>
      <ul className={`grid gap-2 ${s.list}`}>
        {!isZero(balance.amount) && (
          <li>
            {withGap(t('delete.lost.balance'))}
            <RouteLink to={{ id: 'historyPayment' }}>{t('delete.lost.refund')}</RouteLink>
          </li>
        )}
        {activeProxies > 0 && <li>{t('delete.lost.proxies', { count: activeProxies })}</li>}
        <li>{t('delete.lost.keys')}</li>
        <li>{t('delete.lost.data')}</li>
        <li>{t('delete.lost.restore')}</li>
      </ul>
    </div>
  )
}

interface DeletionProps {
  info: DeleteInfo
  /** Refetches the state. */
  onStale: () => void
}

/** A deletion that waits for its link, is blocked, or can be requested. */
function Deletion({ info, onStale }: DeletionProps) {
  const { t } = useTranslation('profileDelete')
  /** The request just made, because a backend need not report it. */
  const [sent, setSent] = useState<Awaiting | null>(null)
  const [cancelled, setCancelled] = useState(false)
  const pending = info.pending ?? sent
  if (pending)
    return (
      <DeletionWaiting
        pending={pending}
        known={info.pending !== null}
        fresh={sent !== null}
        onCancelled={() => {
          setSent(null)
          setCancelled(true)
        }}
      />
    )
  if (info.pendingPayouts > 0)
    return (
      <Notice tone="warn" title={t('delete.blocked')}>
        {t('delete.blockedText')}
      </Notice>
    )
  return (
    <DeletionEditor
      focus={cancelled}
      onStale={onStale}
      onSent={(answer) => {
        setCancelled(false)
        setSent(answer)
      }}
    />
  )
}
