import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Payment } from '@/api/contract/payments.ts'
import { historyApi } from '@/api/endpoints/history.ts'
import { load } from '@/api/load.ts'
import { chunk } from '@/lib/chunk.ts'
import type { Dispatch } from '@/session/person.ts'
import { ExportAll } from '@/shared/list/ExportAll.tsx'
import type { PaymentQuery } from './history.ts'

const loadFile = () => chunk(() => import('./save-payments.ts'), { reload: false })

/** Exports all payments of the filtered list. */
export function ExportButton({
  query: { page: _, ...filters },
  total,
}: {
  query: PaymentQuery
  total: number
}) {
  const { t } = useTranslation('payments')
  const dispatch: Dispatch = useDispatch()
  return (
    <ExportAll<Payment>
      total={total}
      ask={(page) =>
        load(
          dispatch(
            historyApi.endpoints.payments.initiate(
              { ...filters, ...page },
              { subscribe: false, forceRefetch: true },
            ),
          ),
        )
      }
      save={async (payments) => {
        const { savePayments } = await loadFile()
        savePayments(t('csv.file'), payments)
      }}
    />
  )
}
