import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Payout } from '@/api/contract/payouts.ts'
import { payoutsApi } from '@/api/endpoints/payouts.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Money } from '@/ui/Money.tsx'
import { CancelPayout } from '../history/CancelPayout.tsx'
import { hasReceipt, payoutInfo } from '../history/payouts.ts'
import s from '../affiliate.module.css'

const shownPayouts = 3
const watchMs = 15_000

/** The latest payouts with their state, in two lines each. */
export function LatestPayouts() {
  const { t } = useTranslation('earnings')
  const [isMoving, setIsMoving] = useState(false)
  const answer = payoutsApi.usePayoutsQuery(
    { page: 0, perPage: shownPayouts },
    { pollingInterval: isMoving ? watchMs : 0, skipPollingIfUnfocused: true },
  )
  const [canceling, setCanceling] = useState<Payout | null>(null)
  const moving = answer.data?.records.some(({ status }) => payoutInfo(status).moves) ?? false
  if (moving !== isMoving) setIsMoving(moving)
  return (
    <LoadedSection
      answer={answer}
      title={t('payouts.title')}
      lines={4}
      aside={<RouteLink to={{ id: 'payoutHistory' }}>{t('payouts.all')}</RouteLink>}
    >
      {({ records }) =>
        records.length === 0 ? (
          <p className="quiet">{t('payouts.none')}</p>
        ) : (
          <>
            <ul className="bare grid gap-3">
              {records.slice(0, shownPayouts).map((payout) => (
                <PayoutLine key={payout.id} payout={payout} onCancel={() => setCanceling(payout)} />
              ))}
            </ul>
            {canceling && (
              <CancelPayout
                payout={canceling}
                onRefused={() => void answer.refetch()}
                onClose={() => setCanceling(null)}
              />
            )}
          </>
        )
      }
    </LoadedSection>
  )
}

function PayoutLine({ payout, onCancel }: { payout: Payout; onCancel: () => void }) {
  const { t } = useTranslation('payouts')
  const locale = useLocale()
  const { id, amount, status, createdAt, methodTitle, methodId, cancelable } = payout
  const { status: found, tone } = payoutInfo(status)
  const named = { id: String(id) }
  return (
    <li className="grid gap-1">
      <span className="row wrap between gap-2">
        <b>
          <Money {...amount} locale={locale} />
        </b>
        <StatusBadge status={status} tone={tone} tip={found && t(`tip.${found}`)}>
          {found && t(`status.${found}`)}
        </StatusBadge>
      </span>
      <span className="row wrap between gap-2 quiet text-2">
        <span>
          <DateTime at={createdAt} format="dateTime" /> · {methodTitle || methodId || '—'}
        </span>
        {hasReceipt(status) ? (
          <RouteLink
            to={{ id: 'payoutHistory', search: { receipt: String(id) } }}
            aria-label={t('receipt.named', named)}
          >
            {t('receipt.button')}
          </RouteLink>
        ) : (
          cancelable && (
            <button
              type="button"
              className={s.act}
              onClick={onCancel}
              aria-label={t('cancel.named', named)}
            >
              {t('cancel.button')}
            </button>
          )
        )}
      </span>
    </li>
  )
}
