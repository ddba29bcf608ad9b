import { useTranslation } from '@/i18n/use-translation.ts'
import type { LedgerEntry } from '@/api/contract/ledger.ts'
import { ledgerKinds } from '@/api/contract/ledger.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { ledgerNames, entryReason } from './days.ts'
import s from '../history.module.css'

export function useLedgerColumns(): Column<LedgerEntry>[] {
  const { t } = useTranslation(['ledger', 'common'])
  const { t: common } = useTranslation()
  const locale = useLocale()
  return [
    {
      key: 'kind',
      header: t('what'),
      rowHeader: true,
      cell: (entry) => {
        const kind = known(ledgerKinds, entry.kind)
        return (
          <span className={`gap-0 ${s.what}`}>
            <span>{kind ? t(ledgerNames[kind]) : plainCode(entry.kind)}</span>
            <DateTime at={entry.createdAt} format="time" className="quiet text-1 regular" />
          </span>
        )
      },
    },
    {
      key: 'why',
      header: common('label.reason'),
      folds: true,
      cell: (entry) => <Why entry={entry} />,
    },
    {
      key: 'amount',
      lead: 'bare',
      header: common('label.amount'),
      numeric: true,
      amount: ({ amount }) => amount.amount,
      nowrap: true,
      cell: ({ amount }) => (
        <Money
          className={amount.amount.startsWith('-') ? undefined : 'ok'}
          amount={amount.amount}
          currency={amount.currency}
          locale={locale}
          signed
        />
      ),
    },
    {
      key: 'after',
      folds: true,
      header: t('balanceAfter'),
      numeric: true,
      amount: ({ balanceAfter }) => balanceAfter?.amount,
      nowrap: true,
      cell: ({ balanceAfter }) =>
        balanceAfter ? (
          <Money amount={balanceAfter.amount} currency={balanceAfter.currency} locale={locale} />
        ) : (
          '—'
        ),
    },
  ]
}

/** The reason in words, with a link to its cause. */
function Why({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation('ledger')
  const { t: common } = useTranslation()
  const { ref, note } = entry
  const reason = entryReason(entry)
  const id = ref?.id === null || ref?.id === undefined ? null : String(ref.id)
  const own = reason === 'transfer_in' || reason === 'transfer_out' ? note : null
  return (
    <span className={`wrap gap-1 gap-x-2 min-0 text-2 break ${s.why}`}>
      <span>{reason ? t(`reason.${reason}`) : (note ?? '—')}</span>
      {own && <q>{own}</q>}
      {id !== null && ref?.type === 'task' && (
        <RouteLink to={{ id: 'uploads', search: { view: 'tasks', task: id } }} translate="no">
          {common('label.taskNumber', { id })}
        </RouteLink>
      )}
      {id !== null && ref?.type === 'payment' && (
        <RouteLink to={{ id: 'payOk', search: { paymentId: id } }} translate="no">
          {t('payment', { id })}
        </RouteLink>
      )}
      {ref?.type === 'transfer' && (
        <RouteLink to={{ id: 'sendUser' }}>{common('label.transfers')}</RouteLink>
      )}
      {ref?.type === 'workaround' && (
        <RouteLink to={{ id: 'captchaWorkaroundPay' }}>{common('label.yourOrders')}</RouteLink>
      )}
    </span>
  )
}
