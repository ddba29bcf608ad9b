import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Transfer } from '@/api/contract/transfers.ts'
import { transferCanceling, transfersApi } from '@/api/endpoints/ledger.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { toast } from '@/ui/toast-store.ts'
import { transferQuery } from './transfer.ts'
import { useTransferColumns } from './use-transfer-columns.tsx'

/** Sent and received transfers; the filters are in the address. */
export function Transfers() {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const query = useListQuery(transferQuery)
  const [canceling, setCanceling] = useState<Transfer | null>(null)
  const [cancel] = transfersApi.useCancelTransferMutation(transferCanceling)
  const answer = transfersApi.useTransfersQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={useTransferColumns(setCanceling)}
      section={{ title: common('label.transfers') }}
      words={{
        found: (count) => t('list.found', { count }),
        empty: { title: t('list.empty'), text: t('list.emptyText') },
      }}
      filters={{
        direction: {
          label: t('list.direction'),
          nameOf: (direction) => t(`direction.${direction}`),
        },
        status: {
          label: common('label.status'),
          nameOf: (status) => t(`status.${status}`),
        },
      }}
    >
      {canceling && (
        <ConfirmDialog
          title={t('cancel.title')}
          confirm={t('cancel.confirm')}
          cancels
          work={() => cancel({ id: canceling.id }).unwrap()}
          onDone={() => {
            setCanceling(null)
            toast({ tone: 'ok', text: t('cancel.done'), id: 'transfer' })
          }}
          onClose={() => setCanceling(null)}
        >
          <p>{t('cancel.text', { email: canceling.counterpart?.maskedEmail ?? '' })}</p>
        </ConfirmDialog>
      )}
    </List>
  )
}
