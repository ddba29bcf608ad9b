import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { Payout } from '@/api/contract/payouts.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { withGap } from '@/lib/sentences.ts'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { linkTarget } from '@/shared/html/link-target.ts'
import { IdentityLink } from '@/shared/ProblemWay.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { useAssetText } from '../method/use-asset-text.ts'
import { hasReceipt, payoutInfo, payoutReasons } from './payouts.ts'
import lists from '../affiliate.module.css'

interface Ways {
  onCancel: (payout: Payout) => void
  receiptHref: (id: string) => string
}

export function usePayoutColumns(ways: Ways): Column<Payout>[] {
  const { t } = useTranslation('payouts')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const asset = useAssetText()
  return [
    {
      key: 'when',
      header: t('column.when'),
      rowHeader: true,
      nowrap: true,
      cell: ({ id, createdAt }) => (
        <span className={`gap-0 min-0 ${lists.stack}`}>
          <RowTime at={createdAt} />
          <span className="quiet text-1 regular" translate="no" data-folds="">
            {common('label.number', { id: String(id) })}
          </span>
        </span>
      ),
    },
    {
      key: 'method',
      plain: true,
      header: common('label.method'),
      cell: ({ methodTitle, methodId, account }) => (
        <span className={`gap-0 min-0 ${lists.stack}`}>
          <span>{cutText(methodTitle || methodId || '—')}</span>
          {account && (
            <span className="quiet text-1 regular" translate="no" dir="ltr" data-folds="">
              {account}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'amount',
      header: common('label.amount'),
      lead: 'bare',
      numeric: true,
      amount: ({ amount }) => amount.amount,
      nowrap: true,
      cell: ({ amount, fee }) => (
        <span className={`gap-0 min-0 ${lists.stack}`}>
          <Money amount={amount.amount} currency={amount.currency} locale={locale} />
          {fee && /[1-9]/.test(fee.amount) && (
            <span className="quiet text-1 regular" data-folds="">
              {common('label.feeLower')}{' '}
              <Money amount={fee.amount} currency={fee.currency} locale={locale} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'receive',
      folds: true,
      header: common('label.youReceive'),
      numeric: true,
      nowrap: true,
      // Nothing arrives of what went back to the balance.
      cell: ({ receive, status }) =>
        receive && payoutInfo(status).money !== 'back' ? asset(receive) : '—',
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: (payout) => <Status payout={payout} />,
    },
    {
      key: 'actions',
      folds: true,
      header: common('label.actions'),
      hideHeader: true,
      cell: (payout) => <Actions payout={payout} {...ways} />,
    },
  ]
}

/** The status, the reason, and where the money is. */
function Status({ payout: { status, reason } }: { payout: Payout }) {
  const { t } = useTranslation('payouts')
  const look = payoutInfo(status)
  const found = reason === null ? undefined : known(payoutReasons, reason)
  return (
    <span className={`items-start gap-0 ${lists.status}`}>
      <StatusBadge status={status} tone={look.tone} tip={look.status && t(`tip.${look.status}`)}>
        {look.status && t(`status.${look.status}`)}
      </StatusBadge>
      {reason && (
        <span className="quiet text-1 regular" data-folds="">
          {found ? withGap(t(`reason.${found}`)) : plainCode(reason)}
          {found && <ReasonWay reason={found} />}
        </span>
      )}
      {look.money === 'back' && (
        <span className="quiet text-1 regular" data-folds="">
          {t('money.back')}
        </span>
      )}
    </span>
  )
}

/** Leads on from a reason that the person can do something about. */
function ReasonWay({ reason }: { reason: (typeof payoutReasons)[number] }) {
  const { t } = useTranslation('payouts')
  switch (reason) {
    case 'identity_check':
      return <IdentityLink />
    case 'source_check':
      return (
        <RouteLink to={{ id: 'ticketNew', search: { category: 'payout' } }}>
          {t('way.support')}
        </RouteLink>
      )
    case 'address_rejected':
    case 'recipient_returned':
      return <RouteLink to={{ id: 'walletEdit' }}>{t('way.wallet')}</RouteLink>
    case 'provider_unavailable':
    case 'rules':
      return null
  }
}

function Actions({ payout, onCancel, receiptHref }: { payout: Payout } & Ways) {
  const { t } = useTranslation('payouts')
  const { id, status, txUrl, cancelable } = payout
  const href = txUrl ? linkTarget(txUrl, location.origin) : null
  const named = { id: String(id) }
  return (
    <span className={`items-start ${lists.actions}`}>
      {cancelable && (
        <button
          type="button"
          className={lists.act}
          onClick={() => onCancel(payout)}
          aria-label={t('cancel.named', named)}
        >
          {t('cancel.button')}
        </button>
      )}
      {hasReceipt(status) && (
        <Link
          to={receiptHref(String(id))}
          preventScrollReset
          className={lists.act}
          aria-label={t('receipt.named', named)}
        >
          {t('receipt.button')}
        </Link>
      )}
      {href && !href.startsWith('mailto:') && (
        <a
          className={lists.act}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('tx.named', named)}
        >
          {t('tx.button')}
        </a>
      )}
    </span>
  )
}
