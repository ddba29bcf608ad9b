import { useTranslation } from '@/i18n/use-translation.ts'
import type { Transfer } from '@/api/contract/transfers.ts'
import { transfersApi } from '@/api/endpoints/ledger.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { negate } from '@/lib/decimal.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { toast } from '@/ui/toast-store.ts'
import { transferInfo } from './transfer.ts'
import s from '../pay.module.css'
import { cutText } from '@/lib/cut-text.ts'

export function useTransferColumns(onCancel: (transfer: Transfer) => void): Column<Transfer>[] {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  return [
    {
      key: 'who',
      header: t('column.who'),
      rowHeader: true,
      cell: ({ direction, counterpart, comment }) => (
        <span className={`grid gap-0 min-0 ${s.person}`}>
          <span>
            {t(direction === 'in' ? 'direction.from' : 'direction.to')}{' '}
            <span translate="no">{counterpart?.maskedEmail || t('column.nobody')}</span>
          </span>
          {comment && (
            <span className="quiet text-1 regular" data-folds="">
              {cutText(comment)}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'when',
      plain: true,
      header: t('column.when'),
      nowrap: true,
      cell: ({ createdAt }) => <RowTime at={createdAt} />,
    },
    {
      key: 'amount',
      header: common('label.amount'),
      numeric: true,
      amount: ({ amount }) => amount?.amount,
      nowrap: true,
      lead: 'bare',
      cell: ({ amount, fee, direction }) =>
        amount && (
          <span className={`gap-0 ${s.sum}`}>
            <Money
              amount={direction === 'out' ? negate(amount.amount) : amount.amount}
              currency={amount.currency}
              locale={locale}
              signed
            />
            {fee && (
              <span className="quiet text-1 regular" data-folds="">
                {common('label.feeLower')}{' '}
                <Money amount={fee.amount} currency={fee.currency} locale={locale} />
              </span>
            )}
          </span>
        ),
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: ({ status, expiresAt }) => {
        const look = transferInfo(status)
        const tip =
          look && t(`tip.${look.status}`, { date: format.date(expiresAt ?? '', 'dateTime') })
        return (
          <StatusBadge status={status} tone={look?.tone} tip={tip}>
            {look && t(`status.${look.status}`)}
          </StatusBadge>
        )
      },
    },
    {
      key: 'actions',
      folds: true,
      header: common('label.actions'),
      hideHeader: true,
      cell: (transfer) =>
        transfer.status === 'awaiting_confirmation' && transfer.direction === 'out' ? (
          <Waiting transfer={transfer} onCancel={onCancel} />
        ) : null,
    },
  ]
}

/** The actions on a transfer that waits for its confirmation. */
function Waiting({
  transfer,
  onCancel,
}: {
  transfer: Transfer
  onCancel: (transfer: Transfer) => void
}) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const [resend] = transfersApi.useResendTransferMutation()
  const action = useAction()
  async function again(): Promise<void> {
    if (await action.run(() => resend({ id: transfer.id }).unwrap()))
      toast({ tone: 'ok', text: common('label.newLink'), id: 'transfer' })
  }
  return (
    <div className={`gap-0 ${s.sum}`}>
      <div className="cluster gap-2">
        <Button
          variant="secondary"
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() => void again()}
        >
          {t('resend.button')}
        </Button>
        <Button variant="tertiary" onClick={() => onCancel(transfer)}>
          {t('cancel.button')}
        </Button>
      </div>
      <ActionProblem action={action} />
    </div>
  )
}
