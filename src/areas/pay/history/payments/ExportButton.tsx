import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { historyApi } from '@/api/endpoints/history.ts'
import { load } from '@/api/load.ts'
import type { Dispatch } from '@/session/person.ts'
import { ExportButton as ListExport } from '@/shared/list/ExportButton.tsx'
import type { PaymentQuery } from './history.ts'

const loadFile = async () => (await import('./save-payments.ts')).savePayments

/** All payments that the filters leave, as a file. */
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
    <ListExport
      ask={(paged) =>
        load(
          dispatch(
            historyApi.endpoints.payments.initiate(
              { ...filters, ...paged },
              { subscribe: false, forceRefetch: true },
            ),
          ),
        )
      }
      rowKey={({ id }) => id}
      load={loadFile}
      file={t('csv.file')}
      total={total}
      words={{ button: t('csv.button'), working: t('csv.working') }}
    />
  )
}
