import { useTranslation } from '@/i18n/use-translation.ts'
import type { Referral } from '@/api/contract/partner.ts'
import { referralKinds } from '@/api/contract/partner-states.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { compare } from '@/lib/decimal.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { commissionBadge } from './referrals.ts'
import s from '../affiliate.module.css'

export function useReferralColumns(): Column<Referral>[] {
  const { t } = useTranslation('referrals')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const day = (at: string | null) => (at ? <DateTime at={at} /> : '—')
  return [
    {
      key: 'person',
      header: t('column.person'),
      rowHeader: true,
      cell: ({ maskedEmail, kind }) => {
        const found = known(referralKinds, kind)
        return (
          <span className={`gap-0 min-0 ${s.stack}`}>
            <span translate="no">{maskedEmail || t('column.hidden')}</span>
            <span className="quiet text-1 regular" data-folds="">
              {found ? common(`role.${found}`) : plainCode(kind)}
            </span>
          </span>
        )
      },
    },
    {
      key: 'registeredAt',
      plain: true,
      header: t('column.registeredAt'),
      nowrap: true,
      sortable: true,
      cell: ({ registeredAt }) => day(registeredAt),
    },
    {
      key: 'lastActivityAt',
      folds: true,
      header: t('column.lastActivityAt'),
      nowrap: true,
      sortable: true,
      cell: ({ lastActivityAt }) => day(lastActivityAt),
    },
    {
      key: 'source',
      folds: true,
      header: common('label.source'),
      cell: ({ source, subId, landing }) => (
        <span className={`gap-0 min-0 ${s.stack}`}>
          <span translate="no">{joinTexts(' · ', [source ?? common('label.direct'), subId])}</span>
          {landing && (
            <span className="quiet text-1 regular">
              {common('label.landingPage', { page: landing })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'spentOrEarned',
      folds: true,
      lead: false,
      header: t('column.spentOrEarned'),
      numeric: true,
      amount: ({ spentOrEarned }) => spentOrEarned?.amount,
      nowrap: true,
      sortable: true,
      cell: ({ spentOrEarned }) =>
        spentOrEarned ? (
          <Money amount={spentOrEarned.amount} currency={spentOrEarned.currency} locale={locale} />
        ) : (
          '—'
        ),
    },
    {
      key: 'commission',
      lead: 'bare',
      header: common('label.yourShare'),
      numeric: true,
      amount: ({ commission }) => commission?.amount,
      nowrap: true,
      sortable: true,
      cell: ({ commission }) =>
        commission ? (
          <Money amount={commission.amount} currency={commission.currency} locale={locale} />
        ) : (
          '—'
        ),
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: ({ status, commission }) => {
        // Nothing is on hold of a person who has brought nothing yet.
        if (status === 'pending' && commission && compare(commission.amount, '0') === 0) return '—'
        const look = commissionBadge(status)
        return (
          <StatusBadge status={status} tone={look?.tone} tip={look && t(`tip.${look.status}`)}>
            {look && t(`status.${look.status}`)}
          </StatusBadge>
        )
      },
    },
  ]
}
